/** Orders of a crew → Runs played in a thread of its own. */

import { parentPort, workerData } from 'node:worker_threads';
import { withoutPart } from '../game/influence.ts';
import { policies } from '../game/policy/index.ts';
import { compileRules, type Rules } from '../game/rules.ts';
import { simulate, winsOf } from '../game/simulate.ts';
import { loadContent } from '../load/load.ts';
import type { WorkOrder } from './workers.ts';

const { content } = loadContent((workerData as { directory: string }).directory);
if (content === undefined) throw new Error('the content changed while it was read');

/** Rules are compiled once for each difficulty; those of content with a part taken out are used for a few orders only. */
const compiled = new Map<string, Rules>();

function rulesFor({ difficulty, without }: WorkOrder['job']): Rules {
  const key = JSON.stringify([difficulty, without]);
  const known = compiled.get(key);
  if (known) return known;
  const whole = content as NonNullable<typeof content>;
  const rules = compileRules(without ? withoutPart(whole, without) : whole, difficulty);
  if (compiled.size > 8) compiled.clear();
  compiled.set(key, rules);
  return rules;
}

parentPort?.on('message', ({ kind, job, seed, from, to }: WorkOrder) => {
  const policy = policies.find(({ id }) => id === job.policy);
  if (!policy) throw new Error(`no policy ${job.policy}`);
  const play = kind === 'tally' ? simulate : winsOf;
  parentPort?.postMessage(play(rulesFor(job), policy, seed, from, to));
});
