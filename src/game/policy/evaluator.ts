/** State → what a Run is worth from here on: 1 for a win, 0 for a death. */

import { rollTotals, waysTo } from '../run/outcome-roll.ts';
import { canMove, freeHealth } from '../run/reach.ts';
import { outcomeAt, outcomeEffects, type Rules, totalAfter } from '../run/rules.ts';
import { copyState, newState, type State } from '../run/state.ts';
import { applyByWeight, firstOfEqualEffects, type ModWeight } from './apply-by-weight.ts';
import { newBoardView, viewBoard } from './board-view.ts';
import { leaveWorth, stuckWorth } from './ending-worth.ts';
import { expectations, featureCount, modFeature, readBook, writeFeatures } from './features.ts';

/** Judges Runs at one table. It has scratch memory: one a player. */
export interface Evaluator {
  /** Worth of a State in its Movement Phase. */
  value(state: State): number;
  /** Worth after the effects `list`, with the Event of the State's Sector finished. */
  afterEffects(state: State, list: number): number;
  /** Worth of meeting an Event in the State's Sector, with the best Modifier on each total. */
  ofEvent(state: State, event: number): number;
  /** The mean over all unused Event Numbers. */
  ofNewEvent(state: State): number;
  /** Weight of one more DiceMod of a type, to choose among them. */
  modWeight(state: State, mod: number): number;
  /** Features of a State in its Movement Phase, valid until the next call. */
  featuresOf(state: State): Float64Array;
}

/** An evaluator with one fitted weight a feature: their sum is the log odds of a Run's worth. */
export function createEvaluator(rules: Rules, weights: readonly number[]): Evaluator {
  const { look, worth, featuresOf } = boardEvaluator(rules, weights);
  const scratch = newState(rules);
  const equal = firstOfEqualEffects(rules);
  const memo = new Float64Array(rules.effects.length); // -1 where nothing is known

  const modWeight = (state: State, mod: number) => weights[modFeature(mod) + (state.owned[mod] === 0 ? 0 : 1)] ?? 0;
  const after = (state: State, list: number) => {
    copyState(state, scratch);
    scratch.finished[state.sector] = 1;
    for (const effect of rules.effects[list] ?? []) applyByWeight(rules, scratch, effect, modWeight);
    return worth(scratch);
  };
  const afterOnce = (state: State, list: number) => {
    const slot = equal[list] ?? list;
    if ((memo[slot] ?? -1) < 0) memo[slot] = after(state, list);
    return memo[slot] ?? 0;
  };
  const judge: EventJudge = { after: afterOnce, modWeight };
  const ofEvent = (state: State, event: number) =>
    rules.isShop[event] ? worth(state) : eventWorth(rules, state, event, judge);
  const ofNewEvent = (state: State) => {
    let sum = 0;
    let count = 0;
    for (let event = 0; event < rules.events.length; event++) {
      if (state.used[event] !== 0) continue;
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
    featuresOf,
  };
}

/** Judges States on one map: call `look` first, then ask for any money and Health. */
function boardEvaluator(rules: Rules, weights: readonly number[]) {
  const book = readBook(rules);
  const vector = new Float64Array(featureCount(rules));
  // The view depends on Health only up to the max Sector Number.
  const maxHealth = freeHealth(rules);
  const views = Array.from({ length: maxHealth + 1 }, () => newBoardView(rules));
  const isSeen = new Uint8Array(maxHealth + 1);
  let expected = { cores: 0, health: 0 };
  const look = (state: State) => {
    isSeen.fill(0);
    expected = expectations(book, state);
  };
  const viewOf = (state: State) => {
    const health = Math.min(maxHealth, state.health);
    const view = views[health] ?? newBoardView(rules);
    if (isSeen[health] === 0) viewBoard(rules, state, health, view);
    isSeen[health] = 1;
    return view;
  };
  const write = (state: State) => {
    const view = viewOf(state);
    writeFeatures(rules, state, { book, view, expected }, vector);
    return view;
  };
  const worth = (state: State) => {
    if (state.health === 0) return 0;
    if (!canMove(rules, state)) return stuckWorth(rules, state);
    const view = write(state);
    let logOdds = 0;
    for (let index = 0; index < vector.length; index++) logOdds += (vector[index] ?? 0) * (weights[index] ?? 0);
    return Math.max(1 / (1 + Math.exp(-logOdds)), leaveWorth(rules, state, view));
  };
  const featuresOf = (state: State) => {
    look(state);
    write(state);
    return vector;
  };
  return { look, worth, featuresOf };
}

interface EventJudge {
  /** Worth after the effects `list`. */
  readonly after: (state: State, list: number) => number;
  readonly modWeight: ModWeight;
}

/** Exact worth of an Event: each total by its odds, kept or changed by the best DiceMod, which is then used up. */
function eventWorth(rules: Rules, state: State, event: number, { after, modWeight }: EventJudge): number {
  let sum = 0;
  for (const total of rollTotals) {
    let best = after(state, outcomeEffects(event, outcomeAt(rules, event, total)));
    for (let mod = 0; mod < rules.mods.length; mod++) {
      const changed = state.owned[mod] === 0 ? 0 : totalAfter(rules, mod, total);
      if (changed === 0) continue;
      const worth = after(state, outcomeEffects(event, outcomeAt(rules, event, changed)));
      // The weight is subtracted in log odds, close enough to the worth.
      if (worth > best) best = Math.max(best, worth - Math.max(0, modWeight(state, mod)) * worth * (1 - worth));
    }
    sum += waysTo(total) * best;
  }
  return sum / 36;
}
