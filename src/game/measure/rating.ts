/** Rules, a dealt board → how good its chances are: the share of Runs won on it, stars, and a par. */

import { itemAt } from '../../item-at.ts';
import { rulesText } from '../../model/rules-text.ts';
import { starLimits, starsOf } from '../../model/stars.ts';
import type { Deal } from '../deal.ts';
import { runner } from '../policy/runner.ts';
import { runnerWeights } from '../policy/runner-weights.ts';
import { isWon } from '../run/endings.ts';
import type { Rules } from '../run/rules.ts';
import { playRuns, type RunRange } from './simulate.ts';
import { count, maxCores, maxTurns, median, type Share, wilson } from './tally.ts';

/** Runs of a rating. The 95 % interval is widest around one half: 3 points each way with 1,068. */
export const ratingRuns = 1_100;

/** A range of stars, both ends included; 0 is a hopeless board. */
export interface StarRange {
  readonly from: number;
  readonly to: number;
}

/** Counts of Runs on one board, to be added up in any order. */
export interface BoardCount {
  /** Runs played, in one number; and Runs won. */
  readonly runs: Float64Array;
  readonly won: Float64Array;
  /** Runs by scored cores and turns, at `cores · (maxTurns + 1) + turns`; a lost Run scores 0. */
  readonly brought: Float64Array;
}

/** Counts of a board in short: Runs, wins, and par. */
export interface Result {
  readonly runs: number;
  readonly won: number;
  readonly cores: number;
  readonly turns: number;
}

/** Rating printed on a sheet. */
export interface Rating {
  readonly runs: number;
  /** Share of Runs won, with its 95 % interval. */
  readonly won: Share;
  /** From 0 for a hopeless board to 5. */
  readonly stars: number;
  /** Cores of the median Run, and the median turns of Runs with as many. */
  readonly par: { readonly cores: number; readonly turns: number };
}

/**
 * Plays Runs `from` to `to` (excluded) as the experienced runner, who sees the whole board: its numbers and the order
 * of spare ones are fixed, Outcome Rolls are not. Run number i is the same in any range. Another `chance` gives other
 * Runs, as a check.
 */
export function playBoard(rules: Rules, deal: Deal, from: number, to: number, chance = 'rating'): BoardCount {
  const counted: BoardCount = {
    runs: new Float64Array(1),
    won: new Float64Array(1),
    brought: new Float64Array((maxCores + 1) * (maxTurns + 1)),
  };
  playRuns(rules, runner, rangeOn(deal, from, to, chance), (state) => {
    const cores = rules.content.endings[state.ending]?.when.kind === 'place' ? Math.min(state.cores, maxCores) : 0;
    count(counted.runs, 0);
    count(counted.won, 0, isWon(rules, state) ? 1 : 0);
    count(counted.brought, cores * (maxTurns + 1) + Math.min(state.turn, maxTurns));
  });
  return counted;
}

function rangeOn(sheet: Deal, from: number, to: number, dice: string): RunRange {
  return { seed: boardText(sheet), from, to, sheet, dice, player: `${dice} player` };
}

/** The numbers of a board as text, without its name. */
function boardText({ sectors, reserves }: Deal): string {
  const numbers = sectors.map(({ id, sectorNumber, eventNumber }) => `${id} ${sectorNumber} ${eventNumber}`);
  return [...numbers, reserves.eventNumbers.join(' '), reserves.sectorNumbers.join(' ')].join('\n');
}

/** Adds one count of a board to another. */
export function addBoardCount(into: BoardCount, more: BoardCount): void {
  for (const name of ['runs', 'won', 'brought'] as const)
    more[name].forEach((value, index) => {
      count(into[name], index, value);
    });
}

export function resultOf({ runs, won, brought }: BoardCount): Result {
  const byCores = Array.from({ length: maxCores + 1 }, (_, cores) =>
    brought.subarray(cores * (maxTurns + 1), (cores + 1) * (maxTurns + 1)),
  );
  const cores = median(Float64Array.from(byCores, (row) => row.reduce((sum, one) => sum + one, 0)));
  const turns = median(itemAt(byCores, cores));
  return { runs: itemAt(runs, 0), won: itemAt(won, 0), cores, turns };
}

export function ratingOf({ runs, won, cores, turns }: Result): Rating {
  const share = wilson(won, runs);
  return { runs, won: share, stars: starsOf(share.share), par: { cores, turns } };
}

const piece = 50; // Runs between two looks at whether a board can still have the stars that are wanted
const nearlySure = 3.29; // of the normal distribution: 999 in 1,000

/** Rates a board, or stops once its stars are almost surely outside the range, usually after a fifth of the Runs. */
export function rateWithin(rules: Rules, deal: Deal, range: StarRange): Result | undefined {
  const sum = playBoard(rules, deal, 0, 0);
  for (let from = 0; from < ratingRuns; from += piece) {
    addBoardCount(sum, playBoard(rules, deal, from, Math.min(ratingRuns, from + piece)));
    const { low, high } = wilson(itemAt(sum.won, 0), itemAt(sum.runs, 0), nearlySure);
    if (starsOf(high) < range.from || starsOf(low) > range.to) return undefined;
  }
  const result = resultOf(sum);
  return isWithin(ratingOf(result), range) ? result : undefined;
}

export const isWithin = ({ stars }: Rating, { from, to }: StarRange): boolean => stars >= from && stars <= to;

/** Risk that a hopeless board passes as fair, and the share of wins that counts as fair. */
const glance = { risk: 0.02, fair: 0.12 };
const few = 6; // Runs between two looks

/**
 * Whether a board has no stars. Runs are played until the sequential test of Wald (1945, Ann. Math. Stat. 16, 117)
 * finds a fair share of wins 50 times likelier than one below a star. A board that is still open after the Runs of a
 * rating is rated.
 */
export function isHopeless(rules: Rules, deal: Deal): boolean {
  const [least, enough] = [starLimits[1], Math.log(1 / glance.risk)];
  let [wins, evidence, isFair] = [0, 0, false];
  for (let from = 0; from < ratingRuns && !isFair; from += few)
    playRuns(rules, runner, rangeOn(deal, from, Math.min(ratingRuns, from + few), 'rating'), (state) => {
      const isWin = isWon(rules, state);
      if (isWin) wins++;
      evidence += Math.log(isWin ? glance.fair / least : (1 - glance.fair) / (1 - least));
      isFair ||= evidence >= enough;
    });
  if (isFair) return false;
  return starsOf(wins / ratingRuns) === 0;
}

/** All that a rating depends on, as text: the key of the rating cache. */
export function ratingKey(rules: Rules, deal: Deal): string {
  const { content, difficulty } = rules;
  return [rulesText(content), difficulty.id, runnerWeights(rules).join(' '), runnerVersion, boardText(deal)].join('\n');
}

/** Raised when the experienced runner plays differently; a test of its Runs shows when. */
const runnerVersion = 1;
