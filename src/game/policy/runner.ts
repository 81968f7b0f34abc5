/** The player who knows the book, counts the odds and looks ahead. */

import { itemAt } from '../../item-at.ts';
import { crossOut } from '../run/apply-effects.ts';
import type { Choice } from '../run/choice.ts';
import { payFor } from '../run/purchase.ts';
import { itemEffects, outcomeAt, outcomeEffects, type Rules, totalAfter } from '../run/rules.ts';
import { copyState, eventHere, newState, type State } from '../run/state.ts';
import { hasOnlyShops, newBoardView, viewBoard } from './board-view.ts';
import { createEvaluator } from './evaluator.ts';
import { maxBy } from './max-by.ts';
import { minGain, movementPlanner } from './movement.ts';
import type { Player, Policy } from './policy.ts';
import { runnerWeights } from './runner-weights.ts';

/**
 * An experienced reader of the whole book. It judges positions by fitted weights (`createEvaluator`), and looks one
 * step ahead with exact odds: after an Outcome Roll it compares keeping with each Modifier; in a Shop it buys while an
 * item adds worth; in the Movement Phase it compares ending on a labelled Sector in reach, meeting a new Event (every
 * unused Event, every total, the best Modifier) in every new Sector next to known ones, going back to a Shop, and
 * useful RE or RS. It takes the shortest way, and of new Sectors that are alike the nearest.
 */
export const runner: Policy = {
  id: 'runner',
  createPlayer: (rules) => runnerWith(rules, runnerWeights(rules)),
};

/** A runner with given weights, to fit them. */
export function runnerWith(rules: Rules, weights: readonly number[]): Player {
  const evaluator = createEvaluator(rules, weights);
  const plan = movementPlanner(rules, evaluator);
  const after = newState(rules);
  const view = newBoardView(rules);

  /** Worth of keeping the total, or of a Modifier. */
  const rollWorth = (state: State, { kind, what }: Choice) => {
    const event = eventHere(state);
    copyState(state, after);
    if (kind === 'use') crossOut(after, what);
    const total = kind === 'use' ? totalAfter(rules, what, state.total) : state.total;
    return evaluator.afterEffects(after, outcomeEffects(event, outcomeAt(rules, event, total)));
  };
  const leaveWorth = (state: State) =>
    hasOnlyShops(viewBoard(rules, state, state.health, view))
      ? Number.NEGATIVE_INFINITY
      : evaluator.value(state) + minGain;
  const purchaseWorth = (state: State, item: number) => {
    copyState(state, after);
    payFor(rules, after, item);
    return evaluator.afterEffects(after, itemEffects(rules, item));
  };
  return (state, legal) => {
    switch (state.phase) {
      case 'setup':
      case 'gain':
        return maxBy(legal, ({ what }) => evaluator.modWeight(state, what));
      case 'lose':
        return maxBy(legal, ({ what }) => -evaluator.modWeight(state, what));
      case 'modify':
        return maxBy(legal, (choice) => rollWorth(state, choice));
      case 'shop':
        return maxBy(legal, ({ kind, what }) => (kind === 'leave' ? leaveWorth(state) : purchaseWorth(state, what)));
      case 'movement':
        return plan(state, legal);
      default:
        return itemAt(legal, 0);
    }
  };
}
