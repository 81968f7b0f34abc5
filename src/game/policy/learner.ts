/** The player who plays again, and remembers what it has read. */

import { itemAt } from '../../item-at.ts';
import type { EffectStep, Rules } from '../run/rules.ts';
import { firstReader, heuristicPlayer } from './heuristics.ts';
import type { Policy } from './policy.ts';

/** As `novice`, but goes by the effects of an Outcome it has read in an earlier Run of its career. */
export const learner: Policy = {
  id: 'learner',
  remembers: true,
  createPlayer: (rules, memory) =>
    heuristicPlayer(rules, {
      ...firstReader(rules),
      recall: (outcome) => (memory?.[outcome] ? worthOf(rules, outcome) : undefined),
    }),
};

/** Worth of a known Outcome on the scale of hopes: 1 for nothing, 3 for an average Good, 0 for a Bad of -4. */
const worthOf = (rules: Rules, outcome: number) =>
  itemAt(rules.effects, outcome).reduce((sum, step) => sum + worth(step), 1);

function worth({ kind, change }: EffectStep): number {
  switch (kind) {
    case 'core':
      return 4 * change;
    case 'health':
      return change / 4;
    case 'money':
      return change / 6;
    case 'gain-dice-mod':
      return 0.7;
    case 'lose-dice-mod':
      return -0.7;
    default:
      return kind satisfies never;
  }
}
