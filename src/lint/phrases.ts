/** CR504 and CR505: phrases that the style bans, or wants at most once in a piece. */

import { type Diagnostic, warningAt } from '../diagnostics.ts';
import type { Style } from '../load/style.ts';
import type { Piece } from './pieces.ts';
import { spanOfWords, textOfWords, type Words } from './words.ts';

interface Pattern {
  readonly phrase: string;
  /** The numbers that its words may have, one after the other; undefined stands for any word. */
  readonly parts: readonly (readonly number[] | undefined)[];
  /** Which of the parts is the rarest in the book. */
  readonly anchor: number;
}

/** Most phrases have a word that the book lacks, and are not looked for at all. */
export function phrases(words: Words, { banned, once }: Pick<Style, 'banned' | 'once'>): Diagnostic[] {
  return [
    ...find(words, banned).map(({ piece, word, length }) =>
      warningAt(
        'CR504',
        `banned phrase: ${textOfWords(piece, word, length)}`,
        spanOfWords(piece, word, length),
        'say it in another way, or take it off the list in style.yaml',
      ),
    ),
    ...find(words, once).flatMap(({ piece, word, length, before }) =>
      before === undefined
        ? []
        : [
            warningAt(
              'CR505',
              `expected ${textOfWords(piece, word, length)} once in ${piece.name}, found it again`,
              spanOfWords(piece, word, length),
              'say it in another way',
            ),
          ],
    ),
  ];
}

function find(words: Words, phrases: readonly string[]) {
  const { pieces, numbers, starts } = words;
  const found: { piece: Piece; word: number; length: number; before: number | undefined }[] = [];
  const patterns = phrases.flatMap((phrase) => patternOf(phrase, words) ?? []);
  if (patterns.length === 0) return found;
  // Each is looked for where its rarest word stands.
  const byAnchor = new Map<number, Pattern[]>();
  const isAnchor = new Uint8Array(words.totals.length);
  for (const pattern of patterns)
    for (const number of pattern.parts[pattern.anchor] ?? []) {
      byAnchor.set(number, [...(byAnchor.get(number) ?? []), pattern]);
      isAnchor[number] = 1;
    }
  const last = new Map<string, number>(); // where a phrase stood last, by piece
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number;
    if (isAnchor[number] === 0) continue;
    for (const { phrase, parts, anchor } of byAnchor.get(number) ?? []) {
      const first = at - anchor;
      if (!matches(parts, numbers, first)) continue;
      const index = starts.findLastIndex((start) => start <= at);
      const key = `${index} ${phrase}`;
      const word = first - (starts[index] as number);
      found.push({ piece: pieces[index] as Piece, word, length: parts.length, before: last.get(key) });
      last.set(key, at);
    }
  }
  return found;
}

/** The numbers of a phrase's words; nothing where the book lacks one of them. */
function patternOf(phrase: string, { numberOf, totals }: Words): Pattern | undefined {
  const parts: (number[] | undefined)[] = [];
  let anchor = -1;
  let rarest = Number.POSITIVE_INFINITY;
  for (const part of phrase.split(' ')) {
    if (part === '*') {
      parts.push(undefined);
      continue;
    }
    const numbers = part.split('|').flatMap((one) => numberOf.get(one) ?? []);
    if (numbers.length === 0) return undefined;
    const often = numbers.reduce((sum, number) => sum + (totals[number] as number), 0);
    if (often < rarest) [rarest, anchor] = [often, parts.length];
    parts.push(numbers);
  }
  return { phrase, parts, anchor };
}

function matches(parts: Pattern['parts'], numbers: Uint32Array, first: number): boolean {
  return parts.every((part, step) => {
    const number = numbers[first + step];
    return number !== undefined && number !== 0 && (part === undefined || part.includes(number));
  });
}
