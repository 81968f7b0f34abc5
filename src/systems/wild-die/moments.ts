/** Dice to throw → exact mean and variance. */

import { type Fraction, fraction, minus, plus, times } from '../../dice/fraction.ts';
import type { Moments } from '../../dice/odds.ts';
import type { WildRoll } from './input.ts';

/** Mean and variance of an exploding die: 21/5 and 266/25. */
const explodingDie: Moments = { mean: fraction(21, 5), variance: fraction(266, 25) };
/** Taken off by a first 1: one throw, and after a 6 nothing more, one more throw, or endless throws. */
const takenBy: Readonly<Record<WildRoll['catastrophe'], Moments>> = {
  none: { mean: fraction(7, 2), variance: fraction(35, 12) },
  one: { mean: fraction(49, 12), variance: fraction(385, 48) },
  chain: explodingDie,
};

/** Mean and variance of a roll: independent dice add up, and the Wild Die is a mixture of its first throws. */
export function momentsOfRoll({ regular, extra, pips, initialOne, catastrophe }: WildRoll): Moments {
  const sixth = fraction(1, 6);
  const after = (added: number, { mean, variance }: Moments, sign: 1 | -1) => {
    const shifted = plus(fraction(added), sign === 1 ? mean : minus(fraction(0), mean));
    return { mean: shifted, square: plus(variance, times(shifted, shifted)) };
  };
  const throws = [
    after(initialOne === 'stays' ? 1 : 0, takenBy[catastrophe], -1),
    ...[2, 3, 4, 5].map((face) => ({ mean: fraction(face), square: fraction(face * face) })),
    after(6, explodingDie, 1),
  ];
  const mean = throws.map((one) => times(one.mean, sixth)).reduce(plus);
  const variance = minus(throws.map((one) => times(one.square, sixth)).reduce(plus), times(mean, mean));
  const count = (n: number, each: Fraction) => times(fraction(n), each);
  return {
    mean: [mean, fraction(pips), count(regular, fraction(7, 2)), count(extra, explodingDie.mean)].reduce(plus),
    variance: [variance, count(regular, fraction(35, 12)), count(extra, explodingDie.variance)].reduce(plus),
  };
}
