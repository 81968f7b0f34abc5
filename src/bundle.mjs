/** TypeScript → `dist/`: one bundle, split so that each command loads only what it needs; then the fonts. */

import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = `${root}dist`;

rmSync(dist, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    'core-runner': 'src/cli/main.ts',
    'prepare-fonts': 'src/typeset/prepare-fonts-main.ts',
    bench: 'test/bench/bench.ts',
  },
  outdir: dist,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'linked',
  // Libraries in CommonJS ask for `require`, which an ES module has to make.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  // fontkit decompresses WOFF2 with a dictionary of half the bundle's size; our fonts are plain TrueType.
  plugins: [
    {
      name: 'no-woff2',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^brotli\/decompress/ }, () => ({ path: 'no-woff2', namespace: 'no-woff2' }));
        onLoad({ filter: /.*/, namespace: 'no-woff2' }, () => ({
          contents: "module.exports = () => { throw new Error('WOFF2 fonts are not read'); };",
        }));
      },
    },
  ],
});
await import(`${dist}/prepare-fonts.js`);
