/** Texts that a translation lacks print in the language of the original: tagged, divided and set so. */

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { patternName } from '../../src/language/patterns.ts';
import type { Content } from '../../src/model/content.ts';
import { charactersOf } from '../../src/typeset/page/page.ts';
import { hyphenator } from '../../src/typeset/text/hyphenate.ts';
import { loadContent } from '../load/directory.ts';
import { elementsOf, readTags } from '../pdf/tags.ts';
import { supplies } from '../typeset/house.ts';
import { content, marksOf, orderOf, workshopFor } from './workshop.ts';

const scratch = mkdtempSync(join(tmpdir(), 'core-runner-untranslated-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A translation of a game that has only its titles. */
function translation(of: string, language: string): Content {
  const directory = join(scratch, language);
  mkdirSync(directory);
  writeFileSync(
    join(directory, 'game.yaml'),
    `translates: ${resolve(of)}\nlanguage: ${language}\ntitle: Titel\nsubtitle: Untertitel\n`,
  );
  const { content, diagnostics } = loadContent(directory);
  if (!content) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return content;
}

const squeezed = (text: string) => text.replace(/[\s\u00AD]+/gu, ' ').trim();

/** The words of a page that are divided at a line end, with a hyphen. */
const dividedOn = (pages: readonly { readonly marks: Parameters<typeof marksOf>[1] }[]) =>
  pages.flatMap(({ marks }) => {
    const lines = marksOf('text', marks).map(charactersOf);
    return lines.flatMap((line, index) => {
      const start = /[\p{L}’]+(?=\u00AD$)/u.exec(line)?.[0];
      const rest = /^[\p{L}’]+/u.exec(lines[index + 1] ?? '')?.[0];
      return start && rest ? [[start, rest] as const] : [];
    });
  });

const isDivided = (language: string, [start, rest]: readonly [string, string]) => {
  const parts = hyphenator(
    patternName(language),
    supplies.patterns,
  )(start + rest).map((part) => part.replace('\u200C', ''));
  return parts.some((_, index) => parts.slice(0, index + 1).join('') === start);
};

describe('a German translation without most texts of an English game', () => {
  const german = translation('content/core-runner', 'de');
  const { composed } = workshopFor('de').typeset(orderOf('event-book', 'a5', german));
  const elements = elementsOf(readTags(workshopFor('de').print(orderOf('event-book', 'a4', german)).bytes).document);
  const langOf = (start: string) => elements.find(({ own }) => squeezed(own).startsWith(start))?.lang;

  it('tags them in the language of the original, and the German ones not', () => {
    const [chapter] = german.chapters;
    const [event] = german.events;
    expect(langOf(squeezed(chapter?.text ?? '').slice(0, 20))).toBe('en-GB');
    expect(langOf(squeezed(event?.text ?? '').slice(0, 20))).toBe('en-GB');
    expect(langOf('Untertitel')).toBe('');
    expect(langOf('Lege die Karte')).toBe('');
  });

  it('divides each word as its own language does', () => {
    const divided = dividedOn(composed?.pages ?? []);
    expect(divided.length).toBeGreaterThan(15);
    const english = new Set(JSON.stringify(content).match(/[\p{L}’]+/gu));
    for (const word of divided)
      expect(isDivided(english.has(word.join('')) ? 'en-GB' : 'de', word), word.join('-')).toBe(true);
  });
});

it('tags the texts of an original in another language than English as that', () => {
  const original = join(scratch, 'original');
  cpSync('content/low-tide', original, { recursive: true });
  const yaml = readFileSync(join(original, 'game.yaml'), 'utf8');
  writeFileSync(join(original, 'game.yaml'), yaml.replace(/^language: .*$/mu, 'language: nl'));
  const { bytes } = workshopFor('en-GB').print(orderOf('event-book', 'a4', translation(original, 'en-GB')));
  const languages = elementsOf(readTags(bytes).document).map(({ own, lang }) => [squeezed(own), lang] as const);
  expect(languages.find(([text]) => text === 'Untertitel')?.[1]).toBe('');
  expect(languages.filter(([, lang]) => lang === 'nl').length).toBeGreaterThan(200);
});

it('sets German without ligatures over a division, and other languages with them', () => {
  const clusters = (language: string) => {
    const game = { ...content.game, language, subtitle: 'Auf der Schilfinsel: fiel, Auflage' };
    const { composed } = workshopFor(language).typeset(orderOf('event-book', 'a4', { ...content, game }));
    const pieces = (composed?.pages[0]?.marks ?? []).flatMap((mark) => (mark.kind === 'text' ? mark.pieces : []));
    return pieces.flatMap((piece) => (typeof piece === 'number' ? [] : piece.clusters)).filter((one) => one.length > 1);
  };
  expect(clusters('de')).toEqual(['fi']);
  expect(clusters('en-GB')).toEqual(['fi', 'fi', 'fl']);
});
