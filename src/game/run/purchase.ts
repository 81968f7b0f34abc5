/** State, an item of a Shop → whether it can be bought, the state once it is paid; its price is `Item.cost` in every state. */

import { itemAt } from '../../item-at.ts';
import type { Rules } from './rules.ts';
import type { Draft, State } from './state.ts';

/** Whether an item is for sale and affordable (CR-126 CR-127). */
export const canBuy = (rules: Rules, state: State, item: number): boolean =>
  state.bought[item] === 0 && itemAt(rules.items, item).cost <= state.credits;

/** Pays for an item and strikes it out (CR-125 CR-127). */
export function payFor(rules: Rules, state: Draft, item: number): void {
  state.credits -= itemAt(rules.items, item).cost;
  state.bought[item] = 1;
}
