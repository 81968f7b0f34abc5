/** Arguments and options → the pool, its target and how to push. */

import type { Idle, Ids, Parts, ValuesOf } from '../../dice/define-system.ts';
import { formatFraction, fraction } from '../../dice/fraction.ts';
import { fractionFromZero, optionalNumber, readWhole } from '../../dice/number-parameter.ts';
import { about, oneOf, single } from '../../dice/parameter.ts';
import { phrase } from '../../dice/phrase.ts';
import { Refusal } from '../../dice/refusal.ts';
import { sumOf } from '../../item-at.ts';
import { poolRange, specialDice, starredDice } from './pool.ts';

/** Universal attribute, tool quality, special attribute (UP-001). */
const maxParts = 3;
const maxTarget = 99;
const rangeText = `${poolRange.from} to ${poolRange.to} dice`;

/** Reads `5` or `3+1+1`. @throws Refusal: UP-001 notation, UP-003 special attribute of more than two dice, UP-004 sum */
export function readPool(text: string): number {
  const parts = text.split('+');
  if (parts.length > maxParts)
    throw new Refusal(`expected three parts of a pool at most, found ${parts.length}`, rangeText, 'UP-001');
  const legal = { name: 'pool', rule: 'UP-004', from: parts.length > 1 ? 0 : poolRange.from, to: poolRange.to };
  const dice = sumOf(parts.map((part) => readWhole(part, legal)));
  const special = Number(parts[2] ?? 0);
  if (special > starredDice)
    throw new Refusal(
      `special attribute must be ${specialDice} or ${starredDice}, or 0 for none, found ${special}`,
      `0, ${specialDice}, or ${starredDice} where it is starred`,
      'UP-003',
    );
  if (dice < poolRange.from || dice > poolRange.to)
    throw new Refusal(`pool must be ${poolRange.from} to ${poolRange.to}, found ${dice}`, rangeText, 'UP-004');
  return dice;
}

/** The first word: the pool, 1 to 8 dice, as a number or in parts. */
export const systemArguments = {
  pool: single<number>(
    {
      ...about('pool', 'number of dice, or its parts: attribute, tool and special attribute', 'UP-004'),
      notation: 'n or a+t+s',
      range: rangeText,
      samples: ['1', '2', '3+1+1', '8'],
    },
    readPool,
  ),
};

/** Options of a pool: target, 1 to 99, when to push, and the cost of a crisis. */
export const systemOptions = {
  target: optionalNumber(about('target', 'required number', 'UP-009'), {
    from: 1,
    to: maxTarget,
    samples: ['1', '7', '11', '18', '22'],
  }),
  push: oneOf(about('push', 'when to push below the required number', 'UP-010'), [
    { name: 'never', words: 'never' },
    { name: 'until', words: 'until success or crisis' },
    { name: 'best', words: 'while the cost of a crisis is below the break-even cost' },
  ]),
  crisisCost: fractionFromZero(
    about('crisis-cost', 'how much worse than failure a crisis is, if success is 1 better', 'UP-025'),
    fraction(1, 2),
  ),
};

export type PoolRoll = ValuesOf<typeof systemArguments> & ValuesOf<typeof systemOptions>;

/** Throws a Refusal for a push without a target. */
export function prepare(values: PoolRoll): PoolRoll {
  if (values.push !== 'never' && values.target === undefined)
    throw new Refusal('cannot push without a target', 'push with target', 'UP-010');
  return values;
}

export function idle({ target }: PoolRoll): Idle<typeof systemOptions> {
  const reach = target === undefined && 'target';
  return { push: reach, crisisCost: reach };
}

/** `5 dice, to reach 11, push until success or crisis`. */
export function title({ pool, target, push, crisisCost }: PoolRoll): Parts {
  const pushes = { never: 'no push', until: 'push until success or crisis', best: 'push while it pays' }[push];
  return [
    pool === 1 ? '1 die' : phrase('{count} dice', { count: pool }),
    ...(target === undefined ? [] : [phrase('to reach {target}', { target }), pushes]),
    push === 'best' && phrase('a crisis costs {cost}', { cost: formatFraction(crisisCost) }),
  ];
}

export const depends = ({ target, push }: PoolRoll): Ids =>
  target === undefined ? ['A2'] : ['A2', 'policy', 'A3', 'A4', 'A5', 'A8', push === 'best' && 'A7'];
