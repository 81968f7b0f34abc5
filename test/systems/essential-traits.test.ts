import { describe, expect, it } from 'vitest';
import { formatFraction, fraction, toNumber } from '../../src/dice/fraction.ts';
import { chanceOf, momentsOf, type Odds, oddsOfTotals } from '../../src/dice/odds.ts';
import type { Options } from '../../src/dice/system.ts';
import { sumOf } from '../../src/item-at.ts';
import { controlOdds, waysOfDice } from '../../src/systems/essential-traits/count.ts';
import { essentialTraits } from '../../src/systems/essential-traits/index.ts';
import { defaultDice, formatDice, isCore, legalDice, maximumOf } from '../../src/systems/essential-traits/trait.ts';
import { oddsFor, thrown, waysIn } from './asking.ts';

const LEVELS = Array.from({ length: 22 }, (_, index) => index + 1);
const CORE = [4, 6, 8, 10, 12, 20];
const ALL = [2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 30];

const odds = (level: number, options: Options, id?: string) => oddsFor(essentialTraits, [`${level}`], options, id);
const pairsOf = (level: number) => legalDice(level).filter((dice) => dice.length === 2);

/** Ways of each total, face by face. */
function slowTotals(dice: readonly number[]): number[] {
  const counts = new Array<number>(51).fill(0);
  const roll = (index: number, sum: number) => {
    const sides = dice[index];
    if (sides === undefined) counts[sum] = (counts[sum] ?? 0) + 1;
    else for (let face = 1; face <= sides; face++) roll(index + 1, sum + face);
  };
  roll(0, 0);
  return counts;
}

/** Lose, shared and win of the first of several, total by total. */
function slowControl(all: readonly (readonly number[])[]): [number, number, number] {
  const tables = all.map(slowTotals);
  const result: [number, number, number] = [0, 0, 0];
  const go = (index: number, totals: number[], weight: number) => {
    if (weight === 0) return;
    const table = tables[index];
    if (table === undefined) {
      const [own = 0, ...others] = totals;
      const best = Math.max(...others);
      const place = own > best ? 2 : own === best ? 1 : 0;
      result[place] += weight;
    } else for (const [total, count] of table.entries()) go(index + 1, [...totals, total], weight * count);
  };
  go(0, [], 1);
  return result;
}

describe('dice of a level', () => {
  it('ET-004 to ET-008: the maximum is 2 x level + 6, from 8 to 50', () =>
    expect([1, 2, 3, 4, 5, 22].map(maximumOf)).toEqual([8, 10, 12, 14, 16, 50]));
  it.each(LEVELS)('ET-012 ET-014 ET-015: all dice of level %i against every combination', (level) => {
    const slow = new Set<string>();
    for (const a of ALL)
      for (const b of ALL) {
        if (a >= b && a + b === maximumOf(level)) slow.add(formatDice([a, b]));
        for (const c of ALL) if (a >= b && b >= c && a + b + c === maximumOf(level)) slow.add(formatDice([a, b, c]));
      }
    const legal = legalDice(level);
    expect(legal.map(formatDice).sort()).toEqual([...slow].sort());
    expect(legalDice(level, 'core')).toEqual(legal.filter((dice) => dice.every((sides) => CORE.includes(sides))));
  });
  it('ET-013: two dice where none are named, core dice first, the most even', () => {
    const shown = [1, 4, 9, 10, 14, 21, 22].map((level) => formatDice(defaultDice(level)));
    expect(shown.join(' ')).toBe('d4+d4 d8+d6 d12+d12 d20+d6 d20+d14 d24+d24 d30+d20');
    expect(LEVELS.every((level) => defaultDice(level).length === 2)).toBe(true);
  });
  it('ET-023: levels 14, 15, 16 and 18 to 22 have no two core dice', () => {
    const without = LEVELS.filter((level) => !legalDice(level, 'core').some((dice) => dice.length === 2));
    expect(without).toEqual([14, 15, 16, 18, 19, 20, 21, 22]);
    expect(formatDice(defaultDice(21, 'core'))).toBe('d20+d20+d8');
  });
});

/** The table as published, with the one entry that does not add up. */
const PUBLISHED: readonly (readonly [level: number, maximum: number, core: string, optional: string])[] = [
  [1, 8, 'd4+d4', 'd6+d2 / d5+d3'],
  [2, 10, 'd6+d4', 'd8+d2 / d5+d5'],
  [3, 12, 'd6+d6', 'd10+d2 / d7+d5'],
  [4, 14, 'd8+d6 / d10+d4', 'd12+d2 / d7+d7'],
  [5, 16, 'd8+d8 / d10+d6', 'd12+d4 / d14+d2'],
  [6, 18, 'd10+d8 / d12+d6', 'd14+d4 / d16+d2'],
  [7, 20, 'd10+d10 / d12+d8', 'd14+d6 / d16+d4'],
  [8, 22, 'd12+d10', 'd14+d8 / d16+d6'],
  [9, 24, 'd12+d12 / d12+d4', 'd14+d10 / d16+d8'],
  [10, 26, 'd20+d6', 'd14+d12 / d16+d10'],
  [11, 28, 'd20+d8', 'd24+d4 / d16+d12'],
  [12, 30, 'd20+d10', 'd24+d6 / d16+d14'],
  [13, 32, 'd20+d12', 'd24+d8 / d30+d2'],
  [14, 34, 'd20+d8+d6 / d20+d10+d4', 'd24+d10 / d30+d4'],
  [15, 36, 'd20+d8+d8 / d20+d10+d6', 'd24+d12 / d30+d6'],
  [16, 38, 'd20+d10+d8 / d20+d12+d6', 'd24+d14 / d30+d8'],
  [17, 40, 'd20+d20', 'd24+d16 / d30+d10'],
  [18, 42, 'd20+d12+d10', 'd30+d12'],
  [19, 44, 'd20+d12+d12', 'd20+d24 / d30+d14'],
  [20, 46, 'd20+d20+d6', 'd30+d16'],
];
const diceIn = (text: string) => text.split(' / ').map((roll) => roll.split('+').map((die) => Number(die.slice(1))));

describe('the published table', () => {
  it('ET-016 ET-017 ET-019: maxima and core columns are right', () => {
    for (const [level, maximum, core] of PUBLISHED) {
      expect(maximum).toBe(maximumOf(level));
      expect(diceIn(core).every(isCore)).toBe(true);
    }
  });
  it('ET-018 ET-020: one roll does not add up, one is in the wrong column', () => {
    const wrong = PUBLISHED.flatMap(([level, maximum, core, optional]) => {
      const dice = [...diceIn(core), ...diceIn(optional)].filter((one) => sumOf(one) !== maximum);
      return dice.map((one) => [level, formatDice(one)]);
    });
    expect(wrong).toEqual([[9, 'd12+d4']]);
    const misplaced = PUBLISHED.flatMap(([level, , , optional]) =>
      diceIn(optional).flatMap((one) => (isCore(one) ? [[level, formatDice(one)]] : [])),
    );
    expect(misplaced).toEqual([[5, 'd12+d4']]);
  });
  it('X1: d12+d4 as printed at level 9 loses 67.4 % against d20+d4', () =>
    expect(100 * toNumber(chanceOf(controlOdds([12, 4], [[20, 4]]), 'lose'))).toBeCloseTo(67.4, 1));
  it('X3 X5: two dice exist for levels 21 and 22, and one pair each is left out elsewhere', () => {
    const pairs = (level: number) => pairsOf(level).map(formatDice);
    expect(pairs(21)).toEqual(['d24+d24']);
    expect(pairs(22)).toEqual(['d30+d20']);
    const left = PUBLISHED.flatMap(([level, , core, optional]) => {
      const printed = [...diceIn(core), ...diceIn(optional)].map((dice) => formatDice(dice.toSorted((a, b) => b - a)));
      const missing = pairs(level).filter((pair) => !printed.includes(pair));
      return missing.map((pair) => `${level} ${pair}`);
    });
    expect(left.slice(0, 5)).toEqual(['2 d7+d3', '3 d8+d4', '8 d20+d2', '9 d20+d4', '10 d24+d2']);
    expect(left.slice(5)).toEqual(['11 d14+d14', '13 d16+d16', '14 d20+d14', '15 d20+d16']);
  });
});

describe('totals', () => {
  it.each(LEVELS)('ET-010 ET-021 ET-022: all dice of level %i, face by face', (level) => {
    for (const dice of legalDice(level)) {
      const table = odds(level, { dice: formatDice(dice) });
      const slow = slowTotals(dice);
      for (let total = 0; total <= 50; total++) expect(Number(chanceOf(table, total).ways)).toBe(slow[total]);
      const { mean } = momentsOf(table as Odds<number>);
      expect(formatFraction(mean)).toBe(formatFraction(fraction(2 * (level + 4) + dice.length - 2, 2)));
    }
  });
});

describe('narrative control', () => {
  it.each(LEVELS)('ET-009 ET-011: all dice of level %i against the default of three levels', (level) => {
    for (const dice of legalDice(level))
      for (const other of [Math.max(1, level - 1), level, Math.min(22, level + 3)]) {
        const table = odds(level, { dice: formatDice(dice), versus: [`${other}`] });
        expect(waysIn(table)).toEqual(slowControl([dice, defaultDice(other)]));
      }
  });
  it('ET-011: three traits, each in turn, against a slow count', () => {
    const three = ['d8+d6', 'd6+d6', 'd10+d4'].flatMap(diceIn);
    const options = { dice: 'd8+d6', versus: ['3:d6+d6', '4:d4+d10'] };
    for (const [index, id] of ['control', 'control-2', 'control-3'].entries()) {
      const own = three[index] ?? [];
      expect(waysIn(odds(4, options, id))).toEqual(slowControl([own, ...three.filter((_, at) => at !== index)]));
    }
  });
  it('ET-021: two pairs of one level beat each other equally often', () => {
    for (const level of LEVELS) {
      const pairs = pairsOf(level);
      for (const a of pairs)
        for (const b of pairs) {
          const [lose, , win] = controlOdds(a, [b]).entries;
          expect(win?.ways).toBe(lose?.ways);
        }
    }
  });
  it('tells all dice of a level, and how each fares', () => {
    const { tables } = essentialTraits.odds(['4'], { versus: ['3:d6+d6'] });
    expect(tables[0]?.rows.map(([dice]) => dice)).toContain('d7+d7');
    expect(tables[0]?.rows).toHaveLength(legalDice(4).length);
  });
  it('ET-010 ET-011: one test, in words', () => {
    const rolled = thrown(essentialTraits, ['4'], [8, 1, 4, 5, 1, 1], { versus: ['3:d6+d6', '1'] });
    expect(rolled.values).toEqual({ control: 'shared', 'control-2': 'shared', 'control-3': 'lose', total: 9 });
    expect(rolled.words).toBe('9 against 9 and 2, narrative control shared by level 4 (d8+d6) and level 3 (d6+d6)');
    expect(rolled.owners).toBe('trait 1, trait 1, trait 2, trait 2, trait 3, trait 3');
  });
  it('reads dice in any order (X4)', () =>
    expect(odds(19, { dice: 'd20+d24' })).toEqual(oddsOfTotals(waysOfDice([24, 20]))));
});
