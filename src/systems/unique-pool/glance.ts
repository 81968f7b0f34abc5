/** Pools and targets → the tables that help to push or stop. */

import { chanceColumns, numberColumns } from '../../dice/columns.ts';
import { fraction } from '../../dice/fraction.ts';
import { numbersIn } from '../../dice/number-parameter.ts';
import { chanceOf } from '../../dice/odds.ts';
import type { OddsTable } from '../../dice/system.ts';
import { countPool, outcomeOdds } from './count.ts';
import { poolRange, waysOfFaces } from './pool.ts';
import type { PushPolicy } from './push.ts';

const targetsShown = [6, 8, 10, 11, 12, 14, 15, 16, 18, 20, 21];
/** Targets with printed break-even costs. */
const pushedTargets = [8, 11, 15];

const successTable = (id: string, title: string, policy: PushPolicy): OddsTable => ({
  id,
  title,
  columns: [...numberColumns('dice'), ...chanceColumns(...targetsShown.map((target) => `${target}+`))],
  rows: numbersIn(poolRange).map((pool) => {
    const ways = waysOfFaces(pool);
    return [pool, ...targetsShown.map((target) => chanceOf(outcomeOdds(ways, target, policy), 'success'))];
  }),
});

/** Chances by pool and target, without and with pushes, and the break-even costs of some targets. */
export const glance = (): readonly OddsTable[] => [
  successTable('first', 'success without a push', () => false),
  successTable('until', 'success when pushing to the end', () => true),
  ...pushedTargets.flatMap((target) => {
    const input = { pool: poolRange.from, target, push: 'never', crisisCost: fraction(0) } as const;
    return countPool(input)
      .tables.filter(({ id }) => id === 'push')
      .map((table) => ({ ...table, id: `${table.id}-${target}` }));
  }),
];
