import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyPath } from '../../src/dice/every-path.ts';
import { compare, formatFraction, fraction, parseFraction, plus, toNumber } from '../../src/dice/fraction.ts';
import {
  atLeast,
  chanceOf,
  chanceOfAtLeast,
  cutTails,
  momentsOf,
  oddsFromPaths,
  oddsOfTotals,
  oddsOfWords,
  reduced,
} from '../../src/dice/odds.ts';
import { oddsToJson } from '../../src/dice/odds-json.ts';
import { percentage, percentagePoints, sharePercentage } from '../../src/dice/percentage.ts';
import { die, power, scaled, sum, unit } from '../../src/dice/polynomial.ts';

const twoDice = oddsFromPaths(everyPath((roll) => roll(6) + roll(6)));

describe('fractions', () => {
  it('keeps lowest terms over a positive denominator', () => {
    expect(fraction(6, -4)).toEqual({ ways: -3n, of: 2n });
    expect(() => fraction(1, 0)).toThrow('over 0');
    expect(formatFraction(plus(fraction(1, 6), fraction(1, 3)))).toBe('1/2');
    expect(compare(fraction(1, 3), fraction(2, 6))).toBe(0);
  });
  it.each(Object.entries({ '1/2': '1/2', '0.25': '1/4', '-0.25': '-1/4', '3': '3' }))('reads %s', (text, expected) =>
    expect(formatFraction(parseFraction(text) ?? fraction(0))).toBe(expected),
  );
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
    expect(() => chanceOfAtLeast(cut, 12)).toThrow('12 is in a tail');
    const kept = cutTails(twoDice, fraction(1, 10), [2, 11]).entries;
    expect(kept.map(({ value }) => value)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
  it('are reduced as a whole', () => {
    const odds = oddsOfTotals(sum(scaled(die(2), 2n), scaled(unit, 2n, 2)));
    expect([odds.of, reduced(odds).of]).toEqual([6n, 3n]);
  });
  it('become JSON with decimal strings', () => {
    const rows = (...ways: string[]) => ways.map((one, index) => ({ value: index + 2, ways: one, of: '4' }));
    expect(oddsToJson(oddsOfTotals(power(die(2), 2)))).toEqual({
      odds: rows('1', '2', '1'),
      atLeast: rows('4', '3', '1'),
      mean: 3,
      standardDeviation: Math.SQRT1_2,
      exact: { mean: '3', variance: '1/2' },
      tails: [],
    });
  });
});

describe('percentages', () => {
  it.each([
    // The review's: equal chances look equal, each is the nearest step.
    [1n, 216n, 1, '0.5'],
    [1n, 6n, 1, '16.7'],
    [1n, 18n, 1, '5.6'],
    [5n, 18n, 0, '28'],
    // Halves go up.
    [1n, 8n, 0, '13'],
    [1n, 2000n, 1, '0.1'],
    // Only what is certain or impossible says so.
    [0n, 7n, 1, '0.0'],
    [7n, 7n, 1, '100.0'],
    [1n, 2001n, 1, '<0.1'],
    [2000n, 2001n, 1, '>99.9'],
    [9_999_994n, 10_000_000n, 1, '>99.9'],
    [1n, 1000n, 0, '<1'],
    [999n, 1000n, 0, '>99'],
  ])('%i of %i with %i decimals is %s', (ways, of, decimals, text) => {
    expect(percentage({ ways, of }, decimals)).toBe(text);
    expect(sharePercentage(Number(ways) / Number(of), decimals)).toBe(text);
  });
  it('are within half a step of the exact chance, and do not depend on how it is written', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.bigInt({ min: 0n, max: 10n ** 30n }), (a, b) => {
        const of = a + b;
        const text = percentage({ ways: a, of });
        expect(percentage({ ways: a * 12n, of: of * 12n })).toBe(text);
        const steps = BigInt(Math.round(Number(text.replace(/[<>]/u, '')) * 10));
        const error = steps * of - a * 1000n;
        if (/^[<>]/u.test(text)) expect(b).toBeGreaterThan(0n);
        else expect((error < 0n ? -error : error) * 2n <= of).toBe(true);
      }),
    ));
  it.each([
    [0.285, 0, '29'],
    [0.1285, 1, '12.9'],
    [1 / 3, 1, '33.3'],
  ])('a share of %f with %i decimals is %s', (share, decimals, text) =>
    expect(sharePercentage(share, decimals)).toBe(text),
  );
  it.each([
    [-0.0123, '\u22121.2'],
    [-0.0001, '0.0'],
    [0.05, '5.0'],
  ])('a difference of %f is %s points', (difference, text) => expect(percentagePoints(difference)).toBe(text));
});
