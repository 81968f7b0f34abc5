/** Worked examples and named chances, computed by the system. */

import type { Fraction } from '../../dice/fraction.ts';
import { chanceOf, chanceOfAtLeast, isOfTotals } from '../../dice/odds.ts';
import { scriptedRoll } from '../../dice/scripted.ts';
import type { Rolled, System } from '../../dice/system.ts';
import type { Example, NamedChance } from './content.ts';

/** Rolls an example with its faces. @throws Refusal; RangeError for too few or too many faces. */
export function rolledExample(system: System, { arguments: words, options, faces }: Example): Rolled {
  let used = 0;
  const script = scriptedRoll(faces);
  const rolled = system.roll(words, options, (sides) => {
    used++;
    return script(sides);
  });
  if (used < faces.length) throw new RangeError(`the roll uses ${used} faces, found ${faces.length}`);
  return rolled;
}

/** Counts a named chance. @throws Refusal; RangeError for an unknown distribution or value. */
export function countedChance(system: System, chance: NamedChance): Fraction {
  const { of, value, 'at-least': atLeast } = chance;
  const { odds } = system.odds(chance.arguments, chance.options);
  const named = of === undefined ? odds[0] : odds.find(({ id }) => id === of);
  if (named === undefined)
    throw new RangeError(`unknown distribution ${of}; known: ${odds.map(({ id }) => id).join(', ')}`);
  if ((value === undefined) === (atLeast === undefined)) throw new RangeError('expected value or at-least');
  if (atLeast !== undefined) {
    if (!isOfTotals(named.odds)) throw new RangeError(`${named.id} has no totals`);
    return chanceOfAtLeast(named.odds, atLeast);
  }
  const known = named.odds.entries.map((entry) => entry.value);
  if (!known.some((one) => one === value))
    throw new RangeError(`unknown value ${value} of ${named.id}; known: ${known.join(', ')}`);
  return chanceOf(named.odds, value as string | number);
}
