import { describe, expect, it } from 'vitest';
import { everyPath } from '../../src/dice/every-path.ts';
import { compare, type Fraction, formatFraction, fraction, minus, plus, times } from '../../src/dice/fraction.ts';
import { chanceOf, momentsOf, type Odds } from '../../src/dice/odds.ts';
import { scriptedRoll } from '../../src/dice/scripted.ts';
import type { Options } from '../../src/dice/system.ts';
import { uniquePool } from '../../src/systems/unique-pool/index.ts';
import { listFaces, totalOf } from '../../src/systems/unique-pool/pool.ts';
import { breakEvens } from '../../src/systems/unique-pool/push.ts';
import { chanceIn, oddsFor, thrown } from './asking.ts';

const tableOf = (pool: string, options: Options = {}) => oddsFor(uniquePool, [pool], options);
const chances = (pool: string, options: Options) => {
  const odds = tableOf(pool, options);
  return odds.entries.map(({ value }) => chanceIn(odds, value));
};
const make = (pool: string, faces: number[], options: Options = {}) => thrown(uniquePool, [pool], faces, options);

const FACES = [1, 2, 3, 4, 5, 6];
const sumOf = (faces: Iterable<number>) => [...faces].reduce((sum, face) => sum + face, 0);

describe('one roll', () => {
  it.each([
    ['2+0', 2],
    ['2+0+0', 2],
    ['3+1+1', 5],
    ['3+1+2', 6],
  ])('UP-001 UP-002 UP-003 UP-026 UP-027: the parts of a pool add up: %s', (pool, count) =>
    expect(make(pool, Array(count).fill(1)).dice).toHaveLength(count),
  );
  it.each(['3+1+3', '1+0+7'])('UP-002 UP-003: a special attribute brings 1 die, or 2 where it is starred: %s', (pool) =>
    expect(() => tableOf(pool)).toThrow('special attribute must be 1 or 2, or 0 for none, found'),
  );
  it('UP-005 UP-006 UP-007 UP-028: one copy of each face stays', () => {
    const { dice, does, values } = make('5', [2, 4, 4, 4, 5]);
    expect({ does, values }).toEqual({ does: 'adds, adds, drops, drops, adds', values: { total: 11 } });
    expect(dice.every(({ sides }) => sides === 6)).toBe(true);
  });
  it('UP-009: meeting the number is enough', () => {
    expect(make('2', [5, 6], { target: '11' }).values.outcome).toBe('success');
    expect(make('2', [4, 6], { target: '11' }).values.outcome).toBe('failure');
  });
  it('UP-012 UP-013 UP-029: a pushed number not yet shown is added', () => {
    const { dice, words } = make('5', [2, 4, 4, 4, 5, 1], { target: '12', push: 'until' });
    expect(words).toBe('Roll Total 12 of 12, success');
    expect(dice.at(-1)).toMatchObject({ role: 'pushed', does: 'adds', face: 1 });
  });
  it('UP-014 UP-030: pushing again is allowed; a number already shown is a crisis', () => {
    const { dice, values, brief } = make('5', [2, 4, 4, 4, 5, 1, 5], { target: '18', push: 'until' });
    expect(values).toEqual({ outcome: 'crisis', total: 11 });
    expect(dice.at(-1)).toMatchObject({ role: 'pushed', does: 'drops' });
    expect(brief).toBe('12!');
  });
  it('UP-010 UP-011 UP-016: declining a push means failure', () => {
    expect(make('1', [3], { target: '4' }).values.outcome).toBe('failure');
    let asked = 0;
    const stopped = uniquePool.roll(['1'], { target: '21', push: 'until' }, scriptedRoll([3, 4]), () =>
      asked++ === 0 ? 'push' : 'stop',
    );
    expect(stopped.words).toBe('Roll Total 7 of 21, failure');
  });
});

describe('totals', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('UP-006 UP-007: %i dice against every roll', (pool) => {
    // Every roll, by counting in base 6.
    const slow = new Map<number, bigint>();
    for (let roll = 0; roll < 6 ** pool; roll++) {
      const faces = new Set<number>();
      for (let rest = roll, die = 0; die < pool; die++, rest = Math.floor(rest / 6)) faces.add((rest % 6) + 1);
      slow.set(sumOf(faces), (slow.get(sumOf(faces)) ?? 0n) + 1n);
    }
    const { entries, of } = tableOf(`${pool}`);
    expect(of).toBe(6n ** BigInt(pool));
    expect(entries.map(({ value, ways }) => [value, ways])).toEqual([...slow].sort(([a], [b]) => a - b));
  });
  it('UP-004: each face shows in 8 dice with chance 1 - (5/6)^8, so the mean is 21 times that', () => {
    for (let pool = 1; pool <= 8; pool++) {
      const { mean } = momentsOf(tableOf(`${pool}`) as Odds<number>);
      const missing = fraction(5n ** BigInt(pool), 6n ** BigInt(pool));
      expect(mean).toEqual(times(fraction(21), minus(fraction(1), missing)));
    }
  });
  it('UP-033: no total exceeds 21', () => {
    expect(tableOf('8').entries.at(-1)).toMatchObject({ value: 21 });
    expect(chances('8', { target: '22', push: 'until' })).toEqual(['1', '0', '0']);
    expect(chances('8', { target: '22', push: 'best', 'crisis-cost': '0' })).toEqual(['0', '1', '0']);
  });
});

/** Slow chances of crisis, failure and success: lists of faces, every push tried, nothing remembered. */
type Three = readonly [Fraction, Fraction, Fraction];
const [NONE, SURE] = [fraction(0), fraction(1)];
const worthOf = ([crisis, , success]: Three, cost: Fraction) => minus(success, times(crisis, cost));

function slowPush(shown: readonly number[], next: (faces: readonly number[]) => Three): Three {
  const ends = FACES.map((face): Three => (shown.includes(face) ? [SURE, NONE, NONE] : next([...shown, face])));
  const mean = (index: 0 | 1 | 2) => times(ends.map((end) => end[index]).reduce(plus), fraction(1, 6));
  return [mean(0), mean(1), mean(2)];
}

function slowPlay(target: number, push: string, cost: Fraction): (shown: readonly number[]) => Three {
  const known = new Map<string, Three>();
  const play = (shown: readonly number[]): Three => {
    const key = [...shown].sort().join('');
    const found = known.get(key) ?? work(shown);
    known.set(key, found);
    return found;
  };
  const work = (shown: readonly number[]): Three => {
    if (sumOf(shown) >= target) return [NONE, NONE, SURE];
    const stopped: Three = [NONE, SURE, NONE];
    if (push === 'never') return stopped;
    const pushed = slowPush(shown, play);
    return push === 'until' || worthOf(pushed, cost).ways > 0n ? pushed : stopped;
  };
  return play;
}

/** The ways of each set of faces, by inclusion and exclusion: 6 dice or more would be too many to list. */
function slowSets(pool: number): [number[], bigint][] {
  const sets = Array.from({ length: 63 }, (_, index) => FACES.filter((face) => ((index + 1) >> (face - 1)) & 1));
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
  return sets.map((set) => {
    let ways = 0n;
    for (let left = 0; left <= set.length; left++)
      ways +=
        BigInt(choose(set.length, left)) * BigInt(set.length - left) ** BigInt(pool) * (left % 2 === 0 ? 1n : -1n);
    return [set, ways];
  });
}

const TARGETS = Array.from({ length: 22 }, (_, index) => index + 1);

describe.each(['never', 'until', 'best'])('push %s', (push) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'UP-009 to UP-016, UP-032: %i dice, every target, against a slow search',
    (pool) => {
      for (const cost of push === 'best' ? ['0', '1/3', '1/2', '1', '2'] : ['1/2'])
        for (const target of TARGETS) {
          const play = slowPlay(target, push, fraction(...(cost.split('/').map(BigInt) as [bigint, bigint])));
          const slow = slowSets(pool).map(([set, ways]) =>
            play(set).map((one) => times(one, fraction(ways, 6n ** BigInt(pool)))),
          );
          const sums = [0, 1, 2].map((index) => formatFraction(slow.map((one) => one[index] as Fraction).reduce(plus)));
          expect(chances(`${pool}`, { target: `${target}`, push, 'crisis-cost': cost })).toEqual(sums);
        }
    },
  );
});

it('agrees with every path of a small rule: 2 dice to reach 11, pushing to the end', () => {
  const paths = everyPath((roll) => {
    const shown = new Set([roll(6), roll(6)]);
    while (sumOf(shown) < 11) {
      const face = roll(6);
      if (shown.has(face)) return 'crisis';
      shown.add(face);
    }
    return 'success';
  });
  const crisis = paths
    .filter(({ result }) => result === 'crisis')
    .map(({ ways, of }) => fraction(ways, of))
    .reduce(plus);
  const odds = tableOf('2', { target: '11', push: 'until' });
  const { ways, of } = chanceOf(odds, 'crisis');
  expect(fraction(ways, of)).toEqual(crisis);
});

describe('break-even costs', () => {
  it('UP-025 A7 A8: at the break-even a push is worth exactly nothing; below it more, above it less', () => {
    for (const target of TARGETS)
      for (const [faces, cost] of breakEvens(target)) {
        const worth = (at: Fraction) => worthOf(slowPush(listFaces(faces), slowPlay(target, 'best', at)), at);
        expect(formatFraction(worth(cost)), `${listFaces(faces)} to ${target}`).toBe('0');
        expect(worth(plus(cost, fraction(1, 1000))).ways < 0n).toBe(true);
        if (cost.ways > 0n) expect(worth(times(cost, fraction(999, 1000))).ways > 0n).toBe(true);
      }
  });
  it('UP-032: with one push left to go it is (6 - k) good faces to k crises', () => {
    const costs = breakEvens(11);
    // 1 2 3 4 shows 10: the 5 and the 6 succeed, four faces are a crisis.
    expect(formatFraction(costs.get(0b1111) ?? SURE)).toBe('1/2');
    expect(formatFraction(breakEvens(21).get(0b011111) ?? NONE)).toBe('1/5');
    expect(formatFraction(breakEvens(22).get(0b111111) ?? SURE)).toBe('0');
  });
  it('A8: being free to stop later, it is never below that of a player who must push on', () => {
    for (const target of TARGETS)
      for (const [faces, cost] of breakEvens(target)) {
        const [crisis, , success] = slowPush(listFaces(faces), slowPlay(target, 'until', NONE));
        expect(compare(times(cost, crisis), success) >= 0).toBe(true);
      }
  });
  it('A7: indifferent means stop', () => {
    const { tables } = uniquePool.odds(['4'], { target: '11', push: 'best', 'crisis-cost': '1/2' });
    const row = tables.find(({ id }) => id === 'push')?.rows.find(([faces]) => faces === '1 2 3 4');
    expect(row?.slice(-2)).toEqual([fraction(1, 2), 'stop']);
    expect(totalOf(0b1111)).toBe(10);
  });
});
