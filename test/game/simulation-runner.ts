/** Plays simulated Runs in this thread, for tests. */

import type { Job, SimulationRunner } from '../../src/game/measure/balance.ts';
import { withChange } from '../../src/game/measure/change.ts';
import { withoutPart } from '../../src/game/measure/influence.ts';
import { simulate, winsOf } from '../../src/game/measure/simulate.ts';
import { policies } from '../../src/game/policy/index.ts';
import type { Policy } from '../../src/game/policy/policy.ts';
import { compileRules, type Rules } from '../../src/game/run/rules.ts';
import type { Content } from '../../src/model/content.ts';

export function policyNamed(name: string): Policy {
  const policy = policies.find(({ id }) => id === name);
  if (!policy) throw new Error(`no policy ${name}`);
  return policy;
}

/** `winsBy` plays the Runs of which only the wins are wanted, where the job's own policy would take too long. */
export function simulationRunner(content: Content, seed: string, winsBy?: string): SimulationRunner {
  const compiled = new Map<string, Rules>();
  const rulesOf = ({ difficulty, without, change }: Job): Rules => {
    const changed = change ? withChange(content, change) : content;
    if (without || change) return compileRules(without ? withoutPart(changed, without) : changed, difficulty);
    const rules = compiled.get(difficulty) ?? compileRules(content, difficulty);
    compiled.set(difficulty, rules);
    return rules;
  };
  return {
    tally: async (job, from, to) => simulate(rulesOf(job), policyNamed(job.policy), { seed, from, to }),
    wins: async (job, from, to) => winsOf(rulesOf(job), policyNamed(winsBy ?? job.policy), { seed, from, to }),
  };
}
