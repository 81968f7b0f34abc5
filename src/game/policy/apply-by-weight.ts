/** Effects → a State after them, with every choice of a DiceMod made by weight. */

import { canGain, changeTotal, crossOut, gainMod } from '../run/apply-effects.ts';
import type { EffectStep, Rules } from '../run/rules.ts';
import type { Draft, State } from '../run/state.ts';

/** Worth of one more DiceMod of a type, in log odds. */
export type ModWeight = (state: State, mod: number) => number;

/** Applies an effect; DiceMods of choice are chosen by weight. */
export function applyByWeight(
  rules: Rules,
  state: Draft,
  { kind, change, mod }: EffectStep,
  modWeight: ModWeight,
): void {
  if (state.health === 0) return;
  switch (kind) {
    case 'health':
    case 'money':
    case 'core':
      changeTotal(state, kind, change, rules.difficulty.maximumHealth);
      return;
    case 'gain-dice-mod': {
      const gained =
        mod < 0
          ? bestMod(
              rules,
              (type) => canGain(rules, state, type),
              (type) => modWeight(state, type),
            )
          : mod;
      if (gained >= 0) gainMod(rules, state, gained);
      return;
    }
    case 'lose-dice-mod': {
      const lost = bestMod(
        rules,
        (type) => state.owned[type] !== 0,
        (type) => -modWeight(state, type),
      );
      if (lost >= 0) crossOut(state, lost);
      return;
    }
    default:
      kind satisfies never;
  }
}

/** The qualifying DiceMod of the max weight; -1 if none. */
function bestMod({ mods }: Rules, qualifies: (mod: number) => boolean, weight: (mod: number) => number): number {
  let best = -1;
  for (let mod = 0; mod < mods.length; mod++)
    if (qualifies(mod) && (best < 0 || weight(mod) > weight(best))) best = mod;
  return best;
}

/** For each list of effects, the first equal one: many Outcomes are alike. */
export function firstOfEqualEffects(rules: Rules): number[] {
  const first = new Map<string, number>();
  return rules.effects.map((list, index) => {
    const key = list.map(({ kind, change, mod }) => `${kind} ${change} ${mod}`).join();
    const known = first.get(key) ?? index;
    first.set(key, known);
    return known;
  });
}
