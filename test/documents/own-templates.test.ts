import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { drawDiagnostic } from '../../src/diagnostics/diagnostic.ts';
import type { GameDocumentId } from '../../src/documents/catalogue.ts';
import { gameImprint } from '../../src/load/imprint.ts';
import { characters } from '../../src/manuscript/entities.ts';
import { type Content, type TemplateName, templateNames } from '../../src/model/content.ts';
import { it } from '../cli/command.ts';
import { loadContent } from '../load/directory.ts';
import { withGame } from '../load/game/game-directory.ts';
import { content, orderOf, workshopFor } from './workshop.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const builtIn = (name: TemplateName, language = 'en') => readFileSync(`${root}/templates/${language}/${name}`, 'utf8');
const books = templateNames.filter((name) => name.endsWith('.hbs'));

/** What is said of a book with a template of the game's own. */
function saidOf(name: TemplateName, text: string, of: Content = content, language = 'en-GB'): string[] {
  const path = `templates/${name}`;
  const own: Content = { ...of, templates: { [name]: { path, text } } };
  const { diagnostics } = workshopFor(language).typeset(
    orderOf(name.replace('.md.hbs', '') as GameDocumentId, 'a4', own),
  );
  return diagnostics.filter(({ severity }) => severity === 'error').map((one) => drawDiagnostic(one));
}

describe('a template of a game’s own', () => {
  it.each([
    ['en', 'core-runner'],
    ['en', 'starter'],
    ['de', 'low-tide'],
    ['fr', 'low-tide'],
  ])('has no fault if it is the built-in %s one, in %s', (language, game) => {
    const { content: of } = loadContent(`${root}/content/${game}`);
    for (const name of books) expect([name, ...saidOf(name, builtIn(name, language), of, language)]).toEqual([name]);
  });
  it.each<[string, string, string]>([
    ['# A\n\n{{game.titel}}', 'unknown name titel', '3:3'],
    ['# A\n\n{{gmae.title}}', 'unknown name gmae', '3:3'],
    ['# A\n\nA {{words.rnu.one}}', 'unknown name words.rnu', '3:5'],
    ['# A\n\n##{{words.run.A}} in short', 'expected text with *emphasis*, found a heading without its space', '3:19'],
    ['# A\n\n{{shout game}}', 'unknown name shout', '3:1'],
    ['# A\n\n{{> other}}', 'cannot include another file', '3:1'],
    ['# A\n\n{{#if has.shops}}x{{/unless}}', 'expected {{/if}}, found {{/unless}}', '3:4'],
    ['# A\n\n{{#if has.shops}}x\n\ny', '{{#if has.shops}} is never closed', '3:1'],
    ['# A\n\nIt is {{game.title}\n\ny', '{{ is never closed', '3:7'],
    ['# A\n\n{{=}}', 'expected {{a name}} or a block, found something else', '3:1'],
    ['# A\n\n#### Deep {{game.title}}', 'expected a heading of level 1, 2 or 3, found 4', '3:1'],
    [
      '# A\n\n    code',
      'expected headings, paragraphs, lists, tables, quotes or slots, found an indented block',
      '3:5',
    ],
    ['# A\n\n:::chapters', 'unknown slot :::chapters', '3:1'],
    ['# A\n\n:::note\nMind it.\n:::', 'expected text with *emphasis*, found a slot beside text', '3:1'],
    ['# A\n\n:::contents\n\n:::contents', 'duplicate slot :::contents', '3:1'],
    ['# A\n\nSee [there](#there).', 'expected a heading that #there leads to, found none', '3:12'],
    ['# A\n\n# A', 'duplicate heading A', '1:3'],
    ['# A\n\n1. one\n3. two', 'expected 2 in a numbered list, found 3', '4:1'],
    ['# A {#x}\n\n# B {#x}', 'two headings have the id x: A, B', '3:3'],
    ['# A b\n\n# A, B', 'two headings have the id a-b: A b, A, B', '3:3'],
    ['# A\n\n日', 'the serif font cannot print 日 (U+65E5)', '3:1'],
  ])('%j is a fault with a place', (text, message, place) => {
    const [first = '', ...others] = saidOf('rule-book.md.hbs', text).filter((one) => !one.includes('rule-book, page'));
    expect(first).toMatch(/^error\[CR30[46]\]/u);
    expect(first).toContain(`: ${message}\n  templates/rule-book.md.hbs:${place}\n`);
    expect(others).toEqual([]);
  });
  it.each([
    ['a | b\n---|---\nc | d', 'expected headings, paragraphs or lists, found a table', 'a | b'],
    ['> So.', 'expected headings, paragraphs or lists, found a quotation', 'So.'],
    [':::contents', 'expected headings, paragraphs or lists, found a slot', ':::contents'],
    ['# C\n\nSo.', 'expected at most 2 headings, found a third', 'C'],
  ])('refuses what a veil card would drop: %j', (text, message) => {
    const [first] = saidOf('veil-card.md.hbs', `# A\n\nOne.\n\n# B\n\n${text}\n`);
    expect(first).toContain(`: ${message}\n  templates/veil-card.md.hbs:7:`);
  });
  it('numbers the items that its blocks leave', () =>
    expect(saidOf('rule-book.md.hbs', '# A\n\n1. a\n{{#unless late}}\n2. b\n{{/unless}}\n3. c\n4. d\n')).toEqual([]));
  it('prints every character that has a name in HTML', () => {
    const names = [...characters.keys()].map((name) => `&${name};`).join(' ');
    expect(saidOf('rule-book.md.hbs', `# A\n\n${names}\n\n## ${names}\n`)).toEqual([]);
  });
  it('is part of what the content is known by', () => {
    const own = (text: string) =>
      withGame((game) => {
        game.folder('templates').write('templates/rule-book.md.hbs', text);
        const { content: loaded } = loadContent(game.path);
        return loaded && gameImprint(loaded).fingerprint;
      });
    expect(own('# A')).toMatch(/^[0-9a-f]{8}$/u);
    expect(own('# A')).not.toBe(own('# B'));
  });
  it('has room for every part of the Event Book', () => {
    const [said] = saidOf('event-book.md.hbs', builtIn('event-book.md.hbs').replace(':::ending-key', ''));
    expect(said).toContain('expected slot :::ending-key, found none');
  });
});

describe('the command line', () => {
  it('prints the template of the game, and validates it', async ({ desk }) => {
    cpSync(`${root}/content/low-tide`, desk.at('game'), { recursive: true });
    mkdirSync(desk.at('game/templates'));
    writeFileSync(desk.at('game/templates/rule-book.md.hbs'), '# Rules\n\nCome back before the water does.\n');
    for (const name of ['rulebook.hbs', 'event-book.md'])
      writeFileSync(desk.at(`game/templates/${name}`), 'never read');
    const strange = await desk.run(['validate', 'game']);
    expect(strange.code).toBe(1);
    expect(strange.err).toContain('error[CR009]: unknown template rulebook.hbs');
    expect(strange.err).toContain('error[CR009]: unknown template event-book.md');
    writeFileSync(desk.at('game/templates/rule-book.md.hbs'), '# Rules\n\n{{words.run.won}}\n');
    for (const name of ['rulebook.hbs', 'event-book.md']) rmSync(desk.at(`game/templates/${name}`));
    const wrong = await desk.run(['validate', 'game']);
    expect(wrong.err).toContain('error[CR306]: unknown name won\n  game/templates/rule-book.md.hbs:3:3');
    const unprinted = await desk.run(['print', 'rule-book', '--content', 'game']);
    expect([unprinted.code, unprinted.err]).toEqual([1, wrong.err]);
    writeFileSync(desk.at('game/templates/rule-book.md.hbs'), '# Rules\n\nCome back before the water does.\n');
    const printed = await desk.run(['print', 'rule-book', '--content', 'game', '--json']);
    expect(JSON.parse(printed.out).files[0].pages).toBe(2);
  });
});
