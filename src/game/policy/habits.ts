/** A few plain habits → a player who goes by them. */

import type { LabelName } from '../../model/board.ts';
import type { OutcomeName } from '../../model/event.ts';
import { outcomeNames } from '../../model/event.ts';
import type { Choice } from '../run/choice.ts';
import { canEnd, isOpen } from '../run/reach.ts';
import { itemEffects, outcomeAt, type Rules, totalAfter } from '../run/rules.ts';
import type { State } from '../run/state.ts';
import type { Player } from './policy.ts';
import { cutOff, firstStep, hasOnlyShops, isNew, newSurvey, type Survey, survey } from './survey.ts';

/** What tells one simple player from another. They know the printed Outcome Roll lines and the Shops they stand in. */
export interface Habits {
  /** How much each Outcome is hoped for; a DiceMod is used where it gains at least `leastGain` of this. */
  readonly hopes: Readonly<Record<OutcomeName, number>>;
  readonly leastGain: number;
  /** New Sectors are entered with at least this much Health, while there is another way on. */
  readonly leastHealth: number;
  /** Health is bought up to this. */
  readonly goodHealth: number;
  /** Whether to leave by a labelled Sector in reach, with so many cores, before there is need. */
  readonly isContent: (cores: number, label: 'start' | 'escape' | 'goal') => boolean;
}

/** Seats a player who goes by habits. Of equals the first in the order of the sheet, the map or the Shop's list. */
export function playByHabits(rules: Rules, habits: Habits): Player {
  const view = newSurvey(rules);
  return (state, legal) => {
    switch (state.phase) {
      case 'setup':
      case 'gain':
        return most(legal, ({ what }) => -(state.owned[what] as number));
      case 'lose':
        return most(legal, ({ what }) => what);
      case 'modify':
        return most(legal, (choice) => hopeOf(rules, habits, state, choice));
      case 'shop':
        survey(rules, state, state.health, view);
        return most(legal, (choice) => wish(rules, habits, state, choice, hasOnlyShops(view)));
      case 'movement':
        return plan(rules, habits, state, legal, survey(rules, state, state.health, view));
      default:
        return legal[0] as Choice;
    }
  };
}

function most(legal: readonly Choice[], worth: (choice: Choice) => number): Choice {
  return legal.reduce((found, choice) => (worth(choice) > worth(found) ? choice : found));
}

function hopeOf(rules: Rules, { hopes, leastGain }: Habits, state: State, { kind, what }: Choice): number {
  const event = state.events[state.sector] as number;
  const total = kind === 'use' ? totalAfter(rules, what, state.total) : state.total;
  const outcome = outcomeNames[outcomeAt(rules, event, total)] as OutcomeName;
  return hopes[outcome] + (kind === 'keep' ? leastGain : 0);
}

/** How much an item is wished for: a core first, then Health that is needed, then what leaves money for both. */
function wish(rules: Rules, { goodHealth }: Habits, state: State, { kind, what }: Choice, isLast: boolean): number {
  if (kind === 'leave') return 0;
  const cost = rules.items[what]?.cost as number;
  let wished = isLast ? 1 : -1;
  for (const { kind: effect, change } of rules.effects[itemEffects(rules, what)] ?? []) {
    if (effect === 'core' && change > 0) return 100;
    if (effect === 'health' && change > 0 && state.health < goodHealth)
      wished = Math.max(wished, 10 + change / Math.max(1, cost));
    if (effect === 'gain-dice-mod' && state.credits - cost >= spareMoney) wished = Math.max(wished, 5 - cost / 10);
  }
  return wished;
}

const spareMoney = 4; // credits kept for Health before a DiceMod is bought

/** Leave when content; heal when weak; explore; when nothing else is left, doors, RE, sales, and any way out. */
function plan(rules: Rules, habits: Habits, state: State, legal: readonly Choice[], view: Survey): Choice {
  const { leastHealth, goodHealth, isContent } = habits;
  const toward = (sector: number) => rules.choices.move[firstStep(view, sector)] as Choice;
  const exit = bestExit(rules, state, view);
  const leave = () => (exit === state.sector ? (rules.choices.end[0] as Choice) : toward(exit));
  const label = exit < 0 ? undefined : rules.labels[exit];
  if (label !== undefined && isContent(state.cores, label)) return leave();
  const isWeak = state.health < leastHealth;
  const heals = state.health < goodHealth ? shopWith(rules, state, view, true) : -1;
  if (isWeak && heals >= 0) return toward(heals);
  const isLaden = state.cores >= rules.content.game.coresToWin;
  const edge = nearestEdge(rules, state, view, isLaden ? 'goal' : undefined);
  if (edge >= 0 && (!isWeak || label === undefined)) return toward(edge);
  const reset = legal.find(
    ({ kind, what }) =>
      (kind === 'reset-event' && (!isWeak || label === undefined) && view.distance[what] === 0) ||
      (kind === 'reset-sector' && !isOpen(rules, state, what) && touches(rules, view, what)),
  );
  if (reset && (label === undefined || !isWeak)) return reset;
  if (label !== undefined) return leave();
  const sale = shopWith(rules, state, view, false);
  if (sale >= 0) return toward(sale);
  return legal[0] as Choice;
}

/** The labelled Sector in reach that pays best: GOAL before ESCAPE before START; -1 where there is none. */
function bestExit(rules: Rules, state: State, view: Survey): number {
  const rank = { goal: 3, escape: 2, start: 1 };
  let found = -1;
  for (let sector = 0; sector < rules.sectors.length; sector++) {
    const label = rules.labels[sector];
    if (label === undefined || view.distance[sector] !== 0 || (sector === state.sector && !canEnd(rules, state)))
      continue;
    const best = found < 0 ? 0 : rank[rules.labels[found] as keyof typeof rank];
    if (rank[label] > best) found = sector;
  }
  return found;
}

/** The nearest new Sector on the edge of the known, or the one nearest to a label; -1 where there is none. */
export function nearestEdge(rules: Rules, state: State, view: Survey, label?: LabelName): number {
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let sector = 0; sector < rules.sectors.length; sector++) {
    if (view.distance[sector] !== 1 || !isNew(rules, state, sector)) continue;
    const toLabel = label === undefined ? 0 : stepsToLabel(rules, sector, label);
    const away = stepsTo(view, sector) + 10 * toLabel + (state.numbers[sector] as number) / 10;
    if (away < least) {
      least = away;
      found = sector;
    }
  }
  return found;
}

/** Steps over the map, whatever is in the way, to the nearest Sector with a label. */
function stepsToLabel(rules: Rules, sector: number, label: LabelName): number {
  const here = rules.sectors[sector] as { q: number; r: number };
  const labelled = rules.sectors.filter((_, index) => rules.labels[index] === label);
  return Math.min(...labelled.map(({ q, r }) => hexDistance(here.q - q, here.r - r)));
}

function hexDistance(q: number, r: number): number {
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** How many moves the way of a survey to a Sector takes; 0 where the player stands, or where none leads. */
export function stepsTo({ from }: Survey, sector: number): number {
  let count = 0;
  for (let here = from[sector] as number; here >= 0; here = from[here] as number) count++;
  return count;
}

/** A Shop in reach, found before, that sells something that can be paid: Health, or anything. */
function shopWith(rules: Rules, state: State, view: Survey, isHealth: boolean): number {
  for (let sector = 0; sector < rules.sectors.length; sector++) {
    const event = state.events[sector] as number;
    if (event < 0 || sector === state.sector || view.distance[sector] === cutOff || view.distance[sector] !== 0)
      continue;
    for (const item of rules.itemsOf[event] as readonly number[]) {
      const { cost } = rules.items[item] as { cost: number };
      if (state.bought[item] === 1 || cost > state.credits) continue;
      const effects = rules.effects[itemEffects(rules, item)] ?? [];
      if (!isHealth || effects.some(({ kind, change }) => kind === 'health' && change > 0)) return sector;
    }
  }
  return -1;
}

function touches(rules: Rules, view: Survey, sector: number): boolean {
  return (rules.neighbours[sector] as readonly number[]).some((near) => view.distance[near] === 0);
}
