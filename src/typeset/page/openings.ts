/** Galley → pages that face each other and end level. */

import { chapterEnd, type Galley, type GalleyItem, type Glue, type Penalty } from './item.ts';
import { memo } from './memo.ts';
import { grown, type PageColumn, place, skipWhite } from './paginate.ts';

/** How pages lie side by side. */
export interface Facing {
  /** Whether the first page is a left-hand one. */
  readonly beginsLeft: boolean;
  /** The distance of lines in points. */
  readonly leading: number;
  /** Lines that a picture takes at least that stands below the end of a chapter; none where there are no pictures. */
  readonly plate?: number | undefined;
  /** Whether pages are seen one at a time: each ends where its text does. */
  readonly single?: boolean | undefined;
}

/** A page of an opening. */
export interface OpenPage extends PageColumn {
  /** Whether a picture is to stand below its text. */
  readonly isPlate: boolean;
}

/** Pages, and how much is wrong with them: only to be compared with other pages of the same text. */
export interface Openings {
  readonly cost: number;
  columns(): OpenPage[];
}

/** What is paid for, in the unit of a penalty. */
const costs = {
  /** A line of white more above a chapter, and a second one there; elsewhere, and above sections. */
  line: 3,
  secondLine: 5,
  soon: 4,
  late: 5,
  /** That some gaps of a kind have one and others have none. */
  unlike: 6,
  lateUnlike: 16,
  /** A line that both pages of an opening lack. */
  short: 14,
  /** A page that ends with a picture. */
  plate: 200,
  /** An opening more. */
  opening: 60,
  /** An opening that cannot be made level or a page that cannot be filled, and each line that is missing. */
  uneven: 500,
  missing: 25,
} as const;
/** Lines that both pages of an opening may lack. */
const mostShort = 3;
/** The share of a page that a picture may take. */
const mostPlate = 0.6;

/** A stretch of the galley that makes a page. */
interface Extent {
  readonly from: number;
  readonly end: number;
  /** Lines it takes, and gaps that can take up more: two lines above chapters, and one each, soon and late. */
  readonly lines: number;
  readonly gives: Gaps;
  /** What it costs to end a page there, and to turn one. */
  readonly cost: number;
  readonly turn: number;
  /** Whether the text ends there, or a page has to. */
  readonly isLast: boolean;
  readonly isForced: boolean;
  /** Whether a picture fills the rest of the page. */
  readonly isPlate: boolean;
}

interface Gaps {
  readonly widest: number;
  readonly soon: number;
  readonly late: number;
}

interface Plan {
  readonly cost: number;
  /** Pages with the lines of white that each takes up. */
  readonly pages: readonly { readonly extent: Extent; readonly more: number }[];
  readonly rest?: Plan | undefined;
}

/**
 * Breaks a galley into openings of pages `height` points high, at the least cost for the whole of it: pages of an opening
 * end on the same line, which is the last if it can be, and spare lines go to the glue that takes them, above sections to all
 * or none if it can be. The page that the text ends on is as long as it happens to be, unless it is all but full.
 */
export function levelPages(galley: Galley, height: number, { beginsLeft, leading, plate, single }: Facing): Openings {
  const room = Math.floor(height / leading + 0.01);
  const sums = sumsOf(galley);
  const plans = new Map<number, Plan>();
  const extentsFrom = memo((from: number) => extents(galley, from, { room, leading, plate }, sums));
  const after = (extent: Extent) => skipWhite(galley, extent.end);
  const best = (from: number): Plan => {
    const known = plans.get(from);
    if (known) return known;
    let found: Plan = { cost: from >= galley.length ? 0 : Number.POSITIVE_INFINITY, pages: [] };
    for (const left of from >= galley.length ? [] : extentsFrom(from)) {
      if (left.isLast && found.cost > costs.opening)
        found = { cost: costs.opening, pages: [{ extent: left, more: 0 }] };
      for (const right of left.isLast ? [] : extentsFrom(after(left))) {
        const { cost, short, alone = 0 } = level(left, right, room);
        const own = costs.opening + left.cost + cost + (right.isLast ? 0 : right.cost + right.turn);
        if (own >= found.cost) continue;
        const rest = right.isLast ? undefined : best(after(right));
        const whole = own + (rest?.cost ?? 0);
        if (whole >= found.cost) continue;
        const page = (extent: Extent) => ({
          extent,
          more: short < 0 ? taken(extent, room - (extent === left ? alone : 0)) : room - short - extent.lines,
        });
        found = { cost: whole, pages: [page(left), page(right)], rest };
      }
    }
    plans.set(from, found);
    return found;
  };
  const start = skipWhite(galley, 0);
  const plan = beginsLeft ? best(start) : alone(start);
  return { cost: plan.cost, columns: () => columnsOf(plan, galley, single ? 0 : leading) };

  /** A first page that faces none of the others. */
  function alone(from: number): Plan {
    let found: Plan = { cost: from >= galley.length ? 0 : Number.POSITIVE_INFINITY, pages: [] };
    for (const extent of from >= galley.length ? [] : extentsFrom(from)) {
      const rest = extent.isLast ? undefined : best(after(extent));
      const own = extent.isLast ? 0 : filling(extent, room) + extent.cost + extent.turn;
      const cost = own + (rest?.cost ?? 0);
      if (cost < found.cost) found = { cost, pages: [{ extent, more: taken(extent, room) }], rest };
    }
    return found;
  }
}

/** Whether a page may end where it will: the text does, or must, or a picture fills it. */
const isOpen = ({ isLast, isForced, isPlate }: Extent) => isLast || isForced || isPlate;

/** What it costs that two pages end on one line, and how many lines above the foot that is; -1 where each ends as it can. */
function level(left: Extent, right: Extent, room: number): Level {
  // A last page that all but fills its own ends as the page beside it does.
  const isNear = right.isLast && !right.isForced && right.lines >= room - mostShort;
  if (isOpen(left) || (isOpen(right) && !isNear)) {
    const own = isOpen(left) ? { cost: filling(left, room) } : ended(left, room);
    return { ...own, cost: own.cost + (right.isLast ? 0 : filling(right, room)), short: -1 };
  }
  let least = Number.POSITIVE_INFINITY;
  let at = -1;
  for (let short = 0; short <= mostShort; short++) {
    const foot = room - short;
    const cost = short * costs.short + stretching(left, foot - left.lines) + stretching(right, foot - right.lines);
    if (cost >= least) continue;
    least = cost;
    at = short;
  }
  if (at >= 0) return { cost: least, short: at };
  if (right.isLast) return { cost: filling(left, room), short: -1 };
  return { cost: costs.uneven + costs.missing * (2 * room - left.lines - right.lines), short: -1 };
}

interface Level {
  readonly cost: number;
  readonly short: number;
  /** Lines above the foot that the first page ends where the other ends as it can. */
  readonly alone?: number;
}

/** What it costs to end a page that faces an open one, and how many lines above the foot that is. */
function ended(extent: Extent, room: number): { readonly cost: number; readonly alone: number } {
  let found = { cost: filling(extent, room), alone: 0 };
  for (let alone = 1; alone <= mostShort; alone++) {
    const cost = (alone * costs.short) / 2 + stretching(extent, room - alone - extent.lines);
    if (cost < found.cost) found = { cost, alone };
  }
  return found;
}

/** What it costs that a page ends on its last line, or with a picture. */
function filling(extent: Extent, room: number): number {
  if (extent.isForced) return 0;
  if (extent.isPlate) return costs.plate;
  const free = room - extent.lines;
  const cost = stretching(extent, free);
  return cost < Number.POSITIVE_INFINITY ? cost : costs.uneven + costs.missing * Math.max(0, free);
}

/** Lines that the white of a page takes up so that it is filled; none where it cannot be. */
function taken(extent: Extent, room: number): number {
  const free = room - extent.lines;
  return isOpen(extent) || stretching(extent, free) === Number.POSITIVE_INFINITY ? 0 : free;
}

/** What it costs that the white of a page takes up so many lines; infinite where it cannot. */
function stretching({ gives: { widest, soon, late } }: Extent, lines: number): number {
  if (lines < 0 || lines > 2 * widest + soon + late) return Number.POSITIVE_INFINITY;
  let left = lines;
  let cost = 0;
  for (const [gaps, line, unlike] of [
    [widest, costs.line, 0],
    [widest, costs.secondLine, 0],
    [soon, costs.soon, costs.unlike],
    [late, costs.late, costs.lateUnlike],
  ] as const) {
    const taken = Math.min(left, gaps);
    left -= taken;
    cost += taken * line + (taken > 0 && taken < gaps ? unlike : 0);
  }
  return cost;
}

interface Sums {
  /** Height above each item, and gaps above it that can take up lines. */
  readonly above: readonly number[];
  readonly widest: readonly number[];
  readonly soon: readonly number[];
  readonly late: readonly number[];
  /** The last box above each item. */
  readonly box: readonly number[];
}

function sumsOf(galley: Galley): Sums {
  const sums = { above: [0], widest: [0], soon: [0], late: [0], box: [-1] };
  galley.forEach((item, index) => {
    const { stretch, late }: Partial<Glue> = item.kind === 'glue' ? item : {};
    sums.above.push((sums.above[index] as number) + (item.kind === 'penalty' ? 0 : item.height));
    sums.widest.push((sums.widest[index] as number) + (stretch === 2 ? 1 : 0));
    sums.soon.push((sums.soon[index] as number) + (stretch === 1 && !late ? 1 : 0));
    sums.late.push((sums.late[index] as number) + (stretch === 1 && late ? 1 : 0));
    sums.box.push(item.kind === 'box' ? index : (sums.box[index] as number));
  });
  return sums;
}

/** All pages that can begin with an item and that white or a picture can fill; the fullest where there is none. */
function extents(
  galley: Galley,
  from: number,
  { room, leading, plate = Number.POSITIVE_INFINITY }: Room,
  { above, widest, soon, late, box }: Sums,
): Extent[] {
  const first = galley[from];
  const top = (above[from] as number) - (first?.kind === 'box' ? (first.head?.height ?? 0) : 0);
  const all: Extent[] = [];
  let fullest: Extent | undefined;
  const add = (end: number, { cost, turn = 0 }: Penalty, isForced = false) => {
    const to = (box[end] as number) + 1;
    const lines = Math.ceil(((above[to] as number) - top) / leading - 0.01);
    const between = (sum: readonly number[]) => (sum[to] as number) - (sum[from] as number);
    const gives = { widest: between(widest), soon: between(soon), late: between(late) };
    const free = room - lines;
    const isLast = (box.at(-1) as number) < end;
    const extent = { from, end, lines, gives, cost, turn, isForced, isLast, isPlate: false };
    fullest = extent;
    if (isForced || isLast || free <= 2 * gives.widest + gives.soon + gives.late + mostShort) all.push(extent);
    if (!isLast && galley[end] === chapterEnd && free >= plate && free <= room * mostPlate)
      all.push({ ...extent, isPlate: true });
  };
  for (let at = from + 1; at <= galley.length; at++) {
    if ((above[(box[at] as number) + 1] as number) - top > room * leading + 0.01) break;
    const item = galley[at];
    if (item === undefined) add(at, freely);
    else if (item.kind === 'penalty' && item.cost === Number.NEGATIVE_INFINITY) {
      add(at, freely, true);
      return all.slice(-1);
    } else if (item.kind === 'penalty' && item.cost < Number.POSITIVE_INFINITY) add(at, item);
    else if (item.kind === 'glue' && galley[at - 1]?.kind === 'box') add(at, freely);
  }
  // What is higher than a page has one of its own.
  if (fullest === undefined) add(breakAfter(galley, from), freely);
  return all.length > 0 ? all : [fullest as Extent];
}

interface Room {
  readonly room: number;
  readonly leading: number;
  readonly plate?: number | undefined;
}

const freely: Penalty = { kind: 'penalty', cost: 0 };

/** The first place behind an item where a page may end. */
function breakAfter(galley: Galley, from: number): number {
  for (let at = from + 1; at < galley.length; at++) {
    const item = galley[at] as GalleyItem;
    if (item.kind === 'penalty' ? item.cost < Number.POSITIVE_INFINITY : item.kind === 'glue') return at;
  }
  return galley.length;
}

/** Its pages, white grown by lines of so many points. */
function columnsOf(plan: Plan, galley: Galley, leading: number): OpenPage[] {
  const columns: OpenPage[] = [];
  for (let at: Plan | undefined = plan; at; at = at.rest)
    for (const { extent, more } of at.pages) {
      const first = galley[extent.from];
      const head = first?.kind === 'box' ? first.head : undefined;
      const items = grown(galley.slice(extent.from, extent.end), more, leading);
      columns.push({ ...place([...(head ? [head] : []), ...items]), isPlate: extent.isPlate });
    }
  return columns;
}
