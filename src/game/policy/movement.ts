/** A State in its Movement Phase → the Choice that begins the plan of most worth. */

import { itemAt } from '../../item-at.ts';
import type { Choice } from '../run/choice.ts';
import { canBuy, payFor } from '../run/purchase.ts';
import { canEnd, freeHealth, isOpen, oddsToEnter } from '../run/reach.ts';
import { itemEffects, type Rules } from '../run/rules.ts';
import { copyState, type Draft, eventAt, newState, numberAt, type State } from '../run/state.ts';
import {
  type BoardView,
  edgeSectors,
  firstStep,
  newBoardView,
  stepsTo,
  touchesReach,
  viewBoard,
} from './board-view.ts';
import { leaveWorth, placeWorth } from './ending-worth.ts';
import type { Evaluator } from './evaluator.ts';
import { stepsToLabel } from './heuristics.ts';
import { maxBy } from './max-by.ts';

/** Min gain of a purchase: others may be made later. */
export const minGain = 0.002;

/** A plan for the Movement Phase: its worth, and its first Choice. */
interface Plan {
  readonly worth: number;
  readonly choice: Choice;
}

/** A State in its Movement Phase, and what judges plans. */
interface Situation {
  readonly rules: Rules;
  readonly evaluator: Evaluator;
  readonly state: State;
  readonly view: BoardView;
  /** Scratch memory for the State a plan leads to. */
  readonly trial: Draft;
}

const nearness = 1e-6; // of worth, for each step: of equal plans the nearer

/** A planner for the Movement Phase, by the worth of all Choices. */
export function movementPlanner(
  rules: Rules,
  evaluator: Evaluator,
): (state: State, legal: readonly Choice[]) => Choice {
  const memory = newBoardView(rules);
  const trial = newState(rules);
  return (state, legal) => {
    const view = viewBoard(rules, state, state.health, memory);
    const situation = { rules, evaluator, state, view, trial };
    const exploring = explorationPlans(situation);
    const plans = [...leavingPlans(situation), ...exploring, ...resetPlans(situation, legal, exploring.length)];
    return withShopping(situation, plans.reduce(better, { worth: Number.NEGATIVE_INFINITY, choice: itemAt(legal, 0) }))
      .choice;
  };
}

const better = (best: Plan, plan: Plan): Plan => (plan.worth > best.worth ? plan : best);

const toward = ({ rules, view }: Situation, sector: number): Choice =>
  itemAt(rules.choices.move, firstStep(view, sector));

/** All labelled Sectors in reach. */
function leavingPlans(situation: Situation): Plan[] {
  const { rules, state, view } = situation;
  const plans: Plan[] = [];
  for (let sector = 0; sector < rules.sectors.length; sector++) {
    const label = rules.labels[sector];
    if (label === undefined || view.distance[sector] !== 0) continue;
    const worth = placeWorth(rules, label, state.cores);
    if (sector !== state.sector) plans.push({ worth: worth - nearness, choice: toward(situation, sector) });
    else if (canEnd(rules, state)) plans.push({ worth, choice: itemAt(rules.choices.end, 0) });
  }
  return plans;
}

/** A rival below this part of a quiet Sector's worth cannot win, however bad the remaining Events. */
const clearlyLess = 0.5;

/** New Sectors next to known ones. What a new Event changes is computed only if ending the Run is close in worth. */
function explorationPlans(situation: Situation): Plan[] {
  const { rules, evaluator, state, view, trial } = situation;
  const isShutOut = state.health < freeHealth(rules);
  const hasReset = isShutOut && rules.resetEvent >= 0 && state.owned[rules.resetEvent] !== 0;
  const ofNewEvent = () => {
    const quiet = evaluator.value(trial);
    const isClear = leaveWorth(rules, state, view) < clearlyLess * quiet && !hasReset;
    return isClear ? quiet : evaluator.ofNewEvent(trial);
  };
  return destinations(situation).map(({ sector, target }) => {
    const event = eventAt(state, sector);
    enterTrial(situation, sector);
    let worth = event >= 0 ? evaluator.ofEvent(trial, event) : ofNewEvent();
    if (isShutOut && numberAt(state, sector) === 0) {
      const chance = oddsToEnter(rules, state.health);
      copyState(state, trial);
      trial.numbers[sector] = 6;
      worth = chance * worth + (1 - chance) * evaluator.value(trial);
    }
    return { worth: worth - nearness * stepsTo(view, target), choice: toward(situation, target) };
  });
}

/**
 * New Sectors to judge, with the one to go to. Before the last core, all without an Event that are as likely to be open
 * are alike: one is judged, and the next is the nearest, of these the farthest from GOAL.
 */
function destinations({ rules, state, view }: Situation): { sector: number; target: number }[] {
  const edge = edgeSectors(rules, state, view);
  const isSafe = state.health >= freeHealth(rules);
  const isLaden = state.cores >= rules.content.game.coresToWin;
  const isAlike = (sector: number) =>
    !isLaden && eventAt(state, sector) < 0 && (isSafe || numberAt(state, sector) === 0);
  const alike = edge.filter(isAlike);
  const next = () => maxBy(alike, (one) => stepsToLabel(rules, one, 'goal') / 100 - stepsTo(view, one));
  const judged = edge.filter((sector) => sector === alike[0] || !isAlike(sector));
  return judged.map((sector) => ({ sector, target: isAlike(sector) ? next() : sector }));
}

function enterTrial({ rules, state, trial }: Situation, sector: number): void {
  copyState(state, trial);
  if (trial.numbers[sector] === 0) trial.numbers[sector] = Math.max(1, Math.min(3, state.health - rules.healthMargin));
  trial.sector = sector;
  trial.turn++;
  trial.finished[sector] = 1;
}

/** RE on a finished Sector in reach is a new Event in an open Sector; RS rolls the number of a shut one again. */
function resetPlans(situation: Situation, legal: readonly Choice[], newSectors: number): Plan[] {
  const { rules, evaluator, state, view, trial } = situation;
  const finished = legal.filter(({ kind, what }) => kind === 'reset-event' && view.distance[what] === 0);
  // The own Sector must be left first. While other new Sectors are open, RE is saved.
  const renewed = finished.find(({ what }) => what !== state.sector) ?? finished[0];
  const renewal = newSectors > 0 && state.health >= freeHealth(rules) ? undefined : renewed;
  const doors = legal.filter(
    ({ kind, what }) => kind === 'reset-sector' && !isOpen(rules, state, what) && touchesReach(rules, view, what),
  );
  const plans: Plan[] = [];
  if (renewal) {
    enterTrial(situation, renewal.what);
    spend(trial, rules.resetEvent);
    plans.push({ worth: evaluator.ofNewEvent(trial), choice: renewal });
  }
  return [...plans, ...doors.map((choice) => ({ worth: doorWorth(situation, choice.what), choice }))];
}

function spend(trial: Draft, mod: number): void {
  trial.owned[mod] = (trial.owned[mod] ?? 0) - 1;
}

function doorWorth({ rules, evaluator, state, trial }: Situation, sector: number): number {
  const chance = oddsToEnter(rules, state.health);
  copyState(state, trial);
  spend(trial, rules.resetSector);
  const shut = evaluator.value(trial);
  trial.numbers[sector] = 1;
  return chance * evaluator.value(trial) + (1 - chance) * shut;
}

/** The best plan, or first a Shop: the way there costs nothing. */
function withShopping(situation: Situation, best: Plan): Plan {
  const { rules, state, view } = situation;
  let plan = best;
  for (let sector = 0; sector < rules.sectors.length; sector++) {
    if (view.distance[sector] !== 0 || sector === state.sector || !rules.isShop[eventAt(state, sector)]) continue;
    const floor = plan.worth < 0 ? Number.NEGATIVE_INFINITY : 2 * minGain;
    const gain = Math.max(...purchaseGains(situation, sector).filter((each) => each > floor));
    plan = better(plan, { worth: Math.max(0, plan.worth) + gain, choice: toward(situation, sector) });
  }
  return plan;
}

/** Gain in worth of each affordable item of a Shop. */
function purchaseGains({ rules, evaluator, state, trial }: Situation, sector: number): number[] {
  const affordable = itemAt(rules.itemsOf, eventAt(state, sector)).filter((item) => canBuy(rules, state, item));
  copyState(state, trial);
  trial.sector = sector;
  const now = affordable.length > 0 ? evaluator.value(trial) : 0;
  return affordable.map((item) => {
    copyState(state, trial);
    trial.sector = sector;
    payFor(rules, trial, item);
    return evaluator.afterEffects(trial, itemEffects(rules, item)) - now;
  });
}
