/** CR504 and CR505: phrases that are banned, or repeated in a piece. */

import type { Code } from '../diagnostics/codes.ts';
import { type Diagnostic, warningAt } from '../diagnostics/diagnostic.ts';
import type { ProseStyle } from '../load/game/style.ts';
import type { ProsePiece } from './pieces.ts';
import { placeOf, placesOf, spanOfWords, textOfWords, type WordPlace, type Words } from './words.ts';

interface Pattern {
  /** Possible numbers of each word; undefined is any word. */
  readonly parts: readonly (readonly number[] | undefined)[];
  /** Index of the rarest part. */
  readonly anchor: number;
}

/** Reports banned phrases, and phrases of `once` that a piece repeats. */
export function phrases(words: Words, { banned, once }: Pick<ProseStyle, 'banned' | 'once'>): Diagnostic[] {
  const fault = (code: Code, { piece, word, length }: PhrasePlace, hint: string) => {
    const text = textOfWords(piece, word, length);
    const message =
      code === 'CR504' ? `banned phrase: ${text}` : `expected ${text} once in ${piece.name}, found it again`;
    return warningAt(code, message, spanOfWords(piece, word, length), hint);
  };
  const again = findPhrases(words, once).filter((place) => place.again);
  const listed = 'reword it, or delete it from the list in style.yaml';
  return [
    ...findPhrases(words, banned).map((place) => fault('CR504', place, listed)),
    ...again.map((place) => fault('CR505', place, 'reword it')),
  ];
}

/** A phrase never crosses a sentence end. */
const sentenceEnd = /[.!?…]["”’)*]* /;

/** A phrase in a piece; `again` if the piece had it before. */
export interface PhrasePlace extends WordPlace {
  readonly length: number;
  readonly again: boolean;
}

/** All places of each phrase. */
export function findPhrases(words: Words, phrases: readonly string[]): PhrasePlace[] {
  return phrases.flatMap((phrase) => {
    const pattern = patternOf(phrase, words);
    if (pattern === undefined) return [];
    const { parts, anchor } = pattern;
    const firsts = (parts[anchor] ?? []).flatMap((number) => placesOf(words, number)).map((at) => at - anchor);
    let before: ProsePiece | undefined;
    return firsts
      .filter((first) => matches(parts, words.numbers, first))
      .sort((a, b) => a - b)
      .flatMap((first) => {
        const { piece, word } = placeOf(words, first);
        if (parts.length > 1 && sentenceEnd.test(textOfWords(piece, word, parts.length))) return [];
        const again = piece === before;
        before = piece;
        return [{ piece, word, length: parts.length, again }];
      });
  });
}

/** Pieces that begin with a phrase. */
export function piecesOpening(words: Words, phrase: string): ProsePiece[] {
  const parts = patternOf(phrase, words)?.parts;
  if (parts === undefined) return [];
  return words.pieces.filter((_, index) => matches(parts, words.numbers, words.starts[index] ?? 0));
}

/** Numbers of a phrase's words; undefined if the book lacks one. */
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
    const often = numbers.reduce((sum, number) => sum + (totals[number] ?? 0), 0);
    if (often < rarest) [rarest, anchor] = [often, parts.length];
    parts.push(numbers);
  }
  return { parts, anchor };
}

function matches(parts: Pattern['parts'], numbers: readonly number[], first: number): boolean {
  return parts.every((part, step) => {
    const number = numbers[first + step];
    return number !== undefined && number !== 0 && (part === undefined || part.includes(number));
  });
}
