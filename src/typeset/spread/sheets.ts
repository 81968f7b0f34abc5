/** Sides of paper in groups → all in their order, each group where it may begin. */

/** Consecutive sides, which face each other or are back to back. */
export interface SideGroup<Side> {
  readonly sides: readonly Side[];
  /** The side of a spread for the first one; any by default. */
  readonly begins?: 'left' | 'right' | undefined;
}

/** Lays groups after so many sides, with a blank side before a group that may not begin yet, by its place. */
export function layGroups<Side>(
  groups: readonly SideGroup<Side>[],
  before: number,
  blank: (group: number) => Side,
): Side[] {
  const laid: Side[] = [];
  for (const [place, { sides, begins }] of groups.entries()) {
    const next = (before + laid.length) % 2 === 1 ? 'left' : 'right';
    if (begins !== undefined && begins !== next) laid.push(blank(place));
    laid.push(...sides);
  }
  return laid;
}

/** One half alone, or two that share a side. */
export type HalfPair<Half> = readonly [whole: Half] | readonly [upper: Half, lower: Half];

/** Pairs halves in order: each with the next if both may share a side and both `fitOne`. */
export function pairHalves<Half>(
  halves: readonly Half[],
  mayShare: (half: Half) => boolean,
  fitOne: (upper: Half, lower: Half) => boolean,
): HalfPair<Half>[] {
  const pairs: HalfPair<Half>[] = [];
  for (const half of halves) {
    const last = pairs.at(-1);
    const [upper, lower] = last ?? [];
    if (upper && !lower && mayShare(upper) && mayShare(half) && fitOne(upper, half))
      pairs[pairs.length - 1] = [upper, half];
    else pairs.push([half]);
  }
  return pairs;
}
