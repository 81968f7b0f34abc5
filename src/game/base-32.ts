/** Numbers ↔ symbols of five bits, as people read and type them. */

import { itemAt } from '../item-at.ts';

/** The symbols of Crockford's base 32: no I, L, O or U. */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A whole number as 0s and 1s. @throws RangeError for one that needs more than `width` bits */
export function bitsOf(value: number, width: number): string {
  if (!Number.isInteger(value) || value < 0 || value >= 2 ** width)
    throw new RangeError(`${value} has no room in ${width} bits`);
  return value.toString(2).padStart(width, '0');
}

/** Bits in fives, the last padded with zeros: symbols from 0 to 31. */
export function symbolsOf(bits: string): number[] {
  return Array.from({ length: Math.ceil(bits.length / 5) }, (_, index) =>
    Number.parseInt(bits.slice(index * 5, index * 5 + 5).padEnd(5, '0'), 2),
  );
}

/** A whole number as symbols, as many as the largest of `states` numbers needs. */
export function boardSymbols(value: bigint, states: bigint): string {
  let rest = value;
  let symbols = '';
  for (let room = states - 1n; room > 0n; room /= 32n) {
    symbols = itemAt(alphabet, Number(rest % 32n)) + symbols;
    rest /= 32n;
  }
  return symbols;
}

/** The number of `boardSymbols`. */
export const boardValue = (symbols: string): bigint =>
  [...symbols].reduce((value, symbol) => value * 32n + BigInt(alphabet.indexOf(symbol)), 0n);
