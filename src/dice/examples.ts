/** Worked examples and named chances, computed by the system. */

import type { Fraction } from './fraction.ts';
import { chanceOf, chanceOfAtLeast, isOfTotals } from './odds.ts';
import { scriptedRoll } from './scripted.ts';
import type { Options, Rolled, System } from './system.ts';

/** What a system is asked. */
interface Question {
  readonly arguments: readonly string[];
  readonly options: Options;
}

/** A worked example with given faces; the result is computed. */
export interface Example extends Question {
  readonly faces: readonly number[];
}

/** The chance of a value, or of a total of at least so much. */
export interface NamedChance extends Question {
  /** Id of the distribution; the first by default. */
  readonly of?: string | undefined;
  readonly value?: string | number | undefined;
  readonly 'at-least'?: number | undefined;
}

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
