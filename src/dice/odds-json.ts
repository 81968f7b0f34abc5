/** Exact odds → JSON. */

import { type Fraction, formatFraction, toNumber } from './fraction.ts';
import { atLeast, isOfTotals, momentsOf, type Odds } from './odds.ts';
import type { Cell, Counted } from './system.ts';

/** A chance in JSON: large integers as decimal strings. */
export interface JsonChance {
  readonly ways: string;
  readonly of: string;
}

/** A distribution in JSON. Only totals have mean and standard deviation. */
export interface JsonOdds {
  readonly odds: readonly (JsonChance & { readonly value: number | string })[];
  readonly atLeast: readonly (JsonChance & { readonly value: number | string })[];
  readonly mean?: number;
  readonly standardDeviation?: number;
  /** Mean and variance as `21/5`. */
  readonly exact?: { readonly mean: string; readonly variance: string };
  /** Tails of a cut table: everything below or above `bound`. */
  readonly tails: readonly (JsonChance & { readonly side: 'below' | 'above'; readonly bound: number })[];
}

const chance = ({ ways, of }: Fraction): JsonChance => ({ ways: `${ways}`, of: `${of}` });

export function oddsToJson(odds: Odds): JsonOdds {
  const { of } = odds;
  const rows = {
    odds: odds.entries.map(({ value, ways }) => ({ value, ...chance({ ways, of }) })),
    atLeast: atLeast(odds).map(({ value, ways }) => ({ value, ...chance({ ways, of }) })),
    tails: odds.tails.map(({ side, bound, ways }) => ({ side, bound, ...chance({ ways, of }) })),
  };
  if (!isOfTotals(odds)) return rows;
  const { mean, variance } = momentsOf(odds);
  return {
    ...rows,
    mean: toNumber(mean),
    standardDeviation: Math.sqrt(toNumber(variance)),
    exact: { mean: formatFraction(mean), variance: formatFraction(variance) },
  };
}

/** A result as JSON: the distribution asked for at the top, the others under `also`. */
export function countedToJson(system: string, { title, readings, odds: [first, ...others], tables }: Counted) {
  return {
    system,
    title,
    readings,
    id: first.id,
    ...oddsToJson(first.odds),
    also: others.map((one) => ({ id: one.id, title: one.title, ...oddsToJson(one.odds) })),
    tables: tables.map(({ rows, ...table }) => ({ ...table, rows: rows.map((cells) => cells.map(cellToJson)) })),
  };
}

const cellToJson = (cell: Cell) => (typeof cell === 'object' ? chance(cell) : cell);
