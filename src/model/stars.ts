/** Star rating of a win share. */

/** Min win share for 0 to 5 stars: steps of 15 points, five times the error of a rating. */
export const starLimits = [0, 0.05, 0.2, 0.35, 0.5, 0.65] as const;

/** Stars of a win share from 0 to 1. */
export function starsOf(share: number): number {
  return starLimits.findLastIndex((limit) => share >= limit);
}

/** The share to print: whole percents must not round up into the next star. */
export function shownShare(share: number): number {
  return Math.min(share, (starLimits[starsOf(share) + 1] ?? Number.POSITIVE_INFINITY) - 0.01);
}
