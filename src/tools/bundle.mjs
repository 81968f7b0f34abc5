/** TypeScript → `dist/`: the bundles and the file that starts them; then the fonts, and V8's caches of the bundles. */

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { licencesOf } from './licences.mjs';
import { letSleep } from './plugins/asleep.mjs';
import { keepNear } from './plugins/near.mjs';
import { startNoPrograms } from './plugins/no-programs.mjs';
import { hashWithNode } from './plugins/node-hash.mjs';
import { leaveUnusedOut } from './plugins/unused.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = `${root}dist`;

const shared = {
  absWorkingDir: root,
  outdir: dist,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  minify: true,
  charset: 'ascii',
  legalComments: 'none', // the licences are written out whole
  // Node has had these for long; esbuild does not trust it, and would make each such expression anew wherever it is asked.
  supported: { 'regexp-unicode-property-escapes': true },
  metafile: true,
};

/** CommonJS starts faster than ES modules do, and a script of it can be cached; parts imported later stay asleep in it. */
const command = {
  ...shared,
  format: 'cjs',
  // Most commands never ask for the address: making it is 2 % of `validate`.
  define: { 'import.meta.url': 'bundleFile.url', 'import.meta.dirname': '__dirname' },
  banner: { js: "const bundleFile = { get url() { return require('node:url').pathToFileURL(__filename).href; } };" },
};

rmSync(dist, { recursive: true, force: true });
const read = [];
const bundle = async (options) => {
  const { metafile } = await build({ ...command, ...options });
  read.push(...Object.keys(metafile.inputs));
};
const leaner = [leaveUnusedOut, letSleep(root), startNoPrograms, hashWithNode(root, { endsSoon: true })];
await bundle({ entryPoints: { tool: 'src/cli/main.ts' }, plugins: leaner });
await bundle({ entryPoints: { run: 'src/cli/main.ts' }, plugins: [keepNear(root), ...leaner] });
for (const name of ['tool', 'run']) {
  // Node's own wrapper for CommonJS, written out because a script is cached only by the one who compiles it.
  // It is read as Latin-1, which V8 keeps as it is: 3 % of `validate`. esbuild writes strings in ASCII, but leaves regular
  // expressions as they are.
  const script = readFileSync(`${dist}/${name}.js`, 'utf8').replace(
    /[^\0-\x7F]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  writeFileSync(`${dist}/${name}.js`, `(function (exports, require, module, __filename, __dirname) {${script}\n})`);
}
await bundle({
  entryPoints: {
    'core-runner': 'src/cli/start.ts',
    'simulation-worker': 'src/cli/crew/simulation-worker.ts',
  },
  plugins: [hashWithNode(root)],
});
// The pool starts its threads with a file of its own, which it looks for here; it is to `require` ours, which is faster.
await bundle({
  entryPoints: { 'entry/worker': 'node_modules/tinypool/dist/entry/worker.js' },
  supported: { ...shared.supported, 'dynamic-import': false },
});
// The page of the preview runs in a browser.
await build({
  ...shared,
  platform: 'browser',
  target: 'es2022',
  format: 'iife',
  entryPoints: { 'preview/client': 'src/cli/preview/client/client.ts' },
});
for (const name of ['index.html', 'style.css'])
  copyFileSync(`${root}src/cli/preview/client/${name}`, `${dist}/preview/${name}`);
writeFileSync(`${dist}/package.json`, '{ "type": "commonjs" }\n');
writeFileSync(`${dist}/LICENCES.txt`, licencesOf(root, read));

// Tools of the build are modules, and load their libraries from their packages.
const tools = {
  prepare: 'src/tools/prepare.ts',
  bench: 'test/bench/bench.ts',
  pictures: 'src/tools/pictures.ts',
  'measure-orders': 'src/tools/measure-orders.ts',
  items: 'src/tools/items.ts',
};
await build({ ...shared, format: 'esm', entryPoints: tools, outExtension: { '.js': '.mjs' }, packages: 'external' });
await import(`${dist}/prepare.mjs`);

// A run of each kind of command leaves its cache behind. Without them the tool is slower and does the same.
const out = mkdtempSync(join(tmpdir(), 'core-runner-build-'));
const runs = [
  ['validate'],
  ['print', '--out', out],
  ['run', '--seed', 'cache', '--count', '60', '--out', out],
  ['run', '--seed', 'cache', '--out', out],
];
for (const words of runs)
  spawnSync(process.execPath, [`${dist}/core-runner.js`, ...words], {
    cwd: root,
    env: { ...process.env, CORE_RUNNER_MAKE_CACHE: '1' },
  });
rmSync(out, { recursive: true, force: true });
