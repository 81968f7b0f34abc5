/** Levels → the tables that help to choose dice. */

import type { Table } from '../../dice/system.ts';
import { controlOdds } from './count.ts';
import { defaultDice, formatDice, LEVELS, legalDice, maximumOf } from './trait.ts';

const levels = Array.from({ length: LEVELS.to - LEVELS.from + 1 }, (_, index) => LEVELS.from + index);
/** Bonuses aside, traits stand at levels 1 to 5 (ET-004). */
const PLAIN_LEVELS = levels.slice(0, 5);

/** The legal pairs of every level, and the chance to win alone against each level, both with their default dice. */
export const glance = (): readonly Table[] => [
  {
    id: 'dice',
    title: 'two dice by level',
    columns: [
      { title: 'level', shows: 'number' },
      { title: 'maximum', shows: 'number' },
      { title: 'core dice', shows: 'text' },
      { title: 'with optional dice', shows: 'text' },
    ],
    rows: levels.map((level) => {
      const list = (set: 'all' | 'core') =>
        legalDice(level, set)
          .filter((dice) => dice.length === 2)
          .map(formatDice);
      const core = list('core');
      const others = list('all').filter((dice) => !core.includes(dice));
      return [level, maximumOf(level), core.join(' / '), others.join(' / ')];
    }),
  },
  {
    id: 'versus',
    title: 'chance to win alone by level, default dice',
    columns: [
      { title: 'level', shows: 'number' },
      ...PLAIN_LEVELS.map((level) => ({ title: `level ${level}`, shows: 'chance' as const })),
    ],
    rows: PLAIN_LEVELS.map((own) => [own, ...PLAIN_LEVELS.map((other) => winChance(own, other))]),
  },
];

function winChance(own: number, other: number) {
  const { entries, of } = controlOdds(defaultDice(own), [defaultDice(other)]);
  return { ways: entries.find(({ value }) => value === 'win')?.ways ?? 0n, of };
}
