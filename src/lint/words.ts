/** Pieces → their words as numbers, for the rules. */

import type { Span } from '../diagnostics/diagnostic.ts';
import { itemAt } from '../item-at.ts';
import type { ProsePiece } from './pieces.ts';
import { spanInText } from './place.ts';

/** A letter of the fonts, or a digit. */
export const letter = /[0-9A-Za-zÀ-ÖØ-öø-ɏ]/;

/** A word with inner apostrophes and hyphens: `o’clock`, `Halden-Osei`, `19`. */
const word = /[0-9A-Za-zÀ-ÖØ-öø-ɏ]+(?:[’'-][0-9A-Za-zÀ-ÖØ-öø-ɏ]+)*/g;

/** All words of the book, numbered without regard to capitals. */
export interface Words {
  readonly pieces: readonly ProsePiece[];
  /** Words in each piece. */
  readonly lengths: readonly number[];
  /** Word numbers of the book in order, with a 0 before each piece. */
  readonly numbers: readonly number[];
  /** Uses of each number. */
  readonly totals: readonly number[];
  /** Index in `numbers` of each piece. */
  readonly starts: readonly number[];
  /** Spelling → number. */
  readonly forms: ReadonlyMap<string, number>;
  /** Lower case with straight apostrophes → number. */
  readonly numberOf: ReadonlyMap<string, number>;
}

/** Words of a text as written. */
export function writtenIn(text: string): readonly string[] {
  return text.match(word) ?? [];
}

/** Lower case with straight apostrophes. */
export function plainWord(written: string): string {
  const small = written.toLowerCase();
  return small.includes('’') ? small.replaceAll('’', "'") : small;
}

/** Numbers the words of all pieces. */
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
      let number = forms.get(form);
      if (number === undefined) {
        const plain = plainWord(form);
        number = numberOf.get(plain) ?? numberOf.size + 1;
        numberOf.set(plain, number);
        forms.set(form, number);
      }
      totals[number] = (totals[number] ?? 0) + 1;
      numbers.push(number);
    }
    lengths.push(numbers.length - start);
    return start;
  });
  return { pieces, lengths, numbers, starts, totals, forms, numberOf };
}

/** A word in its piece, from 0. */
export interface WordPlace {
  readonly piece: ProsePiece;
  readonly word: number;
}

/** The piece and word at an index of `numbers`. */
export function placeOf({ pieces, starts }: Words, at: number): WordPlace {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (itemAt(starts, middle) <= at) low = middle;
    else high = middle - 1;
  }
  return { piece: itemAt(pieces, low), word: at - itemAt(starts, low) };
}

const places = new WeakMap<Words, readonly (readonly number[])[]>();

/** All indexes of a number. */
export function placesOf(words: Words, number: number): readonly number[] {
  const all = places.get(words) ?? byNumber(words);
  places.set(words, all);
  return all[number] ?? [];
}

function byNumber({ numbers, totals }: Words): number[][] {
  const all: number[][] = totals.map(() => []);
  numbers.forEach((number, at) => {
    all[number]?.push(at);
  });
  return all;
}

const matchesOf = new WeakMap<ProsePiece, readonly RegExpExecArray[]>();

function stretchOf(piece: ProsePiece, first: number, count: number): { start: number; end: number } | undefined {
  const matches = matchesOf.get(piece) ?? [...piece.text.matchAll(word)];
  matchesOf.set(piece, matches);
  const from = matches[first];
  const to = matches[first + count - 1];
  return from && to && { start: from.index, end: to.index + to[0].length };
}

/** The place of words of a piece, from 0. */
export function spanOfWords(piece: ProsePiece, first: number, count = 1): Span {
  const stretch = stretchOf(piece, first, count);
  return stretch ? spanInText(piece, stretch.start, stretch.end) : piece.span;
}

/** Words of a piece as written, on one line. */
export function textOfWords(piece: ProsePiece, first: number, count: number): string {
  const stretch = stretchOf(piece, first, count);
  return stretch ? piece.text.slice(stretch.start, stretch.end).replace(/\s+/g, ' ') : '';
}
