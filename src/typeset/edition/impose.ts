/** Pages → sides of sheets that fold into booklets, two pages to a side. */

import { type Mark, moved, type Page, type Part } from '../page/page.ts';
import { verticalLine } from '../page/path.ts';
import { ink, millimetre } from '../page/style.ts';
import type { FoldedSheet } from './edition.ts';

/** A stapler takes sixteen sheets through their fold. */
const maxPages = 64;

/** Pages stapled together, from one to before another, counted from 0. */
export interface Volume {
  readonly from: number;
  readonly to: number;
}

/** The pages of a booklet, with the empty ones at its end. */
export const foldedPages = (count: number): number => Math.ceil(count / 4) * 4;

/** Divides a book evenly into the fewest volumes to staple, at bookmarks on right pages if possible; `added` pages go into each. */
export function volumesOf(
  pages: readonly Page[],
  added: (volume: Volume) => number = () => 0,
  opens: (page: Page) => boolean = () => false,
): Volume[] {
  const opened = pages.flatMap(({ opensVolume }, index) => (opensVolume ? [index] : []));
  if (opened.length > 0) return opened.map((from, index) => ({ from, to: opened[index + 1] ?? pages.length }));
  const isRightHand = (_: Page, index: number) => index % 2 === 0;
  const begins = ({ marks }: Page) => marks.some((mark) => mark.kind === 'anchor' && mark.bookmark);
  const places = [...pages.keys()].filter((index) => isRightHand(pages[index] as Page, index));
  const good = places.filter((index) => index === 0 || begins(pages[index] as Page));
  const costOf = (volume: Volume, length: number) => {
    const isPreferred = volume.from === 0 || opens(pages[volume.from] as Page);
    return 1e9 + 1e6 * length + length ** 2 + (isPreferred ? 0 : uneven);
  };
  const parted = (at: readonly number[]) => partedAt(at, pages.length, added, costOf);
  return parted(good) ?? parted(places) ?? [];
}

/** Max added unevenness, as a sum of squares, for a volume that begins with a larger part. */
const uneven = 100;

/** The fewest volumes, then sheets, then the most even; none if places are too far apart. */
function partedAt(
  places: readonly number[],
  count: number,
  added: (volume: Volume) => number,
  costOf: (volume: Volume, length: number) => number,
): Volume[] | undefined {
  interface Division {
    readonly volumes: readonly Volume[];
    readonly cost: number;
  }
  const ways = new Map<number, Division>([[0, { volumes: [], cost: 0 }]]);
  for (const to of [...places.slice(1), count]) {
    for (const from of places) {
      const before = ways.get(from);
      const length = foldedPages(to - from + added({ from, to }));
      if (from >= to || length > maxPages || before === undefined) continue;
      const cost = before.cost + costOf({ from, to }, length);
      const known = ways.get(to);
      if (!known || cost < known.cost) ways.set(to, { volumes: [...before.volumes, { from, to }], cost });
    }
  }
  const whole = ways.get(count)?.volumes;
  return whole && [...whole];
}

export const sheetsOf = (pages: readonly Page[]): number[] =>
  volumesOf(pages).map(({ from, to }) => foldedPages(to - from) / 4);

/** Lays pages on sheets, volume by volume, from outermost sheet inwards: front, back. */
export function impose(pages: readonly Page[], sheet: FoldedSheet): Page[] {
  return volumesOf(pages).flatMap(({ from, to }) => {
    const count = foldedPages(to - from);
    const isBack = (to === pages.length || pages[to]?.opensVolume === true) && to % 2 === 0;
    const pageOf = (number: number) => {
      // A back cover on the back of a leaf stays last: empty pages go before it.
      if (isBack && number === count) return to - 1;
      return from + number <= (isBack ? to - 1 : to) ? from + number - 1 : undefined;
    };
    return Array.from({ length: count / 4 }, (_, depth) => [
      laidOut(pages, [pageOf(count - 2 * depth), pageOf(1 + 2 * depth)], depth, sheet),
      laidOut(pages, [pageOf(2 + 2 * depth), pageOf(count - 1 - 2 * depth)], depth, sheet),
    ]).flat();
  });
}

/** One side: its left and right page, moved to the fold to make up for creep. */
function laidOut(
  pages: readonly Page[],
  places: readonly [left: number | undefined, right: number | undefined],
  depth: number,
  sheet: FoldedSheet,
): Page {
  const fold = sheet.width / 2;
  const marks: Mark[] = [];
  const parts: Part[] = [];
  for (const [side, place] of places.entries()) {
    const page = place === undefined ? undefined : pages[place];
    if (place === undefined || page === undefined) continue;
    const pushed = depth * sheet.creep;
    const x = side === 0 ? fold - page.width + pushed : fold - pushed;
    const y = (sheet.height - page.height) / 2;
    parts.push({ place, label: page.label, from: marks.length });
    // An anchor is at the left edge of its page.
    for (const mark of page.marks) marks.push(moved(mark.kind === 'anchor' ? { x: 0, ...mark } : mark, x, y));
  }
  const label = parts.map((part) => part.label).join(', ');
  return { width: sheet.width, height: sheet.height, marks: [...marks, ...foldMarks(sheet)], label, parts };
}

/** The trim at the fore edge of a folded booklet, and the length of marks. */
const trimmed = 4.5 * millimetre;
const tick = 7 * millimetre;

/** Broken lines on the fold, solid ones at the trimmed fore edges, at head and foot. */
function foldMarks({ width, height, marks }: FoldedSheet): Mark[] {
  if (!marks) return [];
  const places = [
    { x: width / 2, dash: [3, 3] as const },
    { x: trimmed, dash: undefined },
    { x: width - trimmed, dash: undefined },
  ];
  return places.flatMap(({ x, dash }) =>
    [
      [0, tick],
      [height - tick, height],
    ].map(([from = 0, to = 0]) => verticalLine(x, from, to, { stroke: ink.text, width: 0.4, ...(dash && { dash }) })),
  );
}
