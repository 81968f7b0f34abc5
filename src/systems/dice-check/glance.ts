/** Modifiers and uses of Insight Dice → the tables that help a decision. */

import { chanceColumns } from '../../dice/columns.ts';
import { fraction, plus } from '../../dice/fraction.ts';
import { numbersIn } from '../../dice/number-parameter.ts';
import type { Cell, Column, OddsTable, Options, System } from '../../dice/system.ts';
import { bandNames, isSuccess } from './bands.ts';
import { totalRange } from './modifiers.ts';

const modifiersShown = numbersIn(totalRange).map(String);
const usesShown: readonly (readonly [title: string, options: Options])[] = [
  ['no Insight Dice', {}],
  ['third die', { insight: 'third-die' }],
  ['+3', { insight: 'plus-three' }],
  ['reroll one', { insight: 'reroll', 'insight-dice': '1' }],
  ['reroll up to two', { insight: 'reroll' }],
];

const modifierColumn: Column = { title: 'modifier', shows: 'number', isSigned: true };

/** Bands of every modifier, and the chance of success with each use of an Insight Dice. */
export function glanceAt(odds: System['odds']): readonly OddsTable[] {
  const bands = (options: Options) => odds([], options).odds[0].odds;
  const success = (options: Options): Cell => {
    const { entries, of } = bands(options);
    const good = entries.filter(({ value }) => isSuccess(value as (typeof bandNames)[number]));
    return good.map(({ ways }) => fraction(ways, of)).reduce(plus);
  };
  const edge = bandNames.find(isSuccess);
  const ofBands = chanceColumns(...bandNames).map((one) => (one.title === edge ? { ...one, isEdge: true } : one));
  return [
    {
      id: 'bands',
      title: 'bands of a check',
      columns: [modifierColumn, ...ofBands],
      rows: modifiersShown.map((mod) => {
        const { entries, of } = bands({ mod });
        return [Number(mod), ...entries.map(({ ways }) => ({ ways, of }))];
      }),
    },
    {
      id: 'insight',
      title: 'chance of success by use of Insight Dice',
      columns: [modifierColumn, ...chanceColumns(...usesShown.map(([title]) => title))],
      rows: modifiersShown.map((mod) => [Number(mod), ...usesShown.map(([, options]) => success({ ...options, mod }))]),
    },
  ];
}
