import { expect, it } from 'vitest';
import { inCapitals } from '../../src/language/capitals.ts';
import { openCatalogue } from '../../src/language/catalogue.ts';
import { dateOf, dayOf, listOf, numberOf } from '../../src/language/formats.ts';
import { supplies } from '../typeset/house.ts';

const english = supplies.messages('en') as string;
const { say } = openCatalogue('en', [english], {});
const { say: german } = openCatalogue(
  'de',
  [
    english,
    'decimal-sign = ,\ngroup-sign = { "\\u202F" }\ndate = { $day }. { $month ->\n   *[11] November\n} { $year }',
  ],
  {},
);

it('joins lists', () =>
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C'], ['', 'B', 'C']].map((items) => listOf(say, items))).toEqual([
    '',
    'A',
    'A and B',
    'A, B and C',
    ', B and C',
  ]));

it('prints dates', () => {
  expect(dateOf(say, '2026-11-06')).toBe('6 November 2026');
  expect(dayOf(say, '2026-12-31')).toBe('31 Dec');
  expect(dateOf(german, '2026-11-06')).toBe('6. November 2026');
});

it('prints numbers with the signs of the language', () => {
  expect([0, 12.5, 999, 1000, 1234567.5, -1000].map((value) => numberOf(say, value))).toEqual([
    '0',
    '12.5',
    '999',
    '1,000',
    '1,234,567.5',
    '-1,000',
  ]);
  expect(numberOf(german, 1234.5, 2)).toBe('1\u202F234,50');
});

it.each([
  ['en', 'Low Tide, straße', 'LOW TIDE, STRASSE'],
  ['tr', 'Diyarbakır’da iki', 'DİYARBAKIR’DA İKİ'],
  ['az-Latn', 'ildırım', 'İLDIRIM'],
  ['el', 'Ο Μάιος φέρνει καΐκι και λάδι', 'Ο ΜΑΪΟΣ ΦΕΡΝΕΙ ΚΑΪΚΙ ΚΑΙ ΛΑΔΙ'],
  ['fr', 'L’été à Zoé', 'L’ÉTÉ À ZOÉ'],
])('writes capitals of %s: %s', (language, text, capitals) => {
  expect(inCapitals(text, language)).toBe(capitals);
  expect(openCatalogue(language, [english], {}).say.capitals(text)).toBe(capitals);
});
