import { describe, expect, it } from 'vitest';
import { veilPlan } from '../../../src/documents/rule-book/veil-plan.ts';
import { outcomeNames } from '../../../src/model/event.ts';
import { allEditions, type Edition, layoutFor } from '../../../src/typeset/edition/edition.ts';
import { boundsOf } from '../../../src/typeset/page/box.ts';
import type { PathMark, TextMark } from '../../../src/typeset/page/page.ts';
import { areaWidth, ink, isFullPage, lineMeasure } from '../../../src/typeset/page/style.ts';
import {
  content,
  labelsOn,
  marksOf,
  printAfresh,
  printed,
  storyOutcomes,
  textOf,
  textOutside,
  typeset,
} from '../workshop.ts';

/** Editions of different pages. */
const editions = Object.entries(allEditions).filter(([, { lowInk }]) => !lowInk);
const plan = (edition: Edition) => veilPlan({ edition, style: layoutFor(edition).style });
const bookOf = (edition: Edition) => layoutFor(edition, 'book').style;

const signs = new Set(outcomeNames.map((name) => content.game.words[name].mark));

describe.each(editions)('the veil card of %s', (_, edition) => {
  const { width, height, hinge, strip, cuts, bar } = plan(edition);
  const style = bookOf(edition);
  const { grows = 1 } = style;
  const [front, back] = typeset('veil-card', edition.paper, content, { edition }).pages;

  it('covers the column of Outcomes and fits its paper with 10 mm to spare', () => {
    const text = (isFullPage(style) ? lineMeasure(style) : areaWidth(style)) * grows;
    expect(hinge).toBeGreaterThan(text);
    expect(height - strip).toBeCloseTo((style.bottom - style.top) * grows, 5);
    const sheet = layoutFor(edition).style;
    expect(width).toBeLessThanOrEqual(sheet.width - 56.6);
    expect(height).toBeLessThanOrEqual(sheet.height - 56.6);
  });

  it('is one card, its bars cut from one side to a hinge, each on the lines of its pages', () => {
    const dashed = marksOf('path', front?.marks ?? []).filter(({ dash }) => dash !== undefined);
    // A picture of the card is beside it.
    const [outline, ...rest] = dashed
      .map((mark) => boundsOf({ ...mark, width: 0 }))
      .filter((box, _, [first]) => first && box.x < first.x + first.width);
    expect(outline?.width).toBeCloseTo(width, 5);
    const [fold] = rest.splice(-1);
    expect([(fold?.x ?? 0) - (outline?.x ?? 0), fold?.width]).toEqual([expect.closeTo(hinge, 5), 0]);
    expect(rest.map(({ y }) => y - (outline?.y ?? 0))).toEqual(cuts.map((one) => expect.closeTo(one, 5)));
    for (const cut of cuts)
      expect(Math.abs(Math.sin((Math.PI * (cut - strip)) / style.leading / grows))).toBeLessThan(1e-6);
    expect(height - (cuts.at(-1) ?? 0)).toBeLessThanOrEqual(bar + 0.01);
    // The back is where the front is, seen from the other side.
    const other = marksOf('path', back?.marks ?? []).find(({ dash }) => dash !== undefined);
    const [a, b] = [boundsOf({ ...(dashed[0] as PathMark), width: 0 }), boundsOf({ ...(other as PathMark), width: 0 })];
    expect(a.x + b.x + b.width).toBeCloseTo(front?.width ?? 0, 2);
  });

  it('opens each Outcome alone, on every page, its rule and its mark beside the card', () => {
    const pages = typeset('event-book', edition.paper, content, { edition }).pages;
    let seen = 0;
    for (const page of pages) {
      const { marks, label } = page;
      const found = labelsOn(page);
      const texts = marksOf('text', marks);
      const rules = marksOf('path', marks)
        .filter(({ fill, role }) => role === 'artifact' && fill === ink.accent)
        .map(boundsOf)
        .filter((box) => Math.abs(box.width - 1.2 * grows) < 0.01);
      if (found.length === 0) continue;
      seen += found.length;
      const top = style.top * grows;
      const lines = texts.filter(({ role, y }) => role !== 'artifact' && y > top && y < style.bottom * grows);
      /** Bars that show the letters of a line. */
      const barsOf = ({ y, size }: TextMark) => [y - size * 0.5, y].map((one) => Math.floor((one - top) / bar));
      const bars = found.map((first, index) =>
        lines
          .filter(({ y }) => y > first.y - 0.1 && y < (found[index + 1]?.y ?? Number.POSITIVE_INFINITY) - 0.1)
          .flatMap(barsOf),
      );
      for (const [index, own] of bars.entries()) {
        const others = new Set(bars.filter((_, other) => other !== index).flat());
        const shared = own.filter((one) => others.has(one));
        expect(shared, `page ${label}, ${textOf(found[index] as TextMark)}`).toEqual([]);
      }
      /** Marks without a rule beside a number of points of them. */
      const bare = (of: readonly TextMark[], points: number) =>
        of.filter(({ y }) => !rules.some((box) => box.y < y && box.y + box.height > y - points)).map(textOf);
      expect(bare(found, 3), `page ${label}`).toEqual([]);
      if (isFullPage(style)) continue;
      const names = texts.filter(({ role, size }) => role === 'artifact' && Math.abs(size - 11.5 * grows) < 0.01);
      const beside = names.filter((mark) => signs.has(textOf(mark)));
      expect(beside, `page ${label}`).toHaveLength(found.length);
      expect(bare(beside, 11.5 * grows), `page ${label}`).toEqual([]);
    }
    expect(seen).toBe(storyOutcomes.length);
  });
});

it('says what the game says, or plain words, once for a reader', async () => {
  const { pdf, diagnostics } = await printed('veil-card', 'a4');
  expect(diagnostics).toEqual([]);
  expect(pdf.pages).toHaveLength(2);
  expect(pdf.pages.flatMap((page) => textOutside(page, 27))).toEqual([]);
  expect(pdf.pages[0]?.text).toMatch(/NORTH GATE[\s\S]*PASS[\s\S]*19[\s\S]*VALID/u);
  const { veilCard: _, ...plainGame } = content.game;
  const page = (await printed('veil-card', 'a5', { ...content, game: plainGame })).pdf.pages[0]?.text ?? '';
  expect(page).toContain('VEIL CARD');
  expect(page.replace(/\s+/gu, ' ')).toContain('Only one Outcome will.');
  expect(Buffer.compare(printAfresh('veil-card', 'a4').bytes, printAfresh('veil-card', 'a4').bytes)).toBe(0);
});

it('has no text under 14 points in large print', () => {
  const pages = typeset('veil-card', 'a4', content, { edition: { largePrint: true } }).pages;
  const sizes = pages.flatMap(({ marks }) => marksOf('text', marks).map(({ size }) => size));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
});
