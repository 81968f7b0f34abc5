import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Effect, effectSense, effectText, parseEffect, signed } from '../../src/model/effect.ts';
import { coreRunnerWords as words } from '../core-runner-words.ts';

const types = ['+1', '-1', '+2', '-2', '+3', '-3', '*2', '/2', 'RE', 'RS'];

const anyEffect: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('health' as const, 'money' as const, 'core' as const),
    change: fc.integer({ min: -99, max: 99 }).filter((change) => change !== 0),
  }),
  fc.record({ kind: fc.constant('gain-dice-mod' as const), type: fc.constantFrom(...types, 'choice') }),
  fc.constant({ kind: 'lose-dice-mod' as const }),
);

describe('effects', () => {
  it.each([
    ['CR-071', 'Health -2', { kind: 'health', change: -2 }, 'Health \u22122', -1],
    ['CR-071', 'Health +2', { kind: 'health', change: 2 }, 'Health +2', 1],
    ['CR-067', 'CryptoCredits +3', { kind: 'money', change: 3 }, 'CryptoCredits +3', 1],
    ['CR-067', 'CryptoCredits -10', { kind: 'money', change: -10 }, 'CryptoCredits \u221210', -1],
    ['CR-062', 'Core +1', { kind: 'core', change: 1 }, 'Core +1', 1],
    ['CR-064', 'Core -1', { kind: 'core', change: -1 }, 'Core \u22121', -1],
    ['CR-069', 'DiceMod *2', { kind: 'gain-dice-mod', type: '*2' }, 'DiceMod *2', 1],
    ['CR-069', 'DiceMod -3', { kind: 'gain-dice-mod', type: '-3' }, 'DiceMod \u22123', 1],
    ['CR-069', 'DiceMod RE', { kind: 'gain-dice-mod', type: 'RE' }, 'DiceMod RE', 1],
    ['CR-073', 'DiceMod of your choice', { kind: 'gain-dice-mod', type: 'choice' }, 'DiceMod of your choice', 1],
    ['CR-074', 'Lose a DiceMod of your choice', { kind: 'lose-dice-mod' }, 'Lose a DiceMod of your choice', -1],
  ] as const)('%s: %s', (_, written, effect, printed, sense) => {
    expect(parseEffect(written, words)).toEqual(effect);
    expect(effectText(effect, words)).toBe(printed);
    expect(effectSense(effect)).toBe(sense);
  });

  it('CR-077: a hyphen, an en dash and a minus sign mean the same', () => {
    for (const what of ['Health', 'CryptoCredits', 'Core', 'DiceMod']) {
      const [hyphen, dash, minus] = ['-', '\u2013', '\u2212'].map((sign) => parseEffect(`${what} ${sign}3`, words));
      expect(hyphen).toBeDefined();
      expect(dash).toEqual(hyphen);
      expect(minus).toEqual(hyphen);
    }
  });

  it('property: what is printed reads back as what was meant, with any white space around it', () =>
    fc.assert(
      fc.property(anyEffect, fc.constantFrom('', ' ', '\n', '\t '), (effect, space) => {
        const text = effectText(effect, words);
        expect(text).not.toContain('-');
        expect(parseEffect(`${space}${text.replace(' ', ` ${space}`)}${space}`, words)).toEqual(effect);
      }),
    ));

  it.each([
    ...['', 'Health', 'Health 2', 'Health +0', 'Health -0', 'Health +1.5', 'Health +100', 'health +1', 'Health + 1'],
    ...['Health +1 now', 'Cores +1', 'DiceMod', 'DiceMod +1 -1', 'Lose DiceMod +1', '(Health +1)', 'Health \u20142'],
  ])('%j is none', (text) => expect(parseEffect(text, words)).toBeUndefined());

  it('property: never throws', () =>
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void parseEffect(text, words))));

  it('signs every number but with no hyphen', () => expect([-3, 0, 3].map(signed)).toEqual(['\u22123', '+0', '+3']));
});
