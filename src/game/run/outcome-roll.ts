/** Two throws, perhaps a DiceMod → the total that counts. */

import type { DiceMod, HouseRules } from '../../model/game.ts';

/** Every total two dice can show (CR-158). */
export const rollTotals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** How many of the 36 throws of two dice give a total (CR-156). */
export function waysTo(total: number): number {
  return Math.max(0, 6 - Math.abs(7 - total));
}

/**
 * The total a Modifier makes of a total; undefined where it may not be used (CR-087 to CR-100): where it leads to no
 * whole number from 2 to 12, or nowhere if the house takes the `nearest`, a half rounded up (A3).
 */
export function modifiedTotal(
  total: number,
  { use }: DiceMod,
  { modifiers }: Pick<HouseRules, 'modifiers'>,
): number | undefined {
  const result = changed(total, use);
  if (result === undefined) return undefined;
  const nearest = Math.min(12, Math.max(2, Math.round(result)));
  return nearest === result || modifiers === 'nearest' ? nearest : undefined;
}

function changed(total: number, use: DiceMod['use']): number | undefined {
  switch (use.kind) {
    case 'add':
      return total + use.amount;
    case 'multiply':
      return total * use.factor;
    case 'divide':
      return total / use.divisor;
    case 'reset-event':
    case 'reset-sector':
      return undefined;
    default:
      return use satisfies never;
  }
}
