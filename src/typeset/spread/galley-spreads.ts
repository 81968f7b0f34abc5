/** Galley → pages that face each other and end level. */

import { memo } from '../../memo.ts';
import type { Galley, GalleyItem } from '../page/item.ts';
import { type Gaps, grown, type PageColumn, place, skipWhite } from '../page/paginate.ts';
import { type GalleySide, galleySides } from './galley-sides.ts';
import { breakIntoSpreads, type Ends, type SpreadPlan, type Spreads } from './spreads.ts';

export interface SpreadOptions {
  /** The side of the first page in its spread. */
  readonly begins: 'left' | 'right';
  /** The distance of lines in points. */
  readonly leading: number;
  /** Min lines of a picture below the end of a chapter; none without pictures. */
  readonly picture?: number | undefined;
  /** Lines that both pages of a spread may lack. */
  readonly maxShort?: number;
  /** A broken galley with the same options, whose end may be the same. */
  readonly like?: BrokenGalley | undefined;
}

export interface BrokenGalley extends Pick<Spreads<Filled>, 'costAt' | 'bestFrom'> {
  readonly galley: Galley;
  columns(): SpreadPage[];
}

export interface SpreadPage extends PageColumn {
  /** Whether a picture goes below its text. */
  readonly hasPicture: boolean;
  /** Its items, up to before `end`. */
  readonly from: number;
  readonly end: number;
}

/** Costs, in the unit of a penalty. */
const costs = {
  /** Growth by a line above chapters, elsewhere and above sections, and unequal gaps on a spread. */
  widest: { line: 4, unlike: 10 },
  early: { line: 4, unlike: 14 },
  last: { line: 10, unlike: 100 },
  /** A line that both pages of a spread lack. */
  short: 14,
  picture: 200,
  spread: 60,
  /** A spread that is not level or a page that is not full, and each missing line. */
  uneven: 500,
  missing: 25,
  /** A blank page, if the next text may not begin there. */
  blank: 5000,
} as const;

/** A page before setting: the growth of its white in lines. */
interface Filled {
  readonly side: GalleySide;
  readonly more: Gaps;
}

/** Breaks a galley into level spreads of `height` points; spare lines go to glue, that above sections last. */
export function breakGalley(
  galley: Galley,
  height: number,
  { begins, leading, picture, maxShort = 3, like }: SpreadOptions,
): BrokenGalley {
  const room = Math.floor(height / leading + 0.01);
  // Sides face many others.
  const ways = memo(({ gaps, lines }: GalleySide) =>
    Array.from({ length: maxShort + 1 }, (_, short) => waysToGrow(gaps, room - short - lines)),
  );
  const limits = { room, maxShort, ways };
  const asSpread = ({ cost, pages }: Ends<Filled>) => ({ cost: costs.spread + cost, pages });
  const { pages, costAt, bestFrom } = breakIntoSpreads<GalleySide, Filled>(
    {
      length: galley.length,
      sides: galleySides(galley, { lines: room, leading, picture, maxShort }),
      alone: (side) => asSpread(filled(side, room)),
      facing: (left, right) => asSpread(right ? levelled(left, right, limits) : withBlank(filled(left, room), left)),
    },
    skipWhite(galley, 0),
    begins,
    like && knownFrom(like, galley),
  );
  return { galley, columns: () => pages.map((page) => columnOf(page, galley, leading)), costAt, bestFrom };
}

/** The best spreads of another galley, from places of the end that both have in common. */
function knownFrom({ galley: other, bestFrom }: BrokenGalley, galley: Galley) {
  const by = galley.length - other.length;
  const last = galley.findLastIndex((item, index) => !isSame(item, other[index - by]));
  return (place: number) => (place > last ? moved(bestFrom(place - by), by) : undefined);
}

/** Whether items are one object, or penalties with the same costs; those without a turn may be known by their object. */
const isSame = (a: GalleyItem, b: GalleyItem | undefined) =>
  a === b ||
  (a.kind === 'penalty' && b?.kind === 'penalty' && a.turn !== undefined && a.turn === b.turn && a.cost === b.cost);

/** The same spreads, a number of items later. */
function moved({ from, pages, rest, ...costs }: SpreadPlan<Filled>, by: number): SpreadPlan<Filled> {
  const later = ({ from, end, next, ...side }: GalleySide): GalleySide => ({
    ...side,
    from: from + by,
    end: end + by,
    next: next + by,
  });
  return {
    ...costs,
    from: from + by,
    pages: pages.map(({ side, more }) => ({ side: later(side), more })),
    rest: rest && moved(rest, by),
  };
}

/** Lines of a page, and the lines that both pages of a spread may lack. */
interface Limits {
  readonly room: number;
  readonly maxShort: number;
  /** Ways for a side to grow, by the lines that it then lacks. */
  readonly ways: (side: GalleySide) => readonly (readonly Gaps[])[];
}

/** The ends of two pages, on one line if possible. */
function levelled(left: GalleySide, right: GalleySide, { room, maxShort, ways }: Limits): Ends<Filled> {
  // A nearly full last page ends level with the page beside it.
  const isNear = right.ends === 'text' && right.lines >= room - maxShort;
  if (left.ends || (right.ends && !isNear)) {
    // A page-filling picture ends level with nearly full text.
    const [own, other] = [filled(left, room, right.gaps, Math.min(maxShort, 3)), filled(right, room, left.gaps)];
    return { cost: own.cost + other.cost, pages: [...own.pages, ...other.pages] };
  }
  let best: Ends<Filled> | undefined;
  for (let short = 0; short <= maxShort; short++) {
    for (const own of ways(left)[short] ?? [])
      for (const other of ways(right)[short] ?? []) {
        const cost = short * costs.short + costOfGrowing(left.gaps, own, right.gaps, other);
        if (cost >= (best?.cost ?? Number.POSITIVE_INFINITY)) continue;
        best = {
          cost,
          pages: [
            { side: left, more: own },
            { side: right, more: other },
          ],
        };
      }
  }
  if (best) return best;
  const [own, other] = [filled(left, room), filled(right, room)];
  return {
    cost: right.ends ? own.cost : costs.uneven + costs.missing * (2 * room - left.lines - right.lines),
    pages: [...own.pages, ...other.pages],
  };
}

/** A page that cannot have a facing page, and the blank one opposite. */
const withBlank = ({ cost, pages }: Ends<Filled>, { next }: GalleySide): Ends<Filled> => ({
  cost: cost + costs.blank,
  pages: [
    ...pages,
    { side: { from: next, end: next, next, lines: 0, gaps: noGaps, cost: 0, turn: 0, ends: 'page' }, more: noGaps },
  ],
});

/** The end of a page by its facing page's gaps: on its last line or at most a number of lines above. */
function filled(side: GalleySide, room: number, facing = noGaps, maxShort = 0): Ends<Filled> {
  const asIs = { side, more: noGaps };
  if (side.ends) return { cost: side.ends === 'picture' ? costs.picture : 0, pages: [asIs] };
  const free = room - side.lines;
  let best = { cost: costs.uneven + costs.missing * Math.max(0, free), page: asIs };
  for (let short = 0; short <= maxShort; short++)
    for (const more of waysToGrow(side.gaps, free - short)) {
      const cost = (short * costs.short) / 2 + costOfGrowing(side.gaps, more, facing, noGaps);
      if (cost < best.cost) best = { cost, page: { side, more } };
    }
  return { cost: best.cost, pages: [best.page] };
}

const noGaps: Gaps = { widest: 0, early: 0, last: 0 };

/** Ways for gaps to grow by a number of lines, those that grow last all or none unless nothing else fits. */
function waysToGrow({ widest, early, last }: Gaps, lines: number): Gaps[] {
  const ways: Gaps[] = [];
  for (const all of last > 0 ? [0, last] : [0])
    for (let some = 0; some <= early; some++) {
      const rest = lines - all - some;
      if (rest >= 0 && rest <= 2 * widest) ways.push({ widest: rest, early: some, last: all });
    }
  const rest = lines - 2 * widest - early;
  return ways.length > 0 || rest < 0 || rest > last ? ways : [{ widest: 2 * widest, early, last: rest }];
}

/** The cost of the growth of white on two pages. */
function costOfGrowing(left: Gaps, own: Gaps, right: Gaps, other: Gaps): number {
  let cost = 0;
  for (const kind of ['widest', 'early', 'last'] as const) {
    const gaps = left[kind] + right[kind];
    const grown = Math.min(left[kind], own[kind]) + Math.min(right[kind], other[kind]);
    const lines = own[kind] + other[kind];
    const alike = Math.max(gaps - grown, 2 * grown - lines, lines - grown);
    cost += lines * costs[kind].line + (alike < gaps ? costs[kind].unlike : 0);
  }
  return cost;
}

/** A page as set, its white grown by lines of a height in points. */
function columnOf({ side, more }: Filled, galley: Galley, leading: number): SpreadPage {
  const first = galley[side.from];
  const head = first?.kind === 'box' ? first.head : undefined;
  const items = grown(galley.slice(side.from, side.end), more, leading);
  const { from, end, ends } = side;
  return { ...place([...(head ? [head] : []), ...items]), hasPicture: ends === 'picture', from, end };
}
