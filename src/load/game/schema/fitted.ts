/** `runner.json`: weights of the policy `runner`. */

import * as v from 'valibot';
import type { Fitted } from '../../../model/balance.ts';

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

/** Checks the JSON of `runner.json`; undefined if it does not fit. */
export function readFitted(raw: unknown): Fitted | undefined {
  const { success, output } = v.safeParse(fittedSchema, raw);
  return success ? output : undefined;
}
