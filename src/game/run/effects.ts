/** State with effects to carry out → state after them, or waiting for the player's choice of a DiceMod. */

import { endByCause } from './endings.ts';
import type { Rules, Step } from './rules.ts';
import type { Draft, State } from './state.ts';

/** Carries out what is due, left to right, until all is done, the Run is over, or a choice is due (A10). */
export function carryOut(rules: Rules, state: Draft): void {
  const steps = rules.effects[state.effects] as readonly Step[];
  while (state.next < steps.length) {
    const step = steps[state.next] as Step;
    if (step.kind === 'gain-dice-mod' && step.mod < 0) {
      if (hasGain(rules, state)) {
        state.phase = 'gain';
        return;
      }
    } else if (step.kind === 'lose-dice-mod') {
      // CR-076: without any DiceMod the loss does nothing.
      if (hasMod(state)) {
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

/** Carries out an effect that leaves nothing to choose. */
function apply(rules: Rules, state: Draft, step: Step): void {
  switch (step.kind) {
    case 'health': {
      // CR-072: gains stop at the maximum; A15: damage stops at zero.
      const health = Math.max(0, state.health + step.change);
      state.health = Math.min(health, rules.difficulty.maximumHealth);
      return;
    }
    case 'cryptocredits':
      state.credits = Math.max(0, state.credits + step.change); // CR-068
      return;
    case 'core':
      state.cores = Math.max(0, state.cores + step.change); // CR-065
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

/** Circles a DiceMod where the sheet has a free one; else the gain is lost (CR-083, A11). */
export function gainMod(rules: Rules, state: Draft, mod: number): void {
  if (!canGain(rules, state, mod)) return;
  state.owned[mod] = (state.owned[mod] as number) + 1;
  state.gained[mod] = (state.gained[mod] as number) + 1;
}

/** Puts an X on a DiceMod (CR-024). */
export function crossOut(state: Draft, mod: number): void {
  state.owned[mod] = (state.owned[mod] as number) - 1;
}

/** Whether the sheet has a free circle for a DiceMod (A16). */
export function canGain(rules: Rules, state: State, mod: number): boolean {
  return (state.gained[mod] as number) < (rules.supply[mod] as number);
}

function hasGain(rules: Rules, state: State): boolean {
  for (let mod = 0; mod < rules.mods.length; mod++) if (canGain(rules, state, mod)) return true;
  return false;
}

function hasMod(state: State): boolean {
  for (let mod = 0; mod < state.owned.length; mod++) if (state.owned[mod] !== 0) return true;
  return false;
}
