/** Unique Pool: only different faces count, and luck can be pushed. */

import { defineSystem } from '../../dice/define-system.ts';
import type { Reading } from '../../dice/system.ts';
import { countPool } from './count.ts';
import { glance } from './glance.ts';
import { depends, idle, prepare, systemArguments, systemOptions, title } from './input.ts';
import { maxTotal, poolRange, specialDice, starredDice } from './pool.ts';
import { rollPool } from './roll.ts';

const systemReadings: readonly Reading[] = [
  { id: 'policy', rule: 'UP-010', question: 'when do you push', option: 'push', isChoice: true },
  { id: 'A2', rule: 'UP-006', question: 'does one die of each number stay', answer: 'yes' },
  { id: 'A3', rule: 'UP-013', question: 'does a pushed die stay for the next push', answer: 'yes' },
  { id: 'A4', rule: 'UP-014', question: 'does a crisis also fail the task', answer: 'yes' },
  { id: 'A5', rule: 'UP-009', question: 'does the player know the required number', answer: 'yes' },
  { id: 'A7', rule: 'UP-025', question: 'how much worse than failure is a crisis', option: 'crisis-cost' },
  { id: 'A8', rule: 'UP-030', question: 'can you decline each later push', answer: 'yes' },
];

export const uniquePool = defineSystem({
  id: 'unique-pool',
  name: 'Unique Pool',
  summary: 'roll 1 to 8 six-sided dice, add up the different faces, and push below the required number',
  arguments: systemArguments,
  options: systemOptions,
  readings: systemReadings,
  prepare,
  idle,
  title,
  depends,
  odds: countPool,
  roll: rollPool,
  sheet: [1, 2, 3, 4, 5, 6, 7, 8].map((dice) => ({ title: `${dice}`, arguments: [`${dice}`], options: {} })),
  numbers: {
    'least-dice': poolRange.from,
    'most-dice': poolRange.to,
    'most-total': maxTotal,
    'special-dice': specialDice,
    'starred-dice': starredDice,
  },
  glance,
});
