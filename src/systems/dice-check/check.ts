/** A check → one roll of it: dice, total, band. */

import type { Roll } from '../../dice/roll.ts';
import type { Choose, ShownDie } from '../../dice/system.ts';
import { sumOf } from '../../item-at.ts';
import { bandOf, isMoment, isSuccess, type ResultBand } from './bands.ts';
import type { Check } from './input.ts';
import { type Answer, answersFor, decide, type RerollWorth } from './reroll.ts';

export interface CheckResult {
  readonly dice: readonly ShownDie[];
  readonly total: number;
  readonly band: ResultBand;
}

export const dieSides = 6;
const diceThrown = 2;

/** Rolls two dice and uses Insight Dice; `choose` picks the dice to reroll. */
export function makeCheck(check: Check, roll: Roll, choose: Choose, policy = policyFor(check)): CheckResult {
  const { insight } = check;
  const original: Pair = [roll(dieSides), roll(dieSides)];
  if (insight === 'reroll') return rerolled(check, original, roll, choose, policy);
  const dice = original.map((face) => shown(face));
  return conclude(insight === 'third-die' ? [...dice, shown(roll(dieSides), 'insight')] : dice, check);
}

/** A die on the table. */
export const shown = (face: number, role = 'die', does: ShownDie['does'] = 'adds'): ShownDie => {
  return { sides: dieSides, face, role, does };
};

/** Total and band of the dice that count. */
function conclude(dice: readonly ShownDie[], { modifier, doubles }: Check): CheckResult {
  const faces = dice.flatMap(({ face, does }) => (does === 'adds' ? [face] : []));
  return { dice, total: sumOf(faces) + modifier, band: bandOf(faces, modifier, doubles) };
}

function rerolled(check: Check, original: Pair, roll: Roll, choose: Choose, policy: RerollPolicy): CheckResult {
  const first = original.map((face) => shown(face));
  const made = conclude(first, check);
  if (isMoment(made.band) && check.moment === 'stands') return made;
  const answer = choose({
    question: `${original.join(' and ')}: reroll which dice?`,
    answers: answersFor(check),
    policy: policy(original),
  });
  const lower = original[0] <= original[1] ? 0 : 1;
  const isReplaced = (index: number) => answer === 'both' || (answer === 'lower' && index === lower);
  const added = original.flatMap((_, index) => (isReplaced(index) ? [shown(roll(dieSides), 'insight')] : []));
  const kept = original.map((face, index) => shown(face, 'die', isReplaced(index) ? 'replaced' : 'adds'));
  return conclude([...kept, ...added], check);
}

type Pair = readonly [number, number];

/** What to reroll, by the two dice on the table. */
type RerollPolicy = (faces: Pair) => Answer;

/** The policy of a check, computed once for each pair of faces. */
export function policyFor(check: Check): RerollPolicy {
  const known = new Map<string, Answer>();
  const worth = worthIn(check);
  return (faces) => {
    const key = faces.join();
    const answer = known.get(key) ?? decide(check, faces, worth, bestWorth(check));
    known.set(key, answer);
    return answer;
  };
}

/** The value of faces: success, or in an Opposed Check how many of the other side's 36 totals they beat. */
export function worthIn({ modifier, doubles, opposed }: Check): RerollWorth {
  if (opposed === undefined) return (...faces) => (isSuccess(bandOf(faces, modifier, doubles)) ? 1n : 0n);
  return (first, second) => totalsBelow(first + second + modifier - opposed);
}

// In an Opposed Check the other total is unknown: a roll counts as lost below an even chance.
const bestWorth = ({ opposed }: Check): bigint => (opposed === undefined ? 1n : 18n);

/** Ways, of 36, of totals of two dice below `total`. */
function totalsBelow(total: number): bigint {
  let ways = 0n;
  for (let sum = diceThrown; sum < total && sum <= diceThrown * dieSides; sum++)
    ways += BigInt(dieSides - Math.abs(dieSides + 1 - sum));
  return ways;
}
