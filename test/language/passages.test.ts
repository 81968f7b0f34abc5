import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../../src/language/catalogue.ts';
import { openPassages } from '../../src/language/passages.ts';
import { patternName, patternNames } from '../../src/language/patterns.ts';
import { supplies, typesetter } from '../typeset/house.ts';

const english = supplies.messages('en') as string;

describe('passages in another language', () => {
  const passages = openPassages('de');
  passages.add('The oven is warm.\nNobody “is” *there*.', 'en-GB');
  passages.add('oven');

  it.each([
    ['The oven is warm. Nobody is there.', 'en-GB'],
    ['THE OVEN IS WA\u00AD RM.', 'en-GB'],
    ['Oven', 'en'],
    ['Der Ofen ist warm.', undefined],
    ['Hier steht: The oven is warm.', 'en-GB'],
    ['Hier steht gleich neben der Tür nur: oven', undefined],
    ['12 ·', undefined],
  ])('finds %j in %s', (text, language) => expect(passages.languageOf(text)).toBe(language));

  it('gives the language of each letter', () => {
    const text = 'Er sagt: „Nobody is there“ und geht.';
    const languageAt = passages.languagesIn(text);
    expect(['Er', '„Nob', 'is', 'there', 'und'].map((word) => languageAt(text.indexOf(word)))).toEqual([
      undefined,
      'en-GB',
      'en-GB',
      'en-GB',
      undefined,
    ]);
  });
});

describe('capitals', () => {
  const words = { core: { one: 'iksir' }, money: { one: 'silver tin' } };
  const untranslated = { language: 'en-GB', texts: ['silver tin', 'The Last Ferry'] };
  const { say, vocabulary } = openCatalogue('tr', [english, 'sheet-name = isim'], words, untranslated);

  it('follow the language of the passage: Turkish, English messages, texts that are not translated', () => {
    expect(say.capitals(say('sheet-name'))).toBe('İSİM');
    expect(vocabulary.core.heading).toMatch(/^İKSİR/u);
    expect([vocabulary.trackingSheet.heading, vocabulary.wild.heading]).toEqual(['TRACKING SHEET', 'WILD']);
    expect(vocabulary.diceMod.heading).toBe('DICEMODS');
    expect(vocabulary.money.heading).toBe('SILVER TIN');
    expect(say.capitals('The Last Ferry')).toBe('THE LAST FERRY');
    expect(say.capitals('Bizim iskele')).toBe('BİZİM İSKELE');
  });
});

describe('languages', () => {
  const { faces } = typesetter;

  it.each(patternNames)('prints all letters of %s in the title and the text face', (name) => {
    const letters = [...new Set(JSON.stringify(supplies.patterns(name)).match(/\p{L}/gu))];
    const missing = (text: string) => [...faces.display.missing(text), ...faces.serif.missing(text)];
    expect(letters.filter((letter) => missing(letter + letter.toUpperCase()).length > 0)).toEqual([]);
  });

  it('has patterns for Serbian in Latin letters alone', () =>
    expect(['sr', 'sr-Latn', 'el', 'uk', 'bg', 'mn'].map(patternName)).toEqual([
      undefined,
      'sh-latn',
      undefined,
      undefined,
      undefined,
      undefined,
    ]));
});
