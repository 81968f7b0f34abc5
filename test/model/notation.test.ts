import { describe, expect, it } from 'vitest';
import { unbrokenEffects } from '../../src/documents/book/effect-signs.ts';
import { coresText, effectsText, totalsText } from '../../src/model/notation.ts';
import { capitalised } from '../../src/model/vocabulary.ts';
import { coreRunnerWords } from '../core-runner-words.ts';
import { content, sayIn } from '../documents/workshop.ts';

const request = { content, say: sayIn(content) };

describe('notation', () => {
  it.each([
    [[2, 3, 4], '2\u20134'],
    [[6, 8], '6, 8'],
    [[5, 7, 9], '5, 7, 9'],
    [[10, 11, 12], '10\u201312'],
    [[2, 3], '2, 3'],
    [[2, 4, 5, 6, 9, 11, 12], '2, 4\u20136, 9, 11, 12'],
    [[7], '7'],
    [[], ''],
  ])('CR-049 CR-050 CR-051: writes the totals %j as %s', (totals, text) => expect(totalsText(totals)).toBe(text));

  it('CR-060 CR-077: writes effects in parentheses, in their order, a minus as U+2212', () => {
    const effects = [
      { kind: 'health', change: -2 },
      { kind: 'gain-dice-mod', type: '-1' },
      { kind: 'money', change: 3 },
    ] as const;
    expect(effectsText(effects, coreRunnerWords)).toBe('(Health \u22122) (DiceMod \u22121) (CryptoCredits +3)');
    expect(unbrokenEffects(effects, request)).toBe(
      '(Health\u00A0\u22122) (DiceMod\u00A0\u22121) (CryptoCredits\u00A0+3)',
    );
    expect(unbrokenEffects([], request)).toBe('');
  });

  it.each([
    [0, 0, 'none'],
    [3, 3, '3'],
    [1, 4, '1 to 4'],
    [5, Number.POSITIVE_INFINITY, '5 or more'],
  ])('writes %d to %d cores as %s', (from, to, text) => expect(coresText({ from, to })).toBe(text));

  it('begins a sentence with a capital', () => expect(capitalised('wild')).toBe('Wild'));
});
