/** `style.yaml`: rules of prose. */

import * as v from 'valibot';
import { whole } from '../../values.ts';
import { band } from './balance.ts';

/** Kinds of prose that have a size. */
export const pieceKinds = [
  'chapter',
  'half-event',
  'half-outcome',
  'full-event',
  'full-outcome',
  'shop',
  'ending',
  'remark',
  'paper',
] as const;

/** Rules that `off` can switch off. */
export const ruleNames = [
  'sizes',
  'runs',
  'openings',
  'overuse',
  'phrases',
  'spelling',
  'marks',
  'counts',
  'numbers',
] as const;

/** Words or lines as one text, so that `*` and `'` need no quotes. */
const text = v.pipe(v.string(), v.trim());

/** Max uses in the book, by phrase. */
const limits = v.record(v.string(), whole(0, 9999));

/** Schema of `style.yaml`. */
export const styleSchema = v.strictObject({
  sizes: v.optional(
    v.strictObject(Object.fromEntries(pieceKinds.map((kind) => [kind, v.optional(band(whole(1, 9999)))]))),
  ),
  run: v.optional(whole(3, 20)),
  overuse: v.optional(
    v.strictObject({
      times: v.pipe(v.number(), v.minValue(2)),
      least: whole(3, 99),
      ignore: v.optional(text, ''),
    }),
  ),
  counts: v.optional(
    v.strictObject({
      capitals: v.optional(whole(0, 9999)),
      emphasis: v.optional(whole(0, 9999)),
      'short-endings': v.optional(whole(0, 9999)),
      openings: v.optional(limits, {}),
      phrases: v.optional(limits, {}),
    }),
  ),
  banned: v.optional(text, ''),
  once: v.optional(text, ''),
  words: v.optional(text, ''),
  off: v.optional(v.array(v.picklist(ruleNames)), []),
});

/** `counts:` as written. */
export type RawCounts = NonNullable<v.InferOutput<typeof styleSchema>['counts']>;
