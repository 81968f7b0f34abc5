/** List → its entry of the greatest worth. */

import { itemAt } from '../../item-at.ts';

/** The first entry of the max worth. @throws RangeError for an empty list */
export function maxBy<T>(list: readonly T[], worth: (entry: T) => number): T {
  let best = itemAt(list, 0);
  let max = Number.NEGATIVE_INFINITY;
  for (const entry of list) {
    const here = worth(entry);
    if (here > max) [best, max] = [entry, here];
  }
  return best;
}
