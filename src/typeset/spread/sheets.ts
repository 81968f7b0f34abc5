/** Sides of paper with constraints → all in their order, each where it may be. */

import { shifted } from '../page/body.ts';
import type { Mark } from '../page/page.ts';
import { horizontalLine } from '../page/path.ts';
import { areaHeight, areaWidth, ink, type Style } from '../page/style.ts';
import { nearlyFull } from './level.ts';

/** Consecutive sides: from the left they face each other, from the right the second is behind the first. */
export interface SideGroup<Side> {
  readonly sides: readonly Side[];
  /** The side of a spread for the first one; any by default. */
  readonly begins?: 'left' | 'right' | undefined;
  /** In place of a blank side after it. */
  readonly after?: Side | undefined;
}

/** Lays groups after a number of sides, with a blank side before a group that may not begin yet, by its place. */
export function layGroups<Side>(
  groups: readonly SideGroup<Side>[],
  before: number,
  blank: (group: number) => Side,
): Side[] {
  const laid: Side[] = [];
  for (const [place, { sides, begins }] of groups.entries()) {
    const next = (before + laid.length) % 2 === 1 ? 'left' : 'right';
    if (begins !== undefined && begins !== next) laid.push(groups[place - 1]?.after ?? blank(place));
    laid.push(...sides);
  }
  return laid;
}

/** What may share its sides with another of its kind. */
export interface Half<One> {
  /** Whether it must have its sides alone. */
  readonly isAlone: boolean;
  readonly sides: readonly HalfSide<One>[];
}

interface HalfSide<One> {
  /** In points. */
  readonly height: number;
  /** Its marks in a height in points: a whole side, or the part of one above or below another half. */
  marks(room: number, other?: { readonly place: 'above' | 'below'; readonly half: One }): readonly Mark[];
}

/** Pairs halves in order: each with the next if both may share and fit all their sides. */
export function pairHalves<One extends Half<One>>(
  halves: readonly One[],
  style: Style,
): (readonly [whole: One] | readonly [upper: One, lower: One])[] {
  const pairs: (readonly [One] | readonly [One, One])[] = [];
  const haveRoom = ({ sides }: One, lower: One) =>
    sides.every(
      ({ height }, side) => height + (lower.sides[side]?.height ?? 0) + style.leading <= areaHeight(style) + 0.01,
    );
  for (const half of halves) {
    const [upper, taken] = pairs.at(-1) ?? [];
    if (upper && !taken && !upper.isAlone && !half.isAlone && haveRoom(upper, half))
      pairs[pairs.length - 1] = [upper, half];
    else pairs.push([half]);
  }
  return pairs;
}

/** The height of half a side, in whole lines. */
export const halfHeight = (style: Style) => Math.floor((areaHeight(style) / style.leading - 1) / 2) * style.leading;

/** The top of the lower half: the middle, below a higher upper one, or so that a higher lower one ends at the foot. */
function lowerTop(upper: number, lower: number, style: Style): number {
  const half = halfHeight(style);
  const isHigh = lower > half - nearlyFull * style.leading;
  return Math.max(areaHeight(style) - (isHigh ? lower : half), upper + style.leading);
}

/** The marks of each side of a pair, a rule between its halves; `topOf` places the lower one, in points. */
export function sharedSides<One extends Half<One>>(
  upper: One,
  lower: One,
  style: Style,
  topOf?: (upper: One, lower: One) => number,
): Mark[][] {
  return upper.sides.map((above, side) => {
    const below = lower.sides[side] as HalfSide<One>;
    const top = topOf?.(upper, lower) ?? lowerTop(above.height, below.height, style);
    return [
      ...above.marks(top - style.leading, { place: 'below', half: lower }),
      horizontalLine(top - style.leading * 0.65, 0, areaWidth(style), { stroke: ink.rule, width: 0.4 }),
      ...shifted(below.marks(areaHeight(style) - top, { place: 'above', half: upper }), 0, top),
    ];
  });
}
