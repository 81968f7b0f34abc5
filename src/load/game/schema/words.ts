/** `words:` of `game.yaml`. */

import * as v from 'valibot';
import {
  genders,
  type OwnWords,
  type Vocabulary,
  type WordName,
  wordNames,
  wordsFrom,
} from '../../../model/vocabulary.ts';
import { noted } from '../../printable.ts';
import { oneLine, titleText } from '../../values.ts';

const spoken = noted(v.pipe(oneLine(24), v.regex(/^[^()]*$/u, 'must have no parentheses')), { face: 'display' });

/** `diceMod` → `dice-mod`. */
export function wordKey(name: WordName): string {
  return name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

const wordForms = v.optional(
  v.strictObject({
    one: v.optional(spoken),
    many: v.optional(spoken),
    a: v.optional(spoken),
    heading: v.optional(titleText(20)),
    short: v.optional(titleText(12)),
    shortest: v.optional(titleText(8)),
    notation: v.optional(spoken),
    mark: v.optional(v.pipe(v.string(), v.regex(/^\p{L}$/u, 'must be one letter'))),
    gender: v.optional(v.picklist(genders)),
  }),
);

/** Schema of `words:`. */
export const wordsSchema = v.optional(
  v.strictObject(
    Object.fromEntries(wordNames.map((name) => [wordKey(name), wordForms])) as Record<string, typeof wordForms>,
  ),
  {},
);

/** The words that a game gives. */
export const toOwnWords = (raw: v.InferOutput<typeof wordsSchema>): OwnWords =>
  Object.fromEntries(wordNames.map((name) => [name, raw[wordKey(name)]]));

/** Words of a `game.yaml` with other faults; undefined if they are faulty too. */
export function readWords(raw: unknown): Vocabulary | undefined {
  const { success, output } = v.safeParse(wordsSchema, raw);
  return success ? wordsFrom(toOwnWords(output)) : undefined;
}
