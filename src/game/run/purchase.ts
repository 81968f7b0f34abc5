/** State, an item of a Shop → its price, whether it can be bought, the state once it is paid. */

import { itemAt } from '../../item-at.ts';
import type { Rules } from './rules.ts';
import type { Draft, State } from './state.ts';

/** The price of an item in the money of the game. */
export const costOf = (rules: Rules, item: number): number => itemAt(rules.items, item).cost;

/** Whether an item is for sale and affordable (CR-126 CR-127). */
export const canBuy = (rules: Rules, state: State, item: number): boolean =>
  state.bought[item] === 0 && costOf(rules, item) <= state.credits;

/** Pays for an item and strikes it out (CR-125 CR-127). */
export function payFor(rules: Rules, state: Draft, item: number): void {
  state.credits -= costOf(rules, item);
  state.bought[item] = 1;
}
