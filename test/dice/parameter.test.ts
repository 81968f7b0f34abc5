import { describe, expect, it } from 'vitest';
import { formatFraction, fraction } from '../../src/dice/fraction.ts';
import { fractionFromZero, optionalNumber, wholeNumber } from '../../src/dice/number-parameter.ts';
import { flag, many, oneOf, optionalOneOf, type Parameter } from '../../src/dice/parameter.ts';
import { Refusal } from '../../src/dice/refusal.ts';

const about = { name: 'number', summary: 'a number', rule: 'XX-001' };
const range = { from: -10, to: 13 };
const choices = [
  { name: 'one', words: 'the first' },
  { name: 'two', words: 'the second' },
  { name: 'three', words: 'the third' },
] as const;

const refusal = (parameter: Parameter, ...texts: string[]): Refusal => {
  try {
    parameter.read(texts);
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error(`${texts} was not refused`);
};

describe('whole numbers', () => {
  const number = wholeNumber(about, { ...range, default: 3 });
  it.each(Object.entries({ '3': 3, '+3': 3, '-3': -3, '\u22123': -3, ' 13 ': 13, '-0': 0 }))(
    'reads %j',
    (text, value) => expect(number.read([text])).toBe(value),
  );
  it('means its default when left out, or for nothing', () => {
    expect(number.read([])).toBe(3);
    expect(optionalNumber(about, range).read([])).toBeUndefined();
  });
  it.each(['14', '-11'])('refuses %s with rule and range', (text) =>
    expect(refusal(number, text)).toMatchObject({
      rule: 'XX-001',
      range: '-10 to 13',
      message: `number must be -10 to 13, found ${text}`,
    }),
  );
  it.each(['', 'x', '1.5', '1e1', '--1'])('refuses %j as no whole number', (text) =>
    expect(refusal(number, text).message).toBe(`expected a whole number for number, found ${text || 'nothing'}`),
  );
  it('refuses to be given twice', () => expect(refusal(number, '1', '2').message).toBe('expected one number, found 2'));
});

describe('choices', () => {
  it('takes the first when left out, and refuses others', () => {
    expect(oneOf(about, choices).read([])).toBe('one');
    expect(optionalOneOf(about, choices).read([])).toBeUndefined();
    expect(refusal(oneOf(about, choices), 'four').message).toBe('expected one, two or three for number, found four');
  });
});

describe('others', () => {
  it('reads exact fractions, and refuses those below 0', () => {
    const cost = fractionFromZero(about, fraction(1, 2));
    expect(['1/2', '0.5', '2/4'].map((text) => formatFraction(cost.read([text])))).toEqual(['1/2', '1/2', '1/2']);
    expect(refusal(cost, '-1/2').rule).toBe('XX-001');
  });
  it('reads flags and lists', () => {
    expect([flag(about).read([]), flag(about).read([''])]).toEqual([false, true]);
    const list = many({ ...about, notation: 'n', range: 'any', samples: ['1'] }, Number);
    expect(list.read(['1', '2'])).toEqual([1, 2]);
  });
});
