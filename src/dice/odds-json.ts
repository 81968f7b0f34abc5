/** Exact odds → JSON. */

import { type Fraction, formatFraction, toNumber } from './fraction.ts';
import { atLeast, isOfTotals, momentsOf, type Odds } from './odds.ts';
import type { Cell, Counted } from './system.ts';

/** A chance; large integers as decimal strings. */
const chance = ({ ways, of }: Fraction) => ({ ways: `${ways}`, of: `${of}` });

/** A distribution; only totals have mean and standard deviation. */
export function oddsToJson(odds: Odds) {
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
