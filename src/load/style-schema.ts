/** Tree → raw style: the shape of `style.yaml`. */

import * as v from 'valibot';
import { band, line, whole } from './schema.ts';

/** The pieces of prose that have a size. */
export const pieceKinds = [
  'chapter',
  'half-event',
  'half-outcome',
  'full-event',
  'full-outcome',
  'shop',
  'ending',
] as const;

/** The rules that can be switched off. */
export const ruleNames = ['sizes', 'runs', 'openings', 'overuse', 'phrases', 'spelling', 'marks'] as const;

const entry = v.pipe(line(40), v.regex(/^[\p{L}\p{N}’'-]+$/u, 'must be one word'));
const phrase = v.pipe(
  line(120),
  v.regex(/^\S+( \S+)*$/u, 'must have one space between words'),
  v.regex(/^[\p{L}\p{N}’'|* -]+$/u, 'must be words, alternatives such as hum|hums, and * for any word'),
  v.regex(/[\p{L}\p{N}]/u, 'must have a word'),
);

/** `style.yaml`. */
export const styleSchema = v.strictObject({
  sizes: v.optional(v.strictObject(Object.fromEntries(pieceKinds.map((kind) => [kind, v.optional(band(whole(1, 9999)))])))),
  run: v.optional(whole(3, 20)),
  overuse: v.optional(
    v.strictObject({ times: v.pipe(v.number(), v.minValue(2)), least: whole(3, 99), ignore: v.optional(v.array(entry), []) }),
  ),
  banned: v.optional(v.array(phrase), []),
  once: v.optional(v.array(phrase), []),
  words: v.optional(v.array(entry), []),
  off: v.optional(v.array(v.picklist(ruleNames)), []),
});
