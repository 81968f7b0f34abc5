/** Ways → exact odds. */

import type { DicePath } from './every-path.ts';
import { compare, type Fraction, fraction, greatestCommonDivisor, minus, times } from './fraction.ts';
import type { Polynomial } from './polynomial.ts';

/** Result of a roll: a total, or a word such as `success`. */
export type Value = number | string;

/** One value and its ways; the denominator is the table's. */
export interface OddsEntry<V extends Value = Value> {
  readonly value: V;
  readonly ways: bigint;
}

/** Everything strictly below, or strictly above, `bound` in a cut table. */
export interface Tail {
  readonly side: 'below' | 'above';
  readonly bound: number;
  readonly ways: bigint;
}

export interface Moments {
  readonly mean: Fraction;
  readonly variance: Fraction;
}

/**
 * An exact distribution: the ways of all entries and tails add up to `of`. Totals ascend and have at least one way
 * each; words are from worst to best and may have none. `moments` are of the whole, including tails, which the entries
 * cannot give.
 */
export interface Odds<V extends Value = Value> {
  readonly of: bigint;
  readonly entries: readonly OddsEntry<V>[];
  readonly tails: readonly Tail[];
  readonly moments?: Moments;
}

export function isOfTotals(odds: Odds): odds is Odds<number> {
  return odds.entries.every(({ value }) => typeof value === 'number');
}

const sumOfWays = (rows: readonly { readonly ways: bigint }[]): bigint =>
  rows.reduce((all, { ways }) => all + ways, 0n);

/** Odds of all results of a roll, in order; `of` is the sum of their ways. */
export const oddsOf = <V extends Value>(entries: readonly OddsEntry<V>[]): Odds<V> => ({
  of: sumOfWays(entries),
  entries,
  tails: [],
});

export const oddsOfTotals = (ways: Polynomial): Odds<number> =>
  oddsOf([...ways].sort(([a], [b]) => a - b).map(([value, count]) => ({ value, ways: count })));

/** Odds of words in the given order, worst first; a word without paths has 0 ways. Throws for an unlisted word. */
export function oddsOfWords<W extends string>(words: readonly W[], paths: readonly DicePath<W>[]): Odds<W> {
  const ways = gather(paths);
  for (const word of ways.keys()) if (!words.includes(word)) throw new RangeError(`no place for ${word}`);
  return oddsOf(words.map((value) => ({ value, ways: ways.get(value) ?? 0n })));
}

export const oddsFromPaths = (paths: readonly DicePath<number>[]): Odds<number> => oddsOfTotals(gather(paths));

/** Ways by result, over the common denominator of all paths. */
function gather<V extends Value>(paths: readonly DicePath<V>[]): Map<V, bigint> {
  // Most paths already fit the denominator.
  const of = paths.reduce(
    (all, path) => (all % path.of === 0n ? all : (all / greatestCommonDivisor(all, path.of)) * path.of),
    1n,
  );
  const ways = new Map<V, bigint>();
  for (const path of paths) ways.set(path.result, (ways.get(path.result) ?? 0n) + path.ways * (of / path.of));
  return ways;
}

/** The chance of exactly `value`, over the table's denominator; 0 if it is not in the table. */
export function chanceOf<V extends Value>(odds: Odds<V>, value: V): Fraction {
  return { ways: odds.entries.find((entry) => entry.value === value)?.ways ?? 0n, of: odds.of };
}

/** The chance of `value` or better for each entry, in order. */
export function atLeast<V extends Value>(odds: Odds<V>): OddsEntry<V>[] {
  let rest = odds.of - tailWays(odds, 'below');
  return odds.entries.map(({ value, ways }) => {
    const entry = { value, ways: rest };
    rest -= ways;
    return entry;
  });
}

/** The chance of a total of `target` or more. Throws a RangeError for a target in a tail. */
export function chanceOfAtLeast(odds: Odds<number>, target: number): Fraction {
  for (const { side, bound } of odds.tails)
    if (side === 'above' ? target > bound + 1 : target < bound) throw new RangeError(`${target} is in a tail`);
  const met = odds.entries.filter(({ value }) => value >= target);
  return { ways: sumOfWays(met) + tailWays(odds, 'above'), of: odds.of };
}

/** Ways, of `odds.of`, in the tails of one side. */
export const tailWays = ({ tails }: Odds, side: Tail['side']): bigint =>
  sumOfWays(tails.filter((tail) => tail.side === side));

export function momentsOf(odds: Odds<number>): Moments {
  if (odds.moments) return odds.moments;
  if (odds.tails.length > 0) throw new RangeError('a cut table needs the moments of the whole');
  const meanOf = (exponent: bigint) => {
    const sum = odds.entries.reduce((all, { value, ways }) => all + BigInt(value) ** exponent * ways, 0n);
    return fraction(sum, odds.of);
  };
  const mean = meanOf(1n);
  return { mean, variance: minus(meanOf(2n), times(mean, mean)) };
}

/** Odds cut where the rest is less likely than `least`, but never inside the totals to `keep`. */
export function cutTails(odds: Odds<number>, least: Fraction, keep: readonly number[] = []): Odds<number> {
  const moments = momentsOf(odds);
  let [below, above] = [tailWays(odds, 'below'), tailWays(odds, 'above')];
  let [first, last] = [0, odds.entries.length - 1];
  const isSmall = (ways: bigint) => compare({ ways, of: odds.of }, least) < 0;
  const waysAt = (index: number) => odds.entries[index]?.ways ?? 0n;
  const isOutside = (index: number, sign: 1 | -1) =>
    keep.every((total) => (total - (odds.entries[index]?.value ?? 0)) * sign > 0);
  while (first < last && isOutside(first, 1) && isSmall(below + waysAt(first))) below += waysAt(first++);
  while (first < last && isOutside(last, -1) && isSmall(above + waysAt(last))) above += waysAt(last--);
  const entries = odds.entries.slice(first, last + 1);
  const tails: Tail[] = [
    { side: 'below', bound: entries[0]?.value ?? 0, ways: below },
    { side: 'above', bound: entries.at(-1)?.value ?? 0, ways: above },
  ];
  return { of: odds.of, entries, tails: tails.filter((tail) => tail.ways > 0n), moments };
}

export function reduced<V extends Value>(odds: Odds<V>): Odds<V> {
  const shared = [...odds.entries, ...odds.tails].reduce((all, { ways }) => greatestCommonDivisor(all, ways), odds.of);
  const divide = <T extends { readonly ways: bigint }>(row: T): T => ({ ...row, ways: row.ways / shared });
  return { ...odds, of: odds.of / shared, entries: odds.entries.map(divide), tails: odds.tails.map(divide) };
}
