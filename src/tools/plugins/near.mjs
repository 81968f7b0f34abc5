/** What a Run sheet does not need → it is left out of the bundle that prints it: who asks for it is sent to the whole tool. */

import { join, relative } from 'node:path';

/** What is loaded when it is asked for, and stays. */
const needed = [
  'src/build.ts',
  'src/cli/shared/boards/codes.ts',
  'src/cli/shared/boards/deals.ts',
  'src/cli/shared/press/game-jobs.ts',
  'src/cli/shared/press/press.ts',
  'src/cli/commands/run/ratings.ts',
  'src/cli/commands/run/run.ts',
  'src/cli/supplies.ts',
  'src/documents/sheets/run-sheet.ts',
  'src/load/imprint.ts',
  'src/pdf/draw.ts',
];

const namespace = 'far';

/** Worth 4 % of the time of one Run sheet: what V8 knows of the whole tool is three times as long. */
export const keepNear = (root) => ({
  name: namespace,
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.{1,2}\// }, ({ kind, path, resolveDir, namespace: from }) => {
      if (kind !== 'dynamic-import' && !(kind === 'require-call' && from === 'asleep')) return undefined;
      const part = relative(root, join(resolveDir, path)).replaceAll('\\', '/');
      return needed.includes(part) ? undefined : { path: part, namespace };
    });
    onLoad({ filter: /.*/, namespace }, () => ({
      contents: `import { WholeNeeded } from './src/cli/whole-needed.ts'; throw new WholeNeeded();`,
      resolveDir: root,
    }));
  },
});
