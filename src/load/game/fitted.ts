/** `runner.json` → the weights of the policy `runner`. */

import * as v from 'valibot';
import type { Source } from '../../diagnostics/diagnostic.ts';
import { readGenerated } from './generated-file.ts';

const fittedSchema = v.strictObject({
  rules: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/u)),
  weights: v.record(
    v.string(),
    v.strictObject({
      board: v.array(v.number()),
      mods: v.record(v.string(), v.tuple([v.number(), v.number()])),
    }),
  ),
});

/** Reads `runner.json`, if there is one. */
export const toFitted = (source: Source | undefined) =>
  readGenerated(source, fittedSchema, {
    code: 'CR225',
    expected: 'the weights of the runner, as core-runner balance --fit writes them',
  });
