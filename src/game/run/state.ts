/** Rules → the state of a Run before anything is chosen; state → its copy. */

import type { Rules } from './rules.ts';

/**
 * The next step. `setup`: take starting DiceMods, then begin. `event`: throw the Outcome Roll. `modify`: keep the total
 * or use a DiceMod. `gain`, `lose`: choose a DiceMod for an effect. `shop`: buy or leave. `movement`: move, reset, or
 * end the Run if allowed. `over`: read an Ending.
 */
export type Phase = 'setup' | 'event' | 'modify' | 'gain' | 'lose' | 'shop' | 'movement' | 'over';

/** A row of small numbers that only the engine writes: an `Int16Array`. */
export type StateRow = ArrayLike<number>;

/** State of a Run: all that the Tracking Sheet shows, and the next step. Nothing is hidden. */
export interface State {
  readonly phase: Phase;
  readonly health: number;
  readonly credits: number;
  readonly cores: number;
  /** The marker's Sector. */
  readonly sector: number;
  /** Sectors entered, including START's first Event Phase (A28); 0 before it. */
  readonly turn: number;
  /** Starting DiceMods still to take. */
  readonly owed: number;
  /** The latest Outcome Roll, after any Modifier; 0 if none counts. */
  readonly total: number;
  /** Due effects: index into `Rules.effects`, and of the next effect in it; -1 for none. */
  readonly effects: number;
  readonly next: number;
  /** Index of the Ending; -1 during the Run. */
  readonly ending: number;
  /** Sector Number by Sector; 0 for none. */
  readonly numbers: StateRow;
  /** Event by Sector; -1 for none. */
  readonly events: StateRow;
  /** 1 if the Event of a Sector is struck out. */
  readonly finished: StateRow;
  /** By Event: 1 if its number was rolled in this Run (CR-147, A4), 2 if it was also met. */
  readonly used: StateRow;
  /** Number of Event Numbers rolled. */
  readonly usedCount: number;
  /** Owned and unused DiceMods, by type. */
  readonly owned: StateRow;
  /** DiceMods gained in this Run, by type: circles on the sheet. */
  readonly gained: StateRow;
  /** 1 if an item was bought. */
  readonly bought: StateRow;
}

/** A State that can be written. */
export type Draft = { -readonly [Key in keyof State]: State[Key] extends StateRow ? Int16Array : State[Key] };

/** The Sector Number of a Sector; 0 for none. */
export const numberAt = ({ numbers }: State, sector: number): number => numbers[sector] ?? 0;

/** The Event of a Sector, as an index into `Rules.events`; -1 for none. */
export const eventAt = ({ events }: State, sector: number): number => events[sector] ?? -1;

/** The Event of the marker's Sector. */
export const eventHere = (state: State): number => eventAt(state, state.sector);

/** Owned and unused DiceMods of all types. */
export function ownedInAll({ owned }: State): number {
  let sum = 0;
  for (let mod = 0; mod < owned.length; mod++) sum += owned[mod] ?? 0;
  return sum;
}

/** A Run before its first Choice (CR-004 CR-175). */
export function newState({ difficulty, start, sectors, events, mods, items }: Rules): Draft {
  return {
    phase: 'setup',
    health: difficulty.health,
    credits: difficulty.money,
    cores: 0,
    sector: start,
    turn: 0,
    owed: difficulty.startingDiceMods,
    total: 0,
    effects: -1,
    next: 0,
    ending: -1,
    numbers: new Int16Array(sectors.length),
    events: new Int16Array(sectors.length).fill(-1),
    finished: new Int16Array(sectors.length),
    used: new Int16Array(events.length),
    usedCount: 0,
    owned: new Int16Array(mods.length),
    gained: new Int16Array(mods.length),
    bought: new Int16Array(items.length),
  };
}

/** Copies a State over another of the same game. */
export function copyState(from: State, to: Draft): void {
  to.phase = from.phase;
  to.health = from.health;
  to.credits = from.credits;
  to.cores = from.cores;
  to.sector = from.sector;
  to.turn = from.turn;
  to.owed = from.owed;
  to.total = from.total;
  to.effects = from.effects;
  to.next = from.next;
  to.ending = from.ending;
  to.usedCount = from.usedCount;
  to.numbers.set(from.numbers);
  to.events.set(from.events);
  to.finished.set(from.finished);
  to.used.set(from.used);
  to.owned.set(from.owned);
  to.gained.set(from.gained);
  to.bought.set(from.bought);
}
