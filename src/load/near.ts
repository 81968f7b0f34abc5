/** Nearest words for hints. */

import { nearestWord } from '../diagnostics/nearest-word.ts';

/** The nearest known word, ignoring capitals; a single letter has none. */
export function nearWord(word: string, known: readonly string[]): string | undefined {
  const small = known.map((one) => one.toLowerCase());
  const maxDistance = word.length < 2 ? 0 : Math.min(3, Math.ceil(word.length / 2));
  const near = nearestWord(word.trim().toLowerCase(), small, maxDistance);
  return near === undefined ? undefined : known[small.indexOf(near)];
}

/** A hint with the nearest known word, or all of them. */
export function nearest(word: string, known: readonly string[]): string {
  const near = nearWord(word, known);
  return near ? `did you mean ${near}?` : `known: ${known.join(', ')}`;
}
