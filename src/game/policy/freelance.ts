/** The runner who keeps the cores. */

import type { Choice } from '../run/choice.ts';
import { canEnd } from '../run/reach.ts';
import type { Rules } from '../run/rules.ts';
import type { State } from '../run/state.ts';
import { nearestEdge, stepsTo } from './habits.ts';
import type { Policy } from './policy.ts';
import { runner } from './runner.ts';
import { firstStep, newSurvey, type Survey, survey } from './survey.ts';

/**
 * Plays as `runner` does until it holds the cores it came for, then turns away from GOAL: it walks to the nearest
 * ESCAPE in reach and ends there, or explores toward one, and goes on as `runner` where no ESCAPE can be come to.
 */
export const freelance: Policy = {
  id: 'freelance',
  seat: (rules) => {
    const run = runner.seat(rules);
    const view = newSurvey(rules);
    return (state, legal, roll) => {
      const isLaden = state.phase === 'movement' && state.cores >= rules.content.game.coresToWin;
      return (isLaden && wayOut(rules, state, survey(rules, state, state.health, view))) || run(state, legal, roll);
    };
  },
};

function wayOut(rules: Rules, state: State, view: Survey): Choice | undefined {
  const exit = rules.sectors
    .map((_, sector) => sector)
    .filter((sector) => rules.labels[sector] === 'escape' && view.distance[sector] === 0)
    .sort((one, other) => stepsTo(view, one) - stepsTo(view, other))[0];
  if (exit === state.sector) return canEnd(rules, state) ? rules.choices.end[0] : undefined;
  const next = exit ?? nearestEdge(rules, state, view, 'escape');
  return next < 0 ? undefined : rules.choices.move[firstStep(view, next)];
}
