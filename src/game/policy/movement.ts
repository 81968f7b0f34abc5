/** A State in its Movement Phase → the Choice that begins the plan of most worth. */

import type { Choice } from '../run/choice.ts';
import { canEnd, freeHealth, isOpen, oddsToEnter } from '../run/reach.ts';
import { itemEffects, type Rules } from '../run/rules.ts';
import { copyState, type Draft, newState, type State } from '../run/state.ts';
import type { Outlook } from './outlook.ts';
import { cutOff, firstStep, isNew, newSurvey, type Survey, survey } from './survey.ts';
import { placeWorth } from './worth.ts';

/** A purchase must gain this much to be made: what is not needed now may be bought later. */
export const leastGain = 0.002;

/** A plan for the Movement Phase: what it is worth, and the Choice that begins it. */
interface Plan {
  worth: number;
  choice: Choice;
}

const nearness = 1e-6; // of worth, for each step: of equal plans the nearer

/** A way to choose in the Movement Phase, by the worth of everything there is to do. */
export function movementPlanner(rules: Rules, outlook: Outlook): (state: State, legal: readonly Choice[]) => Choice {
  const view = newSurvey(rules);
  const trial = newState(rules);
  return (state, legal) => {
    survey(rules, state, state.health, view);
    const plan: Plan = { worth: Number.NEGATIVE_INFINITY, choice: legal[0] as Choice };
    const consider = (worth: number, choice: Choice) => {
      if (worth > plan.worth) {
        plan.worth = worth;
        plan.choice = choice;
      }
    };
    const toward = (sector: number) => rules.choices.move[firstStep(view, sector)] as Choice;
    const rival = considerLeaving(rules, state, view, toward, consider);
    let hasNew = false;
    considerExploring(rules, outlook, state, view, trial, rival, (worth, sector) => {
      hasNew = true;
      consider(worth, toward(sector));
    });
    considerResets(rules, outlook, state, view, trial, legal, hasNew, consider);
    for (let sector = 0; sector < rules.sectors.length; sector++)
      if (view.distance[sector] === 0 && sector !== state.sector && rules.isShop[state.events[sector] as number])
        consider(
          Math.max(0, plan.worth) + shoppingGain(rules, outlook, state, sector, trial, plan.worth < 0),
          toward(sector),
        );
    return plan.choice;
  };
}

/** A rival worth less than this part of a quiet Sector cannot win, however bad the Events are that are left. */
const clearlyLess = 0.5;

/**
 * Every Sector on the edge of the known: let in or shut out, and the Event that waits there. What a new Event does to
 * a Run is the same everywhere, and only worked out where a rival plan comes near.
 */
function considerExploring(
  rules: Rules,
  outlook: Outlook,
  state: State,
  view: Survey,
  trial: Draft,
  rival: number,
  consider: (worth: number, sector: number) => void,
): void {
  let ratio = -1;
  const hasReset = state.health < freeHealth(rules) && rules.resetEvent >= 0 && state.owned[rules.resetEvent] !== 0;
  for (let sector = 0; sector < rules.sectors.length; sector++) {
    if (view.distance[sector] !== 1 || !isNew(rules, state, sector)) continue;
    const isKnown = state.numbers[sector] !== 0;
    const chance = isKnown ? 1 : oddsToEnter(rules, state.health);
    // Let in: the Event met.
    const event = state.events[sector] as number;
    enterTrial(rules, state, trial, sector);
    let worth: number;
    if (event >= 0) worth = outlook.ofEvent(trial, event);
    else {
      const quiet = outlook.value(trial);
      if (ratio < 0)
        ratio = quiet === 0 || (rival < clearlyLess * quiet && !hasReset) ? 1 : outlook.ofNewEvent(trial) / quiet;
      worth = quiet * ratio;
    }
    // Shut out: one way fewer.
    if (chance < 1) {
      copyState(state, trial);
      trial.numbers[sector] = cutOff;
      worth = chance * worth + (1 - chance) * outlook.value(trial);
    }
    consider(worth - nearness * steps(view, sector), sector);
  }
}

function enterTrial(rules: Rules, state: State, trial: Draft, sector: number): void {
  copyState(state, trial);
  if (trial.numbers[sector] === 0) trial.numbers[sector] = Math.max(1, Math.min(3, state.health - rules.margin));
  trial.sector = sector;
  trial.turn++;
  trial.finished[sector] = 1;
}

/** How many Sectors the way has. */
function steps({ from }: Survey, sector: number): number {
  let count = 0;
  for (let here = from[sector] as number; here >= 0; here = from[here] as number) count++;
  return count;
}

/** RE on a finished Sector in reach is a new Event behind an open door; RS gives a shut door another throw. */
function considerResets(
  rules: Rules,
  outlook: Outlook,
  state: State,
  view: Survey,
  trial: Draft,
  legal: readonly Choice[],
  hasNew: boolean,
  consider: (worth: number, choice: Choice) => void,
): void {
  // While there are other new Sectors and nothing shuts the player out of them, RE keeps.
  let hasRenewed = hasNew && state.health >= freeHealth(rules);
  for (const choice of legal) {
    const { kind, what } = choice;
    if (kind === 'reset-event') {
      // One Sector is as good as another; the own only where there is no other, since it must be left first.
      if (hasRenewed || view.distance[what] !== 0 || (what === state.sector && !isOnlyChoice(legal, view, what)))
        continue;
      hasRenewed = true;
      enterTrial(rules, state, trial, what);
      trial.owned[rules.resetEvent] = (trial.owned[rules.resetEvent] as number) - 1;
      consider(outlook.ofNewEvent(trial), choice);
    } else if (kind === 'reset-sector') {
      if (isOpen(rules, state, what) || !touchesReach(rules, view, what)) continue;
      consider(doorWorth(rules, outlook, state, what, trial), choice);
    }
  }
}

function isOnlyChoice(legal: readonly Choice[], view: Survey, sector: number): boolean {
  return !legal.some(({ kind, what }) => kind === 'reset-event' && what !== sector && view.distance[what] === 0);
}

function touchesReach(rules: Rules, view: Survey, sector: number): boolean {
  return (rules.neighbours[sector] as readonly number[]).some((near) => view.distance[near] === 0);
}

function doorWorth(rules: Rules, outlook: Outlook, state: State, sector: number, trial: Draft): number {
  const chance = oddsToEnter(rules, state.health);
  copyState(state, trial);
  trial.owned[rules.resetSector] = (trial.owned[rules.resetSector] as number) - 1;
  const shut = outlook.value(trial);
  trial.numbers[sector] = 1;
  return chance * outlook.value(trial) + (1 - chance) * shut;
}

/** What going back to a Shop adds: nothing is lost on the way. Less than nothing where no item is worth its price. */
function shoppingGain(
  rules: Rules,
  outlook: Outlook,
  state: State,
  sector: number,
  trial: Draft,
  isForced: boolean,
): number {
  let most = Number.NEGATIVE_INFINITY;
  let now = -1;
  for (const item of rules.itemsOf[state.events[sector] as number] as readonly number[]) {
    const cost = rules.items[item]?.cost as number;
    if (state.bought[item] === 1 || cost > state.credits) continue;
    copyState(state, trial);
    trial.sector = sector;
    if (now < 0) now = outlook.value(trial);
    trial.credits -= cost;
    trial.bought[item] = 1;
    const gain = outlook.afterEffects(trial, itemEffects(rules, item)) - now;
    if ((isForced || gain > 2 * leastGain) && gain > most) most = gain;
  }
  return most;
}

/** Every labelled Sector that lies in reach; gives the best worth among them. */
function considerLeaving(
  rules: Rules,
  state: State,
  view: Survey,
  toward: (sector: number) => Choice,
  consider: (worth: number, choice: Choice) => void,
): number {
  let most = 0;
  for (let sector = 0; sector < rules.sectors.length; sector++) {
    const label = rules.labels[sector];
    if (label === undefined || view.distance[sector] !== 0) continue;
    const worth = placeWorth(rules, label, state.cores);
    if (sector !== state.sector) consider(worth - nearness, toward(sector));
    else if (canEnd(rules, state)) consider(worth, rules.choices.end[0] as Choice);
    most = Math.max(most, worth);
  }
  return most;
}
