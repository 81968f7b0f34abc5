/** Deal → a Run on a board that was rolled beforehand, and the dice it needs besides. */

import type { Roll } from '../../dice/roll.ts';
import type { Deal } from '../deal.ts';
import type { Rules } from './rules.ts';
import { type Draft, newState } from './state.ts';
import type { GameRoll, Purpose } from './turn.ts';

/** A new Run on a dealt board, whose numbers count as used. */
export function stateOnDeal(rules: Rules, deal: Deal): Draft {
  const state = newState(rules);
  for (const { id, sectorNumber, eventNumber } of deal.sectors) {
    const sector = rules.sectors.findIndex((one) => one.id === id);
    const event = rules.events.findIndex(({ number }) => number === eventNumber);
    if (sector < 0 || event < 0) throw new Error(`the deal is of another game: ${id}, Event ${eventNumber}`);
    state.numbers[sector] = sectorNumber;
    state.events[sector] = event;
    state.used[event] = 1;
    state.usedCount++;
  }
  return state;
}

/** The next spare number, if any: an Event Number as two digits, one after the other. */
export type Spares = () => (purpose: Purpose) => number | undefined;

/** Spare numbers of a Run sheet for RE and RS, in order; each call begins with a fresh sheet. */
export function spareNumbers({ reserves }: Deal): Spares {
  const left: Readonly<Record<Purpose, readonly number[]>> = {
    'event-number': reserves.eventNumbers.flatMap((number) => [Math.floor(number / 10), number % 10]),
    'sector-number': reserves.sectorNumbers,
    'outcome-roll': [],
  };
  return () => {
    const used: Record<Purpose, number> = { 'event-number': 0, 'sector-number': 0, 'outcome-roll': 0 };
    return (purpose) => left[purpose][used[purpose]++];
  };
}

/** Dice of dealt Runs: a fresh sheet of spare numbers for each; Outcome Rolls and all else from `roll`. */
export function diceForDeal(deal: Deal): (roll: Roll) => GameRoll {
  const spares = spareNumbers(deal);
  return (roll) => {
    const spare = spares();
    return (sides, purpose) => spare(purpose) ?? roll(sides);
  };
}
