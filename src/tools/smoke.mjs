/** `npm run smoke -- 22 24 26`: other Nodes → the bytes of this one, in silence, and the tests of what a user meets. */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'core-runner-smoke-'));
const { paper } = JSON.parse(readFileSync(join(root, 'content/schema/settings.schema.json'), 'utf8')).properties;
const papers = paper.enum.filter((name) => !name.startsWith('booklet-'));
const systems = 'wild-die dice-check unique-pool essential-traits';
const systemParts = systems.replace(/[\w-]+/gu, '$& $&-sheet');
const books = 'rule-book event-book register papers orders print-me-first veil-card tracking-sheet run-sheet';

/** One of everything that can be printed; the balance report takes a while to count, and counts the same for every paper. */
const orders = [
  ...papers.flatMap((paper) => [
    `print ${books} ${systems} --seed smoke --paper ${paper} --out ${paper}`,
    `print tracking-sheet ${systemParts} --seed smoke --fillable --paper ${paper} --out form-${paper}`,
    `run --seed smoke --count 3 --json --paper ${paper} --out ${paper}`,
    `run --seed smoke --sealed --dice --punch --low-ink --paper ${paper} --out sealed-${paper}`,
  ]),
  ...['split', 'none'].map((veil) => `print event-book --veil ${veil} --out ${veil}`),
  `print rule-book event-book ${systems} --seed smoke --paper booklet-a4 --out booklet-a4`,
  'print event-book --paper booklet-letter --marks --creep 0.3 --out marks',
  'print tracking-sheet --text --out text',
  `print ${systems} --seed smoke --low-ink --out low-ink`,
  'print --all-editions --out editions',
  'print --all-editions --content content/low-tide --out editions-low-tide',
  'run --tournament --seed smoke --count 2 --sealed --dice --out tournament',
  'run --calendar 2026-11-30 --count 2 --seed smoke --out calendar',
  'run --weekly 2026-11-30 --rate --out weekly',
];
const slowOrders = ['print balance-report --out a4'];

/** Runs a Node, which has to succeed; `PATH` leads to it first, for the programs that it starts. */
function run(node, words, cwd, stdio) {
  const env = { ...process.env, CORE_RUNNER_CACHE: '', PATH: `${dirname(node)}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(node, words, { cwd, env, stdio, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${node} ${words.join(' ')} ended with ${status}\n${stderr ?? ''}`);
  return { stdout, stderr };
}

/** Prints with the tool as it is built, and gives a line for each file: its name and the hash of its bytes. */
function print(node, orders) {
  const desk = mkdtempSync(join(work, 'desk-'));
  const said = orders.map((order) => {
    const words = order.split(' ').map((word) => (word === 'content/low-tide' ? join(root, word) : word));
    const { stdout, stderr } = run(node, [`${root}dist/core-runner.js`, ...words], desk);
    if (stderr.replace(/^no game.yaml .*\n/u, '') !== '')
      throw new Error(`${node} ${words.join(' ')} reports:\n${stderr}`);
    return words.includes('--json') ? hash(stdout) : '';
  });
  const files = readdirSync(desk, { recursive: true }).filter((path) => /\.(?:pdf|txt)$/u.test(path));
  return [...files.sort().map((path) => `${path} ${hash(readFileSync(join(desk, path)))}`), ...said];
}

const hash = (bytes) => createHash('sha256').update(bytes).digest('hex');

function compare(what, expected, found) {
  const missing = expected.filter((line) => !found.includes(line));
  if (missing.length > 0 || found.length !== expected.length)
    throw new Error(`${what}: other bytes than of Node ${process.version}\n${missing.join('\n')}`);
  console.log(`${what}: ${found.filter((line) => /\.(?:pdf|txt) /u.test(line)).length} files, the same bytes`);
}

/** The newest Node of a major version, as a package of the registry, outside of the project. */
function fetchNode(major) {
  const prefix = join(work, `node-${major}`);
  mkdirSync(prefix);
  const words = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', prefix, `node@${major}`];
  const { status, stderr } = spawnSync('npm', words, { encoding: 'utf8' });
  const node = join(prefix, 'node_modules/.bin/node');
  if (status !== 0 || !existsSync(node)) throw new Error(`cannot fetch node@${major}\n${stderr}`);
  return node;
}

const build = (node) => run(node, [`${root}src/tools/bundle.mjs`], root, 'inherit');

const majors = process.argv.slice(2);
if (majors.length === 0) throw new Error('expected major versions of Node, such as 22 24 26');
try {
  const expected = print(process.execPath, orders);
  const expectedSlow = print(process.execPath, slowOrders);
  for (const major of majors) {
    build(process.execPath);
    const node = fetchNode(major);
    const name = `Node ${run(node, ['--version']).stdout.trim()}`;
    // As an installed package is used: built by another Node.
    compare(`${name}, built by ${process.version}`, expected, print(node, orders));
    // As a checkout is used: built by the same.
    build(node);
    compare(`${name}, built by itself`, expected, print(node, orders));
    compare(`${name}, the balance report`, expectedSlow, print(node, slowOrders));
    const vitest = [`${root}node_modules/vitest/vitest.mjs`, 'run'];
    run(node, [...vitest, 'test/cli', 'test/pdf'], root, 'inherit');
  }
} finally {
  build(process.execPath);
  rmSync(work, { recursive: true, force: true });
}
