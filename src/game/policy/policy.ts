/** State, legal Choices → the one a player takes. */

import type { Roll } from '../../dice/roll.ts';
import type { Choice } from '../run/choice.ts';
import type { Rules } from '../run/rules.ts';
import type { State } from '../run/state.ts';

/** A player. `pick` is its own source of chance, not the dice; `legal` has at least two Choices, valid only during the call. */
export type Player = (state: State, legal: readonly Choice[], pick: Roll) => Choice;

/** By Outcome, as in `Rules.effects`: 1 if it was read in this Run or an earlier one of the career. */
export type Memory = Uint8Array;

/** A way to play. A State has only what a player at the table knows, so a policy cannot peek at dice. */
export interface Policy {
  readonly id: string;
  /** One player can play many Runs in turn. */
  readonly createPlayer: (rules: Rules, memory?: Memory) => Player;
  /** Whether it plays Runs in turn, as careers, and uses its memory. */
  readonly remembers?: true;
}
