/** The end of a Run, or a place to end it → what it is worth: 1 for a win, 0 for a death. */

import { type LabelName, labelNames } from '../../model/board.ts';
import { canEnd, hasLastResort } from '../run/reach.ts';
import type { Rules } from '../run/rules.ts';
import type { State } from '../run/state.ts';
import type { BoardView } from './board-view.ts';

const placeFactor = { goal: 0.3, escape: 0.2, start: 0.1 } as const;

/**
 * What ending at a place is worth. A win is 1; with fewer cores GOAL pays 0.3 of the squared share, ESCAPE (where a
 * buyer takes what GOAL would have taken) 0.2, START 0.1; getting out at all is worth 0.02 more than not.
 */
export function placeWorth(rules: Rules, place: LabelName, cores: number): number {
  const share = Math.min(1, cores / rules.content.game.coresToWin);
  if (place === 'goal' && share === 1) return 1;
  return 0.02 + share * share * placeFactor[place];
}

/** The best Ending that can be walked to over Sectors that are known to be open. */
export function leaveWorth(rules: Rules, { cores }: State, { nearest }: BoardView): number {
  let best = 0;
  for (const place of labelNames) if (nearest[place] === 0) best = Math.max(best, placeWorth(rules, place, cores));
  return best;
}

/** With every neighbour shut: the Ending here, or the little hope that RS gives, where the house lets it count. */
export function stuckWorth(rules: Rules, state: State): number {
  const label = rules.labels[state.sector];
  if (label !== undefined && canEnd(rules, state)) return placeWorth(rules, label, state.cores);
  return hasLastResort(rules, state) ? 0.05 : 0;
}
