/** CR504 and CR505: phrases that the style bans, or wants at most once in a piece. */

import { type Diagnostic, warningAt } from '../diagnostics.ts';
import type { Style } from '../load/style.ts';
import { plainWord, spanOfWords, textOfWords, type Words } from './words.ts';

/** A phrase as the numbers its words may have, one after the other; undefined stands for any word. */
type Pattern = readonly (readonly number[] | undefined)[];

/** Only the words a phrase begins with are looked for, and most phrases have a word that the book lacks. */
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
  const patterns = new Map<number, (readonly [phrase: string, pattern: Pattern])[]>();
  for (const phrase of phrases) {
    const pattern = patternOf(phrase, words);
    for (const first of pattern?.[0] ?? []) {
      const others = patterns.get(first) ?? [];
      patterns.set(first, [...others, [phrase, pattern as Pattern]]);
    }
  }
  const found: { piece: (typeof pieces)[number]; word: number; length: number; before: number | undefined }[] = [];
  if (patterns.size === 0) return found;
  const begins = new Uint8Array(words.numberOf.size + 1);
  for (const first of patterns.keys()) begins[first] = 1;
  const last = new Map<string, number>(); // where a phrase stood last, by piece
  for (let at = 0; at < numbers.length; at++) {
    if (begins[numbers[at] as number] === 0) continue;
    for (const [phrase, pattern] of patterns.get(numbers[at] as number) ?? []) {
      if (!matches(pattern, numbers, at)) continue;
      const index = starts.findLastIndex((start) => start <= at);
      const piece = pieces[index] as (typeof pieces)[number];
      const key = `${index} ${phrase}`;
      found.push({ piece, word: at - (starts[index] as number), length: pattern.length, before: last.get(key) });
      last.set(key, at);
    }
  }
  return found;
}

/** The numbers of a phrase's words; undefined where the book lacks one of them. A phrase never begins with any word. */
function patternOf(phrase: string, { numberOf }: Words): Pattern | undefined {
  const pattern: (number[] | undefined)[] = [];
  for (const part of phrase.split(' ')) {
    const numbers = part.split('|').flatMap((one) => numberOf.get(plainWord(one)) ?? []);
    if (part !== '*' && numbers.length === 0) return undefined;
    pattern.push(part === '*' ? undefined : numbers);
  }
  return pattern;
}

function matches(pattern: Pattern, numbers: Uint32Array, at: number): boolean {
  for (let step = 0; step < pattern.length; step++) {
    const number = numbers[at + step];
    if (number === undefined || number === 0) return false;
    if (pattern[step] !== undefined && !pattern[step]?.includes(number)) return false;
  }
  return true;
}
