/** State → the legal Choices, as data. */

import type { Choice } from './choice.ts';
import { canGain } from './effects.ts';
import { canBuy, canEnd, canGiveUp, canResetEvent, canUseReset, isOpen } from './reach.ts';
import { type Rules, totalAfter } from './rules.ts';
import type { State } from './state.ts';

/**
 * Lists the legal Choices of a State, each once, in a fixed order; none when the Run is over. To abandon the Run for
 * a reason outside the game (CR-192) is legal in every State that is not over, and is not listed.
 * Writes into `into` and returns it, so that a loop need not make a list each time.
 */
export function legalChoices(rules: Rules, state: State, into: Choice[] = []): Choice[] {
  while (into.length > 0) into.pop();
  const { choices } = rules;
  switch (state.phase) {
    case 'setup':
      if (state.owed > 0) addGains(rules, state, into);
      else into.push(choices.begin[0] as Choice);
      return into;
    case 'event':
      into.push(choices.roll[0] as Choice);
      return into;
    case 'modify':
      into.push(choices.keep[0] as Choice);
      for (let mod = 0; mod < rules.mods.length; mod++)
        if (canUse(rules, state, mod)) into.push(choices.use[mod] as Choice);
      return into;
    case 'gain':
      addGains(rules, state, into);
      return into;
    case 'lose':
      for (let mod = 0; mod < rules.mods.length; mod++)
        if (state.owned[mod] !== 0) into.push(choices.lose[mod] as Choice);
      return into;
    case 'shop':
      for (const item of rules.itemsOf[state.events[state.sector] as number] as readonly number[])
        if (canBuy(rules, state, item)) into.push(choices.buy[item] as Choice);
      into.push(choices.leave[0] as Choice);
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

/** Whether a DiceMod may be used on the Outcome Roll: owned, and leading to a total (A3). */
export function canUse(rules: Rules, state: State, mod: number): boolean {
  return state.owned[mod] !== 0 && totalAfter(rules, mod, state.total) !== 0;
}

function addGains(rules: Rules, state: State, into: Choice[]): void {
  for (let mod = 0; mod < rules.mods.length; mod++)
    if (canGain(rules, state, mod)) into.push(rules.choices.take[mod] as Choice);
}

/** Neighbours, then RE, then RS on every Sector that qualifies, near or far (CR-106 CR-112), then the end or giving up. */
function addMovement(rules: Rules, state: State, into: Choice[]): void {
  const { choices, resetEvent, resetSector } = rules;
  for (const next of rules.neighbours[state.sector] as readonly number[])
    if (isOpen(rules, state, next)) into.push(choices.move[next] as Choice);
  const isStuck = into.length === 0;
  if (canUseReset(rules, state, resetEvent))
    for (let sector = 0; sector < rules.sectors.length; sector++)
      if (canResetEvent(rules, state, sector)) into.push(choices['reset-event'][sector] as Choice);
  if (canUseReset(rules, state, resetSector))
    for (let sector = 0; sector < rules.sectors.length; sector++)
      if (state.numbers[sector] !== 0) into.push(choices['reset-sector'][sector] as Choice);
  if (canEnd(rules, state)) into.push(choices.end[0] as Choice);
  else if (isStuck && rules.canGiveUp) into.push(choices['give-up'][0] as Choice);
}

/** Whether a Choice is legal, without listing all of them. */
export function isLegal(rules: Rules, state: State, { kind, what }: Choice): boolean {
  switch (kind) {
    case 'take':
      return (state.phase === 'gain' || (state.phase === 'setup' && state.owed > 0)) && canGain(rules, state, what);
    case 'begin':
      return state.phase === 'setup' && state.owed === 0;
    case 'roll':
      return state.phase === 'event';
    case 'keep':
      return state.phase === 'modify';
    case 'use':
      return state.phase === 'modify' && canUse(rules, state, what);
    case 'lose':
      return state.phase === 'lose' && (state.owned[what] ?? 0) > 0;
    case 'buy':
      return (
        state.phase === 'shop' && rules.items[what]?.event === state.events[state.sector] && canBuy(rules, state, what)
      );
    case 'leave':
      return state.phase === 'shop';
    case 'move':
      return (
        state.phase === 'movement' &&
        (rules.neighbours[state.sector] as readonly number[]).includes(what) &&
        isOpen(rules, state, what)
      );
    case 'reset-event':
      return (
        state.phase === 'movement' && canUseReset(rules, state, rules.resetEvent) && canResetEvent(rules, state, what)
      );
    case 'reset-sector':
      return (
        state.phase === 'movement' && canUseReset(rules, state, rules.resetSector) && (state.numbers[what] ?? 0) > 0
      );
    case 'end':
      return state.phase === 'movement' && canEnd(rules, state);
    case 'give-up':
      return state.phase === 'movement' && canGiveUp(rules, state);
    case 'abandon':
      return state.phase !== 'over';
    default:
      return kind satisfies never;
  }
}
