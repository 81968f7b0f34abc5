/** The player who does anything at all, each thing as likely as another. */

import { itemAt } from '../../item-at.ts';
import type { Policy } from './policy.ts';

/**
 * Uniform over the legal Choices at every point where there are two or more. The points, and what counts as one
 * Choice there:
 *
 * - each starting DiceMod, and each DiceMod gained by choice: every type with a free circle on the sheet (every type
 *   on Easy), whatever is owned already;
 * - after each Outcome Roll: keep it, or use a type of Modifier that is owned and legal on this total (two +1 are
 *   one Choice);
 * - each DiceMod lost by choice: every type that is owned and not used;
 * - in a Shop, again after each purchase: every unsold item that can be paid in full, useless ones too, and to leave;
 * - in a Movement Phase, again after each failed try and each reset: every neighbour without a Sector Number or with
 *   one that Health allows; RE, if owned, on every Sector with a finished Event (one Choice each, while an unused Event
 *   Number is left); RS, if owned, on every Sector with a Sector Number (one Choice each, the own Sector too); and to
 *   end the Run, where that is allowed; or, with every neighbour shut, to give up.
 *
 * Abandoning is never chosen. A Run that can only be ended by the rules (stuck, walled in) is not asked.
 */
export const random: Policy = {
  id: 'random',
  createPlayer: () => (_state, legal, pick) => itemAt(legal, pick(legal.length) - 1),
};
