/** Dice to throw → one roll, every die as it falls. */

import type { RollResult } from '../../dice/define-system.ts';
import { phrase } from '../../dice/phrase.ts';
import type { Roll } from '../../dice/roll.ts';
import type { ShownDie } from '../../dice/system.ts';
import type { WildRoll } from './input.ts';

/** Events on the Wild Die, worst first. */
export const wildWords = ['catastrophic failure', 'critical failure', 'ordinary', 'critical success'] as const;
type WildWord = (typeof wildWords)[number];

const highest = 6;

/** Throws the regular dice, the Wild Die with all that follows, then the extra Wild Dice. */
export function throwDice(input: WildRoll, roll: Roll): RollResult {
  const dice: ShownDie[] = [];
  const show = (role: string, does: ShownDie['does'] = 'adds') => {
    const face = roll(highest);
    dice.push({ sides: highest, face, role, does });
    return face;
  };
  for (let index = 0; index < input.regular; index++) show('regular');
  const wild = throwWild(input, show, dice);
  for (let index = 0; index < input.extra; index++) explode('extra wild', show, show('extra wild'));
  const total = dice.reduce((sum, { face, does }) => sum + face * signOf[does], input.pips);
  const { target } = input;
  const check = target === undefined ? undefined : total >= target ? 'reached' : 'missed';
  return {
    dice,
    values: { total, wild, ...(check && { target: check }) },
    brief: `${total}${markOf[wild]}`,
    words: [
      phrase('total {total}', { total }),
      wild !== 'ordinary' && wild,
      target !== undefined && phrase(`target of {target} ${check}`, { target }),
    ],
  };
}

const markOf = {
  'catastrophic failure': '!!',
  'critical failure': '!',
  ordinary: '',
  'critical success': '*',
} as const;
const signOf = { adds: 1, subtracts: -1, drops: 0, replaced: 0, decides: 0 } as const;

type Show = (role: string, does?: ShownDie['does']) => number;

// WD-012 to WD-014, and WD-020: a 1 inside the chain is only a 1.
function explode(role: string, show: Show, first: number): void {
  for (let face = first; face === highest; ) face = show(role);
}

function throwWild({ initialOne, catastrophe }: WildRoll, show: Show, dice: ShownDie[]): WildWord {
  const first = show('wild');
  if (first !== 1) {
    explode('wild', show, first);
    return first === highest ? 'critical success' : 'ordinary';
  }
  const at = dice.length - 1;
  const one = dice[at];
  if (one && initialOne === 'drops') dice[at] = { ...one, does: 'drops' };
  let face = show('wild', 'subtracts');
  if (face !== highest || catastrophe === 'none') return 'critical failure';
  do face = show('wild', 'subtracts');
  while (catastrophe === 'chain' && face === highest);
  return 'catastrophic failure';
}
