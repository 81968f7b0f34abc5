/** Work orders of a pool → Runs, in a worker thread. */

import { workerData } from 'node:worker_threads';
import type { Job } from '../../game/measure/balance.ts';
import { withChange } from '../../game/measure/change.ts';
import { withoutPart } from '../../game/measure/influence.ts';
import { isHopeless, playBoard, rateWithin } from '../../game/measure/rating.ts';
import { simulate, winsOf } from '../../game/measure/simulate.ts';
import { fitRunner } from '../../game/policy/fit.ts';
import { policies } from '../../game/policy/index.ts';
import { compileRules, type Rules } from '../../game/run/rules.ts';
import type { Content } from '../../model/content.ts';
import type { WorkOrder } from './work-order.ts';

// Tinypool puts its own data first. The copy of the game has no trees.
const [, content] = workerData as [unknown, Content];

const compiled = new Map<string, Rules>();

function rulesFor({ difficulty, without, change }: Pick<Job, 'difficulty' | 'without' | 'change'>): Rules {
  const key = JSON.stringify([difficulty, without, change]);
  const known = compiled.get(key);
  if (known) return known;
  const changed = change ? withChange(content, change) : content;
  const rules = compileRules(without ? withoutPart(changed, without) : changed, difficulty);
  if (compiled.size > 8) compiled.clear();
  compiled.set(key, rules);
  return rules;
}

/** Runs an order: a piece of a job, a board, or a fit. */
export default function work(order: WorkOrder) {
  switch (order.kind) {
    case 'tally':
    case 'wins': {
      const { kind, job, seed, from, to } = order;
      const policy = policies.find(({ id }) => id === job.policy);
      if (!policy) throw new Error(`no policy ${job.policy}`);
      return (kind === 'tally' ? simulate : winsOf)(rulesFor(job), policy, { seed, from, to, sheet: job.sheet });
    }
    case 'board':
      return playBoard(rulesFor(order.board), order.board, order.from, order.to);
    case 'rate':
      return rateWithin(rulesFor(order.board), order.board, order.range);
    case 'hope':
      return !isHopeless(rulesFor(order.board), order.board);
    case 'fit':
      return fitRunner(rulesFor(order), order.plan, (runs) => order.port.postMessage(runs));
    default:
      return order satisfies never;
  }
}
