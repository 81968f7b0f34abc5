/** The library's SHA-256 is JavaScript → for more than a few texts the bundle asks Node's own, which gives the same. */

/** Texts from which on loading Node's own pays: it takes 6 % of the time of one Run sheet. */
const many = 60;

const hash = `
import { sha256 as slowly } from '@noble/hashes/sha2.js';
let count = 0;
let quickly;
export function sha256(bytes) {
  if (count++ < ${many}) return slowly(bytes);
  quickly ??= require('node:crypto').hash;
  return quickly('sha256', bytes, 'buffer');
}
`;

/** Worth 12 % of the processor time of a thousand Run sheets, for each of which three streams of dice are opened. */
export const hashWithNode = (root) => ({
  name: 'node-hash',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@noble\/hashes\/sha2\.js$/ }, ({ importer, path }) =>
      /[\\/]src[\\/]dice[\\/]/u.test(importer) ? { path, namespace: 'node-hash' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'node-hash' }, () => ({ contents: hash, resolveDir: root }));
  },
});
