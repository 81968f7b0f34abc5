/** CR506: a word that one entry uses far above the book's own average. */

import { type Diagnostic, warningAt } from '../diagnostics.ts';
import type { Overuse } from '../load/style.ts';
import type { Piece } from './pieces.ts';
import { plainWord, spanOfWords, textOfWords, type Words } from './words.ts';

/**
 * A word has an average only where the whole book uses it: in this part of its entries. What stands in fewer is what
 * those entries are about, and no habit of the writer's.
 */
const leastSpread = 1 / 3;

/**
 * The average is that of the other entries: a word that stands 40 times in their 20,000 words should stand once in an
 * entry of 500. Words of an entry's own title are what it is about. The last of the words is marked.
 */
export function overuse(words: Words, { times, least, ignore }: Overuse): Diagnostic[] {
  const { pieces, numbers, starts, numberOf } = words;
  const watched = Uint8Array.from(words.totals, (total) => Number(total >= least));
  for (const word of ignore) watched[numberOf.get(plainWord(word)) ?? 0] = 0;
  const { often, spread, length } = counts(words, watched, least);
  const entries = length.length;
  const inBook = length.reduce((sum, one) => sum + one, 0);
  return often.flatMap(({ number, entry }) => {
    if ((spread[number] as number) < entries * leastSpread) return [];
    const places: (readonly [piece: Piece, word: number])[] = [];
    let isTitle = false;
    pieces.forEach((piece, index) => {
      if (piece.entry !== entry) return;
      const start = starts[index] as number;
      for (let at = start; numbers[at]; at++)
        if (numbers[at] === number) {
          if (piece.kind === 'title') isTitle = true;
          places.push([piece, at - start]);
        }
    });
    const here = length[entry] as number;
    const others = (words.totals[number] as number) - places.length;
    const average = inBook > here ? (others * here) / (inBook - here) : 0;
    const last = places.at(-1);
    if (isTitle || last === undefined || places.length < times * average) return [];
    const owner = pieces.find((piece) => piece.entry === entry && piece.kind !== 'title') as Piece;
    return [
      warningAt(
        'CR506',
        `${owner.name} has ${textOfWords(...last, 1)} ${places.length} times, ${(places.length / average).toFixed(0)} times the book's average`,
        spanOfWords(...last),
        'say it in another way, or add it to overuse.ignore in style.yaml',
      ),
    ];
  });
}

/** In how many entries each watched word stands, and which stand often in one; how many words each entry has. */
function counts({ pieces, written, numbers, starts }: Words, watched: Uint8Array, least: number) {
  const spread = new Uint32Array(watched.length);
  const seenIn = new Int32Array(watched.length).fill(-1);
  const inEntry = new Uint32Array(watched.length);
  const often: { number: number; entry: number }[] = [];
  const length: number[] = [];
  pieces.forEach((piece, index) => {
    const { entry } = piece;
    const count = written[index]?.length ?? 0;
    length[entry] = (length[entry] ?? 0) + count;
    const start = starts[index] as number;
    for (let at = start; at < start + count; at++) {
      const number = numbers[at] as number;
      if (watched[number] === 0) continue;
      if (seenIn[number] !== entry) {
        seenIn[number] = entry;
        inEntry[number] = 0;
        spread[number] = (spread[number] as number) + 1;
      }
      inEntry[number] = (inEntry[number] as number) + 1;
      if (inEntry[number] === least) often.push({ number, entry });
    }
  });
  return { spread, often, length };
}
