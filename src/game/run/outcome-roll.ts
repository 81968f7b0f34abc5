/** Two throws, perhaps a DiceMod → the total that counts. */

import type { DiceMod, HouseRules } from '../../model/game.ts';

/** Totals of two dice (CR-158). */
export const rollTotals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Throws of 36 with a total (CR-156). */
export const waysTo = (total: number): number => Math.max(0, 6 - Math.abs(7 - total));

/** A total after a Modifier, undefined if not 2 to 12 or not whole (CR-087 to CR-100); rule `nearest` rounds, halves up (A3). */
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
