/** TypeScript → `dist/`: the bundles and the file that starts them; then the fonts, and V8's caches of the bundles. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { licencesOf } from './licences.mjs';

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
  metafile: true,
};

/**
 * What pdfkit loads to read fonts, lay text out, encrypt and read pictures. It is handed fonts that are open and text
 * that is laid out, and files are neither encrypted nor hold pixels, so none of it is ever called; left in, it is most
 * of the time to start.
 */
const unused = /^(fontkit|linebreak|@noble\/ciphers\/aes|png-js)$/;
const refusal = `
const refuse = () => { throw new Error('the pen was asked for what the bundle leaves out'); };
export default class { constructor() { refuse(); } }
export { refuse as cbc, refuse as create, refuse as ecb };
`;

/** marked makes all its regular expressions when it is loaded, and most documents never ask it for anything. */
const sleepingLexer = `
const awake = () => require('marked');
export class Lexer {
  constructor(options) { return new (awake().Lexer)(options); }
  static lexInline(text, options) { return awake().Lexer.lexInline(text, options); }
}
`;

/** CommonJS starts faster than ES modules do, and a script of it can be cached; parts imported later stay asleep in it. */
const command = {
  ...shared,
  format: 'cjs',
  define: { 'import.meta.url': 'bundleUrl' },
  banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
};

/** What every bundle of the tool has in another way than its libraries do. */
const swaps = ({ onResolve, onLoad }) => {
  onResolve({ filter: unused }, ({ path }) => ({ path, namespace: 'unused' }));
  onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: refusal }));
  onResolve({ filter: /^marked$/ }, ({ kind, path }) =>
    kind === 'import-statement' ? { path, namespace: 'asleep' } : undefined,
  );
  onLoad({ filter: /.*/, namespace: 'asleep' }, () => ({ contents: sleepingLexer, resolveDir: root }));
  // commander runs other programs only for commands that are programs of their own; ours are not.
  onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
    /[\\/]commander[\\/]/u.test(importer) ? { path: 'child_process', namespace: 'unused' } : undefined,
  );
};

/** What the commands that print load when they are called is more than half of the tool, for the others to read past. */
const unprinted = ({ onResolve }) =>
  onResolve({ filter: /^\./ }, ({ kind, path, importer }) =>
    kind === 'dynamic-import' && /[\\/]cli[\\/]commands[\\/](print|run|press)\.ts$/u.test(importer)
      ? { path, namespace: 'unused' }
      : undefined,
  );

rmSync(dist, { recursive: true, force: true });
const read = [];
const bundle = async (options) => {
  const { metafile } = await build({ ...command, ...options });
  read.push(...Object.keys(metafile.inputs));
};
for (const [name, setups] of [
  ['print', [swaps]],
  ['light', [unprinted, swaps]],
]) {
  await bundle({
    entryPoints: { [name]: 'src/cli/main.ts' },
    plugins: setups.map((setup) => ({ name: setup.name, setup })),
  });
  // Node's own wrapper for CommonJS, written out because a script is cached only by the one who compiles it.
  // It is read as Latin-1: esbuild writes strings in ASCII, but leaves regular expressions as they are.
  const script = readFileSync(`${dist}/${name}.js`, 'utf8').replace(
    /[^\0-\x7F]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  writeFileSync(`${dist}/${name}.js`, `(function (exports, require, module, __filename, __dirname) {${script}\n})`);
}
await bundle({
  entryPoints: { 'core-runner': 'src/cli/start.ts', 'simulation-worker': 'src/cli/crew/simulation-worker.ts' },
});
// The pool starts its threads with a file of its own, which it looks for here; it is to `require` ours, which is faster.
await bundle({
  entryPoints: { 'entry/worker': 'node_modules/tinypool/dist/entry/worker.js' },
  supported: { 'dynamic-import': false },
});
writeFileSync(`${dist}/package.json`, '{ "type": "commonjs" }\n');
writeFileSync(`${dist}/LICENCES.txt`, licencesOf(root, read));

// Tools of the build are modules, and load their libraries from their packages.
const tools = { prepare: 'src/tools/prepare.ts', bench: 'test/bench/bench.ts', pictures: 'src/tools/pictures.ts' };
await build({ ...shared, format: 'esm', entryPoints: tools, outExtension: { '.js': '.mjs' }, packages: 'external' });
await import(`${dist}/prepare.mjs`);

// A run of each kind of command leaves its cache behind. Without them the tool is slower and does the same.
const out = mkdtempSync(join(tmpdir(), 'core-runner-build-'));
for (const words of [['validate'], ['print', '--paper', 'a5', '--out', out]])
  spawnSync(process.execPath, [`${dist}/core-runner.js`, ...words], {
    cwd: root,
    env: { ...process.env, CORE_RUNNER_MAKE_CACHE: '1' },
  });
rmSync(out, { recursive: true, force: true });
