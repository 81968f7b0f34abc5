/** Nearest words for hints. */

import { nearestWord } from '../diagnostics/nearest-word.ts';

/** The nearest known word, ignoring capitals; a single letter has none. */
export function nearWord(word: string, known: readonly string[]): string | undefined {
  const small = known.map((one) => one.toLowerCase());
  const maxDistance = word.length < 2 ? 0 : Math.min(3, Math.ceil(word.length / 2));
  const written = word.trim().toLowerCase();
  const near = nearestWord(written, small, maxDistance);
  // Three of five letters may differ, but not three of three.
  const isNear = near !== undefined && nearestWord(written, [near], Math.ceil(near.length / 2)) !== undefined;
  return isNear ? known[small.indexOf(near)] : undefined;
}

/** A hint with the nearest known word, or all of them. */
export function nearest(word: string, known: readonly string[]): string {
  const near = nearWord(word, known);
  return near ? `did you mean ${near}?` : `known: ${known.join(', ')}`;
}
