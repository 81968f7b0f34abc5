/** State → what a Run is worth from here on: 1 for a win, 0 for a death. */

import { waysTo } from '../run/outcome-roll.ts';
import { canMove, freeHealth } from '../run/reach.ts';
import { type EffectStep, outcomeAt, outcomeEffects, type Rules, totalAfter } from '../run/rules.ts';
import { copyState, newState, type State } from '../run/state.ts';
import { type Expectations, expectations, featureCount, features, modFeature, readBook } from './features.ts';
import { alikeLists, type ModWeight, settle } from './settle.ts';
import { newSurvey, type Survey, survey } from './survey.ts';
import { leaveWorth, stuckWorth } from './worth.ts';

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
  const { look, worth, featuresOf } = boardJudge(rules, weights);
  const scratch = newState(rules);
  const memo = new Float64Array(rules.effects.length);
  const alike = alikeLists(rules);

  const modWeight = (state: State, mod: number) => weights[modFeature(mod) + (state.owned[mod] === 0 ? 0 : 1)] ?? 0;
  const after = (state: State, list: number) => {
    copyState(state, scratch);
    scratch.finished[state.sector] = 1;
    for (const one of rules.effects[list] as readonly EffectStep[]) settle(rules, scratch, one, modWeight);
    return worth(scratch);
  };
  const afterOnce = (state: State, list: number) => {
    const slot = alike[list] as number;
    if ((memo[slot] as number) < 0) memo[slot] = after(state, list);
    return memo[slot] as number;
  };
  const ofEvent = (state: State, event: number) =>
    rules.isShop[event] ? worth(state) : eventWorth(rules, state, event, afterOnce, modWeight);
  const ofNewEvent = (state: State) => meanOfUnused(rules, state, ofEvent) ?? worth(state);
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
    featuresOf,
  };
}

/** Judges States that share one map: `look` at it first, then ask for as many purses and Healths as are wanted. */
function boardJudge(rules: Rules, weights: readonly number[]) {
  const reading = readBook(rules);
  const vector = new Float64Array(featureCount(rules));
  // What is seen of the board depends on Health only as far as a Sector Number can ask for it.
  const most = freeHealth(rules);
  const views = Array.from({ length: most + 1 }, () => newSurvey(rules));
  const isSeen = new Uint8Array(most + 1);
  let expected: Expectations = { cores: 0, health: 0 };
  const look = (state: State) => {
    isSeen.fill(0);
    expected = expectations(reading, state);
  };
  const viewOf = (state: State) => {
    const key = Math.min(most, state.health);
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
  const featuresOf = (state: State) => {
    look(state);
    features(rules, reading, state, viewOf(state), expected, vector);
    return vector;
  };
  return { look, worth, featuresOf };
}

/** An Event's exact worth: every total by its odds, with the best use of a DiceMod on each. */
function eventWorth(
  rules: Rules,
  state: State,
  event: number,
  afterEffects: Outlook['afterEffects'],
  modWeight: ModWeight,
): number {
  let sum = 0;
  for (let total = 2; total <= 12; total++)
    sum += waysTo(total) * bestOf(rules, state, event, total, afterEffects, modWeight);
  return sum / 36;
}

/** The mean over the Events whose numbers were not rolled yet; undefined when there are none. */
function meanOfUnused(rules: Rules, state: State, worth: (state: State, event: number) => number): number | undefined {
  let sum = 0;
  let count = 0;
  for (let event = 0; event < rules.events.length; event++) {
    if (state.used[event] !== 0) continue;
    sum += worth(state, event);
    count++;
  }
  return count === 0 ? undefined : sum / count;
}

/** The best that can be made of a total: kept, or changed by a DiceMod that is then gone. */
function bestOf(
  rules: Rules,
  state: State,
  event: number,
  total: number,
  afterEffects: Outlook['afterEffects'],
  modWeight: ModWeight,
): number {
  const worth = (at: number) => afterEffects(state, outcomeEffects(event, outcomeAt(rules, event, at)));
  let best = worth(total);
  for (let mod = 0; mod < rules.mods.length; mod++) {
    const changed = state.owned[mod] === 0 ? 0 : totalAfter(rules, mod, total);
    if (changed === 0) continue;
    const after = worth(changed);
    // The DiceMod's own weight comes off the log odds, near enough off the worth.
    if (after > best) best = Math.max(best, after - Math.max(0, modWeight(state, mod)) * after * (1 - after));
  }
  return best;
}
