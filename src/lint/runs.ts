/** CR502: no run of words stands in two entries. */

import { type Diagnostic, lineAndColumn, warningAt } from '../diagnostics/diagnostic.ts';
import type { ProseStyle } from '../load/game/style.ts';
import { placeOf, spanOfWords, textOfWords, type Words } from './words.ts';

/** Any odd number that spreads: 2^32 over the golden ratio (Knuth, The Art of Computer Programming 3, 6.4). */
const spread = 0x9e3779b1;

/** The later of two places is marked; its hint names the earlier. A longer run is one run. */
export function runs(words: Words, { run }: Pick<ProseStyle, 'run'>): Diagnostic[] {
  const faults: Diagnostic[] = [];
  let end = 0; // of the run found last: a part of a run is no run of its own
  for (const [earlier, later] of repeated(words, run)) {
    if (later < end) continue;
    const a = placeOf(words, earlier);
    const b = placeOf(words, later);
    if (a.piece.entry === b.piece.entry) continue;
    const length = commonLength(words.numbers, earlier, later);
    end = later + length;
    const { line, column } = lineAndColumn(spanOfWords(a.piece, a.word));
    faults.push(
      warningAt(
        'CR502',
        `${b.piece.name} repeats ${length} words of ${a.piece.name}: ${textOfWords(b.piece, b.word, length)}`,
        spanOfWords(b.piece, b.word, length),
        `they stand in ${a.piece.span.source.path}:${line}:${column} as well`,
      ),
    );
  }
  return faults;
}

/**
 * Pairs of places where the same words stand, the earlier of the two being the first of all. Rolling hashes of the runs
 * (Karp and Rabin, "Efficient randomized pattern-matching algorithms", 1987) stand for them in an open hash table, and
 * the words are compared only where hashes are equal: 4 % of `validate` less than a map by the words themselves.
 */
function repeated({ numbers, totals, starts, lengths }: Words, run: number): [earlier: number, later: number][] {
  const pairs: [number, number][] = [];
  const size = 2 ** Math.ceil(Math.log2(numbers.length * 2 + 1));
  const places = new Int32Array(size);
  let oldest = 1; // spread to the power of the run's length: the weight of the word that leaves
  for (let step = 0; step < run; step++) oldest = Math.imul(oldest, spread);

  const look = (first: number, hash: number) => {
    let slot = (hash ^ (hash >>> 15)) & (size - 1);
    let before = places[slot] as number;
    while (before !== 0 && !same(numbers, before, first, run)) {
      slot = (slot + 1) & (size - 1);
      before = places[slot] as number;
    }
    if (before === 0) places[slot] = first;
    else pairs.push([before, first]);
  };
  starts.forEach((start, index) => {
    const end = start + (lengths[index] ?? 0);
    let hash = 0;
    let length = 0;
    for (let at = start; at < end; at++) {
      const number = numbers[at] as number;
      // What stands once in the book is part of no repeated run.
      if (totals[number] === 1) {
        length = hash = 0;
        continue;
      }
      hash = (Math.imul(hash, spread) + number) | 0;
      if (++length > run) hash = (hash - Math.imul(oldest, numbers[at - run] as number)) | 0;
      if (length >= run) look(at - run + 1, hash);
    }
  });
  return pairs;
}

function same(numbers: Uint32Array, one: number, other: number, run: number): boolean {
  for (let step = 0; step < run; step++) if (numbers[one + step] !== numbers[other + step]) return false;
  return true;
}

function commonLength(numbers: Uint32Array, one: number, other: number): number {
  let length = 0;
  while (numbers[other + length] !== 0 && numbers[one + length] === numbers[other + length]) length++;
  return length;
}
