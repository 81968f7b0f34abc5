import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { codes } from '../src/diagnostics/codes.ts';
import { diceSystems } from '../src/systems/index.ts';
import { type Desk, it } from './cli/command.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const manual = readdirSync(join(root, 'docs')).map((name) => `docs/${name}`);
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...manual].map((name) => [name, read(name)] as const);
const authoring = read('docs/authoring.md');
const sections = read('docs/options.md').split('## core-runner ');
const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, one = '']) => one))];

describe.each(pages)('%s', (name, text) => {
  it('names files that are there', () => {
    // What its steps add is not there yet.
    const added = found(text, /^ *```(?:ts|yaml) (\S+)$/gmu);
    const named = found(text, /`((?:src|test|content|templates|docs|out\/pictures)\/[\w./-]*[\w/]|[A-Z]+\.md)`/gu);
    expect(named.filter((path) => !existsSync(join(root, path)) && !added.includes(path))).toEqual([]);
    const linked = found(text, /(?:\]\(|src=")([\w./-]+)/gu);
    expect(linked.filter((path) => !existsSync(join(root, dirname(name), path)))).toEqual([]);
  });
  it('names scripts that there are', () => {
    const { scripts } = JSON.parse(read('package.json'));
    expect(found(text, /\bnpm run ([\w-]+)/gu).filter((script) => !(script in scripts))).toEqual([]);
  });
  it('gives each command options that it has', () => {
    for (const [line, command = ''] of text.matchAll(/core-runner(?:\.js)? (\w+)\b[^`\n]*/gu)) {
      // CONTRIBUTING adds some.
      const has = [
        ...sections.filter((section) => section.startsWith(command)),
        ...found(text, /((?:\.option|new Option)\('.*)/gu),
      ].join('');
      expect([line, found(line, /(--(?!help)[a-z-]+)/gu).filter((option) => !has.includes(option))]).toEqual([
        line,
        [],
      ]);
    }
  });
});

describe('README.md', () => {
  it('is short', () => {
    const readme = read('README.md');
    expect(readme.split('\n').length).toBeLessThan(150);
    expect(Buffer.byteLength(readme)).toBeLessThan(8000);
  });
});

/** Arguments and options of a command's help, as rows of a table. */
function rowsOf(help: string): string[] {
  const [list = ''] = /^[A-Z]\w+:\n[\s\S]*(?=^ {2}-h)/mu.exec(help) ?? [];
  const joined = list.replace(/\n {4,}(?=[a-z-]+: )/gu, '<br>').replace(/\n {4,}/gu, '  ');
  return [...joined.matchAll(/^ {2}(\S.*?) {2,}(.*)$/gmu)].map(([, option = '', does = '']) =>
    `| \`${option}\` | ${does.replaceAll('  ', ' ')} |`.replaceAll(/(?<=\S)\|(?=\S)/gu, '\\|'),
  );
}

async function sectionOf(desk: Desk, words: readonly string[]): Promise<string> {
  const { out } = await desk.run([...words, '--help']);
  const [, usage = ''] = /^Usage: (.*)$/mu.exec(out) ?? [];
  const table = [`\`${usage}\``, '', '| option | does |', '|---|---|', ...rowsOf(out)];
  return [`## core-runner ${words.join(' ')}`, '', ...table].join('\n');
}

describe('what the program says of itself', () => {
  it('is in docs/options.md', async ({ desk }) => {
    const commands = async (...words: string[]) =>
      found((await desk.run([...words, '--help'])).out, /^ {2}([a-z]+) {2,}\S.*$/gmu);
    const named = (await commands()).filter((name) => !['new', 'odds', 'roll'].includes(name)).map((name) => [name]);
    const ofNew = (await commands('new')).map((name) => ['new', name]);
    const ofSystems = ['odds', 'roll'].flatMap((name) => diceSystems.map(({ id }) => [name, id]));
    const all = await Promise.all([...named, ...ofNew, ...ofSystems].map((words) => sectionOf(desk, words)));
    const text = ['# Options', 'Made from the program by a test; see CONTRIBUTING.', ...all].join('\n\n');
    await expect(`${text}\n`).toMatchFileSnapshot('../docs/options.md');
  });
  it('is in docs/codes.md', async () => {
    const rows = Object.entries(codes).map(([code, { title }]) => `| ${code} | ${title} |`);
    const head = '# Codes\n\nMade from the program by a test; see CONTRIBUTING.\n\n| code | means |\n|---|---|';
    await expect([head, ...rows, ''].join('\n')).toMatchFileSnapshot('../docs/codes.md');
  });
});

describe('docs/authoring.md', () => {
  it('shows a fault as it is shown, in an Event that is in no Run (CR-042)', async ({ desk }) => {
    cpSync(join(root, 'content/core-runner'), desk.at('my-game'), { recursive: true });
    const events = desk.at('my-game/events');
    for (const file of readdirSync(events)) if (file.startsWith('22-')) rmSync(join(events, file));
    const invented = read('src/tools/picture-events/22-going-down.yaml');
    writeFileSync(join(events, '22-going-down.yaml'), invented.replace('neutral: [7]', 'neutral: [6, 7]'));
    const { err } = await desk.run(['validate', 'my-game']);
    const [, shown] = /^```\n(error\[[\s\S]*?)^```$/mu.exec(authoring) ?? [];
    expect(err).toContain(shown);
  });
  it('lists every rule of the lint by its code', () => {
    const lint = ['sizes', 'runs', 'openings', 'phrases', 'overuse', 'spelling', 'punctuation', 'counts', 'numbers'];
    const ofLint = lint.flatMap((rule) => found(read(`src/lint/${rule}.ts`), /'(CR5\d\d)'/gu));
    const [table = ''] = /\| code \| rule[\s\S]*?\n\n/u.exec(authoring) ?? [];
    expect(found(table, /\b(CR5\d\d)\b/gu)).toEqual(ofLint.sort());
  });
});
