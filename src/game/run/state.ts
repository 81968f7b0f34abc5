/** Rules → the state of a Run before anything is chosen; state → its copy. */

import type { Rules } from './rules.ts';

/**
 * What is to be done next. `setup`: take starting DiceMods, then begin. `event`: throw the Outcome Roll. `modify`:
 * keep the total or use a DiceMod. `gain`, `lose`: an effect leaves the DiceMod to the player. `shop`: buy or leave.
 * `movement`: move, reset, or end the Run where that is allowed. `over`: an Ending is read.
 */
export type Phase = 'setup' | 'event' | 'modify' | 'gain' | 'lose' | 'shop' | 'movement' | 'over';

/** A row of small numbers that only the engine writes to. */
export interface StateRow {
  readonly length: number;
  readonly [index: number]: number;
}

/** A Run as it stands: all that the Tracking Sheet shows, and what is to be done next. Nothing is hidden in it. */
export interface State {
  readonly phase: Phase;
  readonly health: number;
  readonly credits: number;
  readonly cores: number;
  /** Where the marker stands. */
  readonly sector: number;
  /** Sectors entered so far, START's first Event Phase included (A28); 0 before it. */
  readonly turn: number;
  /** Starting DiceMods still to take. */
  readonly owed: number;
  /** The latest Outcome Roll, after a Modifier if one was used; 0 where none counts. */
  readonly total: number;
  /** Effects being carried out: index into `Rules.effects`, and of the next effect in it; -1 where there are none. */
  readonly effects: number;
  readonly next: number;
  /** Index of the Ending in the content; -1 while the Run goes on. */
  readonly ending: number;
  /** Sector Number by Sector; 0 for none. */
  readonly numbers: StateRow;
  /** Event by Sector; -1 for none. */
  readonly events: StateRow;
  /** 1 where the Event of a Sector is struck out. */
  readonly finished: StateRow;
  /** By Event: 1 where its number was rolled in this Run (CR-147, A4), 2 where it was met too. */
  readonly used: StateRow;
  /** How many Event Numbers were rolled. */
  readonly usedCount: number;
  /** DiceMods owned and not used, by type. */
  readonly owned: StateRow;
  /** DiceMods ever owned in this Run, by type: circles on the sheet. */
  readonly gained: StateRow;
  /** 1 where an item was bought. */
  readonly bought: StateRow;
}

/** The same State for whoever owns it. */
export type Draft = { -readonly [Key in keyof State]: State[Key] extends StateRow ? Int16Array : State[Key] };

/** A Run before its first Choice (CR-004 CR-175). */
export function newState(rules: Rules): Draft {
  const state: Draft = {
    phase: 'setup',
    health: 0,
    credits: 0,
    cores: 0,
    sector: rules.start,
    turn: 0,
    owed: 0,
    total: 0,
    effects: -1,
    next: 0,
    ending: -1,
    numbers: new Int16Array(rules.sectors.length),
    events: new Int16Array(rules.sectors.length),
    finished: new Int16Array(rules.sectors.length),
    used: new Int16Array(rules.events.length),
    usedCount: 0,
    owned: new Int16Array(rules.mods.length),
    gained: new Int16Array(rules.mods.length),
    bought: new Int16Array(rules.items.length),
  };
  resetState(rules, state);
  return state;
}

/** Makes a used State new again, without new memory. */
export function resetState(rules: Rules, state: Draft): void {
  const { difficulty } = rules;
  state.phase = 'setup';
  state.health = difficulty.health;
  state.credits = difficulty.money;
  state.cores = 0;
  state.sector = rules.start;
  state.turn = 0;
  state.owed = difficulty.startingDiceMods;
  state.total = 0;
  state.effects = -1;
  state.next = 0;
  state.ending = -1;
  state.numbers.fill(0);
  state.events.fill(-1);
  state.finished.fill(0);
  state.used.fill(0);
  state.usedCount = 0;
  state.owned.fill(0);
  state.gained.fill(0);
  state.bought.fill(0);
}

/** Writes one State over another of the same game. */
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
  copyRow(from.numbers, to.numbers);
  copyRow(from.events, to.events);
  copyRow(from.finished, to.finished);
  copyRow(from.used, to.used);
  copyRow(from.owned, to.owned);
  copyRow(from.gained, to.gained);
  copyRow(from.bought, to.bought);
}

function copyRow(from: StateRow, to: Int16Array): void {
  to.set(from as Int16Array);
}
