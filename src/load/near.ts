/** Nearest words for hints. */

import { nearestWord } from '../diagnostics/nearest-word.ts';

/** The nearest known word, ignoring capitals; a single letter has none. */
export function nearWord(word: string, known: readonly string[]): string | undefined {
  return nearOf(word.trim(), known, word.length < 2 ? 0 : Math.min(3, Math.ceil(word.length / 2)));
}

/** The known word within `maxDistance` letters, ignoring capitals. */
function nearOf(word: string, known: readonly string[], maxDistance: number): string | undefined {
  const small = known.map((one) => one.toLowerCase());
  const near = nearestWord(word.toLowerCase(), small, maxDistance);
  return near === undefined ? undefined : known[small.indexOf(near)];
}

/** A hint with the nearest known word, or all of them. */
export function nearest(word: string, known: readonly string[]): string {
  const near = nearOf(word, known, Math.min(3, Math.max(1, Math.floor(word.length / 2))));
  return near ? `did you mean ${near}?` : `known: ${known.join(', ')}`;
}
