/** State → the Sectors a player can still reach, and whether the Run is stuck. */

import { itemAt } from '../../item-at.ts';
import { canBuy } from './purchase.ts';
import type { Rules } from './rules.ts';
import { eventAt, numberAt, type State } from './state.ts';

/** Whether a Sector can be entered or tried: it has no Sector Number, or one that Health allows (CR-140, X1). */
export function isOpen(rules: Rules, state: State, sector: number): boolean {
  // No number is 0: with the last Health a Sector can be tried under either reading.
  return numberAt(state, sector) + rules.healthMargin <= state.health;
}

/** The odds that Health of 1 or more opens a Sector without a number (CR-138 CR-140). */
export const oddsToEnter = (rules: Rules, health: number): number => Math.min(6, health - rules.healthMargin) / 6;

/** Min Health for all Sector Numbers (X1). */
export const freeHealth = (rules: Rules): number => 6 + rules.healthMargin;

/** Whether the marker can be moved, or a Sector Number tried (CR-144, A17). */
export function canMove(rules: Rules, state: State): boolean {
  for (const next of rules.neighbours[state.sector] ?? []) if (isOpen(rules, state, next)) return true;
  return false;
}

/** Whether the Run may be ended here by choice: on a labelled Sector, from the first turn allowed (CR-194, A7 A8). */
export function canEnd(rules: Rules, state: State): boolean {
  if (state.turn < rules.firstEnd || rules.labels[state.sector] === undefined) return false;
  return rules.canEndStuck || canMove(rules, state); // A26
}

/** Whether a Run can go on with all neighbours shut: with an RS that the house rules then allow (A5). */
export const hasLastResort = (rules: Rules, state: State): boolean =>
  rules.canResetStuck && owns(state, rules.resetSector);

/** Whether RE or RS may be used at all: with all neighbours shut only by house rule (A5). */
export const canUseReset = (rules: Rules, state: State, mod: number): boolean =>
  owns(state, mod) && (rules.canResetStuck || canMove(rules, state));

const owns = (state: State, mod: number): boolean => mod >= 0 && state.owned[mod] !== 0;

/** Whether RE may be used on a Sector: a finished Event, and an unused number (CR-104 CR-109, A18). */
export const canResetEvent = (rules: Rules, state: State, sector: number): boolean =>
  state.finished[sector] === 1 && state.usedCount < rules.events.length;

/** Whether nothing in reach can ever change (A25), for a player who can move. */
export function isWalledIn(rules: Rules, state: State): boolean {
  if (canEnd(rules, state)) return false;
  const reached = [state.sector];
  let isBlocked = false;
  for (const sector of reached) {
    // The own Sector is left first: coming back needs Health for its number.
    if (isOpen(rules, state, sector) && isAlive(rules, state, sector)) return false;
    for (const next of itemAt(rules.neighbours, sector)) {
      if (numberAt(state, next) === 0) return false;
      if (!isOpen(rules, state, next)) isBlocked = true;
      else if (!reached.includes(next)) reached.push(next);
    }
  }
  return !isBlocked || !owns(state, rules.resetSector);
}

/** Whether entering a Sector can still change anything: a label, an Event, a sale, or RE. */
function isAlive(rules: Rules, state: State, sector: number): boolean {
  if (rules.labels[sector] !== undefined) return true;
  const event = eventAt(state, sector);
  if (event < 0) return state.usedCount < rules.events.length;
  if (rules.isShop[event]) return itemAt(rules.itemsOf, event).some((item) => canBuy(rules, state, item));
  return state.finished[sector] === 0 || (owns(state, rules.resetEvent) && canResetEvent(rules, state, sector));
}
