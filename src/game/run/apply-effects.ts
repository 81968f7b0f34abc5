/** State with effects to carry out → state after them, or waiting for the player's choice of a DiceMod. */

import { itemAt } from '../../item-at.ts';
import { endByCause } from './endings.ts';
import type { EffectStep, Rules } from './rules.ts';
import { type Draft, ownedInAll, type State } from './state.ts';

/** Applies due effects left to right, until the Run is over or a choice is due (A10). */
export function applyEffects(rules: Rules, state: Draft): void {
  const steps = itemAt(rules.effects, state.effects);
  while (state.next < steps.length) {
    const step = itemAt(steps, state.next);
    if (step.kind === 'gain-dice-mod' && step.mod < 0) {
      if (hasGain(rules, state)) {
        state.phase = 'gain';
        return;
      }
    } else if (step.kind === 'lose-dice-mod') {
      // CR-076: without any DiceMod the loss does nothing.
      if (ownedInAll(state) > 0) {
        state.phase = 'lose';
        return;
      }
    } else apply(rules, state, step);
    state.next++;
    if (state.health === 0) {
      endByCause(rules, state, 'no-health');
      return;
    }
  }
  state.effects = -1;
  state.next = 0;
}

/** Applies an effect without a choice. */
function apply(rules: Rules, state: Draft, step: EffectStep): void {
  switch (step.kind) {
    case 'health':
    case 'money':
    case 'core':
      changeTotal(state, step.kind, step.change, rules.difficulty.maximumHealth);
      return;
    case 'gain-dice-mod':
      gainMod(rules, state, step.mod);
      return;
    case 'lose-dice-mod':
      throw new Error('losing a DiceMod is a choice');
    default:
      step.kind satisfies never;
  }
}

export interface Totals {
  health: number;
  credits: number;
  cores: number;
}

/** Changes a total: none falls below zero (CR-065 CR-068 A15), Health stops at its maximum (CR-072). */
export function changeTotal(
  totals: Totals,
  kind: 'health' | 'money' | 'core',
  change: number,
  maximumHealth: number,
): void {
  switch (kind) {
    case 'health':
      totals.health = Math.min(Math.max(0, totals.health + change), maximumHealth);
      return;
    case 'money':
      totals.credits = Math.max(0, totals.credits + change);
      return;
    case 'core':
      totals.cores = Math.max(0, totals.cores + change);
      return;
    default:
      kind satisfies never;
  }
}

/** Circles a DiceMod if the sheet has a free one; else the gain is lost (CR-083, A11). */
export function gainMod(rules: Rules, state: Draft, mod: number): void {
  if (!canGain(rules, state, mod)) return;
  state.owned[mod] = (state.owned[mod] ?? 0) + 1;
  state.gained[mod] = (state.gained[mod] ?? 0) + 1;
}

/** Puts an X on a DiceMod (CR-024). */
export function crossOut(state: Draft, mod: number): void {
  state.owned[mod] = (state.owned[mod] ?? 0) - 1;
}

/** Whether the sheet has a free circle for a DiceMod (A16). */
export function canGain(rules: Rules, state: State, mod: number): boolean {
  return (state.gained[mod] ?? 0) < (rules.supply[mod] ?? 0);
}

const hasGain = (rules: Rules, state: State): boolean => rules.mods.some((_, mod) => canGain(rules, state, mod));
