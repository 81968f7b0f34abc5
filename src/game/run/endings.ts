/** How a Run ended → its Ending: a table in the content, never code (A21). */

import type { LabelName } from '../../model/board.ts';
import type { EndingCause } from '../../model/ending.ts';
import type { Rules } from './rules.ts';
import type { Draft } from './state.ts';

/** Ends a Run for a cause (CR-013 CR-144 CR-190 to CR-193). */
export function endByCause(rules: Rules, state: Draft, cause: EndingCause): void {
  close(
    state,
    rules.content.endings.findIndex(({ when }) => when.kind === 'cause' && when.cause === cause),
  );
}

/** Ends a Run on the labelled Sector of the marker (CR-194 CR-197 CR-199). */
export function endHere(rules: Rules, state: Draft): void {
  const place = rules.labels[state.sector];
  close(state, place === undefined ? -1 : endingAt(rules, place, state.cores));
}

/** Index of the Ending for a place and a number of cores. */
export function endingAt(rules: Rules, place: LabelName, cores: number): number {
  return rules.content.endings.findIndex(
    ({ when }) => when.kind === 'place' && when.place === place && cores >= when.cores.from && cores <= when.cores.to,
  );
}

/** Whether a Run met the main goal: enough cores, ended at GOAL (CR-188 CR-200). */
export function isWon(rules: Rules, state: { readonly ending: number; readonly cores: number }): boolean {
  const when = rules.content.endings[state.ending]?.when;
  return when?.kind === 'place' && when.place === 'goal' && state.cores >= rules.content.game.coresToWin;
}

function close(state: Draft, ending: number): void {
  if (ending < 0) throw new Error('content was not checked: an Ending is missing');
  state.phase = 'over';
  state.ending = ending;
  state.effects = -1;
}
