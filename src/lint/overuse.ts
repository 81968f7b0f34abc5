/** CR506: a word that one entry uses far above the average of the book. */

import { type Diagnostic, warningAt } from '../diagnostics/diagnostic.ts';
import { itemAt, lastItem } from '../item-at.ts';
import type { Overuse } from '../load/game/style.ts';
import { placeOf, placesOf, plainWord, spanOfWords, textOfWords, type WordPlace, type Words } from './words.ts';

/** Part of the entries that must use a word before it has an average; rarer words are a topic, not a habit. */
const leastSpread = 1 / 3;

/** Compares each entry with the average of the others; words of its title are ignored. The last use is marked. */
export function overuse(words: Words, { times, least, ignore }: Overuse): Diagnostic[] {
  const lengths = lengthsOf(words);
  const leastEntries = lengths.length * leastSpread;
  const ignored = new Set(ignore.map((word) => words.numberOf.get(plainWord(word))));
  return words.totals.flatMap((total, number) =>
    // Min uses: one in each entry, and `least` in one of them.
    total < leastEntries + least - 1 || ignored.has(number)
      ? []
      : crowds(words, number, leastEntries, least).flatMap((places) => tooMany(places, total, times, lengths)),
  );
}

function lengthsOf({ pieces, lengths }: Words): number[] {
  const sums: number[] = [];
  pieces.forEach(({ entry }, index) => {
    sums[entry] = (sums[entry] ?? 0) + (lengths[index] ?? 0);
  });
  return sums;
}

/** Places of a word by entry that uses it often enough; empty if too few entries have it. */
function crowds(words: Words, number: number, leastEntries: number, least: number): WordPlace[][] {
  const byEntry = new Map<number, WordPlace[]>();
  for (const at of placesOf(words, number)) {
    const place = placeOf(words, at);
    const { entry } = place.piece;
    const others = byEntry.get(entry);
    if (others) others.push(place);
    else byEntry.set(entry, [place]);
  }
  return byEntry.size < leastEntries ? [] : [...byEntry.values()].filter((places) => places.length >= least);
}

function tooMany(places: readonly WordPlace[], total: number, times: number, lengths: readonly number[]): Diagnostic[] {
  const { piece, word } = lastItem(places);
  const here = itemAt(lengths, piece.entry);
  const elsewhere = lengths.reduce((sum, one) => sum + one, 0) - here;
  const average = ((total - places.length) * here) / elsewhere;
  if (places.length < times * average || places.some((place) => place.piece.kind === 'title')) return [];
  return [
    warningAt(
      'CR506',
      `expected ${textOfWords(piece, word, 1)} about ${rounded(average)} here, found it ${places.length} times`,
      spanOfWords(piece, word),
      'reword some, or add it to overuse.ignore in style.yaml',
    ),
  ];
}

function rounded(average: number): string {
  return average < 1.5 ? 'once' : `${Math.round(average)} times`;
}
