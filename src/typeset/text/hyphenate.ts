/** Word → where it may be divided. */

import { type Patterns, syllables } from './liang.ts';

/** The parts of a word that may be divided with a hyphen; one part if it may not. */
export type Hyphenate = (word: string) => readonly string[];

const shortest = 5; // letters in a word that is divided at all
const shortestCapitals = 8;
const before = 2; // letters kept before a hyphen
const after = 3; // letters carried over

export type PatternName = 'en-gb' | 'en-us';

/** Hyphenation for a language tag, none for languages without patterns, which load on first use. */
export function hyphenator(language: string, patternsOf: (name: PatternName) => Patterns): Hyphenate {
  const tag = language.toLowerCase();
  if (tag !== 'en' && !tag.startsWith('en-')) return (word) => [word];
  const name = tag === 'en' || tag === 'en-us' ? 'en-us' : 'en-gb';
  let patterns: Patterns | undefined;
  return (word) =>
    divide(word, (letters) => {
      patterns ??= patternsOf(name);
      return syllables(letters, patterns);
    });
}

/** A word whose letters are all ASCII, which skips a costly Unicode test. */
const ordinary = /^[\0-~\u2010-\u2027]*$/u;

/** Divides the letters of a word, not its quotation marks and stops; a name with capitals inside stays whole. */
function divide(word: string, syllablesOf: (letters: string) => string[]): readonly string[] {
  const core = ordinary.test(word)
    ? /^([^a-z]*)([a-z]+)([^a-z]*)$/iu.exec(word)
    : /^([^\p{L}]*)(\p{L}+)([^\p{L}]*)$/u.exec(word);
  if (!core) return [word];
  const [, lead = '', letters = '', tail = ''] = core;
  const capitals = letters === letters.toUpperCase();
  if (letters.length < (capitals ? shortestCapitals : shortest)) return [word];
  const small = letters.toLowerCase();
  if (!capitals && letters !== small) return [word]; // a name, or the first word of a sentence
  const parts: string[] = [];
  let open = '';
  let rest = letters.length;
  let at = 0;
  for (const syllable of syllablesOf(small)) {
    open += letters.slice(at, at + syllable.length);
    at += syllable.length;
    rest -= syllable.length;
    if (open.length >= before && rest >= after) {
      parts.push(open);
      open = '';
    }
  }
  if (open !== '') parts.push(open);
  parts[0] = lead + (parts[0] ?? '');
  parts[parts.length - 1] += tail;
  return parts;
}
