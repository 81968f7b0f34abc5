/** Pool and target → exact odds and break-even costs. */

import { compare, type Fraction, fraction, greatestCommonDivisor, plus, times } from '../../dice/fraction.ts';
import { type Odds, oddsOfTotals } from '../../dice/odds.ts';
import { polynomial } from '../../dice/polynomial.ts';
import type { Counted, NamedOdds, Table } from '../../dice/system.ts';
import type { PoolRoll } from './input.ts';
import { type Faces, listFaces, SIDES, totalOf, waysOfFaces } from './pool.ts';
import { breakEvens, chancesUnder, OUTCOMES, type Outcome, type Policy, policyAt } from './push.ts';

/** The policy the options ask for; the best one looks the break-even costs up. */
export function policyOf({ push, target, crisisCost }: PoolRoll): Policy {
  switch (push) {
    case 'never':
      return () => false;
    case 'until':
      return () => true;
    case 'best':
      return policyAt(crisisCost, breakEvens(target ?? 0));
    default:
      return push satisfies never;
  }
}

/** Odds of the Roll Total; with a target first those of success, failure and crisis, and what each push is worth. */
export function countPool(input: PoolRoll): Pick<Counted, 'odds' | 'tables'> {
  const { pool, target } = input;
  const ways = waysOfFaces(pool);
  const totals = oddsOfTotals(polynomial([...ways].map(([faces, count]) => [totalOf(faces), count])));
  const total: NamedOdds = { id: 'total', title: 'Roll Total before any push', odds: totals };
  if (target === undefined) return { odds: [total], tables: [] };
  const costs = breakEvens(target);
  const policy = input.push === 'best' ? policyAt(input.crisisCost, costs) : policyOf(input);
  const outcome: NamedOdds = {
    id: 'outcome',
    title: 'success, failure or crisis',
    odds: outcomeOdds(ways, target, policy),
  };
  const policies = { never: () => false, until: () => true, best: policyAt(input.crisisCost, costs) };
  const compared = Object.entries(policies).map(([name, one]) => ({ name, odds: outcomeOdds(ways, target, one) }));
  return { odds: [outcome, total], tables: [policyTable(compared), pushTable(input, target, ways, costs, policy)] };
}

/** How a roll ends for a player who follows a policy, from the ways of the first roll. */
export function outcomeOdds(ways: ReadonlyMap<Faces, bigint>, target: number, policy: Policy): Odds<Outcome> {
  const from = chancesUnder(policy, target);
  const all = [...ways.values()].reduce((sum, count) => sum + count, 0n);
  const chances = OUTCOMES.map((value) => ({
    value,
    chance: [...ways].map(([faces, count]) => times(from(faces)[value], fraction(count, all))).reduce(plus),
  }));
  const of = chances.reduce((common, { chance }) => leastCommonMultiple(common, chance.of), 1n);
  return {
    of,
    entries: chances.map(({ value, chance }) => ({ value, ways: chance.ways * (of / chance.of) })),
    tails: [],
  };
}

const leastCommonMultiple = (a: bigint, b: bigint): bigint => (a / greatestCommonDivisor(a, b)) * b;

/** The three policies side by side. */
const policyTable = (compared: readonly { readonly name: string; readonly odds: Odds }[]): Table => ({
  id: 'policies',
  title: 'push never, until success or crisis, or at best',
  columns: [{ title: 'push', shows: 'text' }, ...OUTCOMES.map((title) => ({ title, shows: 'chance' as const }))],
  rows: compared.map(({ name, odds }) => [name, ...odds.entries.map(({ ways }) => ({ ways, of: odds.of }))]),
});

/** Every set of faces below the target: how a push goes, what it may cost, and what the policy in force does. */
function pushTable(
  { pool }: PoolRoll,
  target: number,
  ways: ReadonlyMap<Faces, bigint>,
  costs: ReadonlyMap<Faces, Fraction>,
  policy: Policy,
): Table {
  const until = chancesUnder(() => true, target);
  const rows = [...costs].map(([faces, cost]) => ({ faces, shown: listFaces(faces), total: totalOf(faces), cost }));
  rows.sort((a, b) => a.total - b.total || a.shown.length - b.shown.length || compare(b.cost, a.cost));
  return {
    id: 'push',
    title: `push or stop below ${target}`,
    columns: [
      { title: 'faces', shows: 'text' },
      { title: 'total', shows: 'number' },
      { title: 'first roll', shows: 'chance' },
      { title: 'crisis on the next push', shows: 'chance' },
      { title: 'success when pushing on', shows: 'chance' },
      { title: 'break-even cost', shows: 'number' },
      { title: 'policy', shows: 'text' },
    ],
    rows: rows.map(({ faces, shown, total, cost }) => [
      shown.join(' '),
      total,
      { ways: ways.get(faces) ?? 0n, of: BigInt(SIDES) ** BigInt(pool) },
      { ways: BigInt(shown.length), of: BigInt(SIDES) },
      until(faces).success,
      cost,
      policy(faces) ? 'push' : 'stop',
    ]),
  };
}
