/** Ways by total → ways by total: the arithmetic of dice added up. */

/** A polynomial: power → integer coefficient, never 0. In a generating function: a total → its ways. */
export type Polynomial = ReadonlyMap<number, bigint>;

/** A polynomial of terms; those of one power add up. */
export function polynomial(terms: Iterable<readonly [power: number, coefficient: bigint]>): Polynomial {
  const sum = new Map<number, bigint>();
  for (const [power, coefficient] of terms) sum.set(power, (sum.get(power) ?? 0n) + coefficient);
  for (const [power, coefficient] of sum) if (coefficient === 0n) sum.delete(power);
  return sum;
}

/** One way for each face, 1 to `sides`. */
export const die = (sides: number): Polynomial =>
  polynomial(Array.from({ length: sides }, (_, index) => [index + 1, 1n] as const));

export const unit: Polynomial = polynomial([[0, 1n]]);

export const sum = (...parts: readonly Polynomial[]): Polynomial => polynomial(parts.flatMap((part) => [...part]));

/** The polynomial times `factor`, with each power moved by `shift`. */
export const scaled = (a: Polynomial, factor: bigint, shift = 0): Polynomial =>
  polynomial([...a].map(([power, coefficient]) => [power + shift, coefficient * factor]));

/** The product: ways of the sum of two independent rolls. */
export function product(a: Polynomial, b: Polynomial): Polynomial {
  const result = new Map<number, bigint>();
  for (const [i, x] of a) for (const [j, y] of b) result.set(i + j, (result.get(i + j) ?? 0n) + x * y);
  for (const [power, coefficient] of result) if (coefficient === 0n) result.delete(power);
  return result;
}

/** A polynomial to a whole power of 0 or more. */
export function power(base: Polynomial, exponent: number): Polynomial {
  let result = unit;
  for (let step = 0; step < exponent; step++) result = product(result, base);
  return result;
}

/** A polynomial with all powers negated, for subtraction. */
export const negated = (a: Polynomial): Polynomial => new Map([...a].map(([power, ways]) => [-power, ways]));

/** The lowest and the highest power; 0 and 0 without terms. */
export function span(a: Polynomial): { readonly low: number; readonly high: number } {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const power of a.keys()) {
    low = Math.min(low, power);
    high = Math.max(high, power);
  }
  return a.size === 0 ? { low: 0, high: 0 } : { low, high };
}
