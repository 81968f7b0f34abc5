/** `balance.yaml`: target bands. */

import * as v from 'valibot';
import { valueWords } from '../../shape-words.ts';
import { whole } from '../../values.ts';
import { keyName } from './names.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** Two values with `from` at most `to`, both included. */
export const band = (end: v.GenericSchema<number>) =>
  v.pipe(
    v.strictTuple([end, end], ({ input }) => {
      const ends = typeof input === 'string' ? (input.match(/\d+(?:\.\d+)?/gu) ?? []) : [];
      const hint = ends.length === 2 ? `\nwrite [${ends.join(', ')}]` : '';
      return `expected two numbers in brackets, found ${valueWords(input)}${hint}`;
    }),
    v.check(
      ([from, to]) => from <= to,
      ({ input: [from, to] }) => `must go from the smaller to the larger number\nwrite [${to}, ${from}]`,
    ),
    v.transform(([from, to]) => ({ from, to })),
  );

/** Min share of each Ending: not every Run can end in each. */
const leastShare = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(
    0.5,
    ({ input }) =>
      `must be 0.5 or less, found ${input}\na share is a part of 1, and each Ending is to have it: ${input >= 1 && input <= 50 ? `${input} % is ${input / 100}` : '1 % is 0.01'}`,
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
