/** A seed ↔ its bits in a run code: four of its kind, then its words, day, characters or board. */

import { itemAt } from '../item-at.ts';
import { alphabet, bitsOf } from './base-32.ts';
import { codeWords } from './seed-words.ts';

/** A seed's short text, else its board as symbols. */
export type CodeSeed =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'board'; readonly symbols: string };

/** Encoding of a seed, in four bits. */
const kinds = {
  /** Three words of the table joined by hyphens; then an optional hyphen and number. */
  words: 0,
  numberedWords: 1,
  /** `daily-2026-11-22` or `weekly-2026-11-16`: the days since 2000-01-01. */
  day: 2,
  numberedDay: 3,
  /** Characters of five, six or eight bits: the first set that has all of them. */
  letters: 4,
  mixed: 5,
  unicode: 6,
  board: 7,
  /** Characters of one script as one number. */
  script: 8,
} as const;

/** Bits of the longest seed in the first kind that can hold it. */
const maxFirstBits = 32 * 5;
/** Bits of the longest text in a code: the code of a board is about as long. */
export const maxBits = 48 * 5;

const letters = 'abcdefghijklmnopqrstuvwxyz- .,_/';
const mixed = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789- ';
/** Latin letters and signs, the most frequent first. */
const latin = [' -', 'az', 'ßÿ', 'AZ', 'ÀÞ', '09', '!,', './', ':@', '[`', '{~', 'Āſ'].flatMap((ends, index) => {
  const [from = 0, to = 0] = [ends.charCodeAt(0), ends.charCodeAt(1)];
  return index === 0 ? [...ends] : Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));
});
const fewSigns = ' -';
const allSigns = ` -0123456789.,!?'`;
const lowestBits = 20;
const baseBits = 10;
const dayNames = ['daily', 'weekly'];
const firstDay = Date.UTC(2000, 0, 1);
const dayBits = 16;
const millisecondsOfDay = 86_400_000;

const wordsPattern = /^([a-z]+)-([a-z]+)-([a-z]+)(?:-([1-9]\d{0,14}))?$/u;
const dayPattern = /^(daily|weekly)-(\d{4}-\d\d-\d\d)(?:-([1-9]\d{0,14}))?$/u;

/** The bits of a seed: of a text in the first kind that can hold it, or of one that is long in the shortest. */
export function seedBits(seed: CodeSeed): string {
  if (seed.kind === 'board') return characterBits(kinds.board, seed.symbols, alphabet) ?? '';
  const first = firstBits(seed.text);
  const script = first.length > maxFirstBits ? scriptBits(seed.text) : undefined;
  return script !== undefined && script.length < first.length ? script : first;
}

/** Whether a code has room for a text in some kind. */
export const fitsInCode = (text: string): boolean => seedBits({ kind: 'text', text }).length <= maxBits;

/** Whether a code has room for a text in the first kind that can hold it: further streams of numbers are taken from such a text. */
export const isShortSeed = (text: string): boolean => firstBits(text).length <= maxFirstBits;

const firstBits = (text: string): string =>
  wordBits(text) ??
  dayBitsOf(text) ??
  characterBits(kinds.letters, text, letters) ??
  characterBits(kinds.mixed, text, mixed) ??
  packed(kinds.unicode, [...new TextEncoder().encode(text)], 8);

/**
 * A number to the base of the places that are needed, with digits from 1 so that none is lost at the front. Places are those of
 * `latin`, or of some signs and then the code points from the lowest. Undefined if too long or of several scripts.
 */
function scriptBits(text: string): string | undefined {
  if (text === '' || text.length > maxBits) return undefined;
  const characters = [...text];
  const isLatin = characters.every((one) => latin.includes(one));
  const signs = isLatin || /^[^\d.,!?']*$/u.test(text) ? fewSigns : allSigns;
  const others = characters.filter((one) => !signs.includes(one)).map((one) => Number(one.codePointAt(0)));
  const lowest = isLatin ? 0 : Math.min(...others);
  if (isLatin !== (lowest === 0) || lowest >= 2 ** lowestBits) return undefined;
  const placeOf = (one: string) =>
    signs.includes(one) ? signs.indexOf(one) : Number(one.codePointAt(0)) - lowest + signs.length;
  const places = characters.map((one) => (isLatin ? latin.indexOf(one) : placeOf(one)));
  const base = Math.max(...places) + 1;
  if (base >= 2 ** baseBits) return undefined;
  const value = places.reduce((sum, place) => sum * BigInt(base) + BigInt(place + 1), 0n);
  const kind = bitsOf(kinds.script, 4) + (signs === allSigns ? '1' : '0');
  const bits = kind + bitsOf(lowest, lowestBits) + bitsOf(base, baseBits) + fives(value);
  return bits.length > maxBits ? undefined : bits;
}

/** The text of such bits. */
function scriptText(bits: string): string | undefined {
  const number = (from: number, width: number) => Number.parseInt(bits.slice(from, from + width), 2);
  const [lowest, base] = [number(5, lowestBits), number(5 + lowestBits, baseBits)];
  const digits = bits.slice(5 + lowestBits + baseBits);
  // A base of 1, of spaces alone, would make a text as long as its number is large.
  if (digits === '' || base < 2) return undefined;
  const signs = bits[4] === '1' ? allSigns : fewSigns;
  let text = '';
  for (let rest = BigInt(`0b${digits}`); rest > 0n; rest = (rest - 1n) / BigInt(base)) {
    const place = Number((rest - 1n) % BigInt(base));
    const point = String.fromCodePoint(Math.max(0, lowest + place - signs.length));
    text = ((lowest === 0 ? latin[place] : signs[place]) ?? point) + text;
  }
  return text;
}

function wordBits(text: string): string | undefined {
  const [, a = '', b = '', c = '', number] = wordsPattern.exec(text) ?? [];
  const places = [a, b, c].map((word) => codeWords.indexOf(word));
  if (places.includes(-1)) return undefined;
  const kind = number ? kinds.numberedWords : kinds.words;
  return bitsOf(kind, 4) + places.map((place) => bitsOf(place, 7)).join('') + numberBits(number);
}

function dayBitsOf(text: string): string | undefined {
  const [, name = '', date = '', number] = dayPattern.exec(text) ?? [];
  const day = (Date.parse(`${date}T00:00:00Z`) - firstDay) / millisecondsOfDay;
  if (!(day >= 0 && day < 2 ** dayBits && dateOf(day) === date)) return undefined;
  const kind = number ? kinds.numberedDay : kinds.day;
  return [bitsOf(kind, 4), bitsOf(dayNames.indexOf(name), 1), bitsOf(day, dayBits), '0000', numberBits(number)].join(
    '',
  );
}

/** Digits of a number in base 32. */
const numberBits = (digits = ''): string => digits && fives(BigInt(digits));

const fives = (value: bigint): string =>
  Array.from(value.toString(32), (digit) => bitsOf(Number.parseInt(digit, 32), 5)).join('');

/** Indices of characters in a set of 32 or 64; undefined if one is missing. */
function characterBits(kind: number, text: string, set: string): string | undefined {
  const places = Array.from(text, (one) => set.indexOf(one));
  return places.includes(-1) ? undefined : packed(kind, places, Math.log2(set.length));
}

const packed = (kind: number, values: readonly number[], width: number): string =>
  `${bitsOf(kind, 4)}0${values.map((value) => bitsOf(value, width)).join('')}`;

const dateOf = (day: number) => new Date(firstDay + day * millisecondsOfDay).toISOString().slice(0, 10);

/** The seed of bits; undefined if they hold none, or a text longer than any that is written. */
export function readSeed(bits: string): CodeSeed | undefined {
  const number = (from: number, to: number) => Number.parseInt(bits.slice(from, to), 2);
  const suffix = () => (bits.length > 25 ? `-${number(25, bits.length)}` : '');
  const values = (width: number) =>
    Array.from({ length: Math.floor((bits.length - 5) / width) }, (_, index) =>
      number(5 + index * width, 5 + (index + 1) * width),
    );
  const characters = (set: string) =>
    values(Math.log2(set.length))
      .map((place) => itemAt(set, place))
      .join('');
  const isWhole = bits.length >= 25;
  const text = (text: string): CodeSeed => ({ kind: 'text', text });
  if (bits.length > maxBits && number(0, 4) !== kinds.board) return undefined;
  switch (number(0, 4)) {
    case kinds.words:
    case kinds.numberedWords:
      return isWhole
        ? text([0, 1, 2].map((word) => codeWords[number(4 + word * 7, 11 + word * 7)]).join('-') + suffix())
        : undefined;
    case kinds.day:
    case kinds.numberedDay:
      return isWhole ? text(`${dayNames[number(4, 5)]}-${dateOf(number(5, 5 + dayBits))}${suffix()}`) : undefined;
    case kinds.letters:
      return text(characters(letters));
    case kinds.mixed:
      return text(characters(mixed));
    case kinds.unicode:
      return text(new TextDecoder().decode(Uint8Array.from(values(8))));
    case kinds.board:
      return { kind: 'board', symbols: characters(alphabet) };
    case kinds.script: {
      const found = scriptText(bits);
      return found === undefined ? undefined : text(found);
    }
    default:
      return undefined;
  }
}
