/** `balance.yaml`: bands that a game is held to. */

import * as v from 'valibot';
import { valueWords } from '../../shape.ts';
import { whole } from '../../values.ts';
import { keyName } from './names.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** Two values that `end` accepts, both included, the smaller first. */
export const band = (end: v.GenericSchema<number>) =>
  v.pipe(
    v.strictTuple([end, end], ({ input }) => {
      const ends = typeof input === 'string' ? (input.match(/\d+(?:\.\d+)?/gu) ?? []) : [];
      const hint = ends.length === 2 ? `\nwrite [${ends.join(', ')}]` : '';
      return `expected two numbers in brackets, found ${valueWords(input)}${hint}`;
    }),
    v.check(([from, to]) => from <= to, 'must go from the smaller to the larger number'),
    v.transform(([from, to]) => ({ from, to })),
  );

/** `balance.yaml`. */
export const balanceSchema = v.strictObject({
  policies: v.strictObject({ competent: keyName, aimless: keyName }),
  wins: v.record(keyName, band(share)),
  'aimless-part': share,
  endings: v.strictObject({ least: share, policies: v.pipe(v.array(keyName), v.minLength(1)) }),
  turns: v.strictObject({ difficulty: keyName, median: band(whole(1, 999)) }),
  lost: v.strictObject({ difficulty: keyName, share: band(share) }),
  influence: v.strictObject({ difficulty: keyName, most: share }),
});

/** What `balance.yaml` says, as it stands there. */
export type Targets = v.InferOutput<typeof balanceSchema>;
