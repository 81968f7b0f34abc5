/** The players there are, from the worst to the best by how often they win; `freelance` would if it cared to. */

import { cautious } from './cautious.ts';
import { freelance } from './freelance.ts';
import { learner } from './learner.ts';
import { novice } from './novice.ts';
import type { Policy } from './policy.ts';
import { random } from './random.ts';
import { runner } from './runner.ts';

/** Policies of `simulate` and the balance report. */
export const policies: readonly Policy[] = [random, cautious, novice, learner, freelance, runner];
