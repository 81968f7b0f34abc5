import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyPath } from '../../src/dice/every-path.ts';
import { compare, formatFraction, fraction, parseFraction, plus, times, toNumber } from '../../src/dice/fraction.ts';
import {
  atLeast,
  chanceOf,
  chanceOfAtLeast,
  convolve,
  cutTails,
  momentsOf,
  oddsFromPaths,
  oddsOfTotals,
  oddsOfWords,
  reduced,
} from '../../src/dice/odds.ts';
import { oddsToJson } from '../../src/dice/odds-json.ts';
import { die, polynomial, power } from '../../src/dice/polynomial.ts';
import { percentages, shares } from '../../src/dice/shares.ts';

const twoDice = oddsFromPaths(everyPath((roll) => roll(6) + roll(6)));

describe('fractions', () => {
  it('keeps lowest terms over a positive denominator', () => {
    expect(fraction(6, -4)).toEqual({ ways: -3n, of: 2n });
    expect(() => fraction(1, 0)).toThrow('over 0');
    expect(formatFraction(plus(fraction(1, 6), fraction(1, 3)))).toBe('1/2');
    expect(compare(fraction(1, 3), fraction(2, 6))).toBe(0);
  });
  it.each([
    ['1/2', '1/2'],
    ['0.25', '1/4'],
    ['-0.25', '-1/4'],
    ['3', '3'],
  ])('reads %s', (text, expected) => expect(formatFraction(parseFraction(text) ?? fraction(0))).toBe(expected));
  it.each(['', '1/0', 'x', '1/-2', '.5', '1e3'])('does not read %j', (text) =>
    expect(parseFraction(text)).toBeUndefined(),
  );
  it('becomes the nearest double, as division does, however large', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1 }), fc.integer({ min: 1, max: 60 }), (a, b, exponent) => {
        const large = 6n ** BigInt(exponent) * 35n ** 20n;
        expect(toNumber({ ways: BigInt(a) * large, of: BigInt(b) * large }) + 0).toBe(a / b + 0);
      }),
    );
    expect(toNumber({ ways: 1n, of: 6n ** 500n })).toBe(0);
  });
});

describe('odds', () => {
  it('count two dice', () => {
    expect(twoDice.of).toBe(36n);
    expect(chanceOf(twoDice, 7)).toEqual({ ways: 6n, of: 36n });
    expect(chanceOf(twoDice, 13).ways).toBe(0n);
    expect(chanceOfAtLeast(twoDice, 9)).toEqual({ ways: 10n, of: 36n });
    expect(atLeast(twoDice).map(({ ways }) => Number(ways))).toEqual([36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1]);
    expect(momentsOf(twoDice)).toEqual({ mean: fraction(7), variance: fraction(35, 6) });
    expect(convolve(oddsOfTotals(die(6)), oddsOfTotals(die(6)))).toEqual(twoDice);
  });
  it('gather paths of unequal weight', () => {
    const odds = oddsFromPaths(everyPath((roll) => (roll(4) === 4 ? roll(3) : 5)));
    expect(odds).toMatchObject({ of: 12n, entries: [1n, 1n, 1n, 9n].map((ways) => ({ ways })) });
  });
  it('keep words in their order, those without a way too', () => {
    const paths = everyPath((roll) => (roll(6) > 4 ? 'yes' : 'no'));
    expect(oddsOfWords(['never', 'no', 'yes'], paths).entries.map(({ ways }) => ways)).toEqual([0n, 4n, 2n]);
    expect(() => oddsOfWords(['no'], paths as never)).toThrow('no place for yes');
  });
  it('name the exact mass of what is cut off, and keep the moments of the whole', () => {
    const cut = cutTails(twoDice, fraction(1, 10));
    expect(cut.tails).toEqual([
      { side: 'below', bound: 4, ways: 3n },
      { side: 'above', bound: 10, ways: 3n },
    ]);
    expect(momentsOf(cut)).toEqual(momentsOf(twoDice));
    expect(chanceOfAtLeast(cut, 9)).toEqual(chanceOfAtLeast(twoDice, 9));
    expect(() => chanceOfAtLeast(cut, 12)).toThrow('12 lies in a tail');
    expect(cutTails(twoDice, fraction(1, 10), [2, 11]).entries.map(({ value }) => value)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
  });
  it('are reduced as a whole', () => {
    expect(
      reduced(
        oddsOfTotals(
          polynomial([
            [1, 2n],
            [2, 4n],
          ]),
        ),
      ),
    ).toMatchObject({ of: 3n });
  });
  it('become JSON with decimal strings', () => {
    expect(oddsToJson(oddsOfTotals(power(die(2), 2)))).toEqual({
      odds: [
        { value: 2, ways: '1', of: '4' },
        { value: 3, ways: '2', of: '4' },
        { value: 4, ways: '1', of: '4' },
      ],
      atLeast: [
        { value: 2, ways: '4', of: '4' },
        { value: 3, ways: '3', of: '4' },
        { value: 4, ways: '1', of: '4' },
      ],
      mean: 3,
      standardDeviation: Math.SQRT1_2,
      exact: { mean: '3', variance: '1/2' },
      tails: [],
    });
  });
});

describe('shares', () => {
  it('add up by the largest remainder, the earlier first', () => {
    expect(percentages([1n, 1n, 1n])).toEqual(['33.4', '33.3', '33.3']);
    expect(percentages([1n, 2n, 5n], 0)).toEqual(['13', '25', '62']);
    expect(() => shares([0n], 100)).toThrow('above 0');
  });
  it('always add up, each within one unit of the exact share', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 10n ** 30n }), { minLength: 1 }), (weights) => {
        const all = weights.reduce((sum, weight) => sum + weight, 0n);
        fc.pre(all > 0n);
        const rounded = shares(weights, 1000);
        expect(rounded.reduce((sum, share) => sum + share, 0)).toBe(1000);
        rounded.forEach((share, index) => {
          const error = times(fraction(BigInt(share) * all - (weights[index] ?? 0n) * 1000n, all), fraction(1));
          expect(Math.abs(toNumber(error))).toBeLessThan(1);
        });
      }),
    );
  });
});
