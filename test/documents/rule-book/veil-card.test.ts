import { expect, it } from 'vitest';
import type { Content } from '../../../src/model/content.ts';
import { areaWidth, isFullPage, lineMeasure, paperNames, styleFor } from '../../../src/typeset/page/style.ts';
import { composed, content, inkBox, printAfresh, printed, textOutside, typeset } from '../workshop.ts';

it.each(paperNames)(
  'on %s two cards cover the column of the Outcomes, and their backs lie behind their fronts',
  (paper) => {
    const style = styleFor(paper);
    const [front, back] = composed('veil-card', paper);
    const cards = [front, back].map((page) =>
      (page?.marks ?? []).flatMap((mark) =>
        mark.kind === 'path' && mark.dash !== undefined ? [inkBox({ ...mark, width: 0 }) as readonly number[]] : [],
      ),
    );
    const [fronts = [], backs = []] = cards;
    expect([fronts.length, backs.length]).toEqual([2, 2]);
    const column = isFullPage(style) ? lineMeasure(style) : areaWidth(style);
    for (const [index, [left = 0, top, right = 0, bottom]] of fronts.entries()) {
      // No more than a millimetre of a small page is left open at either side.
      expect(right - left).toBeGreaterThan(column - 4);
      const mirrored = [style.width - right, top, style.width - left, bottom].map((one) =>
        expect.closeTo(one as number, 2),
      );
      expect(backs[index]).toEqual(mirrored);
    }
    // One cut parts them.
    expect(fronts[0]?.[3]).toBeCloseTo(fronts[1]?.[1] as number, 2);
  },
);

it('says what the game says, or plain words, once for a reader', async () => {
  const { pdf, complaints } = await printed('veil-card', 'a4');
  expect(complaints).toEqual([]);
  expect(pdf.pages).toHaveLength(2);
  expect(pdf.pages.flatMap((page) => textOutside(page, 27))).toEqual([]);
  expect(pdf.pages[0]?.text).toMatch(/NORTH GATE[\s\S]*PASS[\s\S]*19[\s\S]*VALID/u);
  const { veilCard: _, ...plainGame } = content.game;
  const plain: Content = { ...content, game: plainGame };
  const page = (await printed('veil-card', 'a5', plain)).pdf.pages[0]?.text ?? '';
  expect(page).toContain('VEIL CARD');
  expect(page.replace(/\s+/gu, ' ')).toContain('Only one Outcome will.');
  expect(printAfresh('veil-card', 'a4').bytes.equals(printAfresh('veil-card', 'a4').bytes)).toBe(true);
});

it('covers the whole column in large print, with no text under 14 points', () => {
  const pages = typeset('veil-card', 'a4', content, { edition: { largePrint: true } }).pages;
  const sizes = pages.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'text' ? mark.size : [])));
  expect(pages).toHaveLength(2);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  const widths = pages.flatMap(({ marks }) =>
    marks.flatMap((mark) => {
      if (mark.kind !== 'path' || mark.dash === undefined) return [];
      const [left, , right] = inkBox({ ...mark, width: 0 }) as readonly [number, number, number, number];
      return right - left;
    }),
  );
  expect(widths).toHaveLength(4);
  expect(Math.min(...widths)).toBeGreaterThan(areaWidth(styleFor('a4')));
});
