/** `balance.yaml`: target bands. */

import * as v from 'valibot';
import { refused } from '../../shape-words.ts';
import { instead, whole } from '../../values.ts';
import { keyName } from './names.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** Two values with `from` at most `to`, both included. */
export const band = (end: v.GenericSchema<number>) =>
  v.pipe(
    v.strictTuple([end, end], refused('expected two numbers in brackets such as [0.3, 0.45]')),
    v.check(
      ([from, to]) => from <= to,
      refused('must go from the smaller to the larger number', ([from, to]: [number, number]) => ({
        found: undefined,
        ...instead(`[${to}, ${from}]`),
      })),
    ),
    v.transform(([from, to]) => ({ from, to })),
  );

/** Min share of each Ending: not every Run can end in each. */
const leastShare = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(
    0.5,
    refused('must be at most 0.5', () => ({ hint: 'shares go from 0 to 1: 1 % is 0.01' })),
  ),
);

export const balanceSchema = v.strictObject({
  policies: v.strictObject({ competent: keyName, aimless: keyName }),
  wins: v.record(keyName, band(share)),
  first: v.optional(v.strictObject({ policy: keyName, wins: v.record(keyName, band(share)) })),
  unread: v.optional(
    v.array(
      v.strictObject({
        policy: keyName,
        difficulty: keyName,
        run: whole(1, 20),
        of: v.picklist(['outcomes', 'book']),
        share: band(share),
      }),
    ),
  ),
  'aimless-part': share,
  endings: v.strictObject({ least: leastShare, policies: v.pipe(v.array(keyName), v.minLength(1)) }),
  turns: v.strictObject({ difficulty: keyName, median: band(whole(1, 999)) }),
  lost: v.strictObject({ difficulty: keyName, share: band(share) }),
  influence: v.strictObject({ difficulty: keyName, most: share }),
});

/** `balance.yaml` as written. */
export type Targets = v.InferOutput<typeof balanceSchema>;
