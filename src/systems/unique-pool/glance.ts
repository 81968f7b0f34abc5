/** Pools and targets → the tables that help to push or stop. */

import { fraction } from '../../dice/fraction.ts';
import { chanceOf } from '../../dice/odds.ts';
import type { Table } from '../../dice/system.ts';
import { countPool, outcomeOdds } from './count.ts';
import { POOL, waysOfFaces } from './pool.ts';
import type { Policy } from './push.ts';

const POOLS = Array.from({ length: POOL.to - POOL.from + 1 }, (_, index) => POOL.from + index);
const TARGETS = [6, 8, 10, 11, 12, 14, 15, 16, 18, 20, 21];
/** Targets whose break-even costs are printed in full. */
const PUSHED_TARGETS = [8, 11, 15];

const successTable = (id: string, title: string, policy: Policy): Table => ({
  id,
  title,
  columns: [
    { title: 'dice', shows: 'number' },
    ...TARGETS.map((target) => ({ title: `${target}+`, shows: 'chance' as const })),
  ],
  rows: POOLS.map((pool) => {
    const ways = waysOfFaces(pool);
    return [pool, ...TARGETS.map((target) => chanceOf(outcomeOdds(ways, target, policy), 'success'))];
  }),
});

/** Chances by pool and target, without a push and pushing on, and the break-even costs of some targets. */
export const glance = (): readonly Table[] => [
  successTable('first', 'success without a push', () => false),
  successTable('until', 'success when pushing to the end', () => true),
  ...PUSHED_TARGETS.flatMap((target) => {
    const input = { pool: POOL.from, target, push: 'never', crisisCost: fraction(0) } as const;
    return countPool(input)
      .tables.filter(({ id }) => id === 'push')
      .map((table) => ({ ...table, id: `${table.id}-${target}` }));
  }),
];
