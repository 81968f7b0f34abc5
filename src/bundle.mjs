/** TypeScript → `dist/`: one bundle, split so that each command loads only what it needs; then the fonts. */

import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = `${root}dist`;

const shared = {
  absWorkingDir: root,
  outdir: dist,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  minify: true,
  legalComments: 'linked',
  // Libraries in CommonJS ask for `require`, which an ES module has to make.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
};

/**
 * What pdfkit and fontkit load to lay text out, to unpack web fonts, to encrypt and to read pictures. Text is shaped and
 * broken before it is drawn, the fonts are plain TrueType, and files are neither encrypted nor hold pixels, so none of
 * it is ever called; left in, it is most of the time to start.
 */
const unused =
  /^(brotli\/decompress(\.js)?|linebreak|unicode-properties|unicode-trie|dfa|tiny-inflate|@noble\/ciphers\/aes|png-js)$/;
const refusal = `
const refuse = () => { throw new Error('the pen was asked for what the bundle leaves out'); };
export default class { constructor() {} get() { refuse(); } match() { refuse(); } nextBreak() { refuse(); } }
export {
  refuse as cbc, refuse as ecb, refuse as getCategory, refuse as getCombiningClass, refuse as getScript,
  refuse as isDigit, refuse as isMark,
};
`;

rmSync(dist, { recursive: true, force: true });
await build({
  ...shared,
  entryPoints: { 'core-runner': 'src/cli/main.ts', 'simulation-worker': 'src/cli/simulation-worker.ts' },
  splitting: true,
  plugins: [
    {
      name: 'pen-only',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: unused }, ({ path }) => ({ path, namespace: 'unused' }));
        onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: refusal }));
        // commander runs other programs only for commands that are programs of their own; ours are not.
        onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
          /[\\/]commander[\\/]/u.test(importer) ? { path: 'child_process', namespace: 'unused' } : undefined,
        );
      },
    },
  ],
});
// Tools of the build itself share nothing with the command, whose start they would split into more files.
const tools = { 'prepare-fonts': 'src/typeset/prepare-fonts-main.ts', bench: 'test/bench/bench.ts' };
await build({ ...shared, entryPoints: tools, packages: 'external' });
await import(`${dist}/prepare-fonts.js`);
