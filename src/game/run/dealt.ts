/** Deal → a Run on a board that was rolled beforehand, and the dice it needs besides. */

import type { Roll } from '../../dice/roll.ts';
import type { Deal } from '../deal.ts';
import type { Rules } from './rules.ts';
import { type Draft, newState } from './state.ts';
import type { GameRoll } from './turn.ts';

/** A new Run on a dealt board: every Sector has its numbers already, and they count as used. */
export function dealtState(rules: Rules, deal: Deal): Draft {
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

/**
 * The dice of a dealt Run: spare numbers for RE and RS come from the sheet in their order, Outcome Rolls from `roll`,
 * and so does everything once the spare numbers run out.
 */
export function dealtRoll({ reserves }: Deal, roll: Roll): GameRoll {
  const events = reserves.eventNumbers.flatMap((number) => [Math.floor(number / 10), number % 10]);
  let nextEvent = 0;
  let nextSector = 0;
  return (sides, purpose) => {
    if (purpose === 'event-number') return events[nextEvent++] ?? roll(sides);
    if (purpose === 'sector-number') return reserves.sectorNumbers[nextSector++] ?? roll(sides);
    return roll(sides);
  };
}
