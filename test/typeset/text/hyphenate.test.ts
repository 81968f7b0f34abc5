import fc from 'fast-check';
import britishPackage from 'hyphen/en-gb';
import { describe, expect, it } from 'vitest';
import { patternName } from '../../../src/language/patterns.ts';
import { hyphenator } from '../../../src/typeset/text/hyphenate.ts';
import { content } from '../../documents/workshop.ts';
import { holds } from '../holds.ts';
import { supplies } from '../house.ts';

const british = hyphenator('en-gb', supplies.patterns);
const american = hyphenator('en-us', supplies.patterns);

describe('hyphenation', () => {
  it.each([
    ['daylight', 'day-light'],
    ['machine', 'machine'],
    ['hyphenation', 'hyphen-ation'],
    ['industrial', 'indus-trial'],
    ['government', 'gov-ern-ment'],
    ['responsibility', 'respons-ib-il-ity'],
  ])('divides %s by British patterns', (word, divided) => expect(british(word).join('-')).toBe(divided));

  it('knows that Americans divide otherwise', () => {
    expect(american('responsibility')).not.toEqual(british('responsibility'));
    expect(american('responsibility').join('')).toBe('responsibility');
  });

  it('divides a word of the game as the package does, and German nouns', () => {
    const words = new Set(JSON.stringify(content).match(/\b[a-z]{5,}\b/gu));
    expect(words.size).toBeGreaterThan(2000);
    for (const word of words) {
      const whole = britishPackage.hyphenateSync(word, { hyphenChar: '-', minWordLength: 5 });
      expect(british(word).join('')).toBe(word);
      for (const part of british(word).slice(1)) expect(whole).toContain(`-${part[0]}`);
    }
    const german = hyphenator(patternName('de-AT'), supplies.patterns);
    expect(german('Steuerungen').map((part) => part.replace('\u200C', ''))).toEqual(['Steue', 'run', 'gen']);
    expect(hyphenator(patternName('xx'), supplies.patterns)('Steuerungen')).toEqual(['Steuerungen']);
  });

  it('keeps quotation marks and stops where they are', () => {
    expect(british('“daylight,”')).toEqual(['“day', 'light,”']);
    expect(british('(daylight)…')).toEqual(['(day', 'light)…']);
  });

  it.each(['', ...'HOLD GOLEM LIFTING CryptoCredits DiceMods iron a 1234567 engine’s don’t —'.split(' ')])(
    'leaves %j whole',
    (word) => expect(british(word)).toEqual([word]),
  );

  it('divides a long word in capitals as it would in small letters, and a name never', () => {
    expect(british('INDUSTRIAL')).toEqual(british('industrial').map((part) => part.toUpperCase()));
    expect(british('“GOVERNMENT,”')).toEqual(['“GOV', 'ERN', 'MENT,”']);
    expect(british('McGovernment')).toEqual(['McGovernment']);
    expect(british('Government')).toEqual(['Government']);
  });

  it('divides nothing in a language without patterns', () => {
    const klingon = hyphenator(patternName('tlh'), supplies.patterns);
    expect(klingon('responsibility')).toEqual(['responsibility']);
  });

  it.each([
    ['en-gb', 'neighbour’s couldn’t o’clock ne’er-do-well rock’n’roll fo’c’sle shouldn’t’ve O’Connor', 'neigh-bour’s'],
    [
      'fr',
      "l’incontestable l'incontestable L’incontestable s’amuser l’Orient",
      "l’in-con-tes-table l'in-con-tes-table L’in-con-tes-table s’amu-ser",
    ],
    ['it', 'dell’incontestabile c’erano', 'dell’in-con-te-sta-bile'],
  ])('divides words of %s on each side of an apostrophe, whose letters count', (name, words, divided) => {
    const parts = words.split(' ').map((word) => hyphenator(name, supplies.patterns)(word).join('-'));
    expect(parts.filter((part, index) => part !== words.split(' ')[index]).join(' ')).toBe(divided);
  });

  it('divides a Turkish word in capitals where its small letters are divided', () =>
    expect(hyphenator('tr', supplies.patterns)('İSTANBULLULARDAN').join('-')).toBe('İSTAN-BUL-LU-LAR-DAN'));

  it('parts letters with a non-joiner where a German word may be divided, and no others', () => {
    const german = (words: string) =>
      words
        .split(' ')
        .map((word) => hyphenator('de-1996', supplies.patterns)(word).join('').replaceAll('\u200C', '|'))
        .join(' ');
    expect(german('Schilfinsel Auflage auffinden Stoffladen Schifffahrt fünftel Skijacke')).toBe(
      'Schilf|in|sel Auf|lage auf|fin|den Stoff|la|den Schiff|fahrt fünf|tel Ski|ja|cke',
    );
    const whole = 'Pfiff Tief Haft';
    expect(german(whole)).toBe(whole);
  });

  it('loses no character, and leaves three letters before and after each hyphen', () => {
    const letters = fc.oneof(
      fc.array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzéü'), { minLength: 1, maxLength: 20 }),
      fc.array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZÉÜİ'), { minLength: 1, maxLength: 20 }),
    );
    const mark = fc.constantFrom('', '“', '(', '.', ',”', '…', '’');
    holds(1000, [mark, letters, mark], (lead, core, tail) => {
      const parts = british(lead + core.join('') + tail);
      expect(parts.join('')).toBe(lead + core.join('') + tail);
      if (parts.length === 1) return;
      expect((parts[0] as string).length - lead.length).toBeGreaterThanOrEqual(3);
      expect((parts.at(-1) as string).length - tail.length).toBeGreaterThanOrEqual(3);
      for (const part of parts) expect(part).not.toBe('');
    });
    holds(100, [fc.string({ unit: 'grapheme' })], (text) => {
      expect(british(text).join('')).toBe(text);
    });
  });
});
