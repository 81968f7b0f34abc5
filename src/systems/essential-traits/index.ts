/** Essential Traits: two or three dice a trait, the highest total has narrative control. */

import { defineSystem } from '../../dice/define-system.ts';
import type { Reading } from '../../dice/system.ts';
import { countTraits } from './count.ts';
import { tableReader } from './dice-table.ts';
import { glance } from './glance.ts';
import { depends, prepare, systemArguments, systemOptions, title } from './input.ts';
import { rollTraits } from './roll.ts';
import { defaultDice, formatDice, levelRange, maximumOf, plainLevels } from './trait.ts';

const systemReadings: readonly Reading[] = [
  {
    id: 'default',
    rule: 'ET-013',
    question: 'which dice, if you name none',
    answer: 'the most even pair, core dice first',
  },
  { id: 'A1', rule: 'ET-012', question: 'which dice can a trait roll', option: 'set' },
  {
    id: 'A2',
    rule: 'ET-009',
    question: 'when do you choose dice',
    answer: 'before the test, before any die is rolled',
  },
  { id: 'A4', rule: 'ET-011', question: 'what happens on a tie', answer: 'the highest share control; nobody rerolls' },
  { id: 'A5', rule: 'ET-012', question: 'can you use dice outside the two lists', answer: 'no' },
];

export const essentialTraits = defineSystem({
  id: 'essential-traits',
  name: 'Essential Traits',
  summary: 'roll two or three dice that fit the level of a trait; the highest total has narrative control',
  arguments: systemArguments,
  options: systemOptions,
  readings: systemReadings,
  prepare,
  title,
  depends,
  odds: countTraits,
  roll: rollTraits,
  sheet: plainLevels.map((level) => ({
    title: `${level}`,
    note: formatDice(defaultDice(level)),
    arguments: [`${level}`],
    options: {},
  })),
  plainRole: 'trait',
  numbers: {
    'plain-levels': plainLevels.length,
    'most-level': levelRange.to,
    'most-maximum': maximumOf(levelRange.to),
  },
  glance,
  tableReader,
});
