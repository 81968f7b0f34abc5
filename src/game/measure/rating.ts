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

/** Runs of a rating. The 95 % interval around one half is widest, and 1,068 make it 3 points to either side. */
export const ratingRuns = 1_100;

/** Stars from one number to another, both included; 0 is a hopeless board. */
export interface StarRange {
  readonly from: number;
  readonly to: number;
}

/** Runs on one board, counted. Counts of different Runs can be added up in any order. */
export interface BoardCount {
  /** One number: Runs played, and Runs won. */
  readonly runs: Float64Array;
  readonly won: Float64Array;
  /** Runs by cores brought out and turns, at `cores · (maxTurns + 1) + turns`; who is lost brings nothing out. */
  readonly brought: Float64Array;
}

/** What the counts of a board come to, in four whole numbers: Runs, those won, and the par. */
export interface Result {
  readonly runs: number;
  readonly won: number;
  readonly cores: number;
  readonly turns: number;
}

/** What a sheet says of its board. */
export interface Rating {
  readonly runs: number;
  /** The share of Runs won, with its 95 % interval. */
  readonly won: Share;
  /** 0 for a hopeless board, to 5. */
  readonly stars: number;
  /** What the median Run brings out, and the median of turns of those that bring out as much. */
  readonly par: { readonly cores: number; readonly turns: number };
}

/**
 * Plays Runs numbered `from` up to but not including `to` on a board as the experienced runner does, who sees all of it:
 * its numbers and the order of its spare ones are fixed, Outcome Rolls and what follows from them are not. Run number i
 * of a board is the same Run in whatever piece it is played. Another `chance` is another set of Runs, to check one with.
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

/** The numbers of a board as one text: what it is rated by, whatever name it was dealt for. */
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

/** Counts in short. */
export function resultOf({ runs, won, brought }: BoardCount): Result {
  const byCores = Array.from({ length: maxCores + 1 }, (_, cores) =>
    brought.subarray(cores * (maxTurns + 1), (cores + 1) * (maxTurns + 1)),
  );
  const cores = median(Float64Array.from(byCores, (row) => row.reduce((sum, one) => sum + one, 0)));
  const turns = median(itemAt(byCores, cores));
  return { runs: itemAt(runs, 0), won: itemAt(won, 0), cores, turns };
}

/** What a result says of its board. */
export function ratingOf({ runs, won, cores, turns }: Result): Rating {
  const share = wilson(won, runs);
  return { runs, won: share, stars: starsOf(share.share), par: { cores, turns } };
}

const piece = 50; // Runs between two looks at whether a board can still have the stars that are wanted
const nearlySure = 3.29; // of the normal distribution: 999 in 1,000

/**
 * Rates a board, or gives it up as soon as its stars are as good as sure to lie outside the range: most boards of a
 * search that are not wanted cost a fifth of a rating. What is not given up is rated with as many Runs as any other.
 */
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

/** Whether a rating has stars of a range. */
export function isWithin({ stars }: Rating, { from, to }: StarRange): boolean {
  return stars >= from && stars <= to;
}

/** Odds that a hopeless board is taken for a fair one at a glance, and the share of Runs won that counts as fair. */
const glance = { risk: 0.02, fair: 0.12 };
const few = 6; // Runs between two looks

/**
 * Whether a board has no stars. A board with hope shows it within a few Runs: they are played until the sequential test
 * of Wald (1945, Ann. Math. Stat. 16, 117) says that a share as good as fair is 50 times likelier than one below a
 * star. What has not shown it after the Runs of a rating is rated.
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

/** All that a rating depends on, as one text: what is rated once is rated for good while this stays the same. */
export function ratingKey(rules: Rules, deal: Deal): string {
  const { content, difficulty } = rules;
  return [rulesText(content), difficulty.id, runnerWeights(rules).join(' '), runnerVersion, boardText(deal)].join('\n');
}

/** To be raised when the experienced runner plays otherwise: a test that holds its Runs says when. */
const runnerVersion = 1;
