import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { load } from 'js-yaml';
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

// From the build as it is: the tests beside this one are using it.
execFileSync(process.execPath, [`${root}src/tools/package.mjs`]);
const [packed] = JSON.parse(npm(root, 'pack', './build/package', '--json', '--pack-destination', `"${desk.path}"`));
const files: string[] = packed.files.map(({ path }: { path: string }) => path);

// Offline, so that a package it needed could not be fetched: in a folder, where nothing else is installed, and for all.
const install = ['install', '--offline', '--no-audit', '--no-fund', `../${packed.filename}`, '--prefix', '.'];
for (const folder of ['folder', 'global', 'project']) mkdirSync(desk.at(folder));
npm(desk.at('folder'), ...install, '--ignore-scripts');
npm(desk.at('global'), ...install, '--global');
const installed = readdirSync(desk.at('folder/node_modules')).filter((name) => !name.startsWith('.'));
const linked = readdirSync(desk.at('folder/node_modules/.bin'));
const alone = 'folder/node_modules/core-runner';

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
    const own = JSON.parse(readFileSync(desk.at(`${alone}/package.json`), 'utf8'));
    expect(Object.keys(own).filter((key) => /dependencies|scripts/iu.test(key))).toEqual([]);
    for (const page of files.filter((file) => /^(?:README|docs\/.*)\.md$/u.test(file)))
      for (const [, link = ''] of readFileSync(join(root, page), 'utf8').matchAll(/(?:\]\(|src=")([\w./-]+)/gu))
        expect(files).toContain(join(dirname(page), link));
  });
  it('carries the licence of every library that is in its bundles', () => {
    const licences = readFileSync(desk.at(`${alone}/dist/LICENCES.txt`), 'utf8');
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
    const away = await afresh(() => desk.execute([desk.at(`${alone}/src/cli/core-runner.mjs`), ...words]));
    const home = await afresh(() => desk.run(words));
    const timeless = (text: string) => text.replace(/\d+\.\d\d s$/gmu, '');
    expect([away.code, away.err, timeless(away.out)]).toEqual([0, noGame, timeless(home.out)]);
    expect(away.files).toEqual(home.files);
    if (words[0] === 'print') expect(away.files).toHaveLength(7);
  });
});

describe('the library', () => {
  const page = readFileSync(`${root}docs/library.md`, 'utf8');
  const examples = [...page.matchAll(/```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/gu)].map(
    ([, code = '', says = ''], index) => ({ name: `folder/example-${index + 1}`, code, says }),
  );
  it('runs the examples of its page, which print what is there', async () => {
    expect(examples.length).toBeGreaterThan(5);
    for (const { name, code, says } of examples) {
      writeFileSync(desk.at(`${name}.mjs`), transformSync(code, { loader: 'ts' }).code);
      expect(await desk.execute([desk.at(`${name}.mjs`)])).toEqual({ code: 0, out: says, err: '' });
    }
  });
  it('has types that need no others, and find a wrong use', () => {
    for (const { name, code } of examples) writeFileSync(desk.at(`${name}.mts`), code);
    const wrong = "import { printGame, readGame } from 'core-runner';\nprintGame(readGame('game'), 'event-book');\n";
    writeFileSync(desk.at('folder/wrong.mts'), wrong);
    const compilerOptions = {
      ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false },
      ...{
        module: 'nodenext',
        target: 'es2023',
        types: ['node'],
        typeRoots: [`${root}node_modules/@types`],
        noEmit: true,
      },
    };
    writeFileSync(desk.at('folder/tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.mts'] }));
    const compiler = [`${root}node_modules/typescript/bin/tsc`, '--pretty', 'false', '-p', desk.at('folder')];
    const { stdout } = spawnSync(process.execPath, compiler, { encoding: 'utf8', cwd: desk.at('folder') });
    expect(stdout.split('\n').filter((line) => /^\S/u.test(line))).toEqual([
      expect.stringMatching(/^wrong\.mts\(2,11\): error TS2740: Type 'GameSources' .* type 'Content'/u),
    ]);
  });
  it('lists on its page each thing that it exports, and nothing else', async () => {
    const { exports } = JSON.parse(readFileSync(desk.at(`${alone}/package.json`), 'utf8'));
    const library = await import(desk.at(`${alone}/${exports['.'].default}`));
    const [, listed = ''] = /## What there is([\s\S]*?)\n## /u.exec(page) ?? [];
    const named = [...listed.matchAll(/^\|[^|]*\|(.*?)\|/gmu)].flatMap(
      ([, use = '']) => use.match(/(?<=`)\w+/gu) ?? [],
    );
    expect(named.concat('Refusal').sort()).toEqual(Object.keys(library).sort());
  });
});

describe('the checkout', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  it('is built with nothing but its dependencies, and builds nothing without each of them', () => {
    const sources = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.m?ts$|\.mjs$/u.test(path),
    );
    const texts = sources
      .filter((path) => !/(?:browser\.ts|library-types\.mjs)$/u.test(path))
      .map((path) => readFileSync(join(root, 'src', path), 'utf8'));
    const isNamed = (name: string) =>
      texts.some((text) => new RegExp(`['"\`]${name}(?:/[^'"\`]*)?['"\`]`, 'u').test(text));
    // commander is what its types are of: they bring none of their own.
    expect(Object.keys(dependencies).filter((name) => !isNamed(name))).toEqual(['commander']);
    expect(Object.keys(devDependencies).filter(isNamed)).toEqual([]);
  });
  it('refuses to be packed itself, and says what to pack', () => {
    const { status, stderr } = spawnSync('npm', ['pack', '--dry-run'], { cwd: root, encoding: 'utf8', shell: true });
    expect([status === 0, stderr]).toEqual([false, expect.stringContaining('run npm run package')]);
  });
});

describe('a checkout that is not built, or damaged', () => {
  it('says so, and what to run', async () => {
    cpSync(`${root}/src/cli/core-runner.mjs`, desk.at('checkout/src/cli/core-runner.mjs'));
    const { code, out, err } = await desk.execute([desk.at('checkout/src/cli/core-runner.mjs'), 'print']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe('error: core-runner is not built yet\n  hint: run npm start, or npm run build\n');
    cpSync(`${root}/dist/core-runner.js`, desk.at('checkout/dist/core-runner.js'));
    for (const text of ['', '{ "type": "com', '{ "type": "module" }']) {
      writeFileSync(desk.at('checkout/dist/package.json'), text);
      const damaged = await desk.execute([desk.at('checkout/src/cli/core-runner.mjs'), 'print']);
      expect(damaged).toMatchObject({
        code: 2,
        err: expect.stringMatching(/^error: dist is damaged: (?:.+\n)+ {2}hint: /u),
      });
    }
    // Wherever the file is cut off: what is left may be code that does nothing.
    cpSync(`${root}/dist`, desk.at('checkout/dist'), { recursive: true });
    const whole = readFileSync(`${root}/dist/core-runner.js`, 'utf8');
    const ends = [...whole.matchAll(/;/gu)].map(({ index }) => index + 1);
    for (const end of [0, 1, ...ends]) {
      writeFileSync(desk.at('checkout/dist/core-runner.js'), whole.slice(0, end));
      const cut = await desk.execute([desk.at('checkout/src/cli/core-runner.mjs'), 'explain', 'CR203']);
      expect([end, cut.code, cut.err === '']).toEqual([end, cut.out === '' ? 2 : cut.code, cut.err === '']);
      if (cut.code === 0) expect(cut.out).toContain('CR203');
      else expect(cut.err).toMatch(/^(?:internal )?error: /u);
    }
  });
});

describe('an old Node', () => {
  it('learns what is needed, by files that it can read', async () => {
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

/** A line of the shell, after a global install. */
const sh = (cwd: string, line: string, environment: Readonly<Record<string, string>> = {}) =>
  spawnSync('sh', ['-c', line], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${desk.at('global/bin')}${delimiter}${process.env.PATH}`, ...environment },
  });

describe('hints', () => {
  const ofClone = `node ${root}dist/core-runner.js`;
  const ofFolder = `node ${desk.at(`${alone}/dist/core-runner.js`)}`;
  it.each([
    ['a global install', desk.at('project'), 'core-runner', 'mine', 'core-runner', 'core-runner'],
    [
      'a folder',
      desk.at('folder'),
      'npx --no -- core-runner',
      'my mine',
      'npx --no -- core-runner',
      'npx --no -- core-runner',
    ],
    ['a folder', desk.at('folder'), 'npx --no -- core-runner', '../beside', ofFolder, 'npx --no -- core-runner'],
    ['a clone', root, 'npx --no -- core-runner', desk.at('cloned'), ofClone, 'npx --no -- core-runner'],
    ['a clone', root, 'node dist/core-runner.js', desk.at('built'), ofClone, 'node dist/core-runner.js'],
  ])('of %s (%s: %s init %s) can be run as they are printed', (_, here, called, directory, there, again) => {
    const { stdout, stderr } = sh(here, `${called} init '${directory}' && ${called} explain x`);
    const [, next = ''] = /^next: (.*)$/mu.exec(stdout) ?? [];
    expect(next).toBe(`cd ${directory.includes(' ') ? `'${directory}'` : directory} && ${there} preview`);
    expect(sh(here, next.replace('preview', 'validate')).stdout).toMatch(/no faults\n$/u);
    expect(stderr).toContain(`hint: list all codes with ${again} explain\n`);
    const game = resolve(here, directory);
    const [, commands = ''] = /^```sh\n(.*?)^```/msu.exec(readFileSync(join(game, 'README.md'), 'utf8')) ?? [];
    const lines = commands.trimEnd().split('\n');
    expect(lines.filter((line) => line.startsWith('core-runner '))).toHaveLength(7);
    // The others wait for a reader, or take a minute.
    for (const line of lines.filter((one) => /^[^#]* (?:validate|print|run) /u.test(one)))
      expect([line, sh(game, line)]).toMatchObject([line, { status: 0, stderr: '' }]);
    const [task] = JSON.parse(readFileSync(join(game, '.vscode/tasks.json'), 'utf8')).tasks;
    expect(task.command).toBe('core-runner validate . --format short');
    expect(sh(game, task.command)).toMatchObject({ status: 0, stdout: '' });
  });
  it('are in a workflow that installs what its variable names, and nothing without it', () => {
    const game = desk.at('flow');
    sh(desk.path, 'core-runner init flow');
    const workflow = load(readFileSync(join(game, '.github/workflows/check.yml'), 'utf8')) as {
      readonly jobs: { readonly check: { readonly steps: readonly { readonly run?: string }[] } };
    };
    const steps = workflow.jobs.check.steps.flatMap(({ run }) => run ?? []);
    const [prefix, tarball] = [desk.at('runner'), desk.at(packed.filename)];
    const environment = { npm_config_prefix: prefix, npm_config_offline: 'true', CORE_RUNNER: '' };
    const PATH = `${prefix}/bin${delimiter}${process.env.PATH}`;
    const flow = (variable: string) =>
      sh(game, `set -e; ${steps.join('\n')}`, { ...environment, PATH, CORE_RUNNER: variable });
    const failed = flow('');
    expect([failed.status, failed.stderr]).toEqual([1, '']);
    expect(failed.stdout).toMatch(/^::error::set [^\n]*\n$/u);
    expect(flow(tarball)).toMatchObject({ status: 0, stderr: '' });
    for (const file of ['out/rule-book.pdf', 'site/index.html']) expect(existsSync(join(game, file))).toBe(true);
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
