/** Pool and target → exact odds and break-even costs. */

import { chanceColumns, numberColumns, textColumns } from '../../dice/columns.ts';
import type { CountResult } from '../../dice/define-system.ts';
import { compare, type Fraction } from '../../dice/fraction.ts';
import { type Odds, oddsOf, oddsOfTotals, reduced } from '../../dice/odds.ts';
import { polynomial } from '../../dice/polynomial.ts';
import type { NamedOdds, OddsTable } from '../../dice/system.ts';
import type { PoolRoll } from './input.ts';
import { dieSides, type Faces, listFaces, noFaces, totalOf, waysOfFaces, withFace } from './pool.ts';
import {
  breakEvens,
  chancesUnder,
  type PushOutcome,
  type PushPolicy,
  policyAt,
  pushOutcomes,
  weightOf,
} from './push.ts';

const singleFace = withFace(noFaces, 1);

/** The policies to choose from; the best one uses break-even costs. */
const policies = {
  never: (): PushPolicy => () => false,
  until: (): PushPolicy => () => true,
  best: (target: number, cost: Fraction): PushPolicy => policyAt(cost, breakEvens(target)),
};

/** The policy of the options. */
export const policyOf = ({ push, crisisCost }: PoolRoll, target: number): PushPolicy =>
  policies[push](target, crisisCost);

/** Odds of the Roll Total; with a target first those of success, failure and crisis, and the worth of each push. */
export function countPool(input: PoolRoll): CountResult {
  const { pool, target } = input;
  const ways = waysOfFaces(pool);
  const totals = oddsOfTotals(polynomial([...ways].map(([faces, count]) => [totalOf(faces), count])));
  const total: NamedOdds = { id: 'total', title: 'Roll Total before any push', odds: totals };
  if (target === undefined) return { odds: [total], tables: [] };
  const oddsUnder = (policy: PushPolicy) => outcomeOdds(ways, target, policy);
  const odds = oddsUnder(policyOf(input, target));
  const compared = Object.entries(policies).map(([name, policy]) => ({
    name,
    odds: oddsUnder(policy(target, input.crisisCost)),
  }));
  return {
    odds: [{ id: 'outcome', title: 'success, failure or crisis', odds }, total],
    tables: [policyTable(compared), pushTable(input, target, ways)],
  };
}

/** Odds of each result under a policy, from the ways of the first roll. */
export function outcomeOdds(ways: ReadonlyMap<Faces, bigint>, target: number, policy: PushPolicy): Odds<PushOutcome> {
  const from = chancesUnder(policy, target);
  const counts: Record<PushOutcome, bigint> = { crisis: 0n, failure: 0n, success: 0n };
  for (const [faces, count] of ways) {
    const chances = from(faces);
    // The weight of a single face suits all: weights are powers of 6, smaller with each more face.
    const scale = count * BigInt(weightOf(singleFace) / weightOf(faces));
    for (const outcome of pushOutcomes) counts[outcome] += BigInt(chances[outcome]) * scale;
  }
  return reduced(oddsOf(pushOutcomes.map((value) => ({ value, ways: counts[value] }))));
}

const policyTable = (compared: readonly { readonly name: string; readonly odds: Odds }[]): OddsTable => ({
  id: 'policies',
  title: 'push never, until success or crisis, or while it pays',
  columns: [...textColumns('push'), ...chanceColumns(...pushOutcomes)],
  rows: compared.map(({ name, odds }) => [name, ...odds.entries.map(({ ways }) => ({ ways, of: odds.of }))]),
});

/** Each set of faces below the target: chances of a push, its break-even cost, and the policy's choice. */
function pushTable(input: PoolRoll, target: number, ways: ReadonlyMap<Faces, bigint>): OddsTable {
  const [until, policy] = [chancesUnder(() => true, target), policyOf(input, target)];
  const rows = [...breakEvens(target)].map(([faces, cost]) => ({
    faces,
    shown: listFaces(faces),
    total: totalOf(faces),
    cost,
  }));
  rows.sort((a, b) => a.total - b.total || a.shown.length - b.shown.length || compare(b.cost, a.cost));
  return {
    id: 'push',
    title: `push or stop below ${target}`,
    columns: [
      ...textColumns('faces'),
      ...numberColumns('total'),
      ...chanceColumns('first roll', 'crisis on the next push', 'success when pushing on'),
      ...numberColumns('break-even cost'),
      ...textColumns('policy'),
    ],
    rows: rows.map(({ faces, shown, total, cost }) => [
      shown.join(' '),
      total,
      { ways: ways.get(faces) ?? 0n, of: BigInt(dieSides) ** BigInt(input.pool) },
      { ways: BigInt(shown.length), of: BigInt(dieSides) },
      { ways: BigInt(until(faces).success), of: BigInt(weightOf(faces)) },
      cost,
      policy(faces) ? 'push' : 'stop',
    ]),
  };
}
