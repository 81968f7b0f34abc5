/** TypeScript → `dist/`: the bundles and what they read, and a code cache; tools for developers → `build/`. */

import '../cli/node-version.mjs';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { leaveUnusedOut } from './leave-unused-out.mjs';
import { licencesOf } from './licences.mjs';
import { listPictures } from './list-pictures.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = `${root}dist`;
const tools = `${root}build`;

const shared = {
  absWorkingDir: root,
  outdir: dist,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  minify: true,
  legalComments: 'none', // the licences are written out whole
  metafile: true,
};

/** CommonJS starts faster than ES modules do, and a script of it can be cached; commands are imported by name, when they run. */
const command = {
  ...shared,
  format: 'cjs',
  define: { 'import.meta.url': 'bundleFile.url', 'import.meta.dirname': '__dirname' },
  banner: { js: "const bundleFile = { get url() { return require('node:url').pathToFileURL(__filename).href; } };" },
};

listPictures();
for (const directory of [dist, tools]) rmSync(directory, { recursive: true, force: true });
const inputs = [];
const bundle = async (options) => {
  const { metafile } = await build({ ...command, ...options });
  inputs.push(...Object.keys(metafile.inputs));
};
await bundle({ entryPoints: { tool: 'src/cli/main.ts' }, plugins: [leaveUnusedOut] });
// Node's own wrapper for CommonJS, written out because a script is cached only by the one who compiles it.
const script = readFileSync(`${dist}/tool.js`, 'utf8').replace(
  /[^\0-~]/g, // esbuild leaves these in expressions and templates; V8 keeps ASCII in half the memory
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);
writeFileSync(`${dist}/tool.js`, `(function (exports, require, module, __filename, __dirname) {${script}\n})`);
await bundle({ entryPoints: { 'simulation-worker': 'src/cli/workers/simulation-worker.ts' } });
// In syntax of old Nodes, which it tells what it needs.
await bundle({
  entryPoints: { 'core-runner': 'src/cli/start.ts' },
  inject: ['src/cli/node-version.mjs'],
  target: 'node12.22',
});
// The pool starts its threads with a file of its own, which it looks for here; it is to `require` ours, which is faster.
await bundle({
  entryPoints: { 'entry/worker': 'node_modules/tinypool/dist/entry/worker.js' },
  supported: { 'dynamic-import': false },
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
// The page of a game: what a view needs is loaded when it is first shown.
const page = {
  ...shared,
  platform: 'browser',
  target: 'es2022',
  format: 'iife',
  outdir: `${dist}/site`,
  plugins: [leaveUnusedOut],
};
// pdfkit looks beside itself for fonts that nothing here is set in.
const definedAs = (singleFile) => ({ 'import.meta.url': '"https://example.org/page.js"', singleFile });
const { metafile: ofPage } = await build({
  ...page,
  format: 'esm',
  splitting: true,
  define: definedAs('false'),
  entryPoints: { page: 'src/site/client/main.ts' },
  entryNames: '[name]-[hash]',
  chunkNames: 'part-[hash]',
});
inputs.push(...Object.keys(ofPage.inputs));
await build({ ...page, define: definedAs('true'), entryPoints: { single: 'src/site/client/main.ts' } });
await build({ ...page, entryPoints: { offline: 'src/site/client/offline.ts' } });
copyFileSync(`${root}src/site/client/style.css`, `${dist}/site/style.css`);
writeFileSync(`${dist}/package.json`, '{ "type": "commonjs" }\n');
writeFileSync(`${dist}/LICENCES.txt`, licencesOf(root, inputs));

// Tools for developers are modules, load libraries from their packages, and read what is in `dist/`.
await build({
  ...shared,
  outdir: tools,
  format: 'esm',
  entryPoints: {
    prepare: 'src/tools/prepare.ts',
    bench: 'test/bench/bench.ts',
    measure: 'src/tools/measure.ts',
  },
  define: { 'import.meta.dirname': JSON.stringify(dist) },
  outExtension: { '.js': '.mjs' },
  packages: 'external',
});
await import(`${tools}/prepare.mjs`);

// Adds the functions that these commands compile to the cache. Those of books would double what short commands read.
const out = mkdtempSync(join(tmpdir(), 'core-runner-'));
for (const words of [['validate'], ['run', '--seed', 'cache', '--out', out]]) {
  execFileSync(process.execPath, [`${dist}/core-runner.js`, ...words], {
    cwd: root,
    env: { ...process.env, CORE_RUNNER_MAKE_CACHE: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
rmSync(out, { recursive: true });
