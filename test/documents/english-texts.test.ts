/** Texts that print in English for want of a translation are tagged as English, and no others. */

import { describe, expect, it } from 'vitest';
import type { Content } from '../../src/model/content.ts';
import { elementsOf, type ReadElement, readTags } from '../pdf/tags.ts';
import { supplies } from '../typeset/house.ts';
import { content, orderOf, workshopFor } from './workshop.ts';

const ruleBook = supplies.template('en/rule-book.md.hbs') as string;

const sourceOf = (name: string, text: string) => ({ [name]: { path: `templates/${name}`, text } });

/** The game with a language without built-in texts, and with these of its own. */
const inItalian = (templates: Content['templates'] = {}): Content => ({
  ...content,
  game: { ...content.game, language: 'it' },
  templates,
});

const elementsIn = (of: Content, id: Parameters<typeof orderOf>[0], more = {}): ReadElement[] => {
  const { document, faults } = readTags(workshopFor('it').print(orderOf(id, 'a4', of, more)).bytes);
  expect(faults).toEqual([]);
  return elementsOf(document);
};

const whole = (text: string) => text.replace(/[\s\u00AD]+/gu, ' ').trim();

/** How much of each text is English: all, none or a part, which is given. */
const languagesOf = (elements: readonly ReadElement[]) =>
  new Map(
    elements.map(({ alt, text, english }) => {
      const words = whole(alt ?? text);
      return [words, whole(english) === words ? 'English' : whole(english) || 'Italian'] as const;
    }),
  );

describe('a document in a language of its own', () => {
  it('marks as English what a few messages leave', () => {
    const own = 'sheet-date = Data\nsheet-turns = Turni\nsheet-map = Mappa { $count }\nsheet-seed = Seed';
    const of = inItalian(sourceOf('messages.ftl', own));
    const sheet = languagesOf(elementsIn(of, 'tracking-sheet', { fillable: true }));
    for (const text of ['Data', 'Turni', 'Seed', 'CRYPTOCREDITS', 'Easy'])
      expect(sheet.get(text), text).toBe('Italian');
    for (const text of ['Name', 'max', 'Numbers used', 'line: Event Number'])
      expect(sheet.get(text), text).toBe('English');
    expect([...sheet].find(([text]) => text.startsWith('Mappa 19'))?.[1]).toBe('Italian');
  });

  it('marks fields and figures by their words', () => {
    const own = sourceOf('messages.ftl', 'field-turns = Turni');
    const elements = elementsIn(inItalian(own), 'tracking-sheet', { fillable: true });
    const languages = (type: string) => elements.filter((one) => one.type === type).map(({ lang }) => lang);
    expect(languages('Figure')).toEqual(['en']);
    // The field for turns, and those with the names of difficulties.
    expect(languages('Form').filter((lang) => lang !== 'en')).toHaveLength(1 + content.game.difficulties.length);
  });

  it.each([
    ['without a template', {}],
    ['with a copy of the template', sourceOf('rule-book.md.hbs', ruleBook)],
  ])('marks running text as English %s', (_, templates) => {
    const book = languagesOf(elementsIn(inItalian(templates), 'rule-book'));
    expect(book.get('Before you begin')).toBe('English');
    expect(book.get('For a Run you need:')).toBe('English');
    expect(book.get('CORE RUNNER RULE BOOK')).toBe('RULE BOOK');
    expect(book.get('A solo adventure for pencil, paper and one die')).toBe('Italian');
  });

  it('marks no text of its own template', () => {
    const own = ruleBook.replace('For {{words.run.a}} you need', 'Ti servono queste cose');
    const book = languagesOf(elementsIn(inItalian(sourceOf('rule-book.md.hbs', own)), 'rule-book'));
    expect(book.get('Ti servono queste cose:')).toBe('Italian');
    expect(book.get('Contents')).toBe('English');
  });

  it('marks signs and captions among texts of the game', () => {
    const book = languagesOf(elementsIn(inItalian(), 'event-book'));
    expect([...book.values()]).toEqual(expect.arrayContaining(['No Effect', 'After turn 16:']));
  });
});

it('marks nothing as English in a language with all texts, nor in English', () => {
  for (const language of ['de', 'en-GB']) {
    const of = { ...content, game: { ...content.game, language } };
    const { bytes } = workshopFor(language).print(orderOf('rule-book', 'a4', of));
    expect(elementsOf(readTags(bytes).document).filter(({ english }) => english !== '')).toEqual([]);
  }
});
