/** What the books of a game may not say: a command, which only people with the tool can type; two full stops. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../../src/language/catalogue.ts';
import { elementsOf, readTags } from '../pdf/tags.ts';
import { supplies } from '../typeset/house.ts';
import { content, orderOf, workshopFor } from './workshop.ts';

const languages = ['en', 'de', 'fr'] as const;

const catalogue = (language: string) =>
  openCatalogue(
    language,
    ['en', language].map((one) => supplies.messages(one) as string),
    {},
  );

describe.each(languages)('the texts of %s', (language) => {
  const names = readdirSync(join('templates', language)).filter((name) => !name.startsWith('site-'));
  const files = names.map((name) => join('templates', language, name));

  it.each(files)('name no command: %s', (path) =>
    expect(readFileSync(path, 'utf8').match(/.*(?:npx|npm|core-runner [a-z]|(?<![-{])--[a-z]).*/gu) ?? []).toEqual([]),
  );

  it('end a sentence with one full stop', () => {
    const of = { ...content, game: { ...content.game, language } };
    const { bytes } = workshopFor(language).print(orderOf('rule-book', 'a4', of));
    const elements = elementsOf(readTags(bytes).document);
    expect(elements.flatMap(({ alt, own }) => [alt ?? '', own]).filter((text) => /\.\./u.test(text))).toEqual([]);
  });

  it('count one of a thing as one', () => {
    const { say } = catalogue(language);
    const one = (id: string, values = {}) =>
      say(id, { count: 1, turns: 1, cores: 1, max: 5, difficulty: 'Normal', kind: 'sealed', list: 'A', ...values });
    const many = {
      en: /turns\b|sheets\b/u,
      de: /Züge\b|Blätter/u,
      fr: /tours\b|feuilles\b|étoiles|scellées|ouvertes/iu,
    }[language];
    for (const id of ['pack-note', 'board-par-of', 'sheet-par', 'board-boxes', ...(language === 'fr' ? ['stars'] : [])])
      for (const kind of ['sealed', 'sealed-with-rolls', 'open-with-rolls', 'open'])
        expect(one(id, { kind }), id).not.toMatch(many);
    if (language !== 'fr') return;
    expect(one('pack-note')).toBe('1 Feuille de course, Normal, scellée');
    expect(one('pack-note', { count: 2, kind: 'open' })).toBe('2 Feuilles de course, Normal, ouvertes');
  });
});
