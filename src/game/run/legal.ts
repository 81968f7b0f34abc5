/** State → the legal Choices, as data. */

import { itemAt } from '../../item-at.ts';
import { canGain } from './apply-effects.ts';
import type { Choice } from './choice.ts';
import { canBuy } from './purchase.ts';
import { canEnd, canResetEvent, canUseReset, isOpen } from './reach.ts';
import { type Rules, totalAfter } from './rules.ts';
import { eventHere, type State } from './state.ts';

/** Writes the legal Choices into `into`, in a fixed order; none when the Run is over. Abandoning (CR-192) is not listed. */
export function legalChoices(rules: Rules, state: State, into: Choice[] = []): Choice[] {
  while (into.length > 0) into.pop();
  const { choices } = rules;
  switch (state.phase) {
    case 'setup':
      if (state.owed > 0) addGains(rules, state, into);
      else into.push(itemAt(choices.begin, 0));
      return into;
    case 'event':
      into.push(itemAt(choices.roll, 0));
      return into;
    case 'modify':
      into.push(itemAt(choices.keep, 0));
      for (let mod = 0; mod < rules.mods.length; mod++)
        if (canUse(rules, state, mod)) into.push(itemAt(choices.use, mod));
      return into;
    case 'gain':
      addGains(rules, state, into);
      return into;
    case 'lose':
      for (let mod = 0; mod < rules.mods.length; mod++)
        if (state.owned[mod] !== 0) into.push(itemAt(choices.lose, mod));
      return into;
    case 'shop':
      for (const item of rules.itemsOf[eventHere(state)] ?? [])
        if (canBuy(rules, state, item)) into.push(itemAt(choices.buy, item));
      into.push(itemAt(choices.leave, 0));
      return into;
    case 'movement':
      addMovement(rules, state, into);
      return into;
    case 'over':
      return into;
    default:
      return state.phase satisfies never;
  }
}

/** Whether a DiceMod may be used on the Outcome Roll: owned, with a legal total (A3). */
export const canUse = (rules: Rules, state: State, mod: number): boolean =>
  state.owned[mod] !== 0 && totalAfter(rules, mod, state.total) !== 0;

function addGains(rules: Rules, state: State, into: Choice[]): void {
  for (let mod = 0; mod < rules.mods.length; mod++)
    if (canGain(rules, state, mod)) into.push(itemAt(rules.choices.take, mod));
}

/** Neighbours, then RE, then RS on each Sector that qualifies, near or far (CR-106 CR-112), then the end or giving up. */
function addMovement(rules: Rules, state: State, into: Choice[]): void {
  const { choices, resetEvent, resetSector } = rules;
  for (const next of rules.neighbours[state.sector] ?? [])
    if (isOpen(rules, state, next)) into.push(itemAt(choices.move, next));
  const isStuck = into.length === 0;
  if (canUseReset(rules, state, resetEvent))
    for (let sector = 0; sector < rules.sectors.length; sector++)
      if (canResetEvent(rules, state, sector)) into.push(itemAt(choices['reset-event'], sector));
  if (canUseReset(rules, state, resetSector))
    for (let sector = 0; sector < rules.sectors.length; sector++)
      if (state.numbers[sector] !== 0) into.push(itemAt(choices['reset-sector'], sector));
  if (canEnd(rules, state)) into.push(itemAt(choices.end, 0));
  else if (isStuck && rules.canGiveUp) into.push(itemAt(choices['give-up'], 0));
}

/** Whether a Choice is legal. */
export function isLegal(rules: Rules, state: State, { kind, what }: Choice): boolean {
  if (kind === 'abandon') return state.phase !== 'over';
  return legalChoices(rules, state).some((one) => one.kind === kind && one.what === what);
}
