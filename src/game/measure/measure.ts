/** Content, a bench that plays → what the balance report shows. */

import type { Content } from '../../model/content.ts';
import { policies } from '../policy/index.ts';
import { compileRules } from '../run/rules.ts';
import type { SimulationRunner } from './balance.ts';
import { type ContentPart, influence, parts } from './influence.ts';
import { type Summary, summarize } from './summary.ts';
import type { Share } from './tally.ts';

/** Numbers of Runs. */
export interface MeasureSize {
  /** Runs of each policy at each difficulty. */
  readonly runs: number;
  /** Runs with and without each part of the content. */
  readonly partRuns: number;
}

/** Runs of each policy and difficulty, and the influence of each content part, for the balance report. */
export interface Measured extends MeasureSize {
  readonly seed: string;
  /** By difficulty, then by policy, worst first. */
  readonly tables: readonly { readonly difficulty: string; readonly policy: string; readonly summary: Summary }[];
  /** Difficulty and policy for the influence of parts. */
  readonly difficulty: string;
  readonly policy: string;
  /** Influence of each Event and item on the win rate, most helpful first. */
  readonly parts: readonly { readonly part: ContentPart; readonly effect: Share }[];
}

/** Plays every policy at every difficulty, then the best one without each part. */
export async function measure(
  content: Content,
  bench: SimulationRunner,
  seed: string,
  size: MeasureSize,
): Promise<Measured> {
  const difficulties = content.game.difficulties.map(({ id }) => id);
  const tables = [];
  for (const difficulty of difficulties) {
    const rules = compileRules(content, difficulty);
    for (const { id: policy } of policies) {
      const tally = await bench.tally({ difficulty, policy }, 0, size.runs);
      tables.push({ difficulty, policy, summary: summarize(rules, tally) });
    }
  }
  const difficulty = content.game.defaultDifficulty;
  const policy = policies.at(-1)?.id as string;
  const whole = await bench.wins({ difficulty, policy }, 0, size.partRuns);
  const effects = await Promise.all(
    parts(content).map(async (part) => {
      const without = await bench.wins({ difficulty, policy, without: part }, 0, size.partRuns);
      return { part, effect: influence(whole, without) };
    }),
  );
  effects.sort((a, b) => b.effect.share - a.effect.share);
  return { ...size, seed, tables, difficulty, policy, parts: effects };
}
