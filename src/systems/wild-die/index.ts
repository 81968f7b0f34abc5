/** Wild Die: die codes, one die of them exploding and failing. */

import { type CountResult, defineSystem } from '../../dice/define-system.ts';
import type { Fraction } from '../../dice/fraction.ts';
import { chanceOfAtLeast, type Odds, oddsOf } from '../../dice/odds.ts';
import type { Reading } from '../../dice/system.ts';
import { itemAt } from '../../item-at.ts';
import { countTotals } from './count.ts';
import { glance } from './glance.ts';
import { depends, idle, prepare, systemArguments, systemOptions, title, type WildRoll } from './input.ts';
import { throwDice, wildWords } from './throw.ts';

const systemReadings: readonly Reading[] = [
  { id: 'A1', rule: 'WD-016', question: 'does a first 1 count', option: 'initial-one' },
  { id: 'A2', rule: 'WD-018', question: 'what does a 6 on the subtracted roll do', option: 'catastrophe' },
  { id: 'A3', rule: 'WD-016', question: 'can a total be negative', answer: 'yes, there is no lower limit' },
  { id: 'A5', rule: 'WD-034', question: 'does a Fate Point double pips', option: 'fate-pips' },
  { id: 'A6', rule: 'WD-012', question: 'must you roll again after a 6', answer: 'yes, it can only help' },
  { id: 'A7', rule: 'WD-036', question: 'does a Fate Point double Advantages', option: 'fate-advantage' },
  { id: 'A8', rule: 'WD-029', question: 'when do you spend Character Points', answer: 'before the roll' },
  { id: 'A9', rule: 'WD-030', question: 'is five the limit of a session or a roll', answer: 'of both' },
  { id: 'A10', rule: 'WD-003', question: 'can pips be negative or above 2', answer: 'yes, any whole number' },
];

function odds(input: WildRoll): CountResult {
  const { target } = input;
  const total = countTotals(input, target === undefined ? [] : [target]);
  const reached =
    target === undefined
      ? []
      : [{ id: 'target', title: `a total of ${target} or more`, odds: targetOdds(chanceOfAtLeast(total, target)) }];
  return {
    odds: [
      { id: 'total', title: 'total', odds: total },
      { id: 'wild', title: 'the Wild Die', odds: wildOdds(input) },
      ...reached,
    ],
    tables: [],
  };
}

const targetOdds = ({ ways, of }: Fraction): Odds =>
  oddsOf([
    { value: 'missed', ways: of - ways },
    { value: 'reached', ways },
  ]);

// WD-015 and WD-017: 1/6 and 1/36 on any code.
function wildOdds({ catastrophe }: WildRoll): Odds {
  const ways = catastrophe === 'none' ? [0n, 6n, 24n, 6n] : [1n, 5n, 24n, 6n];
  return oddsOf(wildWords.map((value, index) => ({ value, ways: itemAt(ways, index) })));
}

export const wildDie = defineSystem({
  id: 'wild-die',
  name: 'Wild Die',
  summary: 'add n six-sided dice and pips; one die explodes on 6 and fails on 1',
  arguments: systemArguments,
  options: systemOptions,
  readings: systemReadings,
  prepare,
  idle,
  title: (_, values) => title(values),
  depends: (_, values) => depends(values),
  odds,
  roll: throwDice,
  sheet: ['1D', '2D', '3D', '4D', '5D', '6D'].map((code) => ({ title: code, arguments: [code], options: {} })),
  glance,
});
