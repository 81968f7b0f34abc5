import { FluentParser } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../../src/language/catalogue.ts';
import { wordsFrom } from '../../src/model/vocabulary.ts';
import { supplies } from '../typeset/house.ts';

const english = supplies.messages('en') as string;
const words = wordsFrom({ event: { one: 'Gefahr "A" {x}', many: 'Gefahren', gender: 'feminine' } });

const open = (...messages: string[]) => openCatalogue('de', [english, ...messages], words);

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

  it('takes the last of several messages, as a game may change single ones', () => {
    expect(open('percent = { $number } Prozent')('percent', { number: '3' })).toBe('3 Prozent');
  });

  it('refuses unknown messages and missing values', () => {
    expect(() => open()('nobody')).toThrow('unknown message nobody');
    expect(() => open()('percent')).toThrow('message percent: Unknown variable: $number');
  });

  it('is written in valid Fluent syntax', () => {
    const { body } = new FluentParser().parse(english);
    expect(body.filter(({ type }) => type === 'Junk')).toEqual([]);
    expect(body.length).toBeGreaterThan(2);
  });
});
