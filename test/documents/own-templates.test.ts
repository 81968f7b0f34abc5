import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { openWorkshop } from '../../src/build.ts';
import { drawDiagnostic } from '../../src/diagnostics/diagnostic.ts';
import { loadContent } from '../../src/load/game/load.ts';
import { gameImprint } from '../../src/load/imprint.ts';
import { type Content, type TemplateName, templateNames } from '../../src/model/content.ts';
import { it } from '../cli/command.ts';
import { withGame } from '../load/game/game-directory.ts';
import { supplies } from '../typeset/house.ts';
import { content, orderOf } from './workshop.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const builtIn = (name: TemplateName) => readFileSync(`${root}/templates/en/${name}`, 'utf8');
const workshop = openWorkshop('en-GB', supplies);

/** What is said of a book with a template of the game's own. */
function saidOf(name: TemplateName, text: string): string[] {
  const path = `templates/${name}`;
  const own: Content = { ...content, templates: { [name]: { path, text } } };
  const id = name === 'rule-book.md.hbs' ? 'rule-book' : 'event-book';
  const { complaints } = workshop.typeset(orderOf(id, 'a4', own));
  return complaints.filter(({ severity }) => severity === 'error').map((one) => drawDiagnostic(one));
}

describe('a template of a game’s own', () => {
  it.each(templateNames.filter((name) => name.endsWith('.hbs')))(
    '%s of one that is built in gives the same pages',
    (name) => expect(saidOf(name, builtIn(name))).toEqual([]),
  );
  it.each<[string, string, string]>([
    ['# A\n\n{{game.titel}}', 'unknown name titel', '3:3'],
    ['# A\n\n{{gmae.title}}', 'unknown name gmae', '3:3'],
    ['# A\n\nA {{words.rnu.one}}', 'unknown name words.rnu', '3:5'],
    ['# A\n\n##{{words.run.A}} in short', 'expected a space after #, found ##A Run in short', '3:19'],
    ['# A\n\n{{shout game}}', 'unknown name shout', '3:1'],
    ['# A\n\n{{> other}}', 'cannot include another file', '3:1'],
    ['# A\n\n{{#if has.shops}}x{{/unless}}', 'expected {{/if}}, found {{/unless}}', '3:4'],
    ['# A\n\n{{#if has.shops}}x\n\ny', '{{#if has.shops}} is never closed', '3:1'],
    ['# A\n\nIt is {{game.title}\n\ny', '{{ is never closed', '3:7'],
    ['# A\n\n{{=}}', 'expected {{a name}} or a block, found something else', '3:1'],
    ['# A\n\n#### Deep {{game.title}}', 'expected a heading of level 1, 2 or 3, found 4', '3:1'],
    ['# A\n\n    code', 'expected headings, paragraphs, lists, tables, quotes or slots, found code', '3:5'],
    ['# A\n\n:::chapters', 'unknown slot :::chapters', '3:1'],
    ['# A\n\n:::note\nMind it.\n:::', 'expected a slot on a line of its own, found :::note', '3:1'],
    ['# A\n\n:::contents\n\n:::contents', 'duplicate slot :::contents', '3:1'],
    ['# A\n\nSee [there](#there).', 'expected a heading that #there leads to, found none', '3:12'],
    ['# A\n\n# A', 'duplicate heading A', '1:3'],
    ['# A {#x}\n\n# B {#x}', 'two headings have the id x: A, B', '3:3'],
    ['# A b\n\n# A, B', 'two headings have the id a-b: A b, A, B', '3:3'],
    ['# A\n\n日', 'the serif font cannot print 日 (U+65E5)', '3:1'],
  ])('%j is a fault with a place', (text, message, place) => {
    const [first = '', ...others] = saidOf('rule-book.md.hbs', text).filter((one) => !one.includes('rule-book, page'));
    expect(first).toMatch(/^error\[CR30[46]\]/u);
    expect(first).toContain(`: ${message}\n  templates/rule-book.md.hbs:${place}\n`);
    expect(others).toEqual([]);
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
    expect(JSON.parse(printed.out)[0].pages).toBe(2);
  });
});
