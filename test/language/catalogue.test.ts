import { FluentParser } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../../src/language/catalogue.ts';
import { gainOfChoice, lossOfChoice } from '../../src/model/effect.ts';
import { generalWords, spokenWords, type Word } from '../../src/model/vocabulary.ts';
import { supplies } from '../typeset/house.ts';

const english = supplies.messages('en') as string;
const words = { event: { one: 'Gefahr "A" {x}', many: 'Gefahren', gender: 'feminine' } } as const;

const omitMore = ({ more: _, ...word }: Word) => word;

const open = (...messages: string[]) => openCatalogue('de', [english, ...messages], words).say;

describe('a catalogue', () => {
  it('knows the words of a game as terms, with their forms and gender', () => {
    const say = open(
      'one = { -event } { -event(form: "Many") } { -dice-mod(form: "a") }',
      'is = { -event.gender ->\n    [feminine] die { -event }\n   *[neuter] das { -event }\n}',
    );
    expect(say('one')).toBe('Gefahr "A" {x} Gefahren a DiceMod');
    expect(say('is')).toBe('die Gefahr "A" {x}');
  });

  it('prints numbers with its own decimal sign, and chooses by their plural', () => {
    const say = open(
      'decimal-sign = ,',
      'sheets = { $count ->\n    [one] { $count } Blatt\n   *[other] { $count } Blätter\n}',
    );
    expect([1, 2, 1234.5].map((count) => say('sheets', { count }))).toEqual(['1 Blatt', '2 Blätter', '1234,5 Blätter']);
  });

  it('takes the last of several messages, as a game may change single ones', () =>
    expect(open('percent = { $number } Prozent')('percent', { number: '3' })).toBe('3 Prozent'));

  it('has the words of English where a game names none, as content files have them', () => {
    const { vocabulary } = openCatalogue('en', [english], {});
    for (const [name, { more, ...word }] of Object.entries(vocabulary)) {
      expect(word).toEqual(omitMore(generalWords[name as keyof typeof generalWords]));
      expect(more).toEqual({
        aMark: expect.stringMatching(/^an? \p{L}$/u),
        ofChoice: gainOfChoice({ ...generalWords, diceMod: { ...word, more: {} } }),
        loseChoice: lossOfChoice({ ...generalWords, diceMod: { ...word, more: {} } }),
      });
    }
  });

  it('makes the forms that a language defines, for words of a game as for its own', () => {
    const forms = `form-a = { $gender ->
    [feminine] eine { $one }
   *[neuter] ein { $one }
}
form-many = { $one }
form-den = { $initial ->
    [vowel] l’{ $one }
   *[other] le { $one }
}
word-shop = Laden
    .many = Läden
    .gender = masculine
word-event-number = { -event }nummer`;
    const { say, vocabulary } = openCatalogue(
      'de',
      [english, forms, 'one = { -event(form: "Den") } { -shop(form: "den") }'],
      {
        event: { one: 'Angst', gender: 'feminine' },
        run: { one: 'Tag', a: 'einen Tag' },
      },
    );
    expect(say('one')).toBe('L’Angst le Laden');
    expect(vocabulary.event).toMatchObject({ a: 'eine Angst', many: 'Angst', heading: 'ANGST' });
    expect(vocabulary.shop).toMatchObject({ many: 'Läden', short: 'Läden', mark: 'L' });
    expect(vocabulary.run).toMatchObject({ one: 'Tag', a: 'einen Tag' });
    expect(vocabulary.eventNumber.one).toBe('Angstnummer');
    expect(spokenWords(vocabulary).event).toMatchObject({ den: 'l’Angst', Den: 'L’Angst', A: 'Eine Angst' });
  });

  it('refuses unknown messages and missing values', () => {
    expect(() => open()('nobody')).toThrow('message nobody: expected a text, found none');
    expect(() => open()('percent')).toThrow('message percent: Unknown variable: $number');
  });

  it('is written in valid Fluent syntax', () => {
    const { body } = new FluentParser().parse(english);
    expect(body.filter(({ type }) => type === 'Junk')).toEqual([]);
    expect(body.length).toBeGreaterThan(2);
  });
});
