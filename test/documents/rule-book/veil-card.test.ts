import { describe, expect, it } from 'vitest';
import { veilPlan } from '../../../src/documents/rule-book/veil-plan.ts';
import { outcomeNames } from '../../../src/model/event.ts';
import { allEditions, type Edition, layoutFor } from '../../../src/typeset/edition/edition.ts';
import { boundsOf } from '../../../src/typeset/page/box.ts';
import type { Mark, PathMark, TextMark } from '../../../src/typeset/page/page.ts';
import { areaWidth, ink, isFullPage, lineMeasure } from '../../../src/typeset/page/style.ts';
import { content, printAfresh, printed, textOf, textOutside, typeset } from '../workshop.ts';

/** Editions of different pages. */
const editions = Object.entries(allEditions).filter(([, { paper, lowInk }]) => paper !== 'screen' && !lowInk);
const plan = (edition: Edition) => veilPlan({ edition, style: layoutFor(edition).style });
const bookOf = (edition: Edition) => layoutFor(edition, 'book').style;

const isText = (mark: Mark): mark is TextMark => mark.kind === 'text' && mark.role !== 'artifact';
const isPath = (mark: Mark): mark is PathMark => mark.kind === 'path';
const labels = new Set(outcomeNames.map((name) => content.game.words[name].one.toUpperCase()));
const marksOf = new Set(outcomeNames.map((name) => content.game.words[name].mark));

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
    const dashed = (front?.marks ?? []).filter(isPath).filter(({ dash }) => dash !== undefined);
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
    const other = (back?.marks ?? []).filter(isPath).find(({ dash }) => dash !== undefined);
    const [a, b] = [boundsOf({ ...(dashed[0] as PathMark), width: 0 }), boundsOf({ ...(other as PathMark), width: 0 })];
    expect(a.x + b.x + b.width).toBeCloseTo(front?.width ?? 0, 2);
  });

  it('opens each Outcome alone, on every page, its rule and its mark beside the card', () => {
    const pages = typeset('event-book', edition.paper, content, { edition }).pages;
    let seen = 0;
    for (const { marks, label } of pages) {
      const found = marks.filter(isText).filter((mark) => labels.has(textOf(mark)));
      const rules = marks
        .filter(isPath)
        .filter(({ fill, role }) => role === 'artifact' && fill === ink.accent)
        .map(boundsOf)
        .filter((box) => Math.abs(box.width - 1.2 * grows) < 0.01);
      if (found.length === 0) continue;
      seen += found.length;
      const top = style.top * grows;
      const lines = marks.filter(isText).filter(({ y }) => y > top && y < style.bottom * grows);
      /** Bars that show the letters of a line. */
      const barsOf = ({ y, size }: TextMark) => [y - size * 0.5, y].map((one) => Math.floor((one - top) / bar));
      const bars = found.map((first, index) =>
        lines
          .filter(({ y }) => y > first.y - 0.1 && y < (found[index + 1]?.y ?? Number.POSITIVE_INFINITY) - 0.1)
          .flatMap(barsOf),
      );
      bars.forEach((own, index) => {
        const others = new Set(bars.filter((_, other) => other !== index).flat());
        expect(
          own.filter((one) => others.has(one)),
          `page ${label}, ${textOf(found[index] as TextMark)}`,
        ).toEqual([]);
      });
      for (const { y } of found)
        expect(
          rules.filter((box) => box.y < y && box.y + box.height > y - 3),
          `page ${label}`,
        ).not.toEqual([]);
      if (isFullPage(style)) continue;
      const names = marks.filter((mark): mark is TextMark => mark.kind === 'text' && mark.role === 'artifact');
      const beside = names.filter((mark) => marksOf.has(textOf(mark)) && Math.abs(mark.size - 11.5 * grows) < 0.01);
      expect(beside, `page ${label}`).toHaveLength(found.length);
      for (const mark of beside)
        expect(
          rules.some((box) => box.y < mark.y && box.y + box.height > mark.y - mark.size),
          `page ${label}`,
        ).toBe(true);
    }
    const stories = content.events.filter(({ kind }) => kind === 'event').length;
    expect(seen).toBe(4 * stories);
  });
});

it('says what the game says, or plain words, once for a reader', async () => {
  const { pdf, complaints } = await printed('veil-card', 'a4');
  expect(complaints).toEqual([]);
  expect(pdf.pages).toHaveLength(2);
  expect(pdf.pages.flatMap((page) => textOutside(page, 27))).toEqual([]);
  expect(pdf.pages[0]?.text).toMatch(/NORTH GATE[\s\S]*PASS[\s\S]*19[\s\S]*VALID/u);
  const { veilCard: _, ...plainGame } = content.game;
  const page = (await printed('veil-card', 'a5', { ...content, game: plainGame })).pdf.pages[0]?.text ?? '';
  expect(page).toContain('VEIL CARD');
  expect(page.replace(/\s+/gu, ' ')).toContain('Only one Outcome will.');
  expect(printAfresh('veil-card', 'a4').bytes.equals(printAfresh('veil-card', 'a4').bytes)).toBe(true);
});

it('has no text under 14 points in large print', () => {
  const pages = typeset('veil-card', 'a4', content, { edition: { largePrint: true } }).pages;
  const sizes = pages.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'text' ? mark.size : [])));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
});
