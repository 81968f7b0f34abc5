/** What a Run sheet is ↔ its run code: a dozen symbols to say, type and scan. `DEAL.md` beside this file describes it. */

import { canonicalSeed } from '../dice/canonical-seed.ts';
import { corrections, isChecked, withChecks } from './check-symbols.ts';
import { codeWords } from './seed-words.ts';

/** All that a code says. It holds no content: `challenge.ts` finds the game and deals. */
export interface RunCode {
  /** Of the game's title, 0 to 31. */
  readonly game: number;
  /** Of all that decides what a seed deals, 0 to 1023: Sectors in their order, the event dice, the spare numbers. */
  readonly map: number;
  /** The place of the difficulty in the game's list, from 0 to 1030. */
  readonly difficulty: number;
  /** Whether the numbers are sealed. */
  readonly sealed: boolean;
  /** Whether Outcome Rolls are rolled beforehand too. */
  readonly dice: boolean;
  readonly seed: CodeSeed;
}

/** A seed's text where that is short, else the board that it deals, as symbols. */
export type CodeSeed =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'board'; readonly symbols: string };

/** Why a text is no code. Places count symbols from 1. */
export type CodeFault =
  /** Made by a later format than this one. */
  | { readonly kind: 'newer'; readonly version: number }
  /** No symbol stands at a place, and nothing tells which was meant. */
  | { readonly kind: 'stranger'; readonly place: number; readonly found: string }
  /** One slip, and all that it can have been, none of them likelier than another to who knows no content. */
  | { readonly kind: 'slip'; readonly slips: readonly Slip[] }
  /** More than one slip. */
  | { readonly kind: 'unknown'; readonly symbols: number };

/** A slip of the pen: where, and the code that was meant. */
export interface Slip {
  /** One symbol is wrong, or two neighbours have changed places: the place of the first. */
  readonly kind: 'symbol' | 'swap';
  readonly place: number;
  /** What stands there. */
  readonly found: string;
  readonly meant: string;
}

/** The symbols of Crockford's base 32: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The format that this file writes, and the first symbol of every code. */
const version = 1;
/** Symbols of the least code there can be: five of the sheet, one of the seed, two to check. */
const leastSymbols = 8;
/** A seed's text may take so many symbols; what takes more is written as the board it deals. */
const mostOfText = 32;

/** A text of so many bytes has room however it is written. */
const shortText = Math.floor((mostOfText * 5 - 5) / 8);

const utf8 = new TextEncoder();

/** Whether a code holds the text of a seed itself. */
export function fitsInCode(seed: string): boolean {
  const text = canonicalSeed(seed);
  return utf8.encode(text).length <= shortText || textBits(openBits(), text).count() <= mostOfText * 5;
}

/** The code: groups of four symbols. @throws RangeError for a number that is out of its range. */
export function writeRunCode({ game, map, difficulty, sealed, dice, seed }: RunCode): string {
  const long = difficulty >= longDifficulty;
  const bits = openBits()
    .add(version, 5)
    .add(game, 5)
    .add(map, 10)
    .add(long ? longDifficulty : difficulty, 3)
    .add(Number(sealed), 1)
    .add(Number(dice), 1);
  if (long) bits.add(difficulty - longDifficulty, 10);
  if (seed.kind === 'text') textBits(bits, seed.text);
  else {
    bits.add(kinds.board, 4).add(0, 1);
    for (const symbol of seed.symbols) bits.add(alphabet.indexOf(symbol), 5);
  }
  return grouped(withChecks(bits.symbols()));
}

/** Numbers, each in as many bits as it is given, one behind the other. */
interface Bits {
  /** @throws RangeError for a number that has no room in so many bits, 1 to 16. */
  add(value: number, width: number): Bits;
  count(): number;
  /** All of them in fives, the last filled up with zeros. */
  symbols(): number[];
}

function openBits(): Bits {
  const whole: number[] = [];
  let [rest, left] = [0, 0]; // bits that are no whole symbol yet, fewer than five, and how many they are
  const bits: Bits = {
    add(value, width) {
      if (!Number.isInteger(value) || value < 0 || value >= 2 ** width)
        throw new RangeError(`${value} has no room in ${width} bits`);
      rest = (rest << width) | value;
      for (left += width; left >= 5; left -= 5) whole.push((rest >> (left - 5)) & 31);
      rest &= 31 >> (5 - left);
      return bits;
    },
    count: () => whole.length * 5 + left,
    symbols: () => (left === 0 ? whole : [...whole, rest << (5 - left)]),
  };
  return bits;
}

/** Reads a code as people write them: in any case, with any hyphens and spaces, O for 0, I and L for 1. */
export function readRunCode(text: string): { readonly code: RunCode } | { readonly fault: CodeFault } {
  const characters = [...text.toUpperCase().replace(/[\s\p{Pd}]/gu, '')];
  const symbols = characters.map((one) => alphabet.indexOf(one === 'O' ? '0' : one === 'I' || one === 'L' ? '1' : one));
  const unknown = { fault: { kind: 'unknown', symbols: symbols.length } } as const;
  const strange = symbols.findIndex((symbol) => symbol < 0);
  if (strange >= 0) {
    const meant = alphabet
      .split('')
      .map((_, symbol) => symbols.with(strange, symbol))
      .find((all) => meaning(all) !== undefined);
    const at = { place: strange + 1, found: characters[strange] as string };
    return {
      fault: meant
        ? { kind: 'slip', slips: [{ kind: 'symbol', ...at, meant: grouped(meant) }] }
        : { kind: 'stranger', ...at },
    };
  }
  if (isChecked(symbols) && symbols.length >= leastSymbols) {
    const [first = 0] = symbols;
    if (first > version) return { fault: { kind: 'newer', version: first } };
    const code = meaning(symbols);
    return code ? { code } : unknown;
  }
  const slips = corrections(symbols)
    .filter((all) => meaning(all) !== undefined)
    .map((meant): Slip => {
      const changed = symbols.flatMap((symbol, place) => (symbol === meant[place] ? [] : [place]));
      const [at = 0] = changed;
      return {
        kind: changed.length > 1 ? 'swap' : 'symbol',
        place: at + 1,
        found: characters[at] as string,
        meant: grouped(meant),
      };
    });
  return slips.length === 0 ? unknown : { fault: { kind: 'slip', slips } };
}

/** What symbols say, checks included; undefined where this format never writes them so. */
function meaning(symbols: readonly number[]): RunCode | undefined {
  if (!isChecked(symbols) || symbols.length < leastSymbols || symbols[0] !== version) return undefined;
  const bits = symbols
    .slice(0, -2)
    .map((symbol) => symbol.toString(2).padStart(5, '0'))
    .join('');
  const number = (from: number, to: number) => Number.parseInt(bits.slice(from, to) || '0', 2);
  const short = number(20, 23);
  const isLong = short === longDifficulty;
  const seed = seedOf(bits.slice(isLong ? 35 : 25));
  if (seed === undefined) return undefined;
  const code: RunCode = {
    game: number(5, 10),
    map: number(10, 20),
    difficulty: isLong ? longDifficulty + number(25, 35) : short,
    sealed: bits[23] === '1',
    dice: bits[24] === '1',
    seed,
  };
  // Every sheet has one code: what would be written in another way was never printed.
  return writeRunCode(code) === grouped(symbols) ? code : undefined;
}

/** Places of difficulties from here on are written behind the others. */
const longDifficulty = 7;

/** How a seed is written, in four bits. */
const kinds = {
  /** Three words of the table with hyphens between them; then perhaps a hyphen and a number. */
  words: 0,
  numberedWords: 1,
  /** `daily-2026-11-22` or `weekly-2026-11-16`: the days since 2000-01-01. */
  day: 2,
  numberedDay: 3,
  /** Characters of five, six or eight bits: the first that can hold all of them. */
  letters: 4,
  mixed: 5,
  unicode: 6,
  board: 7,
} as const;

const letters = 'abcdefghijklmnopqrstuvwxyz- .,_/';
const mixed = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789- ';
const characterSets = [
  [letters, kinds.letters, 5],
  [mixed, kinds.mixed, 6],
] as const;
const dayNames = ['daily', 'weekly'];
const firstDay = Date.UTC(2000, 0, 1);
const dayBits = 16;
const millisecondsOfDay = 86_400_000;

const wordsPattern = /^([a-z]+)-([a-z]+)-([a-z]+)(?:-([1-9]\d{0,14}))?$/u;
const dayPattern = /^(daily|weekly)-(\d{4}-\d\d-\d\d)(?:-([1-9]\d{0,14}))?$/u;

/** Adds a seed's text. */
function textBits(bits: Bits, text: string): Bits {
  const words = wordsPattern.exec(text);
  if (words !== null) {
    const [, a = '', b = '', c = '', number] = words;
    const places = [a, b, c].map((word) => codeWords.indexOf(word));
    if (!places.includes(-1)) {
      bits.add(number ? kinds.numberedWords : kinds.words, 4);
      for (const place of places) bits.add(place, 7);
      return numberBits(bits, number);
    }
  }
  const dated = dayPattern.exec(text);
  if (dated !== null) {
    const [, name = '', date = '', count] = dated;
    const day = (Date.parse(`${date}T00:00:00Z`) - firstDay) / millisecondsOfDay;
    if (day >= 0 && day < 2 ** dayBits && dateOf(day) === date) {
      bits.add(count ? kinds.numberedDay : kinds.day, 4).add(dayNames.indexOf(name), 1);
      return numberBits(bits.add(day, dayBits).add(0, 4), count);
    }
  }
  const characters = [...text];
  for (const [set, kind, width] of characterSets) {
    const places = characters.map((one) => set.indexOf(one));
    if (places.includes(-1)) continue;
    bits.add(kind, 4).add(0, 1);
    places.forEach((place) => {
      bits.add(place, width);
    });
    return bits;
  }
  bits.add(kinds.unicode, 4).add(0, 1);
  for (const byte of utf8.encode(text)) bits.add(byte, 8);
  return bits;
}

/** Adds the digits of a number to the base of 32. */
function numberBits(bits: Bits, digits = ''): Bits {
  if (digits !== '') for (const digit of Number(digits).toString(32)) bits.add(Number.parseInt(digit, 32), 5);
  return bits;
}

const dateOf = (day: number) => new Date(firstDay + day * millisecondsOfDay).toISOString().slice(0, 10);

/** The seed of bits; undefined where they are none. */
function seedOf(bits: string): CodeSeed | undefined {
  const number = (from: number, to: number) => Number.parseInt(bits.slice(from, to), 2);
  const behind = (from: number) => (bits.length > from ? `-${number(from, bits.length)}` : '');
  const characters = (width: number) =>
    Array.from({ length: Math.floor((bits.length - 5) / width) }, (_, index) =>
      number(5 + index * width, 5 + (index + 1) * width),
    );
  const text = (text: string): CodeSeed => ({ kind: 'text', text });
  const isWhole = bits.length >= 25;
  switch (number(0, 4)) {
    case kinds.words:
    case kinds.numberedWords:
      return isWhole
        ? text([0, 1, 2].map((word) => codeWords[number(4 + word * 7, 11 + word * 7)]).join('-') + behind(25))
        : undefined;
    case kinds.day:
    case kinds.numberedDay:
      return isWhole ? text(`${dayNames[number(4, 5)]}-${dateOf(number(5, 5 + dayBits))}${behind(25)}`) : undefined;
    case kinds.letters:
      return text(
        characters(5)
          .map((place) => letters[place])
          .join(''),
      );
    case kinds.mixed:
      return text(
        characters(6)
          .map((place) => mixed[place])
          .join(''),
      );
    case kinds.unicode:
      return text(new TextDecoder().decode(Uint8Array.from(characters(8))));
    case kinds.board:
      return {
        kind: 'board',
        symbols: characters(5)
          .map((symbol) => alphabet[symbol])
          .join(''),
      };
    default:
      return undefined;
  }
}

/** Symbols as they are printed. */
function grouped(symbols: readonly number[]): string {
  let code = '';
  for (let place = 0; place < symbols.length; place++) {
    if (place > 0 && place % 4 === 0) code += '-';
    code += alphabet.charAt(symbols[place] as number);
  }
  return code;
}

/** A whole number as symbols, so many that the largest of as many `states` has room. */
export function boardSymbols(value: bigint, states: bigint): string {
  let rest = value;
  let symbols = '';
  for (let room = states - 1n; room > 0n; room /= 32n) {
    symbols = (alphabet[Number(rest % 32n)] as string) + symbols;
    rest /= 32n;
  }
  return symbols;
}

/** The number of `boardSymbols`. */
export function boardValue(symbols: string): bigint {
  return [...symbols].reduce((value, symbol) => value * 32n + BigInt(alphabet.indexOf(symbol)), 0n);
}
