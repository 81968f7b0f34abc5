import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hyphenator } from '../../src/typeset/hyphenate.ts';

const british = await hyphenator('en-GB');
const american = await hyphenator('en-US');

describe('hyphenation', () => {
  it.each([
    ['daylight', 'day-light'],
    ['machine', 'ma-chine'],
    ['hyphenation', 'hy-phen-ation'],
    ['industrial', 'in-dus-trial'],
    ['government', 'gov-ern-ment'],
    ['responsibility', 're-spons-ib-il-ity'],
  ])('divides %s by British patterns', (word, divided) => {
    expect(british(word).join('-')).toBe(divided);
  });

  it('knows that Americans divide otherwise', () => {
    expect(american('responsibility')).not.toEqual(british('responsibility'));
    expect(american('responsibility').join('')).toBe('responsibility');
  });

  it('keeps quotation marks and stops where they are', () => {
    expect(british('“Daylight,”')).toEqual(['“Day', 'light,”']);
    expect(british('(machine)…')).toEqual(['(ma', 'chine)…']);
  });

  it.each([
    'HOLD',
    'GOLEM',
    'LIFTING',
    'CryptoCredits',
    'DiceMods',
    'iron',
    'a',
    '',
    '1234567',
    'engine’s',
    'don’t',
    '—',
  ])('leaves %j whole', (word) => {
    expect(british(word)).toEqual([word]);
  });

  it('divides a long word in capitals as it would in small letters, and a name with capitals inside never', () => {
    expect(british('INDUSTRIAL')).toEqual(british('industrial').map((part) => part.toUpperCase()));
    expect(british('“GOVERNMENT,”')).toEqual(['“GOV', 'ERN', 'MENT,”']);
    expect(british('McGovernment')).toEqual(['McGovernment']);
  });

  it('divides a word that begins a sentence', () => {
    expect(british('Daylight')).toEqual(['Day', 'light']);
  });

  it('divides nothing in a language without patterns', async () => {
    const latin = await hyphenator('la');
    expect(latin('responsibility')).toEqual(['responsibility']);
  });

  it('loses no character, and leaves two letters before and three behind each hyphen', () => {
    const letters = fc.oneof(
      fc.array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzéü'), { minLength: 1, maxLength: 20 }),
      fc.array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZÉÜİ'), { minLength: 1, maxLength: 20 }),
    );
    const mark = fc.constantFrom('', '“', '(', '.', ',”', '…', '’');
    fc.assert(
      fc.property(mark, letters, mark, (lead, core, tail) => {
        const parts = british(lead + core.join('') + tail);
        expect(parts.join('')).toBe(lead + core.join('') + tail);
        if (parts.length === 1) return;
        expect((parts[0] as string).length - lead.length).toBeGreaterThanOrEqual(2);
        expect((parts.at(-1) as string).length - tail.length).toBeGreaterThanOrEqual(3);
        for (const part of parts) expect(part).not.toBe('');
      }),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(british(text).join('')).toBe(text);
      }),
    );
  });
});
