/** Two integers → an exact number. */

/** The exact number `ways / of`, with `of` above 0: a chance, a mean, a cost. */
export interface Fraction {
  readonly ways: bigint;
  readonly of: bigint;
}

/** The greatest common divisor of two integers, never negative (Euclid). */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** `ways / of` in lowest terms with `of` above 0. Throws a RangeError when `of` is 0. */
export function fraction(ways: bigint | number, of: bigint | number = 1n): Fraction {
  const [top, bottom] = [BigInt(ways), BigInt(of)];
  if (bottom === 0n) throw new RangeError('a fraction cannot be over 0');
  const shared = greatestCommonDivisor(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { ways: top / shared, of: bottom / shared };
}

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.ways * b.of + b.ways * a.of, a.of * b.of);
export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.ways * b.of - b.ways * a.of, a.of * b.of);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.ways * b.ways, a.of * b.of);

/** Below 0, 0 or above 0 as `a` is less than, equal to or more than `b`. */
export function compare(a: Fraction, b: Fraction): number {
  const [left, right] = [a.ways * b.of, b.ways * a.of];
  return left > right ? 1 : left < right ? -1 : 0;
}

/** Whether two chances or more add up to one. */
export const isWhole = (chances: readonly Fraction[]): boolean =>
  chances.length > 1 && compare(chances.reduce(plus, fraction(0)), fraction(1)) === 0;

const bits = (value: bigint): number => value.toString(2).length;

/** The nearest double, for print, however large the integers are. */
export function toNumber({ ways, of }: Fraction): number {
  if (ways < 0n) return -toNumber({ ways: -ways, of });
  // A quotient of at least 64 bits, its last one sticky, is correctly rounded once by Number.
  const shift = Math.max(0, 64 + bits(of) - bits(ways));
  const scaled = ways << BigInt(shift);
  const quotient = scaled / of;
  return Number(quotient * of === scaled ? quotient : quotient | 1n) / 2 ** shift;
}

/** `1/2`, `3`, `-0.25` read exactly; undefined for anything else, or for a denominator of 0. */
export function parseFraction(text: string): Fraction | undefined {
  const match = /^([+-]?\d+)(?:\/(\d+)|\.(\d+))?$/u.exec(text.trim());
  if (!match) return undefined;
  const [, whole = '', under, decimals] = match;
  if (decimals !== undefined) return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  const of = BigInt(under ?? '1');
  return of === 0n ? undefined : fraction(BigInt(whole), of);
}

/** `1/2`, or `3` for a whole number. */
export const formatFraction = ({ ways, of }: Fraction): string => (of === 1n ? `${ways}` : `${ways}/${of}`);
