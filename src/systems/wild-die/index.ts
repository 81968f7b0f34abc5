/** Wild Die: die codes, one die of them exploding and failing. */

import { defineSystem } from '../../dice/define-system.ts';
import { chanceOfAtLeast, type Odds } from '../../dice/odds.ts';
import type { NamedOdds, Reading } from '../../dice/system.ts';
import { countTotals } from './count.ts';
import { glance } from './glance.ts';
import { idle, prepare, systemArguments, systemOptions, type WildRoll } from './input.ts';
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

function odds(input: WildRoll): { odds: [NamedOdds, ...NamedOdds[]]; tables: [] } {
  const { target } = input;
  const total = countTotals(input, target === undefined ? [] : [target]);
  const named: [NamedOdds, ...NamedOdds[]] = [
    { id: 'total', title: 'total', odds: total },
    { id: 'wild', title: 'the Wild Die', odds: wildOdds(input) },
  ];
  if (target !== undefined)
    named.push({ id: 'target', title: `a total of ${target} or more`, odds: targetOdds(total, target) });
  return { odds: named, tables: [] };
}

function targetOdds(total: Odds<number>, target: number): Odds {
  const { ways, of } = chanceOfAtLeast(total, target);
  const entries = [
    { value: 'missed', ways: of - ways },
    { value: 'reached', ways },
  ];
  return { of, entries, tails: [] };
}

// WD-015 and WD-017: 1/6 and 1/36 on any code.
function wildOdds({ catastrophe }: WildRoll): Odds {
  const ways = catastrophe === 'none' ? [0n, 6n, 24n, 6n] : [1n, 5n, 24n, 6n];
  return { of: 36n, entries: wildWords.map((value, index) => ({ value, ways: ways[index] ?? 0n })), tails: [] };
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
  title: ({ title }) => title,
  depends: ({ depends }) => depends,
  odds,
  roll: (input, roll) => throwDice(input, roll),
  sheet: ['1D', '2D', '3D', '4D', '5D', '6D'].map((code) => ({ title: code, arguments: [code], options: {} })),
  glance,
});
