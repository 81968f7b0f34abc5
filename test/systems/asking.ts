/** Rolls and odds of a dice system, in a form that is short to compare. */

import { formatFraction, fraction } from '../../src/dice/fraction.ts';
import { chanceOf, type Odds } from '../../src/dice/odds.ts';
import { scriptedRoll } from '../../src/dice/scripted.ts';
import type { Options, System } from '../../src/dice/system.ts';

/** A roll that shows the faces; roles, effects and owners of its dice are listed in words. */
export function thrown(system: System, args: readonly string[], faces: readonly number[], options: Options = {}) {
  const rolled = system.roll(args, options, scriptedRoll(faces));
  const listed = (key: 'role' | 'does' | 'owner') => rolled.dice.map((die) => die[key]).join(', ');
  return { ...rolled, roles: listed('role'), does: listed('does'), owners: listed('owner') };
}

/** The odds with an id, by default those asked for. */
export function oddsFor(system: System, args: readonly string[], options: Options = {}, id?: string): Odds {
  const { odds } = system.odds(args, options);
  return (odds.find((one) => one.id === id) ?? odds[0]).odds;
}

export const waysIn = (odds: Odds): number[] => odds.entries.map(({ ways }) => Number(ways));

/** The chance of a value as a reduced fraction. */
export function chanceIn(odds: Odds, value: string | number): string {
  const { ways, of } = chanceOf(odds, value);
  return formatFraction(fraction(ways, of));
}
