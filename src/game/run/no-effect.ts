/** Effects of a State → those without effect. */

import { itemAt } from '../../item-at.ts';
import type { Choice } from './choice.ts';
import { type EffectStep, itemEffects, outcomeAt, outcomeEffects, type Rules, totalAfter } from './rules.ts';
import { eventHere, type State } from './state.ts';

/** Indices of gained DiceMods that are lost without a free circle (A11), in order; -1 for one of choice. */
export function lostDiceMods(rules: Rules, gained: ArrayLike<number>, steps: readonly EffectStep[]): number[] {
  const circles = Array.from(gained);
  const isFull = (mod: number) => itemAt(circles, mod) >= itemAt(rules.supply, mod);
  return steps.flatMap(({ kind, mod }) => {
    if (kind !== 'gain-dice-mod') return [];
    if (mod < 0) return circles.every((_, type) => isFull(type)) ? [mod] : [];
    if (isFull(mod)) return [mod];
    circles[mod] = itemAt(circles, mod) + 1;
    return [];
  });
}

/** DiceMods lost without a free circle between two States. */
export function diceModsLostBetween(rules: Rules, before: State, after: State, choice: Choice): number[] {
  const isResumed = before.effects >= 0;
  const list = isResumed ? before.effects : effectsOf(rules, before, choice);
  if (list < 0 || after.phase === 'over') return [];
  const steps = itemAt(rules.effects, list);
  const done = steps.slice(isResumed ? before.next + 1 : 0, after.effects === list ? after.next : steps.length);
  const taken = choice.kind === 'take' ? choice.what : -1;
  return lostDiceMods(
    rules,
    Array.from(before.gained, (count, mod) => count + (mod === taken ? 1 : 0)),
    done,
  );
}

/** Why parts of an item would do nothing, in words; `isAll` if no part has an effect. */
export function partsWithoutEffect(rules: Rules, state: State, item: number): { why: string[]; isAll: boolean } {
  const steps = itemAt(rules.effects, itemEffects(rules, item));
  const lost = lostDiceMods(rules, state.gained, steps);
  const isHealthy = state.health >= rules.difficulty.maximumHealth;
  const wasted = isHealthy ? steps.filter(({ kind, change }) => kind === 'health' && change > 0).length : 0;
  return {
    why: [
      ...new Set([
        ...lost.map((mod) => noCircle(rules, mod)),
        ...(wasted > 0 ? [`${rules.content.game.words.health.one} is at its maximum`] : []),
      ]),
    ],
    isAll: lost.length + wasted === steps.length,
  };
}

/** `no free circle for +1`. */
export const noCircle = (rules: Rules, mod: number): string =>
  mod < 0 ? 'no free circle' : `no free circle for ${rules.mods[mod]?.abbreviation.replace('-', '\u2212')}`;

/** Index into `Rules.effects` of a Choice; -1 if it has none. */
function effectsOf(rules: Rules, state: State, { kind, what }: Choice): number {
  if (kind === 'buy') return itemEffects(rules, what);
  if (kind !== 'keep' && kind !== 'use') return -1;
  const total = kind === 'use' ? totalAfter(rules, what, state.total) : state.total;
  const event = eventHere(state);
  return outcomeEffects(event, outcomeAt(rules, event, total));
}
