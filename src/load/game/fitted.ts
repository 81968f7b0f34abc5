/** `runner.json` → the weights of the policy `runner`. */

import type { Source } from '../../diagnostics/diagnostic.ts';
import { readGenerated } from './generated-file.ts';
import { readFitted } from './schema/fitted.ts';

/** Reads `runner.json`, if there is one. */
export const toFitted = (source: Source | undefined) =>
  readGenerated(source, readFitted, {
    code: 'CR225',
    expected: 'the weights of the runner, as core-runner balance --fit writes them',
  });
