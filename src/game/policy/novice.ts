/** The player on a first Run: brave, and led by the Outcome Roll lines alone. */

import { playByHabits } from './habits.ts';
import type { Policy } from './policy.ts';

/**
 * Judges Events only by their printed Outcome Roll line: Good over Wild over Neutral over Bad. Explores what is
 * nearest while there is any Health to speak of, stays for the cores it came for, and leaves by GOAL with them; otherwise by the
 * best exit when there is nothing left to explore.
 */
export const novice: Policy = {
  id: 'novice',
  seat: (rules) =>
    playByHabits(rules, {
      hopes: { bad: 0, neutral: 1, wild: 1.5, good: 3 },
      leastGain: 0.9,
      leastHealth: 3,
      goodHealth: 7,
      isContent: (cores, label) => label === 'goal' && cores >= rules.content.game.coresToWin,
    }),
};
