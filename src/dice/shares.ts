/** Exact weights → round numbers that add up. */

import { compare, type Fraction, fraction, plus } from './fraction.ts';

/**
 * Rounds weights to whole units that add up to `units` exactly (largest remainder, Hamilton 1792); of equal
 * remainders the earlier wins. `shares(ways, 1000)` are tenths of a percent. The weights must not all be 0.
 */
export function shares(weights: readonly bigint[], units: number): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  if (all <= 0n) throw new RangeError('shares need a weight above 0');
  const scaled = weights.map((weight, index) => ({ index, quotient: (weight * BigInt(units)) / all, weight }));
  const rest = ({ weight, quotient }: (typeof scaled)[number]) => weight * BigInt(units) - quotient * all;
  const left = units - Number(scaled.reduce((sum, { quotient }) => sum + quotient, 0n));
  const byRest = [...scaled].sort((a, b) => {
    const difference = rest(b) - rest(a);
    return difference > 0n ? 1 : difference < 0n ? -1 : a.index - b.index;
  });
  const raised = new Set(byRest.slice(0, left).map(({ index }) => index));
  return scaled.map(({ quotient, index }) => Number(quotient) + (raised.has(index) ? 1 : 0));
}

/** Percentages with the given number of decimals (default 1), as text, that add up to 100 exactly. */
export function percentages(weights: readonly bigint[], decimals = 1): string[] {
  const scale = 10 ** decimals;
  return shares(weights, 100 * scale).map((share) => {
    const rest = decimals === 0 ? '' : `.${String(share % scale).padStart(decimals, '0')}`;
    return `${Math.floor(share / scale)}${rest}`;
  });
}

/** One chance as a percentage, rounded to the nearest step. */
export const percentage = ({ ways, of }: Fraction, decimals = 1): string =>
  percentages([ways, of - ways], decimals)[0] as string;

/** One chance as a percentage that says certain and impossible only of what is: else `>99.9` and `<0.1`. */
export function carefulPercentage(chance: Fraction, decimals = 1): string {
  const text = percentage(chance, decimals);
  const least = (1 / 10 ** decimals).toFixed(decimals);
  if (chance.ways > 0n && Number(text) === 0) return `<${least}`;
  return chance.ways < chance.of && Number(text) === 100 ? `>${(100 - Number(least)).toFixed(decimals)}` : text;
}

/**
 * Chances side by side as percentages; where they are all there is, they add up to 100 exactly. The first may be one
 * of another kind that the others follow on.
 */
export function percentagesInRow(chances: readonly Fraction[], decimals = 1): string[] {
  const [first, ...others] = chances;
  if (first !== undefined && isWhole(others))
    return [carefulPercentage(first, decimals), ...percentagesInRow(others, decimals)];
  if (!isWhole(chances)) return chances.map((chance) => carefulPercentage(chance, decimals));
  const of = chances.reduce((all, chance) => all * chance.of, 1n);
  return percentages(
    chances.map((chance) => (chance.ways * of) / chance.of),
    decimals,
  );
}

/** Whether chances add up to one. */
export const isWhole = (chances: readonly Fraction[]): boolean =>
  chances.length > 1 && compare(chances.reduce(plus, fraction(0)), fraction(1)) === 0;
