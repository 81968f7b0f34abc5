/** State, Choice, roll → the next State: the course of a Run (CR-175 to CR-187). */

import { applyEffects, crossOut, gainMod } from './apply-effects.ts';
import type { Choice } from './choice.ts';
import { choiceText } from './choice-text.ts';
import { endByCause, endHere } from './endings.ts';
import { isLegal } from './legal.ts';
import { payFor } from './purchase.ts';
import { canEnd, canMove, hasLastResort, isOpen, isWalledIn } from './reach.ts';
import { eventOfThrow, itemEffects, outcomeAt, outcomeEffects, type Rules, totalAfter } from './rules.ts';
import { copyState, type Draft, eventAt, eventHere, newState, type State } from './state.ts';

/** Purpose of a throw: a Sector Number is one, an Event Number two (tens first), an Outcome Roll two added. */
export type Purpose = 'sector-number' | 'event-number' | 'outcome-roll';

/** A throw of a die for a purpose. Any `Roll` of `dice/` is one. */
export type GameRoll = (sides: number, purpose: Purpose) => number;

/** The State after a legal Choice, as a new object; pure apart from `roll`. @throws Error for an illegal Choice */
export function step(rules: Rules, state: State, choice: Choice, roll: GameRoll): State {
  if (!isLegal(rules, state, choice))
    throw new Error(`illegal choice ${choiceText(rules, choice)} in phase ${state.phase}`);
  const next = newState(rules);
  copyState(state, next);
  advance(rules, next, choice, roll);
  return next;
}

/** Applies a Choice to a State the caller owns. It must be legal: `step` checks that. */
export function advance(rules: Rules, state: Draft, { kind, what }: Choice, roll: GameRoll): void {
  switch (kind) {
    case 'take':
      take(rules, state, what);
      return;
    case 'begin':
      begin(rules, state, roll);
      return;
    case 'roll':
      state.total = roll(6, 'outcome-roll') + roll(6, 'outcome-roll');
      state.phase = 'modify';
      return;
    case 'keep':
      settleOutcome(rules, state);
      return;
    case 'use':
      crossOut(state, what);
      state.total = totalAfter(rules, what, state.total);
      settleOutcome(rules, state);
      return;
    case 'lose':
      crossOut(state, what);
      resume(rules, state);
      return;
    case 'buy':
      buy(rules, state, what);
      return;
    case 'leave':
      beginMovement(rules, state);
      return;
    case 'move':
      move(rules, state, what, roll);
      return;
    case 'reset-event':
      crossOut(state, rules.resetEvent);
      state.finished[what] = 0;
      writeEventNumber(rules, state, what, roll);
      beginMovement(rules, state);
      return;
    case 'reset-sector':
      crossOut(state, rules.resetSector);
      state.numbers[what] = roll(6, 'sector-number');
      beginMovement(rules, state);
      return;
    case 'end':
      endHere(rules, state);
      return;
    case 'give-up':
      endByCause(rules, state, 'unable-to-move');
      return;
    case 'abandon':
      endByCause(rules, state, 'abandoned');
      return;
    default:
      kind satisfies never;
  }
}

/** A DiceMod of choice, at setup or during effects. */
function take(rules: Rules, state: Draft, mod: number): void {
  gainMod(rules, state, mod);
  if (state.phase === 'setup') state.owed--;
  else resume(rules, state);
}

/** START: its Sector Number, its Event Number, then its Event Phase, without a Traversal check (CR-177 to CR-180). */
function begin(rules: Rules, state: Draft, roll: GameRoll): void {
  if (state.numbers[rules.start] === 0) state.numbers[rules.start] = roll(6, 'sector-number');
  enter(rules, state, rules.start, roll);
}

/** Tries a Sector and perhaps enters it, in the order of CR-148. */
function move(rules: Rules, state: Draft, sector: number, roll: GameRoll): void {
  if (state.numbers[sector] === 0) state.numbers[sector] = roll(6, 'sector-number');
  // CR-143: too high a number stays on the map.
  if (isOpen(rules, state, sector)) enter(rules, state, sector, roll);
  else beginMovement(rules, state);
}

/** Moves the marker, and starts the Sector's Event Phase (CR-145 CR-149 CR-150). */
function enter(rules: Rules, state: Draft, sector: number, roll: GameRoll): void {
  if (eventAt(state, sector) < 0) writeEventNumber(rules, state, sector, roll);
  state.sector = sector;
  state.turn++;
  const event = eventHere(state);
  if (event >= 0) state.used[event] = 2;
  if (event < 0 || state.finished[sector] === 1) beginMovement(rules, state);
  else state.phase = rules.isShop[event] ? 'shop' : 'event';
}

/** Writes an Event Number not used in this Run (CR-147), or none where the published rule would roll for ever (A18). */
function writeEventNumber(rules: Rules, state: Draft, sector: number, roll: GameRoll): void {
  if (state.usedCount === rules.events.length) return;
  const { eventDie } = rules;
  let event: number;
  do {
    event = eventOfThrow(rules, roll(eventDie, 'event-number'), roll(eventDie, 'event-number'));
  } while (state.used[event] !== 0);
  state.used[event] = 1;
  state.usedCount++;
  state.events[sector] = event;
}

/** The total counts: the Outcome's effects are applied (CR-058). */
function settleOutcome(rules: Rules, state: Draft): void {
  const event = eventHere(state);
  state.effects = outcomeEffects(event, outcomeAt(rules, event, state.total));
  state.next = 0;
  proceed(rules, state);
}

/** Pays for an item and applies its effects (CR-124 to CR-132). */
function buy(rules: Rules, state: Draft, item: number): void {
  payFor(rules, state, item);
  state.effects = itemEffects(rules, item);
  state.next = 0;
  proceed(rules, state);
}

/** Goes on after an effect whose choice was made. */
function resume(rules: Rules, state: Draft): void {
  state.next++;
  proceed(rules, state);
}

/** Applies effects; then back to the Shop, or the Event is struck out and the player moves on (CR-184). */
function proceed(rules: Rules, state: Draft): void {
  applyEffects(rules, state);
  if (state.phase === 'over' || state.effects >= 0) return;
  if (rules.isShop[eventHere(state)]) {
    state.phase = 'shop';
    return;
  }
  state.finished[state.sector] = 1;
  state.total = 0;
  beginMovement(rules, state);
}

/**
 * Begins or continues the Movement Phase after a failed try or a reset (A27). A Run that cannot move ends here (CR-144
 * CR-191), unless by house rule RS may open a way (A5) or the player may end it here (A26). A player who may use RS but
 * does not want to gives up.
 */
function beginMovement(rules: Rules, state: Draft): void {
  state.phase = 'movement';
  const isStuck = canMove(rules, state)
    ? isWalledIn(rules, state)
    : !canEnd(rules, state) && !hasLastResort(rules, state);
  if (isStuck) endByCause(rules, state, 'unable-to-move');
}
