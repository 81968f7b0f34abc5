/** Content, targets, a bench that plays → every band decided, with the Runs that it needs. */

import type { Balance } from '../../model/balance.ts';
import type { Content } from '../../model/content.ts';
import { type Finding, findings, influenceFinding, type SimulationRunner } from './balance.ts';
import { influence, parts } from './influence.ts';
import { bandJobs, jobKey, known, rulesByDifficulty } from './jobs.ts';
import { mergeTallies, type Tally } from './tally.ts';

/** Numbers of Runs. */
export interface Effort {
  /** First Runs of each job, doubled while a band is undecided. */
  readonly first: number;
  /** Max Runs of a job: a share at the edge of its band is never decided. */
  readonly max: number;
}

/** Decides the bands on wins, Endings, length and losses. */
export async function decideBands(
  content: Content,
  balance: Balance,
  bench: SimulationRunner,
  { first, max }: Effort,
): Promise<Finding[]> {
  const rulesOf = rulesByDifficulty(content, balance);
  const jobs = bandJobs(balance);
  const tallies = new Map<string, Tally>();
  for (let from = 0, to = first; ; from = to, to *= 2) {
    for (const job of jobs) {
      const key = jobKey(job.difficulty, job.policy);
      const before = tallies.get(key);
      const more = await bench.tally(job, from, to);
      tallies.set(key, before ? mergeTallies([before, more]) : more);
    }
    const found = findings(balance, rulesOf, (difficulty, policy) => known(tallies, jobKey(difficulty, policy)));
    if (to * 2 > max || found.every(({ verdict }) => verdict !== 'open')) return found;
  }
}

/** Decides for each Event and item whether it changes the win rate too much. */
export async function* decideInfluence(
  content: Content,
  balance: Balance,
  bench: SimulationRunner,
  { first, max }: Effort,
): AsyncGenerator<Finding> {
  const { difficulty } = balance.influence;
  const policy = balance.policies.competent;
  const whole = await bench.wins({ difficulty, policy }, 0, max);
  for (const part of parts(content)) {
    let wins = new Uint8Array(0);
    for (let to = first; ; to *= 2) {
      const more = await bench.wins({ difficulty, policy, without: part }, wins.length, Math.min(to, max));
      wins = Uint8Array.from([...wins, ...more]);
      const finding = influenceFinding(balance, part, influence(whole, wins), content.game.words);
      if (finding.verdict === 'open' && to < max) continue;
      yield finding;
      break;
    }
  }
}
