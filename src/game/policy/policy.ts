/** State, legal Choices → the one a player takes. */

import type { Roll } from '../../dice/roll.ts';
import type { Choice } from '../run/choice.ts';
import type { Rules } from '../run/rules.ts';
import type { State } from '../run/state.ts';

/**
 * A player at one table. `pick` is the player's own source of chance (never the game's dice); `legal` has two or more
 * Choices and is only good until the call returns.
 */
export type Player = (state: State, legal: readonly Choice[], pick: Roll) => Choice;

/** A way to play. A State hides nothing a player at the table does not know, so a policy cannot peek at dice. */
export interface Policy {
  readonly id: string;
  /** One player may play many Runs of a game, one after the other. */
  readonly createPlayer: (rules: Rules) => Player;
}
