/** Filled templates and texts of a game → sentences, to look for in a text. */

import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Brief } from '../../src/documents/document.ts';
import { openCatalogue } from '../../src/language/catalogue.ts';
import { languagesOf } from '../../src/language/patterns.ts';
import { gameImprint } from '../../src/load/imprint.ts';
import type { Content } from '../../src/model/content.ts';
import { outcomeNames } from '../../src/model/event.ts';
import { pageless } from '../../src/typeset/edition/edition.ts';
import { supplies } from '../typeset/house.ts';

/** Filled Markdown → its sentences, by signs alone, without the reader that makes blocks of it. */
export const sentencesOf = (markdown: string): string[] =>
  markdown
    .replace(/<!--.*?-->/gsu, '\n\n')
    .replace(/^:::.*$/gmu, '\n')
    .replace(/^\|?[-:| ]+$/gmu, '')
    .replace(/(?<!\\)\[([^\]]+)\]\(#[^)]*\)/gu, '$1')
    .replace(/ ?\{#[\w-]+\}/gu, '')
    .split(/\n\s*\n|\n(?= *(?:[-*>#|]|\d+\.) )|(?<!\\)\|/u)
    .map((part) =>
      part
        .replace(/\s+/gu, ' ')
        .replace(/^ ?(?:[-*>#]+|\d+\.) /u, '')
        .replace(/\\(.)/gu, '$1')
        .replaceAll('*', '')
        .trim(),
    )
    .flatMap((part) => part.split(/(?<=[.!?:]) /u))
    .filter((sentence) => sentence.split(' ').length > 2);

/** White space and stars fold: a star is a sign of Markdown or of a footnote. */
const folded = (text: string) => text.replaceAll('*', '').replace(/[\s\u00A0]+/gu, ' ');

/** How often a text is in another. */
const countOf = (whole: string, part: string) => whole.split(part).length - 1;

/** Expects every sentence in the text at least as often as in its sources, and none of a book without it. */
export function expectAll(text: string, sources: readonly string[]) {
  const [whole, source] = [folded(text), folded(sources.join('\n\n'))];
  const lost = [...new Set(sources.map(folded))].filter((one) => countOf(whole, one) < countOf(source, one));
  expect(lost).toEqual([]);
}

/** A built-in template. */
export const templateText = (language: string, name: string) => readFileSync(`templates/${language}/${name}`, 'utf8');

/** What manuscripts of a game that flow are written from. */
export function briefOf(content: Content): Brief<'veil' | 'files'> {
  const { language } = content.game;
  const messages = languagesOf(language).flatMap((one) => supplies.messages(one) ?? []);
  const texts = openCatalogue(language, messages, content.game.ownWords);
  return {
    content: { ...content, game: { ...content.game, words: texts.vocabulary } },
    ...texts,
    imprint: gameImprint(content),
    edition: { paper: 'a4' },
    format: pageless,
    template: '',
    englishTemplate: undefined,
    veil: 'split',
    files: [],
  };
}

/** The texts of chapters, Events, Endings and remarks. */
export const textsOfGame = ({ events, endings, chapters, late, remarks }: Content): string[] => [
  ...chapters.map(({ text }) => text),
  ...events.flatMap((event) => [
    event.text,
    event.late ?? '',
    ...(event.kind === 'shop'
      ? event.items.map(({ name }) => name)
      : outcomeNames.map((name) => event.outcomes[name].text)),
  ]),
  ...endings.map(({ text }) => text),
  late?.text ?? '',
  ...remarks.remarks.map(({ text }) => text),
];
