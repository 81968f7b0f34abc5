import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FoldedSheet, layoutFor } from '../../../src/typeset/edition/edition.ts';
import { foldedPages, impose, volumesOf } from '../../../src/typeset/edition/impose.ts';
import type { Mark, Page } from '../../../src/typeset/page/page.ts';
import { holds } from '../holds.ts';

/** Pages of which these begin something, counted from 0. */
const pagesOf = (count: number, beginnings: ReadonlySet<number>): Page[] =>
  Array.from({ length: count }, (_, index) => {
    const anchor: Mark = { kind: 'anchor', id: `p${index}`, y: 10, bookmark: { title: `p${index}`, level: 1 } };
    return { width: 400, height: 600, label: String(index + 1), marks: beginnings.has(index) ? [anchor] : [] };
  });

const books = fc
  .tuple(fc.integer({ min: 1, max: 260 }), fc.array(fc.nat({ max: 259 })))
  .map(([count, places]) => pagesOf(count, new Set(places)));

describe('volumes', () => {
  it('are at most 64 pages, begin on right-hand pages, and leave none out', () =>
    holds(50, [books], (pages) => {
      const volumes = volumesOf(pages);
      expect(volumes.map(({ from }) => from)).toEqual([0, ...volumes.slice(0, -1).map(({ to }) => to)]);
      expect(volumes.at(-1)?.to).toBe(pages.length);
      for (const { from, to } of volumes) {
        expect(from % 2).toBe(0);
        expect(foldedPages(to - from)).toBeLessThanOrEqual(64);
      }
    }));
  it('begin where something does, where such places are near enough', () => {
    const volumes = volumesOf(pagesOf(120, new Set([0, 46, 58, 61, 66])));
    expect(volumes).toEqual([
      { from: 0, to: 58 },
      { from: 58, to: 120 },
    ]);
    expect(volumesOf(pagesOf(64, new Set()))).toHaveLength(1);
    expect(volumesOf(pagesOf(65, new Set([10])))).toHaveLength(2);
  });
  it('begin where pages say so themselves, and the last page of each is its back', () => {
    const pages = pagesOf(22, new Set([0, 6, 10])).map((page, index) =>
      index === 0 || index === 8 ? { ...page, opensVolume: true as const } : page,
    );
    expect(volumesOf(pages)).toEqual([
      { from: 0, to: 8 },
      { from: 8, to: 22 },
    ]);
    const outsides = impose(pages, layoutFor({ paper: 'booklet-a4' }, 'book').folded as FoldedSheet).map(
      ({ parts = [] }) => parts.map(({ place }) => place),
    );
    expect([outsides[0], outsides[4]]).toEqual([
      [7, 0],
      [21, 8],
    ]);
  });
});

describe('sheets', () => {
  const sheet = layoutFor({ paper: 'booklet-a4', marks: true }, 'book').folded;
  if (!sheet) throw new Error('not folded');
  it('have every page once, and never a mark outside', () =>
    holds(20, [books], (pages) => {
      const sides = impose(pages, sheet);
      const places = sides.flatMap(({ parts = [] }) => parts.map(({ place }) => place));
      expect(places.sort((a, b) => a - b)).toEqual([...pages.keys()]);
      expect(sides.length % 2).toBe(0);
    }));
  it('have the last page of a book outside where it is the back of a leaf', () => {
    for (const count of [2, 6, 22, 98, 130, 132]) {
      const pages = pagesOf(count, new Set([0, 44, 90]));
      const last = volumesOf(pages).at(-1)?.from ?? 0;
      const outside = impose(pages, sheet).find(({ parts = [] }) => parts.some(({ place }) => place === last));
      expect(outside?.parts?.map(({ place }) => place)).toEqual([count - 1, last]);
    }
  });
  it('say where they are folded and trimmed only where that is asked for', () => {
    const [marked, bare] = [true, false].map((marks) => impose(pagesOf(4, new Set()), { ...sheet, marks }));
    expect(marked?.[0]?.marks).toHaveLength(6);
    expect(bare?.[0]?.marks).toEqual([]);
  });
});
