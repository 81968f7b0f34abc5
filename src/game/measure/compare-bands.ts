/** Two contents, their targets, benches that play → each band as it was and is, on the same dice. */

import { itemAt } from '../../item-at.ts';
import type { Balance } from '../../model/balance.ts';
import type { Content } from '../../model/content.ts';
import type { Rules } from '../run/rules.ts';
import { type Finding, findings, type SimulationRunner } from './balance.ts';
import { batchCount, jobKey, known, playBatches, rulesByDifficulty, student } from './jobs.ts';
import { mergeTallies, type Share, type Tally } from './tally.ts';

/** A band of one or both games. */
export interface BandChange {
  readonly target: string;
  readonly old?: Finding;
  readonly new?: Finding;
  /** Increase with its 95 % interval, if both games have the band. */
  readonly change?: Share;
}

/** Tallies of batches, by difficulty and policy. */
export interface Batches {
  readonly balance: Balance;
  readonly rulesOf: (difficulty: string) => Rules;
  readonly tallies: ReadonlyMap<string, readonly Tally[]>;
}

/** Plays `runs` Runs of each policy and difficulty, at least one a batch. */
export async function playGame(
  content: Content,
  balance: Balance,
  bench: SimulationRunner,
  runs: number,
): Promise<Batches> {
  const tallies = await playBatches(bench, balance, runs);
  return { balance, rulesOf: rulesByDifficulty(content, balance), tallies };
}

/**
 * Compares bands on the same dice: Run number i has the same dice in both games. The interval of a difference is that
 * of the jackknife over batches (Miller 1974, Biometrika 61, 1); medians of turns use the wider one of their own
 * intervals.
 */
export function compareBands(old: Batches, now: Batches): BandChange[] {
  const [before, after] = [found(old), found(now)];
  const without = Array.from({ length: batchCount }, (_, batch) => [found(old, batch), found(now, batch)] as const);
  const targets = [...new Set([...after, ...before].map(({ target }) => target))];
  return targets.map((target) => {
    const of = (list: readonly Finding[]) => list.find((one) => one.target === target);
    const [was, is] = [of(before), of(after)];
    if (!was || !is) return { target, ...(was && { old: was }), ...(is && { new: is }) };
    const differences = without.map(([a, b]) => (of(b)?.measured.share ?? 0) - (of(a)?.measured.share ?? 0));
    return { target, old: was, new: is, change: changeOf(was, is, differences, runsOf(now)) };
  });
}

function changeOf(was: Finding, is: Finding, differences: readonly number[], runs: number): Share {
  const share = is.measured.share - was.measured.share;
  if (is.unit === 'turns')
    return { share, low: is.measured.low - was.measured.high, high: is.measured.high - was.measured.low };
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
  const squares = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  // Two more Runs that differ keep the interval honest if none did.
  const error = Math.max(Math.sqrt((squares * (batchCount - 1)) / batchCount), Math.SQRT2 / runs);
  return { share, low: share - student * error, high: share + student * error };
}

const runsOf = ({ tallies }: Batches): number =>
  [...tallies.values()][0]?.reduce((sum, { runs }) => sum + itemAt(runs, 0), 0) ?? 0;

/** Findings of all Runs, or of all but one batch. */
function found({ balance, rulesOf, tallies }: Batches, leftOut?: number): Finding[] {
  const merged = new Map(
    [...tallies].map(([key, list]) => [key, mergeTallies(list.filter((_, batch) => batch !== leftOut))] as const),
  );
  return findings(balance, rulesOf, (difficulty, policy) => known(merged, jobKey(difficulty, policy)));
}
