import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box, GalleyItem } from '../../../src/typeset/page/item.ts';
import type { Mark } from '../../../src/typeset/page/page.ts';
import { grown, type PageColumn, paginate } from '../../../src/typeset/page/paginate.ts';
import { holds } from '../holds.ts';
import { boxOf as box } from '../marks.ts';

const glue = (height: number): GalleyItem => ({ kind: 'glue', height });
const penalty = (cost: number): GalleyItem => ({ kind: 'penalty', cost });
const never = penalty(Number.POSITIVE_INFINITY);
const always = penalty(Number.NEGATIVE_INFINITY);
const anchors = (column: PageColumn) => column.marks.flatMap((mark: Mark) => (mark.kind === 'anchor' ? [mark] : []));
const ids = (columns: readonly PageColumn[]) => columns.map((column) => anchors(column).map(({ id }) => Number(id)));

const pageHeight = 100;
const galley = fc
  .array(
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc.record({ kind: fc.constant('box' as const), height: fc.integer({ min: 1, max: 40 }) }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('box' as const), height: fc.constantFrom(0, 100, 130) }) },
      {
        weight: 4,
        arbitrary: fc.record({ kind: fc.constant('glue' as const), height: fc.integer({ min: 1, max: 20 }) }),
      },
      {
        weight: 5,
        arbitrary: fc.record({ kind: fc.constant('penalty' as const), cost: fc.constantFrom(0, 0, 50, 100, Infinity) }),
      },
      { weight: 1, arbitrary: fc.constant({ kind: 'penalty' as const, cost: -Infinity }) },
    ),
    { maxLength: 60, size: 'max' },
  )
  .map((items) => items.map((item, index): GalleyItem => (item.kind === 'box' ? box(index, item.height) : item)));

/** Whether a page may end before an item: at a penalty, or at glue after a box. */
function isBreak(items: readonly GalleyItem[], at: number): boolean {
  const item = items[at];
  return item?.kind === 'penalty' ? item.cost < Infinity : item?.kind === 'glue' && items[at - 1]?.kind === 'box';
}

describe('paginate', () => {
  it('places every box once, in order, each below the one before', () =>
    holds(1000, [galley], (items) => {
      const columns = paginate(items, pageHeight);
      const boxes = items.flatMap((item, index) => (item.kind === 'box' ? [index] : []));
      expect(ids(columns).flat()).toEqual(boxes);
      for (const column of columns) {
        let y = 0;
        for (const anchor of anchors(column)) {
          expect(anchor.y).toBeGreaterThanOrEqual(y);
          y = anchor.y + (items[Number(anchor.id)] as Box).height;
        }
        expect(column.height).toBeCloseTo(y, 6);
      }
    }));

  it('fills no page over its height, but for a box that is taller than a page', () =>
    holds(1000, [galley], (items) => {
      for (const column of paginate(items, pageHeight))
        if (column.height > pageHeight + 0.01) expect(anchors(column)).toHaveLength(1);
    }));

  it('begins pages with a box at their top: white space vanishes', () =>
    holds(1000, [galley], (items) => {
      for (const column of paginate(items, pageHeight)) expect(anchors(column)[0]?.y).toBe(0);
    }));

  it('obeys every forced page end between two boxes', () =>
    holds(1000, [galley], (items) => {
      const pageOf = new Map(ids(paginate(items, pageHeight)).flatMap((page, index) => page.map((id) => [id, index])));
      items.forEach((item, at) => {
        if (item.kind !== 'penalty' || item.cost !== -Infinity) return;
        const before = items.slice(0, at).findLastIndex(({ kind }) => kind === 'box');
        const after = items.findIndex(({ kind }, index) => index > at && kind === 'box');
        if (before < 0 || after < 0) return;
        expect(pageOf.get(after)).toBeGreaterThan(pageOf.get(before) as number);
      });
    }));

  it('ends a page where it is forbidden only when no allowed place fits', () =>
    holds(1000, [galley], (items) => {
      const pages = ids(paginate(items, pageHeight));
      pages.slice(0, -1).forEach((page, index) => {
        const last = page.at(-1) as number;
        const next = (pages[index + 1] as number[])[0] as number;
        const between = Array.from({ length: next - last - 1 }, (_, place) => last + 1 + place);
        if (between.some((at) => isBreak(items, at))) return;
        // Nothing on the page was a place to end it.
        const first = page[0] as number;
        for (let at = first + 1; at < last; at++) expect(isBreak(items, at), `item ${at}`).toBe(false);
      });
    }));

  it('lets the white of a page grow by whole lines where the page is all but full and faces no other of them', () => {
    const lines = (from: number, count: number) => Array.from({ length: count }, (_, index) => box(from + index, 10));
    // Seven lines and two gaps of one; what follows has no room for its first two.
    const items = [...lines(0, 3), glue(10), ...lines(3, 2), glue(10), ...lines(5, 2), penalty(0), box(7, 20)];
    const heights = (columns: readonly PageColumn[]) => columns.map(({ height }) => height);
    expect(heights(paginate(items, pageHeight))).toEqual([90, 20]);
    expect(heights(paginate(items, pageHeight, 10))).toEqual([100, 20]);
    expect(heights(paginate(items, 140, 10))).toEqual([110]);
  });
  it('sets nothing on no pages', () => {
    expect(paginate([], 100)).toEqual([]);
    expect(paginate([glue(10), always, never], 100)).toEqual([]);
  });

  it('fills a page to the last line', () => {
    const lines = Array.from({ length: 25 }, (_, index) => [box(index, 10), penalty(0)]).flat();
    expect(ids(paginate(lines, 100)).map((page) => page.length)).toEqual([10, 10, 5]);
  });

  it('keeps a heading with the lines that follow it', () => {
    const lines = Array.from({ length: 9 }, (_, index) => [box(index, 10), penalty(0)]).flat();
    const heading = [glue(5), box(100, 10), never, box(101, 10), never, box(102, 10)];
    expect(ids(paginate([...lines, ...heading], 115))).toEqual([
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
      [100, 101, 102],
    ]);
  });

  it('would sooner leave a line empty than end a page where it costs more', () => {
    const items = [box(0, 80), penalty(0), box(1, 12), penalty(100), box(2, 12)];
    expect(ids(paginate(items, 100))).toEqual([[0], [1, 2]]);
  });
});

describe('white that grows', () => {
  it('takes up lines by kind, spread over the gaps of each, and none at the foot', () => {
    const section: GalleyItem = { kind: 'glue', height: 10, stretch: 1, growsLast: true };
    const figure: GalleyItem = { kind: 'glue', height: 10, stretch: 1 };
    const chapter: GalleyItem = { kind: 'glue', height: 20, stretch: 2 };
    const white = [section, figure, section, chapter, figure, section, section];
    const page = white.flatMap((gap, index) => [box(index, 9), gap]);
    const heights = grown(page, { widest: 2, early: 1, last: 2 }, 5).flatMap((item) =>
      item.kind === 'glue' ? [item.height] : [],
    );
    expect(heights).toEqual([10, 10, 15, 30, 15, 15, 10]);
  });
});
