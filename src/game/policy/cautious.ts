/** The player who wants to come home. */

import { heuristicPlayer } from './heuristics.ts';
import type { Policy } from './policy.ts';

/**
 * Enters new Sectors only with Health for any Sector Number (6), buys Health up to 9, uses DiceMods against Bad and
 * Wild Outcomes, leaves by the best exit in reach when weak and by any exit with enough cores, without crossing unknown
 * Sectors to GOAL.
 */
export const cautious: Policy = {
  id: 'cautious',
  createPlayer: (rules) =>
    heuristicPlayer(rules, {
      hopes: { bad: 0, wild: 1.4, neutral: 2, good: 3 },
      minGain: 1.2,
      minHealth: 6,
      goodHealth: 9,
      isContent: (cores) => cores >= rules.content.game.coresToWin,
    }),
};
