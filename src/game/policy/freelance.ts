/** The runner who keeps the cores. */

import type { Choice } from '../run/choice.ts';
import { canEnd } from '../run/reach.ts';
import type { Rules } from '../run/rules.ts';
import type { State } from '../run/state.ts';
import { type BoardView, firstStep, newBoardView, stepsTo, viewBoard } from './board-view.ts';
import { nearestEdge } from './heuristics.ts';
import { maxBy } from './max-by.ts';
import type { Policy } from './policy.ts';
import { runner } from './runner.ts';

/** Plays as `runner` until it has enough cores, then goes to the nearest ESCAPE in reach, or explores toward one. */
export const freelance: Policy = {
  id: 'freelance',
  createPlayer: (rules) => {
    const run = runner.createPlayer(rules);
    const memory = newBoardView(rules);
    return (state, legal, roll) => {
      const isLaden = state.phase === 'movement' && state.cores >= rules.content.game.coresToWin;
      return (
        (isLaden && wayOut(rules, state, viewBoard(rules, state, state.health, memory))) || run(state, legal, roll)
      );
    };
  },
};

function wayOut(rules: Rules, state: State, view: BoardView): Choice | undefined {
  const exits = rules.labels.flatMap((label, sector) =>
    label === 'escape' && view.distance[sector] === 0 ? [sector] : [],
  );
  const target =
    exits.length > 0 ? maxBy(exits, (sector) => -stepsTo(view, sector)) : nearestEdge(rules, state, view, 'escape');
  if (target === state.sector) return canEnd(rules, state) ? rules.choices.end[0] : undefined;
  return target < 0 ? undefined : rules.choices.move[firstStep(view, target)];
}
