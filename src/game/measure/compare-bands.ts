/** Two contents, their targets, benches that play → each band as it was and is, on the same dice. */

import { itemAt } from '../../item-at.ts';
import type { Balance } from '../../model/balance.ts';
import type { Content } from '../../model/content.ts';
import type { Rules } from '../run/rules.ts';
import { type Finding, findings, type SimulationRunner } from './balance.ts';
import { batchCount, jobKey, known, playBatches, rulesByDifficulty, student } from './jobs.ts';
import { mergeTallies, type Share, type Tally } from './tally.ts';

/** A band of one game or of both. */
export interface BandChange {
  readonly target: string;
  readonly old?: Finding;
  readonly new?: Finding;
  /** By how much it is greater now, with its 95 % interval; only where both games have it. */
  readonly change?: Share;
}

/** The Runs of a game in batches: by difficulty and policy, the tally of each batch. */
export interface Batches {
  readonly balance: Balance;
  /** By difficulty. */
  readonly rulesOf: (difficulty: string) => Rules;
  readonly tallies: ReadonlyMap<string, readonly Tally[]>;
}

/** Plays so many Runs of each policy at each difficulty; at least one for each batch. */
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
 * Holds two games against their bands. Run number i has the same dice in both, so what dice alone do cancels out; the
 * interval of a difference is that of the jackknife over batches (Miller 1974, Biometrika 61, 1). Medians of turns have the
 * wider one that their own intervals give.
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
  // Two Runs more that went differently keep the interval honest where none did.
  const error = Math.max(Math.sqrt((squares * (batchCount - 1)) / batchCount), Math.SQRT2 / runs);
  return { share, low: share - student * error, high: share + student * error };
}

const runsOf = ({ tallies }: Batches): number =>
  [...tallies.values()][0]?.reduce((sum, { runs }) => sum + itemAt(runs, 0), 0) ?? 0;

/** What all Runs say, or all but those of one batch. */
function found({ balance, rulesOf, tallies }: Batches, leftOut?: number): Finding[] {
  const merged = new Map(
    [...tallies].map(([key, list]) => [key, mergeTallies(list.filter((_, batch) => batch !== leftOut))] as const),
  );
  return findings(balance, rulesOf, (difficulty, policy) => known(merged, jobKey(difficulty, policy)));
}
