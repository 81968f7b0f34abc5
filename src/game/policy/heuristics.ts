/** A few simple rules of thumb → a player who goes by them. */

import { itemAt } from '../../item-at.ts';
import type { LabelName } from '../../model/board.ts';
import { type OutcomeName, outcomeNames } from '../../model/event.ts';
import type { Choice } from '../run/choice.ts';
import { canBuy } from '../run/purchase.ts';
import { canEnd, isOpen } from '../run/reach.ts';
import { type EffectStep, itemEffects, outcomeAt, outcomeEffects, type Rules, totalAfter } from '../run/rules.ts';
import { eventAt, eventHere, numberAt, type State } from '../run/state.ts';
import {
  type BoardView,
  edgeSectors,
  firstStep,
  hasOnlyShops,
  newBoardView,
  stepsTo,
  touchesReach,
  viewBoard,
} from './board-view.ts';
import { maxBy } from './max-by.ts';
import type { Player } from './policy.ts';

/** Parameters of a simple player, who knows the printed Outcome Roll lines and the Shops met. */
export interface Heuristics {
  /** Value of each Outcome; a DiceMod is used if it gains at least `minGain`. */
  readonly hopes: Readonly<Record<OutcomeName, number>>;
  readonly minGain: number;
  /** Min Health to enter new Sectors while there is another way. */
  readonly minHealth: number;
  /** Health is bought up to this. */
  readonly goodHealth: number;
  /** Worth of an Outcome that was read before, by its index; undefined if it was not. */
  readonly recall?: (outcome: number) => number | undefined;
  /** Whether to leave early by a labelled Sector in reach, with this number of cores. */
  readonly isContent: (cores: number, label: LabelName) => boolean;
}

/** A player with heuristics. Ties go to the first on the sheet, the map or the Shop's list. */
export function heuristicPlayer(rules: Rules, heuristics: Heuristics): Player {
  const memory = newBoardView(rules);
  return (state, legal) => {
    const view = () => viewBoard(rules, state, state.health, memory);
    switch (state.phase) {
      case 'setup':
      case 'gain':
        return maxBy(legal, ({ what }) => -(state.owned[what] ?? 0));
      case 'lose':
        return maxBy(legal, ({ what }) => what);
      case 'modify':
        return maxBy(legal, (choice) => hopeOf(rules, heuristics, state, choice));
      case 'shop': {
        const unwanted = hasOnlyShops(view()) ? 1 : -1;
        return maxBy(legal, ({ kind, what }) =>
          kind === 'leave' ? 0 : Math.max(unwanted, ...wishes(rules, heuristics, state, what)),
        );
      }
      case 'movement':
        return plan(rules, heuristics, state, legal, view());
      default:
        return itemAt(legal, 0);
    }
  };
}

/** Heuristics of a first Run: brave, and led by the Outcome Roll lines. */
export const firstReader = ({ content }: Rules): Heuristics => ({
  hopes: { bad: 0, neutral: 1, wild: 1.5, good: 3 },
  minGain: 0.9,
  minHealth: 3,
  goodHealth: 7,
  isContent: (cores, label) => label === 'goal' && cores >= content.game.coresToWin,
});

function hopeOf(rules: Rules, { hopes, minGain, recall }: Heuristics, state: State, { kind, what }: Choice): number {
  const total = kind === 'use' ? totalAfter(rules, what, state.total) : state.total;
  const event = eventHere(state);
  const outcome = outcomeAt(rules, event, total);
  return (
    (recall?.(outcomeEffects(event, outcome)) ?? hopes[itemAt(outcomeNames, outcome)]) + (kind === 'keep' ? minGain : 0)
  );
}

/** Wish for an item: a core first, then needed Health, then what leaves money for both. */
function wishes(rules: Rules, { goodHealth }: Heuristics, state: State, item: number): number[] {
  const { cost } = itemAt(rules.items, item);
  const effects = itemAt(rules.effects, itemEffects(rules, item));
  if (effects.some(({ kind, change }) => kind === 'core' && change > 0)) return [100];
  return effects.flatMap(({ kind, change }) => {
    if (kind === 'health' && change > 0 && state.health < goodHealth) return [10 + change / Math.max(1, cost)];
    return kind === 'gain-dice-mod' && state.credits - cost >= spareMoney ? [5 - cost / 10] : [];
  });
}

const spareMoney = 4; // credits kept for Health before a DiceMod is bought

/** Leave when content; heal when weak; explore; then doors, RE, sales, and any way out. */
function plan(rules: Rules, heuristics: Heuristics, state: State, legal: readonly Choice[], view: BoardView): Choice {
  const toward = (sector: number) => itemAt(rules.choices.move, firstStep(view, sector));
  const exit = bestExit(rules, state, view);
  const leave = () => (exit === state.sector ? itemAt(rules.choices.end, 0) : toward(exit));
  const label = rules.labels[exit];
  if (label !== undefined && heuristics.isContent(state.cores, label)) return leave();
  const isWeak = state.health < heuristics.minHealth;
  const heals = state.health < heuristics.goodHealth ? shopWith(rules, state, view, isHealing) : -1;
  if (isWeak && heals >= 0) return toward(heals);
  const isSafer = isWeak && label !== undefined; // to leave than to go on
  const isLaden = state.cores >= rules.content.game.coresToWin;
  const edge = nearestEdge(rules, state, view, isLaden ? 'goal' : undefined);
  if (edge >= 0 && !isSafer) return toward(edge);
  const reset = legal.find(
    ({ kind, what }) =>
      (kind === 'reset-event' && view.distance[what] === 0) ||
      (kind === 'reset-sector' && !isOpen(rules, state, what) && touchesReach(rules, view, what)),
  );
  if (reset && !isSafer) return reset;
  if (label !== undefined) return leave();
  const sale = shopWith(rules, state, view, () => true);
  return sale >= 0 ? toward(sale) : itemAt(legal, 0);
}

/** The best labelled Sector in reach: GOAL before ESCAPE before START; -1 if none. */
function bestExit(rules: Rules, state: State, { distance }: BoardView): number {
  const rank = { goal: 3, escape: 2, start: 1 };
  const exits = rules.labels.flatMap((label, sector) =>
    label && distance[sector] === 0 && (sector !== state.sector || canEnd(rules, state)) ? [{ label, sector }] : [],
  );
  return exits.length === 0 ? -1 : maxBy(exits, ({ label }) => rank[label]).sector;
}

/** The nearest new Sector next to known ones, or the one nearest to a label; -1 if none. */
export function nearestEdge(rules: Rules, state: State, view: BoardView, label?: LabelName): number {
  const edges = edgeSectors(rules, state, view);
  const away = (sector: number) => {
    const toLabel = label === undefined ? 0 : stepsToLabel(rules, sector, label);
    return stepsTo(view, sector) + 10 * toLabel + numberAt(state, sector) / 10;
  };
  return edges.length === 0 ? -1 : maxBy(edges, (sector) => -away(sector));
}

/** Steps to the nearest Sector with a label, ignoring obstacles. */
export function stepsToLabel({ sectors, labels }: Rules, sector: number, label: LabelName): number {
  const here = itemAt(sectors, sector);
  const labelled = sectors.filter((_, index) => labels[index] === label);
  return Math.min(...labelled.map(({ q, r }) => hexDistance(here.q - q, here.r - r)));
}

const hexDistance = (q: number, r: number): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;

const isHealing = (effects: readonly EffectStep[]) =>
  effects.some(({ kind, change }) => kind === 'health' && change > 0);

/** A known Shop in reach with a wanted, affordable item; -1 if none. */
function shopWith(
  rules: Rules,
  state: State,
  view: BoardView,
  isWanted: (effects: readonly EffectStep[]) => boolean,
): number {
  return rules.sectors.findIndex((_, sector) => {
    const event = eventAt(state, sector);
    if (event < 0 || sector === state.sector || view.distance[sector] !== 0) return false;
    const affordable = itemAt(rules.itemsOf, event).filter((item) => canBuy(rules, state, item));
    return affordable.some((item) => isWanted(itemAt(rules.effects, itemEffects(rules, item))));
  });
}
