/** The player who knows the book, counts the odds and looks ahead. */

import type { Choice } from '../run/choice.ts';
import { itemEffects, outcomeAt, outcomeEffects, type Rules, totalAfter } from '../run/rules.ts';
import { copyState, type Draft, newState, type State } from '../run/state.ts';
import { leastGain, movementPlanner } from './movement.ts';
import { type Outlook, outlookWith } from './outlook.ts';
import type { Player, Policy } from './policy.ts';
import { runnerWeights } from './runner-weights.ts';
import { hasOnlyShops, newSurvey, type Survey, survey } from './survey.ts';

/**
 * An experienced reader of the whole book. It judges a position by fitted weights (`outlookWith`), and looks one step
 * ahead with exact odds: after an Outcome Roll it compares what keeping the total and what each Modifier leads to; in
 * a Shop it buys while an item makes the Run worth more; in the Movement Phase it compares ending the Run where a
 * labelled Sector is in reach, meeting a new Event (every unused Event, every total, the best Modifier for each) in
 * every Sector on the edge of what it knows, going back to a Shop, and RE or RS where they open something. It goes
 * by the shortest way, since walking over finished Sectors costs nothing.
 */
export const runner: Policy = {
  id: 'runner',
  seat: (rules) => runnerWith(rules, runnerWeights(rules)),
};

/** A runner with weights of one's own, for fitting them. */
export function runnerWith(rules: Rules, weights: readonly number[]): Player {
  const outlook = outlookWith(rules, weights);
  const planner = movementPlanner(rules, outlook);
  const after = newState(rules);
  const view = newSurvey(rules);
  return (state, legal) => {
    switch (state.phase) {
      case 'setup':
      case 'gain':
        return best(legal, ({ what }) => outlook.modWeight(state, what));
      case 'lose':
        return best(legal, ({ what }) => -outlook.modWeight(state, what));
      case 'modify':
        return best(legal, (choice) => rollWorth(rules, outlook, state, choice, after));
      case 'shop':
        return best(legal, (choice) => shopWorth(rules, outlook, state, choice, after, view));
      case 'movement':
        return planner(state, legal);
      default:
        return legal[0] as Choice;
    }
  };
}

/** The first of the Choices that are worth most. */
function best(legal: readonly Choice[], worth: (choice: Choice) => number): Choice {
  let found = legal[0] as Choice;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of legal) {
    const here = worth(choice);
    if (here > most) {
      most = here;
      found = choice;
    }
  }
  return found;
}

/** What keeping the total, or using a Modifier, leads to. */
function rollWorth(rules: Rules, outlook: Outlook, state: State, { kind, what }: Choice, after: Draft): number {
  const event = state.events[state.sector] as number;
  copyState(state, after);
  let total = state.total;
  if (kind === 'use') {
    total = totalAfter(rules, what, total);
    after.owned[what] = (after.owned[what] as number) - 1;
  }
  return outlook.afterEffects(after, outcomeEffects(event, outcomeAt(rules, event, total)));
}

function shopWorth(
  rules: Rules,
  outlook: Outlook,
  state: State,
  { kind, what }: Choice,
  after: Draft,
  view: Survey,
): number {
  if (kind === 'leave')
    return hasOnlyShops(survey(rules, state, state.health, view))
      ? Number.NEGATIVE_INFINITY
      : outlook.value(state) + leastGain;
  copyState(state, after);
  after.credits -= rules.items[what]?.cost as number;
  after.bought[what] = 1;
  return outlook.afterEffects(after, itemEffects(rules, what));
}
