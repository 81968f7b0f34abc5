/** Challenge → its numbers behind pairs of letters: a pair is a row and a column of a grid that says the number. */

import { seededRoll, shuffled } from '../dice/seeded.ts';
import { itemAt } from '../item-at.ts';
import { eventNumbers } from '../model/event.ts';
import type { Deal } from './deal.ts';

/** A grid to look up numbers. */
export interface SealedGrid {
  /** Letters of its rows and columns. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** Row by row. */
  readonly numbers: readonly number[];
}

/** Letter pairs for all sealed numbers, and their grids. */
export interface Seal {
  readonly grids: { readonly events: SealedGrid; readonly sectors: SealedGrid; readonly rolls?: SealedGrid };
  /** In the order of the deal: the pairs of Sector Number and Event Number. */
  readonly sectors: readonly (readonly [sectorNumber: string, eventNumber: string])[];
  readonly spareEvents: readonly string[];
  readonly spareSectors: readonly string[];
  readonly rolls: readonly string[];
}

/** Letters of rows and columns: no vowels, so that no pair is a word, and no S, which marks Shops. */
const letters = { rows: [...'BCDFGHJK23456789'], columns: [...'LMNPQRTVWXZ'] } as const;

/**
 * Seals a deal. A grid of Event Numbers has each number once; the others also have unused rolled numbers. Cells are
 * shuffled, so that neighbours tell nothing. @throws RangeError for more numbers than letters can name
 */
export function sealed({ sectors, reserves }: Deal, rolls: readonly number[], key: string, eventDie: number): Seal {
  const events = gridOf(
    [...sectors.map(({ eventNumber }) => eventNumber), ...reserves.eventNumbers],
    { key, purpose: 'sealed event numbers', columns: eventDie, cells: eventNumbers(eventDie).length },
    () => 0,
  );
  const all = [...sectors.map(({ sectorNumber }) => sectorNumber), ...reserves.sectorNumbers];
  const hidden = gridOf(all, { key, purpose: 'sealed sector numbers', ...sizeFor(all.length) }, (roll) => roll(6));
  const rolled = gridOf(
    rolls,
    { key, purpose: 'sealed outcome rolls', ...sizeFor(rolls.length) },
    (roll) => roll(6) + roll(6),
  );
  const count = sectors.length;
  return {
    grids: { events: events.grid, sectors: hidden.grid, ...(rolls.length > 0 && { rolls: rolled.grid }) },
    sectors: sectors.map((_, index) => [itemAt(hidden.pairs, index), itemAt(events.pairs, index)]),
    spareEvents: events.pairs.slice(count),
    spareSectors: hidden.pairs.slice(count),
    rolls: rolled.pairs,
  };
}

/** Size of a grid with a few more numbers than it hides. */
function sizeFor(count: number): { readonly columns: number; readonly cells: number } {
  const columns = Math.min(letters.columns.length, Math.max(2, Math.ceil(Math.sqrt(count * 1.25))));
  return { columns, cells: Math.ceil((count * 1.15) / columns) * columns };
}

interface Places {
  readonly key: string;
  readonly purpose: string;
  readonly columns: number;
  readonly cells: number;
}

/** Puts numbers into shuffled cells of a grid; other cells are `filled`. */
function gridOf(
  hidden: readonly number[],
  { key, purpose, columns, cells }: Places,
  filled: (roll: (sides: number) => number) => number,
): { readonly grid: SealedGrid; readonly pairs: string[] } {
  const across = letters.columns.slice(0, columns);
  const rows = letters.rows.slice(0, Math.ceil(cells / columns));
  if (across.length < columns || rows.length * columns < cells)
    throw new RangeError(`${cells} cells in ${columns} columns`);
  const roll = seededRoll(key, purpose);
  const places = shuffled(
    Array.from({ length: cells }, (_, index) => index),
    roll,
  );
  const numbers: number[] = [];
  for (const [index, place] of places.entries()) numbers[place] = hidden[index] ?? filled(roll);
  const pairs = hidden.map((_, index) => {
    const place = itemAt(places, index);
    return `${rows[Math.floor(place / columns)]}${across[place % columns]}`;
  });
  return { grid: { rows, columns: across, numbers }, pairs };
}

/** Outcome Rolls of a sheet: more than most Runs need. */
const outcomeRolls = 24;

/** Pre-rolled Outcome Rolls, totals of two dice in order of use, from their own stream. */
export function preRolledOutcomes(key: string): number[] {
  const roll = seededRoll(key, 'outcome rolls');
  return Array.from({ length: outcomeRolls }, () => roll(6) + roll(6));
}
