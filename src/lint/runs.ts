/** CR502: runs of words that two entries share. */

import { type Diagnostic, lineAndColumn, warningAt } from '../diagnostics/diagnostic.ts';
import type { ProseStyle } from '../load/game/style.ts';
import { placeOf, spanOfWords, textOfWords, type Words } from './words.ts';

/** Marks the later of two equal runs; a longer run counts once. */
export function runs(words: Words, { run }: Pick<ProseStyle, 'run'>): Diagnostic[] {
  const faults: Diagnostic[] = [];
  let end = 0; // end of the last run, so that its parts are not reported
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
        `also in ${a.piece.span.source.path}:${line}:${column}`,
      ),
    );
  }
  return faults;
}

/** Pairs of places with the same words; `earlier` is the first of all. */
function repeated({ numbers, starts, lengths }: Words, run: number): [earlier: number, later: number][] {
  const firsts = new Map<string, number>();
  const pairs: [number, number][] = [];
  // Uses of each word together with the next one, by hash: what is used once in the book is in no repeated run.
  const uses = new Uint32Array(2 ** 16);
  const hashes = numbers.map((number, at) => (number * 7919 + (numbers[at + 1] ?? 0)) % uses.length);
  for (const hash of hashes) uses[hash] = (uses[hash] ?? 0) + 1;
  starts.forEach((start, index) => {
    const end = start + (lengths[index] ?? 0);
    let length = 0;
    for (let at = start; at < end; at++) {
      length = at === start || uses[hashes[at - 1] ?? 0] === 1 ? 1 : length + 1;
      if (length < run) continue;
      const first = at - run + 1;
      const key = numbers.slice(first, at + 1).join(' ');
      const before = firsts.get(key);
      if (before === undefined) firsts.set(key, first);
      else pairs.push([before, first]);
    }
  });
  return pairs;
}

function commonLength(numbers: readonly number[], one: number, other: number): number {
  let length = 0;
  while (numbers[other + length] !== 0 && numbers[one + length] === numbers[other + length]) length++;
  return length;
}
