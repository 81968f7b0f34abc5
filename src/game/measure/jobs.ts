/** Balance targets → the jobs that their bands are measured by, and what is kept of each. */

import type { Balance } from '../../model/balance.ts';
import type { Content } from '../../model/content.ts';
import { compileRules, type Rules } from '../run/rules.ts';
import type { Job, SimulationRunner } from './balance.ts';
import type { RuleChange } from './change.ts';
import type { Tally } from './tally.ts';

/** All jobs of the bands on wins, Endings, length and losses. */
export function bandJobs({ wins, policies, first, unread = [], endings }: Balance): Job[] {
  const others = [...(first ? [first] : []), ...unread].map(({ policy }) => policy);
  const names = [...new Set([policies.competent, policies.aimless, ...others, ...endings.policies])];
  return Object.keys(wins).flatMap((difficulty) => names.map((policy) => ({ difficulty, policy })));
}

/** The rules of each difficulty that has a band. */
export function rulesByDifficulty(content: Content, { wins }: Balance): (difficulty: string) => Rules {
  const rules = new Map(Object.keys(wins).map((id) => [id, compileRules(content, id)]));
  return (id) => known(rules, id);
}

/** Key of a job's tallies. */
export const jobKey = (difficulty: string, policy: string): string => `${difficulty} ${policy}`;

/** The value of a key. @throws Error if there is none */
export function known<T>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`nothing was played for ${key}`);
  return value;
}

/** Number of batches for intervals from the variance between batches. */
export const batchCount = 20;
/** 97.5th percentile of Student's t with 19 degrees of freedom. */
export const student = 2.093;

/** Plays `runs` Runs of each job in batches, at least one a batch. By `jobKey`. */
export async function playBatches(
  bench: SimulationRunner,
  balance: Balance,
  runs: number,
  change?: RuleChange,
): Promise<ReadonlyMap<string, readonly Tally[]>> {
  const from = (batch: number) => Math.floor((batch * runs) / batchCount);
  const lists = new Map<string, Tally[]>();
  for (const job of bandJobs(balance)) {
    const batches = Array.from({ length: batchCount }, (_, batch) =>
      bench.tally({ ...job, ...(change && { change }) }, from(batch), from(batch + 1)),
    );
    lists.set(jobKey(job.difficulty, job.policy), await Promise.all(batches));
  }
  return lists;
}
