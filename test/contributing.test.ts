import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'core-runner-contributing-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** A block of the text that names its file: what is to be written, or how what is there is to be changed. */
interface Step {
  readonly isDiff: boolean;
  readonly path: string;
  readonly lines: readonly string[];
}

/** The blocks of a text, each freed from the indent of its list. */
function stepsOf(text: string): Step[] {
  return [...text.matchAll(/^( *)```(\w+) (\S+)\n([\s\S]*?)^\1```$/gmu)].map(
    ([, indent = '', language, path = '', body = '']) => ({
      isDiff: language === 'diff',
      path,
      lines: body
        .replace(/\n$/u, '')
        .split('\n')
        .map((line) => line.slice(indent.length)),
    }),
  );
}

/** Does what a block says; a diff has to find its lines in exactly one place. */
function follow({ isDiff, path, lines }: Step): void {
  const file = join(copy, path);
  if (!isDiff) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${lines.join('\n')}\n`);
    return;
  }
  const kept = (signs: string) =>
    `\n${lines
      .filter(([sign = ' ']) => signs.includes(sign))
      .map((line) => line.slice(1))
      .join('\n')}\n`;
  const parts = `\n${readFileSync(file, 'utf8')}`.split(kept(' -'));
  expect(parts, `${path} has once what CONTRIBUTING.md wants to be changed:${kept(' -')}`).toHaveLength(2);
  writeFileSync(file, parts.join(kept(' +')).slice(1));
}

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}
const tool = (...words: string[]) => run('dist/core-runner.js', ...words);

/** The sections of “How to add …” by the thing that is added. */
const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const section = (name: string) => {
  const found = text.split(/^##+ /mu).find((part) => part.startsWith(`${name}\n`));
  if (found === undefined) throw new Error(`CONTRIBUTING.md has no section ${name}`);
  return found;
};

// A copy of the project, and in it all that the text says, built once.
const pages = ['README.md', 'LICENSE', 'CHANGELOG.md', 'CONTRIBUTING.md', 'docs', 'out/pictures'];
for (const name of ['src', 'content', 'templates', 'package.json', 'tsconfig.json', ...pages])
  cpSync(join(root, name), join(copy, name), { recursive: true });
// The benchmarks are built with the tools.
for (const name of ['test/bench', 'test/load/directory.ts'])
  cpSync(join(root, name), join(copy, name), { recursive: true });
cpSync(join(root, 'test/limits.test.ts'), join(copy, 'test/limits.test.ts'));
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
cpSync(join(copy, 'content/core-runner'), join(copy, 'my-game'), { recursive: true });
for (const name of [
  'an effect',
  'a document',
  'a dice system',
  'a warning',
  'a policy',
  'an option of a command',
  'a paper',
  'an output',
])
  for (const step of stepsOf(section(`… ${name}`))) follow(step);
const types = run('node_modules/typescript/bin/tsc', '-p', '.');
const built = run('src/tools/bundle.mjs');

describe('what CONTRIBUTING.md says', () => {
  it('type-checks and builds, all of it together', () => {
    expect([types.out, types.code]).toEqual(['', 0]);
    expect([built.err, built.code]).toEqual(['', 0]);
  });
  it('names what its files and folders have', () => {
    const said = [...text.matchAll(/((?:`\w+`, )*`\w+`) in `(src\/[^`]+)`/gu)];
    expect(said.length).toBeGreaterThan(15);
    for (const [, names = '', path = ''] of said) {
      const folder = join(root, path);
      const files = path.endsWith('/') ? readdirSync(folder).filter((name) => name.endsWith('.ts')) : [''];
      const code = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
      for (const [, name] of names.matchAll(/`(\w+)`/gu)) expect(code, path).toMatch(new RegExp(`\\b${name}\\b`, 'u'));
    }
  });
  it('is within the limits of the house', () => {
    const { code, out } = run('node_modules/vitest/vitest.mjs', 'run', 'test/limits.test.ts');
    expect(code, out).toBe(0);
  });
  it('adds an Event', () => {
    const said = section('… an Event');
    for (const [, command = ''] of said.matchAll(/`((?:rm|cp src)[^`]*)`/gu))
      expect(spawnSync(command, { cwd: copy, shell: true }).status).toBe(0);
    expect(tool('validate', 'my-game')).toMatchObject({ code: 0, out: expect.stringContaining('36 Events') });
    expect(readFileSync(join(copy, 'my-game/events/22-going-down.yaml'), 'utf8')).toContain('Going Down');
  });
  it('adds an Ending', () => {
    for (const step of stepsOf(section('… an Ending'))) follow(step);
    expect(tool('validate', 'my-game')).toMatchObject({ code: 0, out: expect.stringContaining('12 Endings') });
    const simulated = tool('simulate', '--content', 'my-game', '--runs', '1000', '--policy', 'random', '--json');
    const { endings } = JSON.parse(simulated.out).difficulties[0];
    expect(endings.map(({ when }: { when: string }) => when)).toContain('ESCAPE with 4 cores');
  });
  it('adds an effect', () => {
    const file = join(copy, 'my-game/events/23-the-quiet-car.yaml');
    const event = readFileSync(file, 'utf8');
    writeFileSync(file, event.replace('Lose a DiceMod of your choice', 'Lose all CryptoCredits'));
    const validated = tool('validate', 'my-game');
    const simulated = tool('simulate', '--content', 'my-game', '--runs', '200', '--policy', 'learner', '--json');
    const { files } = JSON.parse(tool('print', 'event-book', '--content', 'my-game', '--json').out);
    writeFileSync(file, event);
    expect([validated.code, simulated.code]).toEqual([0, 0]);
    expect(validated.err).not.toContain('events/');
    expect(files).toMatchObject([{ document: 'event-book' }]);
  });
  it('adds a document', () => {
    const [printed] = JSON.parse(tool('print', 'notes', '--json').out).files;
    expect(printed).toMatchObject({ document: 'notes', pages: 1, warnings: [] });
    expect(readFileSync(join(copy, printed.file)).subarray(0, 5).toString()).toBe('%PDF-');
    expect(tool('print', '--help').out).toContain('a page of ruled lines');
  });
  it('adds a paper', () => {
    const printed = JSON.parse(tool('print', 'tracking-sheet', 'print-me-first', '--paper', 'b5', '--json').out).files;
    expect(printed).toMatchObject([
      { file: expect.stringContaining('-b5.pdf'), paper: 'b5' },
      { file: expect.stringContaining('-b5.pdf'), warnings: [] },
    ]);
    expect(tool('print', '--help').out).toMatch(/half-letter, b5|a5, b5/u);
  });
  it('adds an output', () => {
    const [printed] = JSON.parse(tool('print', 'event-book', '--outline', '--json').out).files;
    expect(readFileSync(join(copy, printed.file), 'utf8')).toMatch(/^# [\s\S]*\n- Event 11\n/u);
  });
  it('adds a dice system', () => {
    const { odds } = JSON.parse(tool('odds', 'best-die', '2', '--json').out);
    expect(JSON.stringify(odds)).toContain('"11"');
    expect(tool('roll', 'best-die', '3', '--seed', 'rusty')).toMatchObject({ code: 0, err: '' });
    expect(tool('validate', 'content/systems')).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(tool('print', 'best-die', '--seed', 'rusty', '--json').out).files).toHaveLength(4);
  });
  it('adds a warning', () => {
    const file = join(copy, 'my-game/events/14-fork-truck-junk.yaml');
    const event = readFileSync(file, 'utf8');
    writeFileSync(file, event.replace(/^title: .*$/mu, 'title: It was a Shop.'));
    const { code, err } = tool('validate', 'my-game');
    writeFileSync(file, event);
    expect(code).toBe(1);
    expect(err).toContain('error[CR290]: expected a title, found a sentence: It was a Shop.\n  my-game/events/14-');
    expect(err).toContain('hint: drop the full stop');
    expect(tool('explain', 'CR290').out).toContain('wrong\n  title: It Goes Down.\n');
  });
  it('adds a policy', () => {
    const { difficulties } = JSON.parse(tool('simulate', '--policy', 'homesick', '--runs', '200', '--json').out);
    expect(difficulties[0].runs).toBe(200);
    expect(tool('simulate', '--help').out).toContain('ends the Run as soon as it may');
  });
  it('adds an option of a command', () =>
    expect(tool('systems', '--ids').out).toMatch(/^wild-die\n[\s\S]*best-die\n$/u));
});
