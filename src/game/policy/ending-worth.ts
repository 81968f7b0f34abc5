/** The end of a Run, or a place to end it → its worth: 1 for a win, 0 for a death. */

import { type LabelName, labelNames } from '../../model/board.ts';
import { canEnd, hasLastResort } from '../run/reach.ts';
import type { Rules } from '../run/rules.ts';
import type { State } from '../run/state.ts';
import type { BoardView } from './board-view.ts';

const placeFactor = { goal: 0.3, escape: 0.2, start: 0.1 } as const;

/** Worth of ending: a win 1; below that 0.02, and of the squared share of cores 0.3 at GOAL, 0.2 at ESCAPE, 0.1 at START. */
export function placeWorth(rules: Rules, place: LabelName, cores: number): number {
  const share = Math.min(1, cores / rules.content.game.coresToWin);
  if (place === 'goal' && share === 1) return 1;
  return 0.02 + share * share * placeFactor[place];
}

/** The best Ending in reach over known open Sectors. */
export function leaveWorth(rules: Rules, { cores }: State, { nearest }: BoardView): number {
  let best = 0;
  for (const place of labelNames) if (nearest[place] === 0) best = Math.max(best, placeWorth(rules, place, cores));
  return best;
}

/** With all neighbours shut: the Ending here, or the small chance of RS if the house rules allow it. */
export function stuckWorth(rules: Rules, state: State): number {
  const label = rules.labels[state.sector];
  if (label !== undefined && canEnd(rules, state)) return placeWorth(rules, label, state.cores);
  return hasLastResort(rules, state) ? 0.05 : 0;
}
