/** State → what a Run is worth from here on: 1 for a win, 0 for a death. */

import type { LabelName } from '../../load/content.ts';
import { canGain, gainMod } from '../effects.ts';
import { waysTo } from '../outcome-roll.ts';
import { canEnd, canMove } from '../reach.ts';
import type { Rules, Step } from '../rules.ts';
import { copyState, type Draft, newState, type State } from '../state.ts';
import { type Expectations, expectations, featureCount, features, modFeature, readBook } from './features.ts';
import { newSurvey, type Survey, survey } from './survey.ts';

/**
 * What ending at a place is worth. A win is 1; with fewer cores GOAL pays 0.3 of the squared share, ESCAPE (where a
 * buyer takes what GOAL would have taken) 0.2, START 0.1; getting out at all is worth 0.02 more than not.
 */
export function placeWorth(rules: Rules, place: LabelName, cores: number): number {
  const share = Math.min(1, cores / rules.content.game.coresToWin);
  if (place === 'goal' && share === 1) return 1;
  return 0.02 + share * share * { goal: 0.3, escape: 0.2, start: 0.1 }[place];
}

/** A player's judgement of Runs at one table. It keeps scratch memory: one for each player. */
export interface Outlook {
  /** Worth of a State in its Movement Phase. */
  value(state: State): number;
  /** Worth after the effects `list` are carried out in the State's Sector and its Event is finished. */
  afterEffects(state: State, list: number): number;
  /** Worth of meeting an Event in the State's Sector, with the best Modifier for each total. */
  ofEvent(state: State, event: number): number;
  /** The same for the next Event Number: the mean over all unused ones. */
  ofNewEvent(state: State): number;
  /** Weight of one more DiceMod of a type: how a choice among them is made. */
  modWeight(state: State, mod: number): number;
  /** The features of a State in its Movement Phase, for fitting; good until the next call. */
  featuresOf(state: State): Float64Array;
}

/** An outlook with fitted weights, one for each feature: the log odds of a Run's worth are their weighted sum. */
export function outlookWith(rules: Rules, weights: readonly number[]): Outlook {
  const reading = readBook(rules);
  const vector = new Float64Array(featureCount(rules));
  const scratch = newState(rules);
  const memo = new Float64Array(rules.effects.length);
  const alike = alikeLists(rules);
  // What is seen of the board depends on Health up to the highest Sector Number only.
  const views = Array.from({ length: 7 }, () => newSurvey(rules));
  const isSeen = new Uint8Array(7);
  let expected: Expectations = { cores: 0, health: 0 };

  /** Forgets the board: to be called whenever another State's map is looked at. */
  const look = (state: State) => {
    isSeen.fill(0);
    expected = expectations(reading, state);
  };
  const viewOf = (state: State) => {
    const key = Math.min(6, state.health);
    const view = views[key] as Survey;
    if (isSeen[key] === 0) survey(rules, state, state.health, view);
    isSeen[key] = 1;
    return view;
  };
  const worth = (state: State) => {
    if (state.health === 0) return 0;
    if (!canMove(rules, state)) return stuckWorth(rules, state);
    const view = viewOf(state);
    features(rules, reading, state, view, expected, vector);
    let sum = 0;
    for (let index = 0; index < vector.length; index++) sum += (vector[index] as number) * (weights[index] ?? 0);
    return Math.max(1 / (1 + Math.exp(-sum)), leaveWorth(rules, state, view));
  };
  const modWeight = (state: State, mod: number) => weights[modFeature(mod) + (state.owned[mod] === 0 ? 0 : 1)] ?? 0;
  const after = (state: State, list: number) => {
    copyState(state, scratch);
    scratch.finished[state.sector] = 1;
    for (const one of rules.effects[list] as readonly Step[]) settle(rules, scratch, one, modWeight);
    return worth(scratch);
  };
  const afterOnce = (state: State, list: number) => {
    const slot = alike[list] as number;
    if ((memo[slot] as number) < 0) memo[slot] = after(state, list);
    return memo[slot] as number;
  };
  const ofEvent = (state: State, event: number) => {
    if (rules.isShop[event]) return worth(state);
    let sum = 0;
    for (let total = 2; total <= 12; total++)
      sum += waysTo(total) * bestOf(rules, state, event, total, afterOnce, modWeight);
    return sum / 36;
  };
  const ofNewEvent = (state: State) => {
    let sum = 0;
    let count = 0;
    for (let event = 0; event < rules.events.length; event++) {
      if (state.used[event] === 1) continue;
      sum += ofEvent(state, event);
      count++;
    }
    return count === 0 ? worth(state) : sum / count;
  };
  const fresh =
    <Rest extends unknown[]>(judge: (state: State, ...rest: Rest) => number) =>
    (state: State, ...rest: Rest) => {
      look(state);
      memo.fill(-1);
      return judge(state, ...rest);
    };
  return {
    value: fresh(worth),
    afterEffects: fresh(after),
    ofEvent: fresh(ofEvent),
    ofNewEvent: fresh(ofNewEvent),
    modWeight,
    featuresOf: (state) => {
      look(state);
      features(rules, reading, state, viewOf(state), expected, vector);
      return vector;
    },
  };
}

/** For each list of effects the first that does the same: many Outcomes are alike in numbers. */
function alikeLists(rules: Rules): number[] {
  const first = new Map<string, number>();
  return rules.effects.map((list, index) => {
    const key = list.map(({ kind, change, mod }) => `${kind} ${change} ${mod}`).join();
    const known = first.get(key) ?? index;
    first.set(key, known);
    return known;
  });
}

/** The best that can be made of a total: kept, or changed by a DiceMod that is then gone. */
function bestOf(
  rules: Rules,
  state: State,
  event: number,
  total: number,
  afterEffects: Outlook['afterEffects'],
  modWeight: Outlook['modWeight'],
): number {
  const worth = (at: number) => afterEffects(state, event * 4 + (rules.outcomeAt[event * 13 + at] as number));
  let best = worth(total);
  for (let mod = 0; mod < rules.mods.length; mod++) {
    const changed = state.owned[mod] === 0 ? 0 : (rules.modified[mod * 13 + total] as number);
    if (changed === 0) continue;
    const after = worth(changed);
    // The DiceMod's own weight comes off the log odds, near enough off the worth.
    if (after > best) best = Math.max(best, after - Math.max(0, modWeight(state, mod)) * after * (1 - after));
  }
  return best;
}

/** One effect, with a choice of DiceMod made by weight. */
function settle(rules: Rules, state: Draft, { kind, change, mod }: Step, modWeight: Outlook['modWeight']): void {
  if (state.health === 0) return;
  switch (kind) {
    case 'health':
      state.health = Math.min(Math.max(0, state.health + change), rules.difficulty.maximumHealth);
      return;
    case 'cryptocredits':
      state.credits = Math.max(0, state.credits + change);
      return;
    case 'core':
      state.cores = Math.max(0, state.cores + change);
      return;
    case 'gain-dice-mod': {
      const gained =
        mod >= 0
          ? mod
          : heaviest(
              rules,
              (one) => canGain(rules, state, one),
              (one) => modWeight(state, one),
            );
      if (gained >= 0) gainMod(rules, state, gained);
      return;
    }
    case 'lose-dice-mod': {
      const lost = heaviest(
        rules,
        (one) => state.owned[one] !== 0,
        (one) => -modWeight(state, one),
      );
      if (lost >= 0) state.owned[lost] = (state.owned[lost] as number) - 1;
      return;
    }
    default:
      kind satisfies never;
  }
}

/** The DiceMod of the greatest weight among those that qualify; -1 where none does. */
function heaviest(rules: Rules, qualifies: (mod: number) => boolean, weight: (mod: number) => number): number {
  let best = -1;
  for (let mod = 0; mod < rules.mods.length; mod++)
    if (qualifies(mod) && (best < 0 || weight(mod) > weight(best))) best = mod;
  return best;
}

/** The best Ending that can be walked to over Sectors that are known to be open. */
function leaveWorth(rules: Rules, { cores }: State, view: Survey): number {
  let best = 0;
  if (view.goal === 0) best = placeWorth(rules, 'goal', cores);
  if (view.escape === 0) best = Math.max(best, placeWorth(rules, 'escape', cores));
  if (view.start === 0) best = Math.max(best, placeWorth(rules, 'start', cores));
  return best;
}

/** With every neighbour shut: the Ending here, or the little hope that RS gives. */
function stuckWorth(rules: Rules, state: State): number {
  const label = rules.labels[state.sector];
  if (label !== undefined && canEnd(rules, state)) return placeWorth(rules, label, state.cores);
  return rules.resetSector >= 0 && state.owned[rules.resetSector] !== 0 ? 0.05 : 0;
}
