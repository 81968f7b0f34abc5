import { describe, expect, it } from 'vitest';
import { rulesData } from '../../src/documents/companions/rules.ts';
import type { SystemBrief } from '../../src/documents/document.ts';
import { eventBookData } from '../../src/documents/event-book/event-book.ts';
import { ofGames, ofSystems } from '../../src/documents/index.ts';
import { printMeFirstData } from '../../src/documents/print-me-first/print-me-first.ts';
import { ruleBookData } from '../../src/documents/rule-book/data.ts';
import { openCatalogue } from '../../src/language/catalogue.ts';
import { fingerprint, imprintOf } from '../../src/load/imprint.ts';
import { textOfBlocks } from '../../src/manuscript/plain-text.ts';
import { fillTemplate, type TemplateData } from '../../src/manuscript/template.ts';
import type { Content } from '../../src/model/content.ts';
import { diceSystems } from '../../src/systems/index.ts';
import { pageless } from '../../src/typeset/edition/edition.ts';
import { loadContent, loadSystem } from '../load/directory.ts';
import { supplies } from '../typeset/house.ts';
import { briefOf, expectAll, sentencesOf, templateText, textsOfGame } from './sentences.ts';

const games = ['content/core-runner', 'content/low-tide', 'content/low-tide/de', 'content/starter'] as const;

describe.each(games)('the plain text of %s', (directory) => {
  const content = loadContent(directory).content as Content;
  const brief = briefOf(content);
  const language = content.game.language.slice(0, 2);
  const textOf = (id: 'rule-book' | 'event-book' | 'print-me-first' | 'veil-card') =>
    textOfBlocks(ofGames[id].manuscript?.({ ...brief, template: templateText(language, `${id}.md.hbs`) }) ?? []);
  const data: Readonly<Record<string, TemplateData>> = {
    'rule-book': ruleBookData(brief),
    'event-book': eventBookData(brief),
    'print-me-first': printMeFirstData(brief),
    'veil-card': ruleBookData({ ...brief, veil: 'overleaf', format: { ...brief.format, isFull: true } }),
  };

  it.each(['rule-book', 'event-book', 'print-me-first', 'veil-card'] as const)('has each sentence of %s', (id) => {
    const filled = fillTemplate(templateText(language, `${id}.md.hbs`), data[id] as TemplateData);
    const sentences = sentencesOf(filled);
    expect(sentences.length).toBeGreaterThan(5);
    expectAll(textOf(id), sentences);
  });

  it('has each sentence of Events, Endings, chapters and remarks', () => {
    expectAll(textOf('event-book'), textsOfGame(content).flatMap(sentencesOf));
  });

  it('names every part of the sheet and every step of a turn', () => {
    const text = textOf('rule-book');
    const { say } = brief;
    for (const id of ['health', 'money', 'dice-mods', 'labels', 'marker', 'square', 'log'])
      expect(text).toContain(say(`rule-part-${id}`).replaceAll('\u00A0', ' '));
    for (const id of ['event', 'outcome', 'move'])
      expect(text).toContain(`${say(`rule-turn-${id}`)} ${say(`rule-turn-${id}-text`)}`.replaceAll('\u00A0', ' '));
  });
});

it.each(diceSystems.map(({ id }) => id))('the plain text of the rules of %s has each of their sentences', (id) => {
  const one = diceSystems.find((system) => system.id === id);
  if (!one) throw new Error(`there is no ${id}`);
  const words = loadSystem('content/systems', one).content;
  if (!words) throw new Error(`${id} has faults`);
  const texts = openCatalogue('en-GB', [supplies.messages('en') as string], {});
  const template = templateText('en', `${id}-rules.md.hbs`);
  const brief: SystemBrief = {
    system: one,
    words,
    ...texts,
    imprint: imprintOf({ ...words, title: words.name }, fingerprint(words.sources)),
    edition: { paper: 'a4' },
    format: pageless,
    template,
    englishTemplate: undefined,
  };
  const text = textOfBlocks(ofSystems.rules.manuscript?.(brief) ?? []);
  expectAll(text, sentencesOf(fillTemplate(template, rulesData(brief))));
});
