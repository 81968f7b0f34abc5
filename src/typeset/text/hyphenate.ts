/** Word → where it may be divided. */

import createHyphenator, { type Patterns } from 'hyphen';

export type { Patterns };

/** The parts of a word that may be divided with a hyphen; one part if it may not. */
export type Hyphenate = (word: string) => readonly string[];

const shortest = 5; // letters in a word that is divided at all
const shortestCapitals = 8;
const before = 2; // letters kept before a hyphen
const after = 3; // letters carried over

const soft = '\u00ad';

/** Hyphenation by patterns, which load on first use; none without a name. */
export function hyphenator(name: string | undefined, patternsOf: (name: string) => Patterns): Hyphenate {
  if (name === undefined) return (word) => [word];
  // Every German noun begins with a capital.
  const dividesNames = name.startsWith('de');
  let hyphenate: ((letters: string) => string) | undefined;
  const syllablesOf = (letters: string) => {
    hyphenate ??= createHyphenator(patternsOf(name), { hyphenChar: soft, html: false, minWordLength: 1 });
    return hyphenate(letters).split(soft);
  };
  return (word) => divide(word, syllablesOf, dividesNames ? 1 : 0);
}

/** A word whose letters are all ASCII, which skips a costly Unicode test. */
const ordinary = /^[\0-~\u2010-\u2027]*$/u;

/** Divides the letters of a word that is in small letters after `from`, not its quotation marks and stops; a name with capitals inside stays whole. */
function divide(word: string, syllablesOf: (letters: string) => string[], from: number): readonly string[] {
  const core = ordinary.test(word)
    ? /^([^a-z]*)([a-z]+)([^a-z]*)$/iu.exec(word)
    : /^([^\p{L}]*)(\p{L}+)([^\p{L}]*)$/u.exec(word);
  if (!core) return [word];
  const [, lead = '', letters = '', tail = ''] = core;
  const capitals = letters === letters.toUpperCase();
  if (letters.length < (capitals ? shortestCapitals : shortest)) return [word];
  const small = letters.toLowerCase();
  if (!capitals && letters.slice(from) !== small.slice(from)) return [word]; // a name, or the first word of a sentence
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
