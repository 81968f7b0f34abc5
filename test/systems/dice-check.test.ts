import { describe, expect, it } from 'vitest';
import { fraction, toNumber } from '../../src/dice/fraction.ts';
import { chanceOf } from '../../src/dice/odds.ts';
import { scriptedRoll } from '../../src/dice/scripted.ts';
import type { Options } from '../../src/dice/system.ts';
import { diceCheck } from '../../src/systems/dice-check/index.ts';
import { chanceIn, oddsFor, thrown, waysIn } from './asking.ts';

const table = (options: Options, id?: string) => oddsFor(diceCheck, [], options, id);
const ways = (options: Options, id?: string) => waysIn(table(options, id));
const chance = (options: Options, value: string, id?: string) => chanceIn(table(options, id), value);
const make = (faces: number[], options: Options = {}) => thrown(diceCheck, [], faces, options);

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((a) => FACES.map((b) => [a, b] as const));
const at = (list: readonly number[], index: number): number => list[index] ?? Number.NaN;
const MODS = Array.from({ length: 24 }, (_, index) => index - 10);
const BANDS = ['Low Insight', 'Dire Failure', 'Failure', 'Success', 'Wild Success', 'High Insight'];

/** A second, slow reading of the bands: the place in `BANDS`. */
function slowBand(dice: number[], mod: number, double: (ones: number, pair: boolean) => boolean): number {
  const pairOf = (face: number) => dice[0] === face && dice[1] === face;
  const countOf = (face: number) => dice.filter((shown) => shown === face).length;
  if (double(countOf(1), pairOf(1))) return 0;
  if (double(countOf(6), pairOf(6))) return 5;
  const sum = dice.reduce((a, b) => a + b, mod);
  return sum <= 3 ? 1 : sum <= 8 ? 2 : sum <= 13 ? 3 : 4;
}

const twoDice = (mod: number, a: number, b: number) => slowBand([a, b], mod, (count) => count === 2);

/** Ways of each band over all dice of `next`, scaled to a common weight. */
function tally(fill: (add: (band: number, weight: number) => void) => void): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  fill((band, weight) => {
    counts[band] = (counts[band] ?? 0) + weight;
  });
  return counts;
}

const scaledTo = (counts: number[], of: number) => {
  const all = counts.reduce((a, b) => a + b, 0);
  return counts.map((count) => (count * of) / all);
};

describe('bands', () => {
  it.each(MODS)('DC-002 DC-003 DC-015 to DC-020: modifier %i against a slow count', (mod) => {
    const slow = tally((add) => {
      for (const [a, b] of PAIRS) add(twoDice(mod, a, b), 1);
    });
    expect(ways({ mod: `${mod}` })).toEqual(slow);
    expect(table({ mod: `${mod}` }).entries.map(({ value }) => value)).toEqual(BANDS);
    const success = at(slow, 3) + at(slow, 4) + at(slow, 5);
    expect(ways({ mod: `${mod}` }, 'result')).toEqual([36 - success, success]);
  });
  it('DC-076: success is at most 35/36 and at least 1/36', () => {
    expect(chance({ mod: '13' }, 'success', 'result')).toBe('35/36');
    expect(chance({ mod: '-10' }, 'success', 'result')).toBe('1/36');
  });
  it('DC-004 DC-005 DC-009 DC-011 DC-012 DC-036 DC-037: attribute, skill and conditional modifiers add up', () => {
    expect(ways({ attribute: '2', skill: '1', conditional: '-1' })).toEqual(ways({ mod: '2' }));
    expect(ways({ attribute: '-2', conditional: '1' })).toEqual(ways({ mod: '-1' }));
  });
  it.each([
    ['two-or-more', '2/27', (count: number) => count >= 2],
    ['exactly-two', '5/72', (count: number) => count === 2],
    ['original', '1/36', (_: number, pair: boolean) => pair],
    ['all-three', '1/216', (count: number) => count === 3],
    ['never', '0', () => false],
  ] as const)('DC-025 A2: a third die, doubles %s: Low Insight %s', (doubles, low, double) => {
    for (const mod of MODS) {
      const options = { mod: `${mod}`, insight: 'third-die', 'third-die-doubles': doubles };
      const slow = tally((add) => {
        for (const [a, b] of PAIRS) for (const c of FACES) add(slowBand([a, b, c], mod, double), 1);
      });
      expect(ways(options)).toEqual(slow);
      expect(chance(options, 'Low Insight')).toBe(low);
      expect(chance(options, 'High Insight')).toBe(low);
    }
  });
  it('DC-026: +3 before the roll, beyond +13 too', () => {
    for (const mod of MODS.filter((one) => one <= 10))
      expect(ways({ mod: `${mod}`, insight: 'plus-three' })).toEqual(ways({ mod: `${mod + 3}` }));
    expect(ways({ mod: '13', insight: 'plus-three' })).toEqual([1, 0, 0, 0, 34, 1]);
  });
});

describe('rolling anew (DC-027)', () => {
  const isSuccess = (band: number) => (band >= 3 ? 1 : 0);
  /** The bands an answer leads to, as 36 equally likely ones; `higher` is tried too, to show it is never better. */
  const bandsAfter = (mod: number, a: number, b: number, answer: string): number[] => {
    const [low, high] = a <= b ? [a, b] : [b, a];
    return FACES.flatMap((x) =>
      FACES.map((y) => {
        if (answer === 'none') return twoDice(mod, a, b);
        if (answer === 'both') return twoDice(mod, x, y);
        return twoDice(mod, answer === 'lower' ? high : low, x);
      }),
    );
  };
  const successes = (bands: number[]) => bands.reduce((sum, band) => sum + isSuccess(band), 0);

  it.each([
    ['2', 'each', ['none', 'lower', 'higher', 'both']],
    ['1', 'each', ['none', 'lower', 'higher']],
    ['1', 'one', ['none', 'lower', 'higher', 'both']],
  ])('best with %s Insight Dice, paid %s, against a slow search', (dice, cost, answers) => {
    for (const mod of MODS) {
      const slow = tally((add) => {
        for (const [a, b] of PAIRS) {
          const futures = answers.map((answer) => bandsAfter(mod, a, b, answer));
          const best = futures.reduce((x, y) => (successes(y) > successes(x) ? y : x));
          for (const band of best) add(band, 1);
        }
      });
      const options = { mod: `${mod}`, insight: 'reroll', 'insight-dice': dice, 'reroll-cost': cost };
      expect(scaledTo(ways(options), 1296)).toEqual(slow);
    }
  });
  it.each(['lower', 'both'])('%s after a failure; a Moment may stay', (answer) => {
    for (const moment of ['may-go', 'stands'])
      for (const mod of MODS) {
        const slow = tally((add) => {
          for (const [a, b] of PAIRS) {
            const band = twoDice(mod, a, b);
            const stands = isSuccess(band) || (moment === 'stands' && band === 0);
            for (const next of bandsAfter(mod, a, b, stands ? 'none' : answer)) add(next, 1);
          }
        });
        const options = { mod: `${mod}`, insight: 'reroll', reroll: answer, moment };
        expect(scaledTo(ways(options), 1296)).toEqual(slow);
      }
  });
  it('shows which dice were replaced, and doubles are judged on the final dice (DC-021 DC-023 A5)', () =>
    expect(make([1, 1, 6, 6], { mod: '0', insight: 'reroll', reroll: 'both' })).toMatchObject({
      roles: 'die, die, insight, insight',
      does: 'replaced, replaced, adds, adds',
      values: { band: 'High Insight' },
      words: 'total 12, High Insight, 2 Insight Dice used, one Insight Dice gained',
    }));
  it('may be asked', () => {
    const asked = diceCheck.roll([], { mod: '3', insight: 'reroll' }, scriptedRoll([2, 1, 5]), () => 'lower');
    expect(asked.dice[1]?.does).toBe('replaced');
    expect(asked.values.total).toBe(10);
  });
});

describe('other checks', () => {
  it('DC-045 DC-046 DC-047: only totals are compared, with and without draws rolled again', () => {
    for (const [own, other] of [
      [3, 1],
      [0, 0],
      [-10, 13],
      [13, 12],
    ] as const) {
      const margins = PAIRS.flatMap(([a, b]) => PAIRS.map(([c, d]) => a + b + own - (c + d + other)));
      const count = (fits: (margin: number) => boolean) => margins.filter(fits).length;
      const [lose, draw, win] = [count((one) => one < 0), count((one) => one === 0), count((one) => one > 0)];
      const options = { mod: `${own}`, opposed: `${other}` };
      expect(ways(options)).toEqual([lose, draw, win]);
      expect(ways(options, 'decided')).toEqual([lose, win]);
      expect(ways({ ...options, draw: 'reroll' })).toEqual([lose, win]);
    }
    expect(make([1, 1, 1, 2], { opposed: '-4' }).values.opposed).toBe('win');
  });
  it('DC-027 DC-046: dice rolled anew in an Opposed Check, not knowing the other total', () => {
    const beaten = (total: number, other: number) => PAIRS.filter(([c, d]) => c + d + other < total).length;
    for (const [own, other] of [
      [3, 1],
      [0, 0],
      [-2, 2],
    ] as const)
      for (const reroll of ['best', 'lower', 'both']) {
        let [win, all] = [0, 0];
        for (const [a, b] of PAIRS) {
          // All final totals of each answer, 36 each.
          const high = Math.max(a, b);
          const futures = {
            none: PAIRS.map(() => a + b + own),
            lower: PAIRS.map(([x]) => x + high + own),
            both: PAIRS.map(([x, y]) => x + y + own),
          };
          const wins = Object.values(futures).map((totals) =>
            totals.reduce((sum, total) => sum + beaten(total, other), 0),
          );
          const fixed = beaten(a + b + own, other) < 18 ? at(wins, reroll === 'lower' ? 1 : 2) : at(wins, 0);
          win += reroll === 'best' ? Math.max(...wins) : fixed;
          all += 36 * 36;
        }
        const odds = table({ mod: `${own}`, opposed: `${other}`, insight: 'reroll', reroll });
        expect(fraction(chanceOf(odds, 'win').ways, odds.of)).toEqual(fraction(win, all));
      }
  });
  it('DC-047: a draw is rolled again where read so', () => {
    const { values, dice } = make([3, 4, 4, 3, 6, 6, 1, 1], { opposed: '0', draw: 'reroll' });
    expect(values).toMatchObject({ opposed: 'draw', decided: 'win' });
    expect(dice).toHaveLength(8);
  });
  it('DC-041 X1: the others add AMod and CMod, or what else it is read to be', () => {
    expect(ways({ mod: '3', group: '1,0,2' })).toEqual(ways({ mod: '6' }));
    const group = '1/2/0,0/1/-1';
    expect(ways({ mod: '3', group })).toEqual(ways({ mod: '3' }));
    expect(ways({ mod: '3', group, 'group-adds': 'amod-smod' })).toEqual(ways({ mod: '7' }));
    expect(ways({ mod: '3', group, 'group-adds': 'all' })).toEqual(ways({ mod: '6' }));
  });
  it('DC-043: a Moment gives every member an Insight Dice', () =>
    expect(make([6, 6], { group: '1' }).words).toContain('one Insight Dice gained by each member'));
  it('DC-049 DC-051 to DC-055: First Impressions', () => {
    const { entries } = table({ mod: '2', 'first-impressions': true }, 'cmod');
    expect(entries.map(({ value, ways }) => `${value}: ${ways}`)).toEqual(['-5: 1', '-1: 14', '0: 20', '1: 1']);
    expect(make([1, 1], { mod: '9', 'first-impressions': true }).values.cmod).toBe(-5);
  });
  it('DC-058 to DC-061: Gut Instinct', () =>
    expect(make([6, 6], { 'gut-instinct': true }).values.instinct).toBe('motives seem clear'));

  it('DC-065 to DC-073: Negotiation against a slow count of both rolls', () => {
    for (const gambit of MODS)
      for (const rebuttal of [-10, -1, 0, 4, 13]) {
        const slow = tally((add) => {
          for (const [a, b] of PAIRS) {
            const opening = twoDice(gambit, a, b);
            const modifier = rebuttal + at([0, 0, 1, -1, -3, -3], opening);
            for (const [c, d] of PAIRS) add(opening <= 1 ? 1 : at([0, 0, 2, 3, 4, 4], twoDice(modifier, c, d)), 1);
          }
        }).slice(0, 5);
        expect(scaledTo(ways({ negotiation: `${gambit},${rebuttal}` }), 1296)).toEqual(slow);
      }
  });
  it('DC-063 DC-067 DC-069: a Gambit can end the talks; otherwise the Rebuttal settles them', () => {
    expect(make([1, 2], { negotiation: '0,5' })).toMatchObject({ values: { end: 'over at the Gambit' } });
    expect(make([5, 5, 4, 4], { negotiation: '0,2' }).words).toBe(
      'Gambit: Success, Rebuttal at +1: Success, may be considered',
    );
  });
  it('A12: a better Gambit makes a considered offer less likely', () => {
    const considered = (gambit: number) =>
      ['may be considered', 'very likely considered']
        .map((end) => toNumber(chanceOf(table({ negotiation: `${gambit},2` }), end)))
        .reduce((a, b) => a + b);
    expect(considered(4)).toBeLessThan(considered(0));
  });
});
