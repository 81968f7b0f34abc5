/** Content, difficulty → rules: the game as flat tables of numbers, made once and played many times. */

import type { LabelName, Sector } from '../../model/board.ts';
import type { Content } from '../../model/content.ts';
import type { Effect } from '../../model/effect.ts';
import { type Event, eventNumbers, outcomeNames } from '../../model/event.ts';
import type { DiceMod, Difficulty, HouseRules } from '../../model/game.ts';
import { adjacency } from '../../model/hex.ts';
import { type ChoiceTable, choiceTable } from './choice.ts';
import { modifiedTotal, rollTotals } from './outcome-roll.ts';

/** One effect with its DiceMod looked up. */
export interface EffectStep {
  readonly kind: Effect['kind'];
  /** Change of Health, Money or cores; 0 for DiceMods. */
  readonly change: number;
  /** Index of the DiceMod gained; -1 for one of choice and for other kinds. */
  readonly mod: number;
}

/** A Shop item with its Shop's index in `Rules.events`. */
export interface Item {
  readonly event: number;
  readonly name: string;
  /** Its price in the money of the game. */
  readonly cost: number;
}

/** A game at one difficulty. Sectors, Events, DiceMods and items are indices into these lists. */
export interface Rules {
  readonly content: Content;
  readonly difficulty: Difficulty;
  readonly sectors: readonly Sector[];
  readonly start: number;
  readonly labels: readonly (LabelName | undefined)[];
  /** Neighbours of each Sector (CR-136). */
  readonly neighbours: readonly (readonly number[])[];
  readonly events: readonly Event[];
  /** Sides of the event die. */
  readonly eventDie: number;
  /** By the two faces of a throw: see `eventOfThrow`. */
  readonly throwTable: Int8Array;
  readonly isShop: readonly boolean[];
  /** By Event and total: see `outcomeAt`. */
  readonly outcomeTable: Uint8Array;
  /** Of Outcomes, then of items: see `outcomeEffects`, `itemEffects`. */
  readonly effects: readonly (readonly EffectStep[])[];
  readonly items: readonly Item[];
  /** By Event; empty unless it is a Shop. */
  readonly itemsOf: readonly (readonly number[])[];
  readonly mods: readonly DiceMod[];
  /** Max of each DiceMod in a Run: the sheet's circles, or Infinity (CR-083 CR-085). */
  readonly supply: readonly number[];
  /** By DiceMod and total: see `totalAfter`. */
  readonly modified: Uint8Array;
  /** Index of the DiceMod that resets an Event or a Sector Number; -1 without one. */
  readonly resetEvent: number;
  readonly resetSector: number;
  /** Health needed above a Sector Number: 0 if equal is enough (X1). */
  readonly healthMargin: number;
  /** First turn in which a Run may be ended by choice: 1 if before any move (A7). */
  readonly firstEnd: number;
  /** Whether, with all neighbours shut, resets may be used and RS continues a Run (A5). */
  readonly canResetStuck: boolean;
  /** Whether a player with all neighbours shut may give up with RS left (A5). */
  readonly canGiveUp: boolean;
  /** Whether a Run may be ended by choice with all neighbours shut (A26). */
  readonly canEndStuck: boolean;
  readonly choices: ChoiceTable;
}

/** Compiles checked content. @throws Error for an unknown difficulty, or unchecked content */
export function compileRules(content: Content, difficultyId: string): Rules {
  const { game, board, events } = content;
  const difficulty = game.difficulties.find(({ id }) => id === difficultyId);
  if (!difficulty) throw new Error(`no difficulty ${difficultyId}`);
  const mods = game.diceMods;
  const house = game.houseRules;
  const items = events.flatMap((event, index) =>
    event.kind === 'shop' ? event.items.map(({ name, cost, effects }) => ({ event: index, name, cost, effects })) : [],
  );
  const start = board.sectors.findIndex(({ label }) => label === 'start');
  if (start < 0) throw new Error('content was not checked: no START');
  const outcomes = events.flatMap((event) =>
    outcomeNames.map((name) => (event.kind === 'event' ? event.outcomes[name].effects : [])),
  );
  return {
    content,
    difficulty,
    sectors: board.sectors,
    start,
    labels: board.sectors.map(({ label }) => label),
    neighbours: neighbourTable(board.sectors),
    events,
    eventDie: game.eventDie,
    throwTable: throwTable(events, game.eventDie),
    isShop: events.map(({ kind }) => kind === 'shop'),
    outcomeTable: outcomeTable(events),
    effects: [...outcomes, ...items.map(({ effects }) => effects)].map((list) => toSteps(list, mods)),
    items,
    itemsOf: events.map((_, event) => items.flatMap((item, index) => (item.event === event ? [index] : []))),
    mods,
    supply: mods.map(({ count }) => (difficulty.limitedDiceMods ? count : Number.POSITIVE_INFINITY)),
    modified: modifiedTable(mods, house),
    resetEvent: mods.findIndex(({ use }) => use.kind === 'reset-event'),
    resetSector: mods.findIndex(({ use }) => use.kind === 'reset-sector'),
    healthMargin: house.entering === 'above' ? 1 : 0,
    firstEnd: house.endingAtStart === 'at-once' ? 1 : 2,
    canResetStuck: house.resetWhenStuck !== 'too-late',
    canGiveUp: house.resetWhenStuck === 'allowed',
    canEndStuck: house.stuckAtExit === 'ends-there',
    choices: choiceTable({ mods: mods.length, items: items.length, sectors: board.sectors.length }),
  };
}

/** The Event of a throw, as an index into `Rules.events` (CR-153). */
export const eventOfThrow = (rules: Rules, first: number, second: number): number =>
  rules.throwTable[first * faces + second] ?? -1;

/** A total after a DiceMod; 0 if it may not be used. */
export const totalAfter = (rules: Rules, mod: number, total: number): number =>
  rules.modified[mod * totals + total] ?? 0;

/** The Outcome of an Event at a total, as an index into `outcomeNames`; 0 for a Shop. */
export const outcomeAt = (rules: Rules, event: number, total: number): number =>
  rules.outcomeTable[event * totals + total] ?? 0;

/** Index into `Rules.effects` of an Outcome. */
export const outcomeEffects = (event: number, outcome: number): number => event * outcomeNames.length + outcome;

/** Index into `Rules.effects` of an item, after all Outcomes. */
export const itemEffects = ({ events }: Rules, item: number): number => outcomeEffects(events.length, item);

/** Entries for each first face in the table of throws: dice have at most eight sides. */
const faces = 9;

/** Entries for each DiceMod or Event in a table by total: 0 to 12. */
const totals = 13;

function neighbourTable(sectors: readonly Sector[]): number[][] {
  const near = adjacency(sectors);
  return sectors.map(({ id }) => (near.get(id) ?? []).map((other) => sectors.findIndex((one) => one.id === other)));
}

function throwTable(events: readonly Event[], sides: number): Int8Array {
  const table = new Int8Array(faces * faces).fill(-1);
  for (const number of eventNumbers(sides)) {
    const event = events.findIndex((one) => one.number === number);
    if (event < 0) throw new Error(`content was not checked: no Event ${number}`);
    table[Math.floor(number / 10) * faces + (number % 10)] = event;
  }
  return table;
}

function outcomeTable(events: readonly Event[]): Uint8Array {
  const table = new Uint8Array(events.length * totals);
  events.forEach((event, index) => {
    if (event.kind === 'shop') return;
    outcomeNames.forEach((name, outcome) => {
      for (const total of event.outcomeRoll[name]) table[index * totals + total] = outcome;
    });
  });
  return table;
}

function toSteps(effects: readonly Effect[], mods: readonly DiceMod[]): EffectStep[] {
  return effects.map((effect) => ({
    kind: effect.kind,
    change: 'change' in effect ? effect.change : 0,
    mod: effect.kind === 'gain-dice-mod' ? mods.findIndex(({ abbreviation }) => abbreviation === effect.type) : -1,
  }));
}

function modifiedTable(mods: readonly DiceMod[], house: HouseRules): Uint8Array {
  const table = new Uint8Array(mods.length * totals);
  mods.forEach((mod, index) => {
    for (const total of rollTotals) table[index * totals + total] = modifiedTotal(total, mod, house) ?? 0;
  });
  return table;
}
