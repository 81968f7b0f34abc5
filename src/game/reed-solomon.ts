/** Symbols → two more that find a slip of the pen: a Reed-Solomon code over 32 symbols (Reed and Solomon 1960). */

import { itemAt } from '../item-at.ts';

/** Powers of x in the field of 32 elements, x^5 = x^2 + 1: all 31 that are not zero, twice. */
const powers: number[] = [];
for (let value = 1; powers.length < 62; value = value & 16 ? ((value << 1) ^ 0b100101) & 31 : value << 1)
  powers.push(value);
/** The exponent of each value. */
const logarithms = Array.from({ length: 32 }, (_, value) => powers.indexOf(value));
const logarithm = (value: number) => itemAt(logarithms, value);
const times = (a: number, b: number) => (a === 0 || b === 0 ? 0 : itemAt(powers, logarithm(a) + logarithm(b)));
const over = (a: number, b: number) => (a === 0 ? 0 : itemAt(powers, logarithm(a) + 31 - logarithm(b)));
const power = (exponent: number) => itemAt(powers, exponent % 31);

/** The sum of all symbols, plain and weighted by place: both zero if nothing is wrong. */
function sums(symbols: readonly number[]): readonly [plain: number, weighed: number] {
  let [plain, weighed] = [0, 0];
  for (const [place, symbol] of symbols.entries()) {
    plain ^= symbol;
    weighed ^= times(symbol, power(place));
  }
  return [plain, weighed];
}

/** The symbols (0 to 31) with two more, which reveal one wrong symbol or two swapped neighbours. */
export function withCheckSymbols(symbols: readonly number[]): number[] {
  const [plain, weighed] = sums(symbols);
  const place = symbols.length;
  const last = over(weighed ^ times(plain, power(place)), power(place + 1) ^ power(place));
  return [...symbols, plain ^ last, last];
}

/** Whether the last two symbols match those before. */
export const hasValidChecks = (symbols: readonly number[]): boolean =>
  symbols.length > 2 && sums(symbols).every((sum) => sum === 0);

/** Possible corrections: one symbol changed, else two neighbours swapped. Only changes of up to 31 symbols are unique. */
export function corrections(symbols: readonly number[]): number[][] {
  const [plain, weighed] = sums(symbols);
  if (plain !== 0 && weighed !== 0) {
    const first = logarithm(over(weighed, plain));
    return symbols.flatMap((symbol, place) => (place % 31 === first ? [symbols.with(place, symbol ^ plain)] : []));
  }
  return symbols.slice(1).flatMap((symbol, before) => {
    const swapped = symbols.with(before, symbol).with(before + 1, itemAt(symbols, before));
    return symbol !== symbols[before] && hasValidChecks(swapped) ? [swapped] : [];
  });
}
