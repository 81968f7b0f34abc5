/** Die codes and targets → the table that helps to choose a difficulty. */

import { chanceColumns, textColumns } from '../../dice/columns.ts';
import { numbersIn } from '../../dice/number-parameter.ts';
import { chanceOfAtLeast } from '../../dice/odds.ts';
import type { OddsTable } from '../../dice/system.ts';
import { countTotals } from './count.ts';
import type { WildRoll } from './input.ts';

const codesShown = numbersIn({ from: 1, to: 10 });
const targetsShown = [5, 8, 10, 12, 15, 18, 20, 25, 30];

const plainRoll = (dice: number, change: Partial<WildRoll> = {}): WildRoll => ({
  regular: dice - 1,
  extra: 0,
  pips: 0,
  target: undefined,
  initialOne: 'stays',
  catastrophe: 'one',
  ...change,
});

const atLeastTable = (id: string, title: string, rollOf: (dice: number) => WildRoll): OddsTable => ({
  id,
  title,
  columns: [...textColumns('code'), ...chanceColumns(...targetsShown.map((target) => `${target}+`))],
  rows: codesShown.map((dice) => {
    const odds = countTotals(rollOf(dice), targetsShown);
    return [`${dice}D`, ...targetsShown.map((target) => chanceOfAtLeast(odds, target))];
  }),
});

/** Chances of each target by die code: plain, with a Character Point, and with a Fate Point. */
export const glance = (): readonly OddsTable[] => [
  atLeastTable('at-least', 'chance of a total', (dice) => plainRoll(dice)),
  atLeastTable('at-least-character-point', 'with one Character Point', (dice) => plainRoll(dice, { extra: 1 })),
  atLeastTable('at-least-fate', 'with a Fate Point', (dice) => plainRoll(dice, { regular: 2 * dice - 1 })),
];
