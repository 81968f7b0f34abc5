/** Pieces → their words, each distinct one known by a number: what all rules but two read. */

import type { Span } from '../diagnostics/diagnostic.ts';
import { itemAt } from '../item-at.ts';
import type { ProsePiece } from './pieces.ts';
import { spanInText } from './place.ts';

/** A letter or a digit; the letters are those the fonts have. */
export const letter = /[0-9A-Za-zÀ-ÖØ-öø-ɏ]/;

/** Letters and digits, with apostrophes and hyphens inside: `fork`, `o’clock`, `Halden-Osei`, `19`. */
const word = /[0-9A-Za-zÀ-ÖØ-öø-ɏ]+(?:[’'-][0-9A-Za-zÀ-ÖØ-öø-ɏ]+)*/g;

/** All words of the book. A word's number is the same however it is capitalised. */
export interface Words {
  readonly pieces: readonly ProsePiece[];
  /** Piece by piece, how many words. */
  readonly lengths: readonly number[];
  /** The numbers of all words of the book in a row; before each piece stands a 0, which is no word's number. */
  readonly numbers: readonly number[];
  /** How often each number stands in the book. */
  readonly totals: readonly number[];
  /** Where in `numbers` each piece begins. */
  readonly starts: readonly number[];
  /** Every way a word is written → its number. */
  readonly forms: ReadonlyMap<string, number>;
  /** Small letters and plain apostrophes → number. */
  readonly numberOf: ReadonlyMap<string, number>;
}

/** The words of a text as they are written. */
export function writtenIn(text: string): readonly string[] {
  return text.match(word) ?? [];
}

/** A word as it is looked up: small letters, and one kind of apostrophe. */
export function plainWord(written: string): string {
  const small = written.toLowerCase();
  return small.includes('’') ? small.replaceAll('’', "'") : small;
}

/** Takes every piece apart, once for all rules. */
export function wordsOf(pieces: readonly ProsePiece[]): Words {
  const forms = new Map<string, number>();
  const numberOf = new Map<string, number>();
  const numbers: number[] = [];
  const lengths: number[] = [];
  const totals = [0];
  const starts = pieces.map(({ text }) => {
    numbers.push(0);
    const start = numbers.length;
    for (const form of writtenIn(text)) {
      const plain = plainWord(form);
      const number = numberOf.get(plain) ?? numberOf.size + 1;
      numberOf.set(plain, number);
      forms.set(form, number);
      totals[number] = (totals[number] ?? 0) + 1;
      numbers.push(number);
    }
    lengths.push(numbers.length - start);
    return start;
  });
  return { pieces, lengths, numbers, starts, totals, forms, numberOf };
}

/** A word in its piece, counted from 0. */
export interface WordPlace {
  readonly piece: ProsePiece;
  readonly word: number;
}

/** The piece that a place in `numbers` belongs to. */
export function placeOf({ pieces, starts }: Words, at: number): WordPlace {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (itemAt(starts, middle) <= at) low = middle;
    else high = middle - 1;
  }
  return { piece: itemAt(pieces, low), word: at - itemAt(starts, low) };
}

/** All places in `numbers` where a number stands. */
export function placesOf({ numbers }: Words, number: number): number[] {
  const places: number[] = [];
  for (let at = numbers.indexOf(number); at !== -1; at = numbers.indexOf(number, at + 1)) places.push(at);
  return places;
}

/** Where some words of a piece stand in its text, counted from 0; nothing where it has none so far on. */
function stretchOf({ text }: ProsePiece, first: number, count: number): { start: number; end: number } | undefined {
  const matches = [...text.matchAll(word)];
  const from = matches[first];
  const to = matches[first + count - 1];
  return from && to && { start: from.index, end: to.index + to[0].length };
}

/** The place of some words of a piece, counted from 0. */
export function spanOfWords(piece: ProsePiece, first: number, count = 1): Span {
  const stretch = stretchOf(piece, first, count);
  return stretch ? spanInText(piece, stretch.start, stretch.end) : piece.span;
}

/** The words of a piece as they stand in it, on one line. */
export function textOfWords(piece: ProsePiece, first: number, count: number): string {
  const stretch = stretchOf(piece, first, count);
  return stretch ? piece.text.slice(stretch.start, stretch.end).replace(/\s+/g, ' ') : '';
}
