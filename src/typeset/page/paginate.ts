/** Galley → columns of marks, one a page. */

import type { Galley, GalleyItem } from './item.ts';
import { type Mark, moved } from './page.ts';

/** What stands on one page, counted from the top of its text area. */
export interface PageColumn {
  readonly marks: readonly Mark[];
  /** How far down it reaches, in points. */
  readonly height: number;
}

/**
 * Breaks a galley into pages of `height` points. Each page takes as much as fits and ends where that costs least;
 * glue at its top and foot vanishes. A box taller than a page gets a page of its own.
 */
export function paginate(galley: Galley, height: number, facing?: Facing): PageColumn[] {
  const columns: PageColumn[] = [];
  let at = skipWhite(galley, 0);
  const pageFrom = (from: number, room: number) => {
    const first = galley[from];
    const head = first?.kind === 'box' ? first.head : undefined;
    const end = pageEndFrom(galley, from, room - (head?.height ?? 0));
    return { column: place([...(head ? [head] : []), ...galley.slice(from, end)]), next: skipWhite(galley, end) };
  };
  /** A page that faces none of the others; where it is all but full the white on it grows until it is. */
  const alone = (from: number) => {
    const page = pageFrom(from, height);
    if (facing === undefined || page.next >= galley.length) return page;
    const items = galley.slice(from, pageEndFrom(galley, from, height));
    return { ...page, column: place(stretched(items, height - page.column.height, facing.leading)) };
  };
  while (at < galley.length) {
    const isLeft = facing !== undefined && (columns.length % 2 === 0) === facing.beginsLeft;
    const pages = isLeft ? levelled(at, height, facing, pageFrom, galley.length) : [alone(at)];
    columns.push(...pages.map(({ column }) => column));
    at = pages.at(-1)?.next ?? galley.length;
  }
  return columns;
}

/** Pages that face each other. */
export interface Facing {
  /** Whether the first page is a left-hand one; nothing where no two are made to end level with each other. */
  readonly beginsLeft?: boolean;
  /** The distance of lines in points. */
  readonly leading: number;
}

interface Filled {
  readonly column: PageColumn;
  /** Where in the galley the next page begins. */
  readonly next: number;
}

/** Lines that both pages of an opening may give up so that they end on one. */
const mostGivenUp = 5;

/** A left-hand page and the one it faces, which end level unless the text ends on one of them. */
function levelled(
  at: number,
  height: number,
  { leading }: Facing,
  pageFrom: (from: number, room: number) => Filled,
  end: number,
): Filled[] {
  const opening = (leftRoom: number, rightRoom: number): Filled[] => {
    const left = pageFrom(at, leftRoom);
    return left.next < end ? [left, pageFrom(left.next, rightRoom)] : [left];
  };
  const whole = opening(height, height);
  // As few lines as can be: the left-hand page hands on what it gives up, the right-hand one may take it or not.
  for (let given = 0; given <= 2 * mostGivenUp; given++)
    for (let byRight = Math.max(0, given - mostGivenUp); byRight <= Math.min(given, mostGivenUp); byRight++) {
      const pages = given === 0 ? whole : opening(height - (given - byRight) * leading, height - byRight * leading);
      const [left, right] = pages;
      if (left === undefined || right === undefined) return whole;
      if (Math.abs(left.column.height - right.column.height) < leading / 2) return pages;
    }
  return whole;
}

/** Lines that white may take up on a page. */
const mostTaken = 3;

/** The same items with `free` points more of white, in whole lines and at most one for each stretch of it. */
function stretched(items: readonly GalleyItem[], free: number, leading: number): readonly GalleyItem[] {
  const lines = Math.floor(free / leading + 0.01);
  const last = items.findLastIndex(({ kind }) => kind === 'box');
  const isWhite = (item: GalleyItem, index: number) =>
    item.kind === 'glue' && index < last && item.height > leading / 2;
  const gaps = items.filter(isWhite).length;
  if (lines < 1 || lines > Math.min(mostTaken, gaps)) return items;
  let gap = 0;
  return items.map((item, index): GalleyItem => {
    if (item.kind !== 'glue' || !isWhite(item, index)) return item;
    gap++;
    const more = Math.floor((lines * gap) / gaps) - Math.floor((lines * (gap - 1)) / gaps);
    return { ...item, height: item.height + more * leading };
  });
}

/** Glue and penalties at the top of a page are dropped; a forced page end has done its work. */
function skipWhite(galley: Galley, from: number): number {
  let at = from;
  while (at < galley.length && galley[at]?.kind !== 'box') at++;
  return at;
}

const emptyLine = 8; // cost of a line's height left empty

function pageEndFrom(galley: Galley, from: number, height: number): number {
  let used = 0;
  let best = { end: galley.length, cost: Number.POSITIVE_INFINITY };
  for (let at = from; at < galley.length; at++) {
    const item = galley[at] as GalleyItem;
    if (item.kind === 'penalty') {
      if (item.cost === Number.NEGATIVE_INFINITY) return at;
      const cost = item.cost + ((height - used) / 12) * emptyLine;
      if (cost <= best.cost) best = { end: at, cost };
      continue;
    }
    if (item.kind === 'glue') {
      const before = galley[at - 1];
      const cost = ((height - used) / 12) * emptyLine;
      if (before?.kind === 'box' && cost <= best.cost) best = { end: at, cost };
      used += item.height;
      continue;
    }
    used += item.height;
    if (used > height + 0.01) return best.cost < Number.POSITIVE_INFINITY ? best.end : Math.max(at, from + 1);
  }
  return galley.length;
}

function place(items: readonly GalleyItem[]): PageColumn {
  let y = 0;
  let height = 0;
  const marks: Mark[] = [];
  for (const item of items) {
    if (item.kind === 'penalty') continue;
    if (item.kind === 'box') {
      marks.push(...item.marks.map((mark) => moved(mark, 0, y)));
      height = y + item.height;
    }
    y += item.height;
  }
  return { marks, height };
}
