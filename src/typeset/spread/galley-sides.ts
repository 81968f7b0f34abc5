/** Galley → the sides of paper that can begin at a place. */

import { memo } from '../../memo.ts';
import { type Box, beforeChapter, freely, type Galley, type GalleyItem, type Penalty } from '../page/item.ts';
import { breaksAfter, type Gaps, skipWhite } from '../page/paginate.ts';
import type { Side } from './spreads.ts';

/** A stretch of a galley that fills a side. */
export interface GalleySide extends Side {
  readonly from: number;
  readonly end: number;
  /** Its lines, and the gaps that can grow. */
  readonly lines: number;
  readonly gaps: Gaps;
  /** Whether the text ends there, a page must end, or a picture fills the rest. */
  readonly ends?: 'text' | 'page' | 'picture';
}

/** Room for a side, in lines, and for a picture below its text. */
export interface SideRoom {
  readonly lines: number;
  readonly leading: number;
  /** Min lines of a picture below the end of a chapter; none without pictures. */
  readonly picture?: number | undefined;
  /** Lines that facing sides may both lack. */
  readonly maxShort: number;
}

/** Max share of a side for a picture. */
const maxPictureShare = 0.6;

function sumOver(galley: Galley, count: (item: GalleyItem) => number): (from: number, to: number) => number {
  const sums = new Float64Array(galley.length + 1);
  galley.forEach((item, index) => {
    sums[index + 1] = (sums[index] ?? 0) + count(item);
  });
  return (from, to) => (sums[to] ?? 0) - (sums[from] ?? 0);
}

/** The sides from a place of a galley; those that may face the left one if given. */
export function galleySides(
  galley: Galley,
  room: SideRoom,
): (from: number, left?: GalleySide) => readonly GalleySide[] {
  const sides = memo(sidesFrom(galley, room));
  if (!galley.some(isApart)) return sides;
  const apartOn = ({ from, end }: GalleySide) => apartIn(galley.slice(from, end));
  return (from, left) => {
    const seen = new Set(left ? apartOn(left) : []);
    return sides(from).filter((side) => !apartOn(side).some((word) => seen.has(word)));
  };
}

const isApart = (item: GalleyItem): item is Box & { readonly apart: string } =>
  item.kind === 'box' && item.apart !== undefined;

const apartIn = (items: Galley): readonly string[] => items.filter(isApart).map(({ apart }) => apart);

/** All sides from a place that white or a picture can fill; the fullest if there are none. */
function sidesFrom(galley: Galley, room: SideRoom): (from: number) => GalleySide[] {
  const { leading, picture = Number.POSITIVE_INFINITY, maxShort } = room;
  const heightOf = sumOver(galley, (item) => (item.kind === 'penalty' ? 0 : item.height));
  const countGaps = (kind: keyof Gaps) => sumOver(galley, (item) => (gapKind(item) === kind ? 1 : 0));
  const [widest, early, last] = [countGaps('widest'), countGaps('early'), countGaps('last')];
  /** The end of the last box before each item. */
  const textEnd = [0];
  for (const [index, { kind }] of galley.entries()) textEnd.push(kind === 'box' ? index + 1 : (textEnd[index] ?? 0));
  const textEndBefore = (place: number) => textEnd[place] ?? 0;

  return (from) => {
    const first = galley[from];
    const head = first?.kind === 'box' ? (first.head?.height ?? 0) : 0;
    const heightTo = (end: number) => head + heightOf(from, textEndBefore(end));
    const sideTo = (end: number, { cost, turn = 0 }: Penalty): GalleySide => {
      const to = textEndBefore(end);
      const lines = Math.ceil(heightTo(end) / leading - 0.01);
      const gaps = { widest: widest(from, to), early: early(from, to), last: last(from, to) };
      const next = skipWhite(galley, end);
      return next >= galley.length
        ? { from, end, next, lines, gaps, cost: 0, turn: 0, ends: 'text' }
        : { from, end, next, lines, gaps, cost, turn };
    };
    const sides: GalleySide[] = [];
    let fullest: GalleySide | undefined;
    const seen = new Set<string>();
    let checked = from;
    for (const { end, penalty } of breaksAfter(galley, from)) {
      const apart = apartIn(galley.slice(checked, end));
      if (heightTo(end) > room.lines * leading + 0.01 || apart.some((word) => seen.has(word))) break;
      for (const word of apart) seen.add(word);
      checked = end;
      if (penalty.cost === Number.NEGATIVE_INFINITY) {
        const side = sideTo(end, freely);
        return [{ ...side, ends: side.ends ?? 'page' }];
      }
      fullest = sideTo(end, penalty);
      const { lines, gaps, ends } = fullest;
      const free = room.lines - lines;
      if (ends || free <= 2 * gaps.widest + gaps.early + gaps.last + maxShort) sides.push(fullest);
      if (!ends && galley[end] === beforeChapter && free >= picture && free <= room.lines * maxPictureShare)
        sides.push({ ...fullest, ends: 'picture' });
    }
    // An item higher than a side has its own.
    const [only] = fullest ? [] : breaksAfter(galley, from);
    return sides.length > 0 ? sides : [fullest ?? sideTo(only?.end ?? galley.length, freely)];
  };
}

/** The kind of an item as a gap that can grow. */
function gapKind(item: GalleyItem): keyof Gaps | undefined {
  if (item.kind !== 'glue' || item.stretch === undefined) return undefined;
  if (item.stretch === 2) return 'widest';
  return item.growsLast ? 'last' : 'early';
}
