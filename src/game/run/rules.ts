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
  /** Index of the DiceMod gained; -1 for the player's choice and for other kinds. */
  readonly mod: number;
}

/** A Shop item with its Shop, as an index into `Rules.events`. */
export interface Item {
  readonly event: number;
  readonly name: string;
  readonly cost: number;
}

/** A game at one difficulty. Sectors, Events, DiceMods and items are known by their index in these lists. */
export interface Rules {
  readonly content: Content;
  readonly difficulty: Difficulty;
  readonly sectors: readonly Sector[];
  readonly start: number;
  readonly labels: readonly (LabelName | undefined)[];
  /** The Sectors that share a border with each (CR-136). */
  readonly neighbours: readonly (readonly number[])[];
  readonly events: readonly Event[];
  /** Sides of the die that Event Numbers are thrown with. */
  readonly eventDie: number;
  /** By the two faces of a throw: see `eventOfThrow`. */
  readonly throwTable: Int8Array;
  readonly isShop: readonly boolean[];
  /** By Event and total: see `outcomeAt`. */
  readonly outcomeTable: Uint8Array;
  /** Those of Outcomes, then those of items: see `outcomeEffects`, `itemEffects`. */
  readonly effects: readonly (readonly EffectStep[])[];
  readonly items: readonly Item[];
  /** The items of each Event; empty for one that is no Shop. */
  readonly itemsOf: readonly (readonly number[])[];
  readonly mods: readonly DiceMod[];
  /** How many of each DiceMod a Run can have in all: the sheet's circles, or Infinity (CR-083 CR-085). */
  readonly supply: readonly number[];
  /** By DiceMod and total: see `totalAfter`. */
  readonly modified: Uint8Array;
  /** Index of the DiceMod that resets an Event or a Sector Number; -1 where the game has none. */
  readonly resetEvent: number;
  readonly resetSector: number;
  /** How far above a Sector Number Health must be to enter: 0 where equal is enough (X1). */
  readonly margin: number;
  /** The first turn in which a Run may be ended by choice: 1 where that may be before any move (A7). */
  readonly firstEnd: number;
  /** Whether resets may be used, and RS keeps a Run going, with every neighbour shut (A5). */
  readonly canResetStuck: boolean;
  /** Whether a player with every neighbour shut may give up with RS left (A5). */
  readonly canGiveUp: boolean;
  /** Whether a Run may still be ended by choice with every neighbour shut (A26). */
  readonly canEndStuck: boolean;
  readonly choices: ChoiceTable;
}

/** Compiles checked content. @throws Error for a difficulty the game has not, or content that was not checked. */
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
    margin: house.entering === 'above' ? 1 : 0,
    firstEnd: house.endingAtStart === 'at-once' ? 1 : 2,
    canResetStuck: house.resetWhenStuck !== 'too-late',
    canGiveUp: house.resetWhenStuck === 'allowed',
    canEndStuck: house.stuckAtExit === 'ends-there',
    choices: choiceTable({ mods: mods.length, items: items.length, sectors: board.sectors.length }),
  };
}

/** The Event of a throw of the Event dice, as an index into `Rules.events` (CR-153). */
export const eventOfThrow = (rules: Rules, first: number, second: number): number =>
  rules.throwTable[first * faces + second] ?? -1;

/** The total that a DiceMod makes of another; 0 where it may not be used. */
export const totalAfter = (rules: Rules, mod: number, total: number): number =>
  rules.modified[mod * totals + total] ?? 0;

/** The Outcome of an Event at a total, as an index into `outcomeNames`; 0 for a Shop. */
export const outcomeAt = (rules: Rules, event: number, total: number): number =>
  rules.outcomeTable[event * totals + total] ?? 0;

/** Where `Rules.effects` has those of an Outcome. */
export const outcomeEffects = (event: number, outcome: number): number => event * outcomeNames.length + outcome;

/** Where `Rules.effects` has those of an item, behind those of all Outcomes. */
export const itemEffects = ({ events }: Rules, item: number): number => outcomeEffects(events.length, item);

/** Places for each first face in the table of throws: no die has more than eight sides. */
const faces = 9;

/** Places for each DiceMod or Event in a table by total: 0 to 12. */
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
