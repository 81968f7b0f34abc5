import { describe, expect, it } from 'vitest';
import { formatFraction, fraction, plus, toNumber } from '../../src/dice/fraction.ts';
import { chanceOfAtLeast, momentsOf, type Odds, tailWays } from '../../src/dice/odds.ts';
import type { Options } from '../../src/dice/system.ts';
import { wildDie } from '../../src/systems/wild-die/index.ts';
import { chanceIn, oddsFor, thrown, waysIn } from './asking.ts';
import { type SlowRoll, slowTotals } from './wild-die-by-hand.ts';

const total = (code: string, options: Options = {}) => oddsFor(wildDie, [code], options) as Odds<number>;
const mean = (code: string, options: Options = {}) => formatFraction(momentsOf(total(code, options)).mean);
const throwAll = (code: string, faces: number[], options: Options = {}) => thrown(wildDie, [code], faces, options);
const valuesOf = (...asked: Parameters<typeof throwAll>) => throwAll(...asked).values;

describe('one roll', () => {
  it('WD-002 WD-003 WD-007 WD-010: 3D+1 is two regular dice, one Wild Die and 1', () =>
    expect(throwAll('3D+1', [6, 1, 4])).toMatchObject({ roles: 'regular, regular, wild', values: { total: 12 } }));
  it('WD-011: 1D is the Wild Die alone', () => expect(throwAll('1D', [3]).roles).toBe('wild'));
  it('WD-012 WD-013 WD-014: 6s go on until another number, which is added', () =>
    expect(throwAll('1D', [6, 6, 4])).toMatchObject({
      values: { total: 16, wild: 'critical success' },
      words: 'total 16, critical success',
      roles: 'wild, wild, wild',
      does: 'adds, adds, adds',
    }));
  it('WD-015 WD-016: after a first 1 the next number is subtracted', () =>
    expect(throwAll('2D', [5, 1, 4])).toMatchObject({
      values: { total: 2, wild: 'critical failure' },
      does: 'adds, adds, subtracts',
      brief: '2!',
    }));
  it('WD-017 WD-018: after a 6 on the subtraction both throws are subtracted', () => {
    expect(valuesOf('1D', [1, 6, 6])).toEqual({ total: -11, wild: 'catastrophic failure' });
    expect(valuesOf('1D', [1, 6, 6, 6, 2], { catastrophe: 'chain' }).total).toBe(1 - 20);
    expect(valuesOf('1D', [1, 6], { catastrophe: 'none' })).toEqual({ total: -5, wild: 'critical failure' });
  });
  it('WD-016: the first 1 can be read to drop', () =>
    expect(throwAll('1D', [1, 4], { 'initial-one': 'drops' })).toMatchObject({
      values: { total: -4 },
      does: 'drops, subtracts',
    }));
  it('WD-019 WD-020: a 1 on a later throw is only a 1', () => {
    expect(valuesOf('1D', [6, 1])).toEqual({ total: 7, wild: 'critical success' });
    expect(valuesOf('1D', [1, 1])).toEqual({ total: 0, wild: 'critical failure' });
    expect(valuesOf('1D', [1, 6, 1]).total).toBe(-6);
  });
  it('WD-029 WD-031 WD-032: a Character Point is a Wild Die that explodes and cannot fail', () =>
    expect(throwAll('1D', [3, 6, 2, 1], { 'character-points': '2' })).toMatchObject({
      values: { total: 12 },
      roles: 'wild, extra wild, extra wild, extra wild',
    }));
  it('WD-034 WD-035 WD-036: a Fate Point doubles the dice, one of them wild, but not equipment', () => {
    const { roles } = throwAll('2D+1', [1, 1, 1, 1, 1, 3], { fate: true, equipment: '2D' });
    expect(roles).toBe('regular, regular, regular, regular, regular, wild');
    expect(throwAll('1D', [3, 3, 3], { fate: true, equipment: '1D' }).dice).toHaveLength(3);
  });
  it('says whether a target was reached', () => {
    expect(throwAll('1D', [5], { target: '5' }).words).toBe('total 5, target of 5 reached');
    expect(valuesOf('1D', [4], { target: '5' }).target).toBe('missed');
  });
});

describe('exact odds', () => {
  it('WD-015 WD-017: 1/6 and 1/36 on any code', () => {
    for (const code of ['1D', '4D+2']) expect(waysIn(oddsFor(wildDie, [code], {}, 'wild'))).toEqual([1, 5, 24, 6]);
  });
  it('A1: 1D has a mean of 3.5194, or 3.3528 where the first 1 drops', () => {
    expect(toNumber(momentsOf(total('1D')).mean)).toBeCloseTo(3.5194, 4);
    expect(toNumber(momentsOf(total('1D', { 'initial-one': 'drops' })).mean)).toBeCloseTo(3.3528, 4);
  });
  it('WD-031: an extra Wild Die has a mean of 21/5 and a variance of 266/25', () => {
    const [plain, extra] = [momentsOf(total('1D')), momentsOf(total('1D', { 'character-points': '1' }))];
    expect(toNumber(extra.mean) - toNumber(plain.mean)).toBeCloseTo(21 / 5, 12);
    expect(toNumber(extra.variance) - toNumber(plain.variance)).toBeCloseTo(266 / 25, 12);
  });
  it('WD-012: 1D can never show -5, 1 or a multiple of 6, nor fall below -11', () => {
    const shown = new Set(total('1D').entries.map(({ value }) => value));
    expect([-12, -5, 1, 6, 12, 18, 24].filter((never) => shown.has(never))).toEqual([]);
    expect([-11, 0, 2, 7].every((value) => shown.has(value))).toBe(true);
  });
  it('WD-014: an exploding die closes its tail exactly', () => {
    const odds = total('1D');
    expect([7, 13].map((value) => chanceIn(odds, value))).toEqual(['1/36', '1/216']);
    // P(X > 6k+j) = 6^-k (6-j)/6; a first 1 leads elsewhere, so only totals above 1 are an exploding die's.
    for (let k = 1; k <= 10; k++)
      for (let j = 0; j <= 5; j++) {
        const { ways, of } = chanceOfAtLeast(odds, 6 * k + j + 1);
        expect(fraction(ways, of)).toEqual(fraction(6 - j, 6n ** BigInt(k + 1)));
      }
  });
  it('WD-005 WD-006 WD-004: bonuses add regular dice or a number', () => {
    expect(total('2D', { equipment: '1D+1' })).toEqual(total('3D+1'));
    expect(total('2D', { advantage: '+2' })).toEqual(total('2D+2'));
    expect(total('1D', { equipment: '1D', advantage: '1D' })).toEqual(total('3D'));
  });
  it('WD-028: Character Points may go into any roll', () => {
    const meanWith = (options: Options) => momentsOf(total('4D+2', { equipment: '1D', ...options })).mean;
    expect(meanWith({ 'character-points': '2' })).toEqual(plus(meanWith({}), fraction(42, 5)));
  });
  it('WD-034 WD-036: Fate doubles dice and Advantages, not equipment, and pips only where read so', () => {
    expect(total('3D+1', { fate: true })).toEqual(total('6D+1'));
    expect(total('3D+1', { fate: true, 'fate-pips': 'double' })).toEqual(total('6D+2'));
    expect(total('3D', { fate: true, equipment: '1D+1' })).toEqual(total('7D+1'));
    expect(total('3D', { fate: true, advantage: '1D' })).toEqual(total('8D'));
    expect(total('3D', { fate: true, advantage: '1D', 'fate-advantage': 'stays' })).toEqual(total('7D'));
  });
  it('A10: pips may be any whole number', () => {
    expect(mean('1D')).toBe(formatFraction(fraction(1267, 360)));
    expect(mean('1D-3')).toBe(formatFraction(fraction(187, 360)));
  });
  it('answers a target, however far, without a float', () => {
    const reached = (code: string, target: string) =>
      chanceIn(oddsFor(wildDie, [code], { target }, 'target'), 'reached');
    expect(reached('3D+1', '12')).toBe('1/2');
    expect(reached('1D', '601')).toBe(`1/${6n ** 100n}`);
  });
  it('closes the lower tail of a chain of catastrophes exactly', () => {
    const odds = total('1D', { catastrophe: 'chain' });
    const [below] = odds.tails.filter(({ side }) => side === 'below');
    // Below 1 - 6k is a subtraction of more than 6k: 1/6 of 6^-k.
    const depth = Math.floor((1 - (below?.bound ?? 0)) / 6);
    const sum = odds.entries
      .filter(({ value }) => value < 1 - 6 * (depth - 1))
      .reduce((all, { ways }) => all + ways, 0n);
    expect(formatFraction(fraction(sum + tailWays(odds, 'below'), odds.of))).toBe(`1/${6n ** BigInt(depth)}`);
  });
});

const CODES = Array.from({ length: 10 }, (_, index) => index + 1);
const ONES = ['stays', 'drops'] as const;
const CATASTROPHES = ['one', 'chain', 'none'] as const;

/** Holds the exact odds against the slow ones, value by value. */
function compareWith(odds: Odds<number>, roll: SlowRoll) {
  const { ways, of, lost } = slowTotals(roll);
  // Beyond 40 throws of 6 nothing within the table can be lost, but where one die goes up and another down.
  const slack = roll.catastrophe === 'chain' && roll.extra > 0 ? lost : 0n;
  const weigh = (worth: (value: number) => bigint) =>
    toNumber({ ways: [...ways].reduce((all, [value, count]) => all + worth(value) * count, 0n), of });
  const [slowMean, slowSquare] = [weigh((value) => BigInt(value)), weigh((value) => BigInt(value) ** 2n)];
  expect(toNumber(momentsOf(odds).mean)).toBeCloseTo(slowMean, 9);
  expect(toNumber(momentsOf(odds).variance)).toBeCloseTo(slowSquare - slowMean ** 2, 9);
  const shown = new Map(odds.entries.map((entry) => [entry.value, entry.ways]));
  const [first, last] = [odds.entries[0]?.value ?? 0, odds.entries.at(-1)?.value ?? 0];
  let covered = 0n;
  for (let value = first; value <= last; value++) {
    const [exact, least] = [(shown.get(value) ?? 0n) * of, (ways.get(value) ?? 0n) * odds.of];
    if (exact < least || exact > least + slack * odds.of) throw new Error(`${JSON.stringify(roll)}: ${value}`);
    covered += ways.get(value) ?? 0n;
  }
  const tails = (odds.of - odds.entries.reduce((all, entry) => all + entry.ways, 0n)) * of;
  expect(tails <= (of - covered) * odds.of && tails >= (of - covered - lost) * odds.of).toBe(true);
}

describe.each(CATASTROPHES)('against a slow count, catastrophe %s', (catastrophe) => {
  it.each(ONES)('WD-002 to WD-020: all codes 1D to 10D with pips, a first 1 %s', (initialOne) => {
    for (const dice of CODES)
      for (const pips of [-1, 0, 1, 2]) {
        const code = `${dice}D${pips < 0 ? pips : `+${pips}`}`;
        const odds = total(code, { catastrophe, 'initial-one': initialOne });
        compareWith(odds, { regular: dice - 1, extra: 0, pips, initialOne, catastrophe });
      }
  });
  it.each(ONES)('WD-029 WD-034: Character Points, and Fate with equipment, a first 1 %s', (initialOne) => {
    const options = { catastrophe, 'initial-one': initialOne };
    for (const [dice = 1, ...points] of [
      [1, 1, 2, 5],
      [2, 3],
      [3, 1],
      [4, 2],
    ])
      for (const extra of points) {
        const odds = total(`${dice}D`, { ...options, 'character-points': `${extra}` });
        compareWith(odds, { regular: dice - 1, extra, pips: 0, initialOne, catastrophe });
      }
    for (const dice of CODES) {
      const odds = total(`${dice}D+1`, { ...options, fate: true, equipment: '1D' });
      compareWith(odds, { regular: 2 * dice, extra: 0, pips: 1, initialOne, catastrophe });
    }
  });
});
