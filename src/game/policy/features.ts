/** State, survey → the numbers a player's judgement is made of. */

import { outcomeNames } from '../../model/event.ts';
import { waysTo } from '../run/outcome-roll.ts';
import { oddsToEnter } from '../run/reach.ts';
import { type Item, itemEffects, outcomeEffects, type Rules } from '../run/rules.ts';
import type { State } from '../run/state.ts';
import { cutOff, type Survey } from './survey.ts';

/** What an experienced reader knows about the book as a whole, worked out once for each game. */
export interface BookReading {
  /** By Event: the odds of a core, the Health it changes on average, without Modifiers; 0 for Shops. */
  readonly coreOdds: Float64Array;
  readonly healthChange: Float64Array;
  /** Items that give cores. */
  readonly coreItems: readonly number[];
}

/** Reads the whole book once: means over all totals, each by its odds. */
export function readBook(rules: Rules): BookReading {
  const coreOdds = new Float64Array(rules.events.length);
  const healthChange = new Float64Array(rules.events.length);
  rules.events.forEach((event, index) => {
    if (event.kind === 'shop') return;
    outcomeNames.forEach((name, outcome) => {
      const odds = event.outcomeRoll[name].reduce((sum, total) => sum + waysTo(total), 0) / 36;
      for (const { kind, change } of rules.effects[outcomeEffects(index, outcome)] ?? []) {
        if (kind === 'core' && change > 0) coreOdds[index] = (coreOdds[index] as number) + odds;
        if (kind === 'health') healthChange[index] = (healthChange[index] as number) + odds * change;
      }
    });
  });
  const gives = (item: number) =>
    (rules.effects[itemEffects(rules, item)] ?? []).some(({ kind, change }) => kind === 'core' && change > 0);
  return { coreOdds, healthChange, coreItems: rules.items.flatMap((_, item) => (gives(item) ? [item] : [])) };
}

/** How many features are of board and purse. */
export const boardFeatures = 33;
const mostNeed = 5; // a feature for each number of cores still needed, 0 to 5

/** How many features a game has: those of the board and purse, and two for each DiceMod (the first, and more). */
export function featureCount(rules: Rules): number {
  return boardFeatures + rules.mods.length * 2;
}

/** Where the features of DiceMod `mod` stand. */
export function modFeature(mod: number): number {
  return boardFeatures + mod * 2;
}

/** Writes the features of a State in its Movement Phase. Each is of the order of one. */
export function features(
  rules: Rules,
  reading: BookReading,
  state: State,
  view: Survey,
  expected: Expectations,
  into: Float64Array,
): void {
  const { health, cores, credits } = state;
  const { coresToWin } = rules.content.game;
  const missing = Math.max(0, coresToWin - cores);
  // Where more must be brought than the features part, each core is a part of one.
  const scale = Math.min(1, mostNeed / coresToWin);
  const need = missing * scale;
  const coreShop = need > 0 ? shopCore(rules, reading, state, view) : 0;
  const cash = Math.min(credits, 12) / 6;
  const lead = expected.cores * scale * view.hope - need;
  const isGoalNear = view.goal === 0 ? 1 : 0;
  into.fill(0);
  into[0] = 1;
  into[1] = Math.min(health, 2) / 2;
  into[2] = part(health, 2, 4);
  into[3] = part(health, 4, 6);
  into[4] = part(health, 6, 9);
  into[5] = part(health, 9, 12);
  into[6] = part(health, 12, 20);
  const whole = Math.floor(need);
  into[7 + whole] = 1 - (need - whole);
  if (need > whole) into[8 + whole] = need - whole;
  into[13] = lead;
  into[14] = lead * lead * 0.2;
  into[15] = Math.max(0, lead);
  into[16] = view.open / 10;
  into[17] = view.hope / 10;
  into[18] = (need * view.hope) / 20;
  into[19] = (expected.health * view.hope * need) / 20;
  into[20] = view.goal === cutOff ? 1 : 0;
  into[21] = view.goal === cutOff ? 0 : Math.min(view.goal, 4) / 4;
  into[22] = isGoalNear;
  into[23] = need === 0 ? isGoalNear * 4 : 0;
  into[24] = need === 0 && view.goal !== cutOff ? oddsToEnter(rules, health) ** view.goal * 2 : 0;
  into[25] = view.escape === 0 ? 1 : 0;
  into[26] = cash;
  into[27] = (cash * view.hope) / 10;
  into[28] = coreShop;
  into[29] = missing === 1 ? coreShop : 0;
  into[30] = (part(health, 0, 6) * view.hope) / 10;
  into[31] = (part(health, 6, 12) * need) / 5;
  into[32] = ((cores > 0 ? 1 : 0) * view.hope) / 10;
  for (let mod = 0; mod < rules.mods.length; mod++) {
    const owned = state.owned[mod] as number;
    into[modFeature(mod)] = owned > 0 ? 1 : 0;
    into[modFeature(mod) + 1] = Math.max(0, Math.min(owned, 4) - 1);
  }
}

/** How far a value has gone from one bound to the other, 0 to 1. */
function part(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** What the next new Event brings on average: the odds of a core, the change of Health. */
export interface Expectations {
  readonly cores: number;
  readonly health: number;
}

/** Means over the Events that a State has not used; 0 and 0 where none is left. */
export function expectations({ coreOdds, healthChange }: BookReading, state: State): Expectations {
  let cores = 0;
  let health = 0;
  const left = Math.max(1, state.used.length - state.usedCount);
  for (let event = 0; event < state.used.length; event++) {
    if (state.used[event] !== 0) continue;
    cores += coreOdds[event] as number;
    health += healthChange[event] as number;
  }
  return { cores: cores / left, health: health / left };
}

/** How near the best core on sale is: the part of its price that is in the purse; less where its Shop is not found. */
function shopCore(rules: Rules, { coreItems }: BookReading, state: State, view: Survey): number {
  let best = 0;
  for (const item of coreItems) {
    if (state.bought[item] === 1) continue;
    const { event, cost } = rules.items[item] as Item;
    const paid = cost === 0 ? 1 : Math.min(1, state.credits / cost);
    if (state.used[event] === 0) best = Math.max(best, (0.3 * paid * view.hope) / state.used.length);
    else
      for (let sector = 0; sector < rules.sectors.length; sector++)
        if (state.events[sector] === event && view.distance[sector] === 0) best = Math.max(best, paid * paid);
  }
  return best;
}
