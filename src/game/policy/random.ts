/** The player who makes any legal Choice with equal odds. */

import { itemAt } from '../../item-at.ts';
import type { Policy } from './policy.ts';

/**
 * Uniform over the legal Choices wherever there are at least two:
 *
 * - each starting DiceMod or DiceMod of choice: every type with a free circle on the sheet (every type on Easy);
 * - after each Outcome Roll: keep it, or use a legal type of Modifier (two +1 are one Choice);
 * - each DiceMod lost by choice: every type that is owned and unused;
 * - in a Shop, after each purchase too: every affordable unsold item, even useless ones, and to leave;
 * - in a Movement Phase, after each failed try and reset too: every open neighbour; RE on every Sector with a finished
 *   Event, while an unused Event Number is left; RS on every Sector with a Sector Number, the own one too; the end of
 *   the Run, if allowed; or, with all neighbours shut, to give up.
 *
 * It never abandons a Run, and is not asked when only the rules can end one (stuck, walled in).
 */
export const random: Policy = {
  id: 'random',
  createPlayer: () => (_state, legal, pick) => itemAt(legal, pick(legal.length) - 1),
};
