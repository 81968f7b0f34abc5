/** CR509: habits that are more frequent in the book than the style allows. */

import { type Diagnostic, type Span, warningAt } from '../diagnostics/diagnostic.ts';
import type { ProseStyle } from '../load/game/style.ts';
import { findPhrases, piecesOpening } from './phrases.ts';
import type { ProsePiece } from './pieces.ts';
import { spanInText } from './place.ts';
import { spanOfWords, type Words } from './words.ts';

/** Max words of a short last sentence. */
const shortEnding = 8;

/** Checks all limits of `counts`; titles, item names and papers do not count. */
export function counts(words: Words, limits: NonNullable<ProseStyle['counts']>): Diagnostic[] {
  const texts = words.pieces.filter(({ kind }) => kind !== 'title' && kind !== 'item' && kind !== 'paper');
  const isOutcome = ({ kind }: ProsePiece) => kind === 'half-outcome' || kind === 'full-outcome';
  const openingWith = (phrase: string) =>
    piecesOpening(words, phrase)
      .filter(isOutcome)
      .map((piece) => () => spanOfWords(piece, 0, phrase.split(' ').length));
  const spoken = (phrase: string) =>
    findPhrases(words, [phrase]).flatMap(({ piece, word, length }) =>
      texts.includes(piece) ? [() => spanOfWords(piece, word, length)] : [],
    );
  return [
    ...limited('words in capitals', limits.capitals, () => stretches(texts, inCapitals)),
    ...limited('emphasis', limits.emphasis, () => stretches(texts, emphasised)),
    ...limited('a short last sentence', limits['short-endings'], () => texts.filter(isOutcome).flatMap(shortLast)),
    ...Object.entries(limits.openings).flatMap(([phrase, max]) =>
      limited(`${phrase} as an opening`, max, () => openingWith(phrase)),
    ),
    ...Object.entries(limits.phrases).flatMap(([phrase, max]) => limited(phrase, max, () => spoken(phrase))),
  ];
}

/** Finds its span only if it is reported. */
type Place = () => Span;

/** Reports a habit once, at the first place over the limit. */
function limited(what: string, max: number | undefined, find: () => readonly Place[]): Diagnostic[] {
  if (max === undefined) return [];
  const found = find();
  const over = found[max];
  if (over === undefined) return [];
  const message = `expected ${what} at most ${times(max)} in the book, found it ${times(found.length)}`;
  return [warningAt('CR509', message, over(), 'reword some, or raise the limit under counts in style.yaml')];
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

/** Two or more words in capitals in a row, with numbers between, count once. */
const inCapitals = /(?<![\p{L}\p{N}])\p{Lu}{2,}(?:[ \n,-]+(?:\p{Lu}{2,}|\d+))*(?![\p{L}\p{N}])/gu;
const emphasised = /\*[^*\s](?:[^*]*[^*\s])?\*/gu;

const stretches = (texts: readonly ProsePiece[], pattern: RegExp): Place[] =>
  texts.flatMap((piece) =>
    [...piece.text.matchAll(pattern)].map(
      ({ 0: found, index }) =>
        () =>
          spanInText(piece, index, index + found.length),
    ),
  );

/** Sentence end with closing quotes and asterisks, and sentence start with a capital. */
const ending = /[.!?…][”’)*]*$/;
const beginning = /^[“‘(*]*[A-ZÀ-Þ]/;

/** The last sentence if it is short, searched backwards word by word. */
function shortLast(piece: ProsePiece): Place[] {
  const text = piece.text.trimEnd();
  const last = text.slice(-200).split(/\s+/u);
  let length = 0;
  for (let index = last.length - 1; index >= 0 && last.length - index <= shortEnding; index--) {
    length = text.length - text.lastIndexOf(last[index] ?? '', length === 0 ? text.length : text.length - length - 1);
    if (length === text.length || (beginning.test(last[index] ?? '') && ending.test(last[index - 1] ?? '')))
      return [() => spanInText(piece, text.length - length, text.length)];
  }
  return [];
}
