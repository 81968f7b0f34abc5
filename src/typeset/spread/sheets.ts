/** Sides of paper in groups → all in their order, each group where it may begin. */

/** Sides that follow each other: what faces, or is on the back of, what. */
export interface SideGroup<Side> {
  readonly sides: readonly Side[];
  /** The side of a spread that its first is; any where nothing is said. */
  readonly begins?: 'left' | 'right' | undefined;
}

/** Lays groups behind so many sides; where one may not begin yet, a blank side is put before it, by the group's place. */
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

/** A side to itself, or two that share one. */
export type HalfPair<Half> = readonly [whole: Half] | readonly [upper: Half, lower: Half];

/** Pairs halves in their order: each with the one behind it where both may share a side and both `fitOne`. */
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
