/** Rules, policy, dice → a whole Run; its log → the same Run again. */

import type { Roll } from '../../dice/roll.ts';
import { scriptedRoll } from '../../dice/scripted.ts';
import { itemAt } from '../../item-at.ts';
import type { Player } from '../policy/policy.ts';
import type { Choice } from './choice.ts';
import { choiceText, parseChoice } from './choice-text.ts';
import { legalChoices } from './legal.ts';
import type { Rules } from './rules.ts';
import { copyState, type Draft, newState, type State } from './state.ts';
import { advance, type GameRoll, step } from './turn.ts';

/** One entry of a log: the Choice, and the faces thrown after it. */
export interface LogEntry {
  /** As `choiceText` writes it. */
  readonly choice: string;
  readonly faces: readonly number[];
}

/** A Run from first to last Choice: enough to replay it. */
export interface Run {
  readonly difficulty: string;
  readonly log: readonly LogEntry[];
}

/** Far more than any Run: more means that a policy goes in circles. */
const maxChoices = 100_000;

/** Sees every step of a Run: before and after the Choice. */
export interface Watcher {
  before?(state: State, choice: Choice): void;
  after?(state: State): void;
}

/** A player, with the game's dice and the player's own source. */
export interface Seat {
  readonly player: Player;
  readonly dice: GameRoll;
  readonly pick: Roll;
}

/**
 * Plays a new Run to its end on a State the caller owns; all play uses this loop. The player is not asked if only one
 * Choice is legal. @throws Error for a player who never ends a Run
 */
export function playOut(rules: Rules, state: Draft, { player, dice, pick }: Seat, watcher?: Watcher): void {
  const legal: Choice[] = [];
  for (let count = 0; state.phase !== 'over'; count++) {
    if (count === maxChoices) throw new Error(`no end after ${maxChoices} choices`);
    legalChoices(rules, state, legal);
    const choice = legal.length === 1 ? itemAt(legal, 0) : player(state, legal, pick);
    watcher?.before?.(state, choice);
    advance(rules, state, choice, dice);
    watcher?.after?.(state);
  }
}

/** Plays a Run with its log; from `start` for a dealt board. */
export function play(
  rules: Rules,
  player: Player,
  dice: GameRoll,
  pick: Roll,
  start: State = newState(rules),
): { run: Run; state: State } {
  const log: { choice: string; faces: number[] }[] = [];
  const state = newState(rules);
  copyState(start, state);
  const recorded: GameRoll = (sides, purpose) => {
    const face = dice(sides, purpose);
    log.at(-1)?.faces.push(face);
    return face;
  };
  playOut(
    rules,
    state,
    { player, dice: recorded, pick },
    { before: (_, choice) => log.push({ choice: choiceText(rules, choice), faces: [] }) },
  );
  return { run: { difficulty: rules.difficulty.id, log }, state };
}

/** All States of a logged Run from `start`; Choices and faces are checked. @throws Error for a log that does not fit the game */
export function replay(rules: Rules, run: Run, start: State = newState(rules)): State[] {
  const states: State[] = [start];
  for (const [index, entry] of run.log.entries()) {
    const choice = parseChoice(rules, entry.choice);
    if (choice === undefined) throw new Error(`entry ${index + 1}: unknown choice ${entry.choice}`);
    const roll = scriptedRoll(entry.faces);
    let thrown = 0;
    const counted: GameRoll = (sides) => {
      thrown++;
      return roll(sides);
    };
    states.push(step(rules, itemAt(states, index), choice, counted));
    if (thrown !== entry.faces.length)
      throw new Error(`entry ${index + 1}: ${entry.faces.length} faces, ${thrown} thrown`);
  }
  return states;
}
