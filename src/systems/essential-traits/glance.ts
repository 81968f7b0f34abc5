/** Levels → the tables that help to choose dice. */

import { chanceColumns, numberColumns, textColumns } from '../../dice/columns.ts';
import { compare } from '../../dice/fraction.ts';
import { numbersIn } from '../../dice/number-parameter.ts';
import { chanceOf } from '../../dice/odds.ts';
import type { Cell, OddsTable } from '../../dice/system.ts';
import { controlOdds } from './count.ts';
import { type Dice, defaultDice, formatDice, legalDice, levelRange, maximumOf, plainLevels } from './trait.ts';

/** Legal pairs of every level, and the chance to win alone against each level, both with default dice. */
export const glance = (): readonly OddsTable[] => [
  {
    id: 'dice',
    title: 'two dice by level',
    columns: [...numberColumns('level', 'maximum'), ...textColumns('core dice', 'with optional dice')],
    rows: numbersIn(levelRange).map((level) => {
      const list = (set: 'all' | 'core') =>
        legalDice(level, set)
          .filter((dice) => dice.length === 2)
          .map(formatDice);
      const core = list('core');
      const others = list('all').filter((dice) => !core.includes(dice));
      return [level, maximumOf(level), core.join('\u00A0/ '), others.join('\u00A0/ ')];
    }),
  },
  {
    id: 'versus',
    title: 'chance to win alone by level, default dice',
    columns: [...numberColumns('level'), ...chanceColumns(...plainLevels.map(String))],
    rows: plainLevels.map((own) => [own, ...plainLevels.map((other) => winChance(defaultDice(own), other))]),
  },
  {
    id: 'choose',
    title: 'chance to win alone by choice of dice',
    columns: [
      ...numberColumns('level', 'against'),
      ...['even pair', 'wide pair', 'best three'].flatMap((dice) => [...textColumns(dice), ...chanceColumns('wins')]),
    ],
    rows: plainLevels.flatMap((own) =>
      plainLevels.filter((other) => other !== own).map((other) => choices(own, other)),
    ),
  },
];

/** The most even and the widest pair of a level, and its best three dice, against another's default dice. */
function choices(own: number, other: number): Cell[] {
  const legal = legalDice(own);
  const pairs = legal.filter((dice) => dice.length === 2);
  const threes = legal.filter((dice) => dice.length === 3);
  const better = (a: Dice, b: Dice) => (compare(winChance(b, other), winChance(a, other)) > 0 ? b : a);
  const shown = [pairs[0] ?? [], pairs.at(-1) ?? [], threes.reduce(better)];
  return [own, other, ...shown.flatMap((dice) => [formatDice(dice), winChance(dice, other)])];
}

const winChance = (own: Dice, other: number) => chanceOf(controlOdds(own, [defaultDice(other)]), 'win');
