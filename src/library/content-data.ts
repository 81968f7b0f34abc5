/** Content → the same as plain data: numbers for ranges, effects as data with their words, no places in files. */

import type { Content } from '../model/content.ts';
import { type Effect, effectText } from '../model/effect.ts';
import type { Entry } from '../model/entry.ts';
import type { Vocabulary } from '../model/vocabulary.ts';

/** A value of the content without its places; an effect with its text, as it is printed. */
export type Plain<T> = T extends Effect
  ? T & { readonly text: string }
  : T extends readonly (infer One)[]
    ? readonly Plain<One>[]
    : T extends object
      ? { readonly [Key in keyof T as Key extends keyof Entry ? never : Key]: Plain<T[Key]> }
      : T;

/** What is left out: how a game is stored and measured. */
type Stored = 'sources' | 'fingerprint' | 'templates' | 'odds' | 'fitted' | 'untranslated';

/** A game as data. What has no limit is `Infinity`, which is `null` in JSON. */
export type ContentData = Plain<Omit<Content, Stored>>;

/** All of a game that a program may want to read. */
export function contentData(content: Content): ContentData {
  const {
    sources: _,
    fingerprint: __,
    templates: ___,
    odds: ____,
    fitted: _____,
    untranslated: ______,
    ...read
  } = content;
  return plainOf(read, content.game.words) as ContentData;
}

function plainOf(value: unknown, words: Vocabulary): unknown {
  if (Array.isArray(value)) return value.map((one) => plainOf(one, words));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !(key === 'tree' || (key === 'path' && 'tree' in value)));
  const plain = Object.fromEntries(
    entries.map(([key, one]) => [
      key,
      key === 'effects'
        ? (one as readonly Effect[]).map((effect) => ({ ...effect, text: effectText(effect, words) }))
        : plainOf(one, words),
    ]),
  );
  return plain;
}
