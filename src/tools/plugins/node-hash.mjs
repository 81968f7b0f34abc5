/** The library's SHA-256 is JavaScript → for more than a few texts the bundle asks Node's own, which gives the same. */

/** Texts from which on loading Node's own pays: it takes 6 % of the time of one Run sheet. */
const many = 60;

/** Commands that end soon take our flags back while Node loads it (`takeFlagsBack`): it is there in a fifth of the time. */
const hash = (endsSoon) => `
import { sha256 as slowly } from '@noble/hashes/sha2.js';
${endsSoon ? "import { setFlags, takeFlagsBack } from './src/cli/v8.ts';" : ''}
let count = 0;
let quickly;
export function sha256(bytes) {
  if (count++ < ${many}) return slowly(bytes);
  if (quickly === undefined) {
    ${endsSoon ? 'const flags = takeFlagsBack();' : ''}
    quickly = require('node:crypto').hash;
    ${endsSoon ? 'setFlags(flags);' : ''}
  }
  return quickly('sha256', bytes, 'buffer');
}
`;

/** Worth 12 % of the processor time of a thousand Run sheets, for each of which three streams of dice are opened. */
export const hashWithNode = (root, { endsSoon = false } = {}) => ({
  name: 'node-hash',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@noble\/hashes\/sha2\.js$/ }, ({ importer, path }) =>
      /[\\/]src[\\/]dice[\\/]/u.test(importer) ? { path, namespace: 'node-hash' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'node-hash' }, () => ({ contents: hash(endsSoon), resolveDir: root }));
  },
});
