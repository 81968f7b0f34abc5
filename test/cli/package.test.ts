import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk, noGame } from './command.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const desk = new Desk();
afterAll(() => desk.discard());

function npm(cwd: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', words, { cwd, encoding: 'utf8', shell: true });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

// What is built is packed as it is: the tests beside this one are using it.
const [packed] = JSON.parse(npm(root, 'pack', '--json', '--ignore-scripts', '--pack-destination', `"${desk.path}"`));
const files: string[] = packed.files.map(({ path }: { path: string }) => path);

// Offline, so that a package it needed could not be fetched; then away from everything that is installed.
mkdirSync(desk.at('home'));
npm(desk.at('home'), 'install', '--offline', '--no-audit', '--no-fund', '--prefix', '.', `../${packed.filename}`);
const installed = readdirSync(desk.at('home/node_modules')).filter((name) => !name.startsWith('.'));
const linked = readdirSync(desk.at('home/node_modules/.bin'));
renameSync(desk.at('home/node_modules/core-runner'), desk.at('alone'));
rmSync(desk.at('home'), { recursive: true });

describe('the package', () => {
  it('installs itself and nothing else, with its command', () => {
    expect(installed).toEqual(['core-runner']);
    expect(linked.map((name) => name.replace(/\..*/u, ''))).toContain('core-runner');
  });
  it('holds what a user needs, and no tools of the build', () => {
    const wanted = ['README.md', 'LICENSE', 'CHANGELOG.md', 'dist/LICENCES.txt', 'content/core-runner/game.yaml'];
    for (const file of [...wanted, 'src/cli/core-runner.mjs', 'templates/en/rule-book.md.hbs'])
      expect(files).toContain(file);
    expect(files.filter((file) => /\.ts$|^test|^build|node_modules/u.test(file))).toEqual([]);
  });
  it('carries the licence of every library that is in its bundles', () => {
    const licences = readFileSync(desk.at('alone/dist/LICENCES.txt'), 'utf8');
    for (const name of ['commander', 'handlebars', 'js-yaml', 'marked', 'pdfkit', 'pure-rand', 'tinypool', 'valibot'])
      expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\n=+\n`, 'mu'));
    expect(licences).toContain('Devon Govett');
  });
  it.each([
    [['validate']],
    [['print', 'rule-book', 'event-book', 'tracking-sheet', 'dice-check', '--paper', 'a5', '--seed', 'rusty']],
    [['run', '--seed', 'rusty', '--json']],
    [['simulate', '--runs', '20', '--policy', 'novice', '--workers', '1', '--json']],
    [['play', '--seed', 'rusty', '--policy', 'novice', '--spoilers']],
  ])('%j does alone what it does at home', async (words) => {
    const printed = () => desk.listing().filter((line) => line.includes('.pdf '));
    const afresh = async (run: () => ReturnType<Desk['run']>) => {
      rmSync(desk.at('out'), { recursive: true, force: true });
      return { ...(await run()), files: printed() };
    };
    const alone = await afresh(() => desk.execute([desk.at('alone/src/cli/core-runner.mjs'), ...words]));
    const home = await afresh(() => desk.run(words));
    const timeless = (text: string) => text.replace(/\d+\.\d\d s$/gmu, '');
    expect([alone.code, alone.err, timeless(alone.out)]).toEqual([0, noGame, timeless(home.out)]);
    expect(alone.files).toEqual(home.files);
    if (words[0] === 'print') expect(alone.files).toHaveLength(7);
  });
});

describe('a checkout that is not built', () => {
  it('says so, and what to run', async () => {
    cpSync(`${root}/src/cli/core-runner.mjs`, desk.at('checkout/src/cli/core-runner.mjs'));
    const { code, out, err } = await desk.execute([desk.at('checkout/src/cli/core-runner.mjs'), 'print']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe('error: core-runner is not built yet\n  hint: run npm start, or npm run build\n');
  });
});

describe('an old Node', () => {
  it('is told what is needed, by files that it can read', async () => {
    const posing = desk.at('old.cjs');
    writeFileSync(posing, "Object.defineProperty(process.versions, 'node', { value: '18.20.4' });");
    const files = ['src/cli/core-runner.mjs', 'dist/core-runner.js', 'src/tools/bundle.mjs'].map(
      (name) => `${root}${name}`,
    );
    for (const file of files)
      expect(await desk.execute(['--require', posing, file, '--version'])).toEqual({
        code: 2,
        out: '',
        err: `error: core-runner needs Node ${engines.node.slice(2)} or newer, this is 18.20.4\n`,
      });
    // Node 12 reads both files of the command: nothing is written in another way for it.
    for (const file of files.slice(0, 2)) {
      const text = readFileSync(file, 'utf8').replace(/^#!.*/u, '');
      const plain = (target: string) => transformSync(text, { target }).code;
      expect(plain('node12.22')).toBe(plain('esnext'));
    }
  });
});

describe('hints', () => {
  const sh = (cwd: string, line: string) =>
    spawnSync('sh', ['-c', line], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${desk.at('bin')}:${process.env.PATH}` },
    });
  const tool = `${root}dist/core-runner.js`;
  it.each([
    ['core-runner', 'mine', 'core-runner'],
    ['node dist/core-runner.js', 'mine', 'node DIST'],
    ['npx core-runner', 'my mine', 'npx core-runner'],
    ['npx core-runner', '../beside', 'node DIST'],
  ])('of %s init %s can be run as they are printed', (called, directory, after) => {
    for (const folder of ['bin', 'project/node_modules/.bin', 'project/dist'])
      mkdirSync(desk.at(folder), { recursive: true });
    for (const link of ['bin/core-runner', 'project/node_modules/.bin/core-runner', 'project/dist/core-runner.js'])
      if (!existsSync(desk.at(link)))
        symlinkSync(link.endsWith('js') ? tool : `${root}src/cli/core-runner.mjs`, desk.at(link));
    for (const made of ['project/mine', 'project/my mine', 'beside'])
      rmSync(desk.at(made), { recursive: true, force: true });
    const here = desk.at('project');
    const { stdout, stderr } = sh(here, `${called} init '${directory}' && ${called} explain x`);
    const [, next = ''] = /^next: (.*)$/mu.exec(stdout) ?? [];
    const there = after.replace('DIST', tool);
    expect(next).toBe(`cd ${directory.includes(' ') ? `'${directory}'` : directory} && ${there} preview`);
    expect(sh(here, next.replace('preview', 'validate')).stdout).toMatch(/no faults\n$/u);
    expect(stderr).toContain(
      `hint: list all codes with ${called.includes('dist') ? `node ${tool}` : called} explain\n`,
    );
    const game = join(here, directory);
    expect(readFileSync(join(game, 'README.md'), 'utf8')).toContain(`\n${there} preview  `);
    const [task] = JSON.parse(readFileSync(join(game, '.vscode/tasks.json'), 'utf8')).tasks;
    expect(task.command).toBe(`${there} validate . --format short`);
    expect(sh(game, task.command)).toMatchObject({ status: 0, stdout: '' });
    // The workflow installs what its variable names, and nothing by default.
    const workflow = readFileSync(join(game, '.github/workflows/check.yml'), 'utf8');
    expect(workflow).not.toContain("||\u0020'");
    const [, guard = ''] = /run: '(\[.*)'$/mu.exec(workflow) ?? [];
    expect(sh(game, guard)).toMatchObject({ status: 1, stdout: expect.stringMatching(/^::error::set [^\n]*\n$/u) });
    expect(sh(game, `CORE_RUNNER=x; ${guard}`).status).toBe(0);
  });
  it('know every command there is', async () => {
    const { out } = await desk.run(['--help']);
    const commands = [...out.matchAll(/^ {2}([a-z]+) /gmu)].map(([, name]) => name);
    expect(commands.length).toBeGreaterThan(15);
    const source = readFileSync(`${root}src/cli/terminal/called.ts`, 'utf8');
    const [, known = ''] = /\?:(print\|[a-z|]+)\)/u.exec(source) ?? [];
    expect(known.split('|').sort()).toEqual(commands.filter((name) => name !== 'help').sort());
  });
});
