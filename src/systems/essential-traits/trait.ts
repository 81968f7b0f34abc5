/** Level → the dice a trait may roll. */

import { quoted } from '../../dice/parameter.ts';
import { Refusal } from '../../dice/refusal.ts';
import { sumOf } from '../../item-at.ts';

/** Levels, bonuses included (ET-004, ET-005). */
export const levelRange = { from: 1, to: 22 };
/** Levels without bonuses (ET-004). */
export const plainLevels: readonly number[] = [1, 2, 3, 4, 5];
/** Sides of core and optional dice, largest first (ET-014, ET-015). */
const coreDice = [20, 12, 10, 8, 6, 4] as const;
/** Sides that no core die has, unused with `--set core` (ET-015). */
const optionalDice = [30, 24, 16, 14, 7, 5, 3, 2] as const;
/** A trait rolls two dice or three (ET-012). */
const diceCounts = [2, 3];

/** Sides of all dice, largest first. */
export const allDice = [...coreDice, ...optionalDice].sort((a, b) => b - a);

/** Sides of a trait's dice, largest first. */
export type Dice = readonly number[];

export interface Trait {
  readonly level: number;
  readonly dice: Dice;
}

/** ET-008: the maximum value of a level, 8 to 50. */
export const maximumOf = (level: number): number => 2 * level + 6;

/** Whether all dice are core dice (ET-014). */
export const isCore = (dice: Dice): boolean => dice.every((sides) => (coreDice as readonly number[]).includes(sides));
/** `d12+d8`. */
export const formatDice = (dice: Dice): string => dice.map((sides) => `d${sides}`).join('+');

/** All legal dice of a level: fewest first, then most even first (ET-012, A1). */
export function legalDice(level: number, only: 'all' | 'core' = 'all'): Dice[] {
  const sizes = only === 'core' ? coreDice : allDice;
  const maximum = maximumOf(level);
  const choose = (count: number, rest: number, largest: number): Dice[] => {
    if (count === 0) return rest === 0 ? [[]] : [];
    const fitting = sizes.filter((sides) => sides <= Math.min(largest, rest));
    return fitting.flatMap((sides) => choose(count - 1, rest - sides, sides).map((more) => [sides, ...more]));
  };
  return diceCounts.flatMap((count) => choose(count, maximum, maximum).reverse());
}

/** Default dice of a level: two if possible, then core dice, then the most even. */
export function defaultDice(level: number, only: 'all' | 'core' = 'all'): Dice {
  const legal = legalDice(level, only);
  const pairs = legal.filter((dice) => dice.length === 2);
  const [first = []] = pairs.length > 0 ? [...pairs.filter(isCore), ...pairs] : legal;
  return first;
}

/** Reads `d8+d6` for a level, in any order. Throws a Refusal: ET-014 for an unknown die, ET-012 for the wrong sum. */
export function readDice(text: string, level: number): Dice {
  const dice = text.split('+').map((part) => {
    const sides = Number(/^1?d(\d+)$/iu.exec(part.trim())?.[1]);
    if (allDice.some((known) => known === sides)) return sides;
    const range = allDice.map((known) => `d${known}`).reverse();
    throw new Refusal(`expected dice such as d8+d6, found ${quoted(text)}`, range.join(', '), 'ET-014');
  });
  const sum = sumOf(dice);
  const maximum = maximumOf(level);
  const refuse = (message: string): never => {
    throw new Refusal(message, legalDice(level).map(formatDice).join(', '), 'ET-012');
  };
  if (!diceCounts.includes(dice.length)) refuse(`expected two or three dice, found ${quoted(text)}`);
  if (sum !== maximum) refuse(`dice of level ${level} must add up to ${maximum}, found ${sum}`);
  return dice.sort((a, b) => b - a);
}
