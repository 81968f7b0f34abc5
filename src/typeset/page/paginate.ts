/** Galley → columns of marks, one a page. */

import type { Galley, Item } from './item.ts';
import { type Mark, moved } from './page.ts';

/** What stands on one page, counted from the top of its text area. */
export interface Column {
  readonly marks: readonly Mark[];
  /** How far down it reaches, in points. */
  readonly height: number;
}

/**
 * Breaks a galley into pages of `height` points. Each page takes as much as fits and ends where that costs least;
 * glue at its top and foot vanishes. A box taller than a page gets a page of its own.
 */
export function paginate(galley: Galley, height: number): Column[] {
  const columns: Column[] = [];
  let at = skipWhite(galley, 0);
  while (at < galley.length) {
    const end = pageEndFrom(galley, at, height);
    columns.push(place(galley.slice(at, end)));
    at = skipWhite(galley, end);
  }
  return columns;
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
    const item = galley[at] as Item;
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

function place(items: readonly Item[]): Column {
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
