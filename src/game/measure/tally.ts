/** Many Runs → counts that can be added up: whole numbers only, so that the order of adding does not matter. */

import { itemAt } from '../../item-at.ts';
import { outcomeNames } from '../../model/event.ts';
import type { Rules } from '../run/rules.ts';

/** Turns above this share the last count. */
export const maxTurns = 200;
/** The last count of cores means 20 or more. */
export const maxCores = 20;

/** Runs of a career: Run number i is the (i mod 20)th of its player. */
export const careerRuns = 20;

/** Length of each list of a tally. */
function lengths(rules: Rules) {
  const { events, items, sectors, mods } = rules;
  return {
    runs: 1,
    /** With enough cores at GOAL. */
    won: 1,
    /** By Ending. */
    endings: rules.content.endings.length,
    /** Runs by cores at the end, and by turns. */
    cores: maxCores + 1,
    turns: maxTurns + 1,
    /** By turn: Runs that reached it, and the sum of their Health on entering. */
    reached: maxTurns + 1,
    health: maxTurns + 1,
    /** By Sector: Runs that ended there, and those unable to move. */
    endedAt: sectors.length,
    stuckAt: sectors.length,
    /** Runs that lost their last Health, by index in `Rules.effects`. */
    deaths: rules.effects.length,
    /** By Event: Runs that met it (entered, not only rolled by RE), those won, Outcomes at `event · 4 + outcome`. */
    met: events.length,
    metAndWon: events.length,
    outcomes: events.length * outcomeNames.length,
    /** By Event: sums of changes by its Outcomes; Health also squared, for its spread. */
    healthChange: events.length,
    healthSquares: events.length,
    creditsChange: events.length,
    coresChange: events.length,
    modsChange: events.length,
    /** By DiceMod: gained (also at setup), used, lost to an effect, left at the end. */
    modsGained: mods.length,
    modsUsed: mods.length,
    modsLost: mods.length,
    modsLeft: mods.length,
    /** By place in a career: Runs, those won, Outcomes, new ones; words of the book read before, and their squares. */
    careers: careerRuns,
    careersWon: careerRuns,
    outcomesRead: careerRuns,
    outcomesNew: careerRuns,
    wordsKnown: careerRuns,
    wordsSquares: careerRuns,
    /** By item. */
    bought: items.length,
  };
}

/** Counts of Runs by name: whole numbers in lists of `lengths`. */
export type Tally = Readonly<Record<keyof ReturnType<typeof lengths>, Float64Array>>;

/** A tally of no Runs. */
export function newTally(rules: Rules): Tally {
  const lists = Object.entries(lengths(rules)).map(([name, length]) => [name, new Float64Array(length)]);
  return Object.fromEntries(lists) as Tally;
}

/** The sum of tallies of a game, exact below 2^53. @throws RangeError for none */
export function mergeTallies(tallies: readonly Tally[]): Tally {
  return mapTally(itemAt(tallies, 0), (list, name) =>
    list.map((_, index) => tallies.reduce((sum, tally) => sum + itemAt(tally[name], index), 0)),
  );
}

/** A tally with each list mapped. */
export function mapTally(tally: Tally, map: (list: Float64Array, name: keyof Tally) => Float64Array): Tally {
  const names = Object.keys(tally) as (keyof Tally)[];
  return Object.fromEntries(names.map((name) => [name, map(tally[name], name)] as const)) as Tally;
}

export function count(list: Float64Array, index: number, by = 1): void {
  list[index] = (list[index] ?? 0) + by;
}

/** An estimated share with its 95 % interval, all 0 to 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Interval of Wilson (1927, J. Am. Stat. Assoc. 22, 209) for `hits` of `runs`; `z` = 1.96 is 95 %. */
export function wilson(hits: number, runs: number, z = 1.959964): Share {
  if (runs === 0) return { share: 0, low: 0, high: 1 };
  const share = hits / runs;
  const centre = share + (z * z) / (2 * runs);
  const spread = z * Math.sqrt((share * (1 - share)) / runs + (z * z) / (4 * runs * runs));
  const scale = 1 + (z * z) / runs;
  // At none or all the interval ends at exactly 0 or 1, without rounding errors.
  const low = hits === 0 ? 0 : (centre - spread) / scale;
  const high = hits === runs ? 1 : (centre + spread) / scale;
  return { share, low, high };
}

/** The value that half of a histogram's Runs do not exceed; 0 without Runs. */
export const median = (histogram: Float64Array): number => quantile(histogram, 0.5);

/** The value that a part (0 to 1) of a histogram's Runs does not exceed; 0 without Runs. */
export function quantile(histogram: Float64Array, part: number): number {
  const runs = histogram.reduce((sum, one) => sum + one, 0);
  let seen = 0;
  const value = histogram.findIndex((count) => {
    seen += count;
    return seen >= part * runs;
  });
  return value < 0 ? histogram.length - 1 : value;
}
