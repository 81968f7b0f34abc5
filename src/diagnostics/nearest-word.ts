/** Known words → the one that was meant. */

import { closestMatch } from 'leven';

/** The word nearest to what was written; undefined where more than `maxDistance` letters differ from each. */
export function nearestWord(written: string, known: readonly string[], maxDistance: number): string | undefined {
  return closestMatch(written, known, { maxDistance });
}
