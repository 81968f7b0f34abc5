/** Orders of a crew → Runs played in a thread of its own. */

import { workerData } from 'node:worker_threads';
import { withoutPart } from '../../game/measure/influence.ts';
import { simulate, winsOf } from '../../game/measure/simulate.ts';
import { policies } from '../../game/policy/index.ts';
import { compileRules, type Rules } from '../../game/run/rules.ts';
import { loadContent } from '../../load/game/load.ts';
import type { Content } from '../../model/content.ts';
import type { WorkOrder } from './workers.ts';

// The pool hands a thread its own data first, then ours.
const [, { directory }] = workerData as [unknown, { directory: string }];
let loaded: Content | undefined;

/** The content, loaded when it is first asked for: a fault then is the answer to an order, and not a broken thread. */
function knownContent(): Content {
  loaded ??= loadContent(directory).content;
  if (loaded === undefined) throw new Error('the content changed while it was read');
  return loaded;
}

/** Rules are compiled once for each difficulty; those of content with a part taken out are used for a few orders only. */
const compiled = new Map<string, Rules>();

function rulesFor({ difficulty, without }: WorkOrder['job']): Rules {
  const key = JSON.stringify([difficulty, without]);
  const known = compiled.get(key);
  if (known) return known;
  const whole = knownContent();
  const rules = compileRules(without ? withoutPart(whole, without) : whole, difficulty);
  if (compiled.size > 8) compiled.clear();
  compiled.set(key, rules);
  return rules;
}

/** Plays a piece of a job, as the pool asks for it. */
export default function play({ kind, job, seed, from, to }: WorkOrder) {
  const policy = policies.find(({ id }) => id === job.policy);
  if (!policy) throw new Error(`no policy ${job.policy}`);
  const playAll = kind === 'tally' ? simulate : winsOf;
  return playAll(rulesFor(job), policy, seed, from, to);
}
