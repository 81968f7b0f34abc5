/** Traits → one test: every die, and the traits with narrative control. */

import type { RollResult } from '../../dice/define-system.ts';
import { phrase } from '../../dice/phrase.ts';
import type { Roll } from '../../dice/roll.ts';
import type { ShownDie } from '../../dice/system.ts';
import { type Control, controlId } from './count.ts';
import { nameOf, type TraitTest } from './input.ts';

/** Rolls the dice of each trait (ET-010) and compares the totals (ET-011). */
export function rollTraits({ traits }: TraitTest, roll: Roll): RollResult {
  const dice: ShownDie[] = [];
  const totals = traits.map((trait, index) => {
    const owner = `trait ${index + 1}`;
    return trait.dice.reduce((sum, sides) => {
      const face = roll(sides);
      dice.push({ sides, face, role: 'trait', does: 'adds', owner });
      return sum + face;
    }, 0);
  });
  const [own = 0, ...others] = totals;
  if (others.length === 0)
    return { dice, values: { total: own }, brief: `${own}`, words: [phrase('total {total}', { total: own })] };

  const highest = Math.max(...totals);
  const top = totals.filter((total) => total === highest).length;
  const controls = totals.map((total): Control => (total < highest ? 'lose' : top > 1 ? 'shared' : 'win'));
  const values = Object.fromEntries(controls.map((control, index) => [controlId(index), control]));
  const holders = traits.filter((_, index) => totals[index] === highest).map(nameOf);
  return {
    dice,
    values: { ...values, total: own },
    brief: totals.join(':'),
    words: [
      phrase('{own} against {others}', { own, others: others.map(String) }),
      phrase(top > 1 ? 'narrative control shared by {traits}' : 'narrative control to {traits}', { traits: holders }),
    ],
  };
}
