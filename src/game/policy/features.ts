/** State, survey → the numbers a player's judgement is made of. */

import { itemAt } from '../../item-at.ts';
import { outcomeNames } from '../../model/event.ts';
import { waysTo } from '../run/outcome-roll.ts';
import { oddsToEnter } from '../run/reach.ts';
import { itemEffects, outcomeEffects, type Rules } from '../run/rules.ts';
import type { State } from '../run/state.ts';
import { type BoardView, unreachable } from './board-view.ts';

/** What an experienced reader knows of the whole book, computed once a game. */
export interface BookReading {
  /** By Event: mean cores and Health without Modifiers; 0 for Shops. */
  readonly cores: Float64Array;
  readonly health: Float64Array;
  /** Items that give cores. */
  readonly coreItems: readonly number[];
}

/** Mean results of an Event: the odds of a core, the change of Health. */
export interface Expectations {
  readonly cores: number;
  readonly health: number;
}

/** Means of all Events over all totals, by odds. */
export function readBook(rules: Rules): BookReading {
  const cores = new Float64Array(rules.events.length);
  const health = new Float64Array(rules.events.length);
  for (const [index, event] of rules.events.entries()) {
    if (event.kind === 'shop') continue;
    outcomeNames.forEach((name, outcome) => {
      const odds = event.outcomeRoll[name].reduce((sum, total) => sum + waysTo(total), 0) / 36;
      for (const { kind, change } of itemAt(rules.effects, outcomeEffects(index, outcome))) {
        if (kind === 'core' && change > 0) cores[index] = itemAt(cores, index) + odds;
        if (kind === 'health') health[index] = itemAt(health, index) + odds * change;
      }
    });
  }
  const gives = (item: number) =>
    itemAt(rules.effects, itemEffects(rules, item)).some(({ kind, change }) => kind === 'core' && change > 0);
  return { cores, health, coreItems: rules.items.flatMap((_, item) => (gives(item) ? [item] : [])) };
}

/** Features of board and money. */
export const boardFeatures = 33;
const maxNeed = 5; // a feature for each number of cores still needed, 0 to 5

/** Number of features: those of board and money, and two a DiceMod (the first, and more). */
export const featureCount = ({ mods }: Rules): number => boardFeatures + mods.length * 2;

/** Index of the features of a DiceMod. */
export const modFeature = (mod: number): number => boardFeatures + mod * 2;

/** What features are read from, besides the State. */
export interface Outlook {
  readonly book: BookReading;
  readonly view: BoardView;
  readonly expected: Expectations;
}

/** Writes the features of a State, each of order one. */
export function writeFeatures(rules: Rules, state: State, { book, view, expected }: Outlook, into: Float64Array): void {
  const { health, cores, credits } = state;
  const { hope, nearest } = view;
  const { coresToWin } = rules.content.game;
  const missing = Math.max(0, coresToWin - cores);
  // If more cores must be brought than there are features, each is a fraction.
  const scale = Math.min(1, maxNeed / coresToWin);
  const need = missing * scale;
  const coreShop = need > 0 ? shopCore(rules, book, state, view) : 0;
  const cash = Math.min(credits, 12) / 6;
  const lead = expected.cores * scale * hope - need;
  const isGoalKnown = nearest.goal !== unreachable;
  const isGoalNear = nearest.goal === 0 ? 1 : 0;
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
  into[17] = hope / 10;
  into[18] = (need * hope) / 20;
  into[19] = (expected.health * hope * need) / 20;
  into[20] = isGoalKnown ? 0 : 1;
  into[21] = isGoalKnown ? Math.min(nearest.goal, 4) / 4 : 0;
  into[22] = isGoalNear;
  into[23] = need === 0 ? isGoalNear * 4 : 0;
  into[24] = need === 0 && isGoalKnown ? oddsToEnter(rules, health) ** nearest.goal * 2 : 0;
  into[25] = nearest.escape === 0 ? 1 : 0;
  into[26] = cash;
  into[27] = (cash * hope) / 10;
  into[28] = coreShop;
  into[29] = missing === 1 ? coreShop : 0;
  into[30] = (part(health, 0, 6) * hope) / 10;
  into[31] = (part(health, 6, 12) * need) / 5;
  into[32] = ((cores > 0 ? 1 : 0) * hope) / 10;
  for (let mod = 0; mod < rules.mods.length; mod++) {
    const owned = state.owned[mod] ?? 0;
    into[modFeature(mod)] = owned > 0 ? 1 : 0;
    into[modFeature(mod) + 1] = Math.max(0, Math.min(owned, 4) - 1);
  }
}

/** Position of a value between two bounds, 0 to 1. */
const part = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** Means of the next new Event, over those that a State has not used; 0 if none is left. */
export function expectations(book: BookReading, { used, usedCount }: State): Expectations {
  let cores = 0;
  let health = 0;
  const left = Math.max(1, used.length - usedCount);
  for (let event = 0; event < used.length; event++) {
    if (used[event] !== 0) continue;
    cores += book.cores[event] ?? 0;
    health += book.health[event] ?? 0;
  }
  return { cores: cores / left, health: health / left };
}

/** How near the best core for sale is: the fraction of its price in hand; less if its Shop is not found. */
function shopCore(rules: Rules, { coreItems }: BookReading, state: State, view: BoardView): number {
  let best = 0;
  for (const item of coreItems) {
    const sale = rules.items[item];
    if (!sale || state.bought[item] === 1) continue;
    const { event, cost } = sale;
    const paid = cost === 0 ? 1 : Math.min(1, state.credits / cost);
    if (state.used[event] === 0) best = Math.max(best, (0.3 * paid * view.hope) / state.used.length);
    else
      for (let sector = 0; sector < rules.sectors.length; sector++)
        if (state.events[sector] === event && view.distance[sector] === 0) best = Math.max(best, paid * paid);
  }
  return best;
}
