/** Galley → pages that face each other and end level. */

import { chapterEnd, type Galley, type GalleyItem, type Glue, type Penalty } from './item.ts';
import { memo } from './memo.ts';
import { type Gaps, grown, type PageColumn, place, skipWhite } from './paginate.ts';

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
  /** A line of white more above a chapter, elsewhere and above a section, and that not all gaps of the kind on an opening take as many. */
  widest: { line: 4, unlike: 10 },
  soon: { line: 4, unlike: 14 },
  late: { line: 10, unlike: 100 },
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

interface Plan {
  readonly cost: number;
  /** Pages with the lines of white that each takes up. */
  readonly pages: readonly { readonly extent: Extent; readonly more: Gaps }[];
  readonly rest?: Plan | undefined;
}

/**
 * Breaks a galley into openings of pages `height` points high, at the least cost for the whole of it: pages of an opening
 * end on the same line, which is the last if it can be, and spare lines go to the glue that takes them: as many to each of a
 * kind on an opening if it can be, and to none above sections where others can take them. The page that the text ends on is as
 * long as it happens to be, unless it is all but full.
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
        found = { cost: costs.opening, pages: [{ extent: left, more: noGaps }] };
      for (const right of left.isLast ? [] : extentsFrom(after(left))) {
        const breaks = costs.opening + left.cost + (right.isLast ? 0 : right.cost + right.turn);
        if (breaks >= found.cost) continue;
        const { cost, more } = level(left, right, room);
        const own = breaks + cost;
        if (own >= found.cost) continue;
        const rest = right.isLast ? undefined : best(after(right));
        const whole = own + (rest?.cost ?? 0);
        if (whole >= found.cost) continue;
        const pages = [
          { extent: left, more: more[0] },
          { extent: right, more: more[1] },
        ];
        found = { cost: whole, pages, rest };
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
      const filled = filling(extent, room);
      const own = filled.cost + (extent.isLast ? 0 : extent.cost + extent.turn);
      const cost = own + (rest?.cost ?? 0);
      if (cost < found.cost) found = { cost, pages: [{ extent, more: filled.more }], rest };
    }
    return found;
  }
}

/** Whether a page may end where it will: the text does, or must, or a picture fills it. */
const isOpen = ({ isLast, isForced, isPlate }: Extent) => isLast || isForced || isPlate;

/** How two pages end, on one line if they can. */
function level(left: Extent, right: Extent, room: number): Level {
  // A last page that all but fills its own ends as the page beside it does.
  const isNear = right.isLast && !right.isForced && right.lines >= room - mostShort;
  if (isOpen(left) || (isOpen(right) && !isNear)) {
    const own = filling(left, room, right.gives, mostShort);
    const other = filling(right, room, left.gives);
    return { cost: own.cost + other.cost, more: [own.more, other.more] };
  }
  let found: Level | undefined;
  for (let short = 0; short <= mostShort; short++) {
    const others = shares(right.gives, room - short - right.lines);
    for (const own of others.length > 0 ? shares(left.gives, room - short - left.lines) : [])
      for (const other of others) {
        const cost = short * costs.short + growing(left.gives, own, right.gives, other);
        if (cost < (found?.cost ?? Number.POSITIVE_INFINITY)) found = { cost, more: [own, other] };
      }
  }
  if (found) return found;
  const [own, other] = [filling(left, room), filling(right, room)];
  const cost = right.isLast ? own.cost : costs.uneven + costs.missing * (2 * room - left.lines - right.lines);
  return { cost, more: [own.more, other.more] };
}

/** What it costs that pages end as they do, and the lines that the white of each takes up. */
interface Level {
  readonly cost: number;
  readonly more: readonly [Gaps, Gaps];
}

/** The same of a page. */
interface Filled {
  readonly cost: number;
  readonly more: Gaps;
}

/** How a page ends that faces an open one with such gaps: on its last line or at most so many above it, or with a picture. */
function filling(extent: Extent, room: number, facing = noGaps, most = 0): Filled {
  if (isOpen(extent)) return { cost: extent.isPlate ? costs.plate : 0, more: noGaps };
  const free = room - extent.lines;
  let found: Filled = { cost: costs.uneven + costs.missing * Math.max(0, free), more: noGaps };
  for (let short = 0; short <= most; short++)
    for (const more of shares(extent.gives, free - short)) {
      const cost = (short * costs.short) / 2 + growing(extent.gives, more, facing, noGaps);
      if (cost < found.cost) found = { cost, more };
    }
  return found;
}

const noGaps: Gaps = { widest: 0, soon: 0, late: 0 };

/** The ways in which gaps can take up so many lines, late ones all or none of them; some only where nothing else comes out. */
function shares({ widest, soon, late }: Gaps, lines: number): Gaps[] {
  const ways: Gaps[] = [];
  for (const all of late > 0 ? [0, late] : [0])
    for (let some = 0; some <= soon; some++) {
      const rest = lines - all - some;
      if (rest >= 0 && rest <= 2 * widest) ways.push({ widest: rest, soon: some, late: all });
    }
  const rest = lines - 2 * widest - soon;
  return ways.length > 0 || rest < 0 || rest > late ? ways : [{ widest: 2 * widest, soon, late: rest }];
}

/** What it costs that the white of two pages takes up lines. */
function growing(left: Gaps, own: Gaps, right: Gaps, other: Gaps): number {
  let cost = 0;
  for (const kind of ['widest', 'soon', 'late'] as const) {
    const gaps = left[kind] + right[kind];
    const grown = Math.min(left[kind], own[kind]) + Math.min(right[kind], other[kind]);
    const lines = own[kind] + other[kind];
    const alike = Math.max(gaps - grown, 2 * grown - lines, lines - grown);
    cost += lines * costs[kind].line + (alike < gaps ? costs[kind].unlike : 0);
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
