/** What a Run sheet is ↔ its run code: a dozen symbols to say, type and scan. `DEAL.md` beside this file describes it. */

import { itemAt } from '../item-at.ts';
import { alphabet, bitsOf, symbolsOf } from './base-32.ts';
import { corrections, hasValidChecks, withCheckSymbols } from './reed-solomon.ts';
import { type CodeSeed, readSeed, seedBits } from './seed-bits.ts';

/** The data of a code without content: `challenge.ts` finds the game and deals. */
export interface RunCode {
  /** From the game's title, 0 to 31. */
  readonly game: number;
  /** From all that decides what a seed deals, 0 to 1023: Sectors in order, event dice, spare numbers. */
  readonly map: number;
  /** Index of the difficulty, 0 to 1030. */
  readonly difficulty: number;
  /** Whether the numbers are sealed. */
  readonly sealed: boolean;
  /** Whether Outcome Rolls are rolled beforehand. */
  readonly dice: boolean;
  readonly seed: CodeSeed;
}

/** Why a text is not a code. Places count symbols from 1. */
export type CodeFault =
  /** From a later format. */
  | { readonly kind: 'newer'; readonly version: number }
  /** A character that is no symbol, with no likely correction. */
  | { readonly kind: 'stranger'; readonly place: number; readonly found: string }
  /** One slip, with all equally likely corrections. */
  | { readonly kind: 'slip'; readonly slips: readonly Slip[] }
  /** More than one slip. */
  | { readonly kind: 'unknown'; readonly symbols: number };

/** A correction: the place, and the code that was meant. */
export interface Slip {
  /** One wrong symbol, or two swapped neighbours: the place of the first. */
  readonly kind: 'symbol' | 'swap';
  readonly place: number;
  /** The text there. */
  readonly found: string;
  readonly meant: string;
}

/** The format, and the first symbol of every code. */
const version = 1;
/** Min symbols of a code: five of the sheet, one of the seed, two checks. */
export const minSymbols = 8;
/** Max symbols of a code that is read: the largest board has 75. */
export const maxSymbols = 80;
/** Difficulties from this index on are written after the others. */
const longDifficulty = 7;

/** A code in groups of four symbols. @throws RangeError for a number out of range */
export function writeRunCode({ game, map, difficulty, sealed, dice, seed }: RunCode): string {
  const isLong = difficulty >= longDifficulty;
  const bits = [
    bitsOf(version, 5),
    bitsOf(game, 5),
    bitsOf(map, 10),
    bitsOf(isLong ? longDifficulty : difficulty, 3),
    bitsOf(Number(sealed), 1),
    bitsOf(Number(dice), 1),
    isLong ? bitsOf(difficulty - longDifficulty, 10) : '',
    seedBits(seed),
  ];
  return grouped(withCheckSymbols(symbolsOf(bits.join(''))));
}

/** Reads a code in any case, with any hyphens and spaces, O for 0, I and L for 1. */
export function readRunCode(text: string): { readonly code: RunCode } | { readonly fault: CodeFault } {
  const characters = [...text.toUpperCase().replace(/[\s\p{Pd}]/gu, '')];
  const symbols = characters.map((one) => alphabet.indexOf(one === 'O' ? '0' : one === 'I' || one === 'L' ? '1' : one));
  const unknown = { fault: { kind: 'unknown', symbols: symbols.length } } as const;
  const strange = symbols.findIndex((symbol) => symbol < 0);
  if (strange >= 0) {
    const isOnly = strange === symbols.findLastIndex((symbol) => symbol < 0);
    const meant = isOnly && Array.from(alphabet, (_, symbol) => symbols.with(strange, symbol)).find(meaning);
    const at = { place: strange + 1, found: itemAt(characters, strange) };
    return {
      fault: meant
        ? { kind: 'slip', slips: [{ kind: 'symbol', ...at, meant: grouped(meant) }] }
        : { kind: 'stranger', ...at },
    };
  }
  if (hasValidChecks(symbols) && symbols.length >= minSymbols) {
    const [first = 0] = symbols;
    if (first > version) return { fault: { kind: 'newer', version: first } };
    const code = meaning(symbols);
    return code ? { code } : unknown;
  }
  const slips = (symbols.length > maxSymbols ? [] : corrections(symbols))
    .filter((all) => meaning(all) !== undefined)
    .map((meant): Slip => {
      const changed = symbols.flatMap((symbol, place) => (symbol === meant[place] ? [] : [place]));
      const [at = 0] = changed;
      return {
        kind: changed.length > 1 ? 'swap' : 'symbol',
        place: at + 1,
        found: itemAt(characters, at),
        meant: grouped(meant),
      };
    });
  return slips.length === 0 ? unknown : { fault: { kind: 'slip', slips } };
}

/** Groups of four after the same sign, or one word: all there is of it, so that no part of a mistyped code is taken for a code. */
const printed =
  /(?<![\p{L}\p{N}])[1il][\p{L}\p{N}]{3}(?:[\p{L}\p{N}]{4,76}|([^\p{L}\p{N}]{1,3})[\p{L}\p{N}]{4}(?:\1[\p{L}\p{N}]{4}){0,18}(?:\1[\p{L}\p{N}]{1,4})?)(?!-?[\p{L}\p{N}]|\1[\p{L}\p{N}]*\d)/giu;

/** The code in a text from a chat, without what is around it and what cannot be seen; else the part that looks most like one. */
export function codeIn(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Me}]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/ ?[\p{Pd}\p{Lm}\u02d7\u2212] ?/gu, '-');
  const whole = plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/gu, '');
  const read = readRunCode(whole);
  if ('code' in read) return whole;
  const parts = (plain.match(printed) ?? []).map((part) => part.replace(/[^\p{L}\p{N}]+/gu, '-'));
  const code = parts.find((part) => 'code' in readRunCode(part));
  if (code !== undefined || read.fault.kind === 'slip' || read.fault.kind === 'newer') return code ?? whole;
  return parts.find((part) => part.startsWith('1')) ?? whole;
}

/** The data of symbols with checks; undefined if this format never writes them so. */
function meaning(symbols: readonly number[]): RunCode | undefined {
  if (symbols.length < minSymbols || symbols.length > maxSymbols) return undefined;
  if (!hasValidChecks(symbols) || symbols[0] !== version) return undefined;
  const bits = symbols
    .slice(0, -2)
    .map((symbol) => bitsOf(symbol, 5))
    .join('');
  const number = (from: number, to: number) => Number.parseInt(bits.slice(from, to) || '0', 2);
  const short = number(20, 23);
  const isLong = short === longDifficulty;
  const seed = readSeed(bits.slice(isLong ? 35 : 25));
  if (seed === undefined) return undefined;
  const code: RunCode = {
    game: number(5, 10),
    map: number(10, 20),
    difficulty: isLong ? longDifficulty + number(25, 35) : short,
    sealed: bits[23] === '1',
    dice: bits[24] === '1',
    seed,
  };
  // Each sheet has one code; another spelling was never printed.
  return writeRunCode(code) === grouped(symbols) ? code : undefined;
}

/** Symbols as printed. */
function grouped(symbols: readonly number[]): string {
  const text = symbols.map((symbol) => itemAt(alphabet, symbol)).join('');
  return (text.match(/.{1,4}/gu) ?? []).join('-');
}
