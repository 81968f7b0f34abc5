/** Share of Runs won → stars, and the share as it is printed beside them. */

/**
 * The least share of Runs won for each number of stars, from none (hopeless) to five: steps of 15 points, five times what
 * a rating may be wrong by.
 */
export const starLimits = [0, 0.05, 0.2, 0.35, 0.5, 0.65] as const;

/** Stars for a share of Runs won, from 0 to 1. */
export function starsOf(share: number): number {
  return starLimits.findLastIndex((least) => share >= least);
}

/** The share that is printed, in whole percent, beside its stars: what would be rounded up to one more star stays below it. */
export function shownShare(share: number): number {
  return Math.min(share, (starLimits[starsOf(share) + 1] ?? Number.POSITIVE_INFINITY) - 0.01);
}
