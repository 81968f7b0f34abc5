/** Dice Check: two dice, a modifier, and Moments of Insight. */

import { defineSystem } from '../../dice/define-system.ts';
import type { Reading, System } from '../../dice/system.ts';
import { printedBands } from './bands.ts';
import { countCheck } from './count.ts';
import { glanceAt } from './glance.ts';
import { depends, idle, prepare, systemOptions, title } from './input.ts';
import { rollCheck } from './roll.ts';

const systemReadings: readonly Reading[] = [
  { id: 'policy', rule: 'DC-027', question: 'when do you reroll', option: 'reroll', isChoice: true },
  { id: 'X1', rule: 'DC-041', question: 'what do the others add in a Group Check', option: 'group-adds' },
  { id: 'X2', rule: 'DC-019', question: 'does a double override the total', answer: 'yes' },
  { id: 'X3', rule: 'DC-046', question: 'do doubles count in an Opposed Check', answer: 'no, only totals' },
  { id: 'X4', rule: 'DC-065', question: 'whose roll does the Gambit change', answer: 'that of the Rebuttal' },
  { id: 'A1', rule: 'DC-013', question: 'is the sum of CMods limited', answer: 'no' },
  { id: 'A2', rule: 'DC-025', question: 'what is a double among three dice', option: 'third-die-doubles' },
  { id: 'A3', rule: 'DC-025', question: 'can you add more than one die', answer: 'no' },
  { id: 'A4', rule: 'DC-027', question: 'what does it cost to reroll both dice', option: 'reroll-cost' },
  { id: 'A5', rule: 'DC-027', question: 'can you reroll a Moment of Insight', option: 'moment' },
  { id: 'A7', rule: 'DC-046', question: 'do doubles change who wins', answer: 'no' },
  { id: 'A8', rule: 'DC-047', question: 'what happens on a draw', option: 'draw' },
  { id: 'A11', rule: 'DC-074', question: 'when has a Negotiation failed', answer: 'when talks are over or hostile' },
  { id: 'A12', rule: 'DC-069', question: 'does the Rebuttal alone decide', answer: 'yes' },
];

export const diceCheck: System = defineSystem({
  id: 'dice-check',
  name: 'Dice Check',
  summary: 'add two six-sided dice and a modifier; doubles of one and six are Moments of Insight',
  arguments: {},
  options: systemOptions,
  readings: systemReadings,
  prepare,
  idle,
  title,
  depends,
  odds: countCheck,
  roll: rollCheck,
  sheet: [
    { title: '2d6', arguments: [], options: {} },
    { title: '3d6', arguments: [], options: { insight: 'third-die' } },
  ],
  numbers: printedBands,
  glance: () => glanceAt(diceCheck.odds),
});
