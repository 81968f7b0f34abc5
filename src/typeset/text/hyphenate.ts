/** Word → where it may be divided. */

import createHyphenator, { type Patterns } from 'hyphen';

export type { Patterns };

/** The parts of a word that may be divided with a hyphen; one part if it may not. */
export type Hyphenate = (word: string) => readonly string[];

const shortest = 5; // letters in a word that is divided at all
const shortestCapitals = 8;
const before = 3; // letters kept before a hyphen, with those before an apostrophe
const after = 3; // letters carried over

const soft = '\u00ad';

/** Hyphenation by patterns, which load on first use; none without a name. */
export function hyphenator(name: string | undefined, patternsOf: (name: string) => Patterns): Hyphenate {
  if (name === undefined) return (word) => [word];
  let hyphenate: ((letters: string) => string) | undefined;
  const syllablesOf = (letters: string) => {
    hyphenate ??= createHyphenator(patternsOf(name), { hyphenChar: soft, html: false, minWordLength: 1 });
    return hyphenate(letters).split(soft);
  };
  if (!name.startsWith('de')) return (word) => divide(word, syllablesOf, 0);
  // Every German noun begins with a capital, and no German ligature hides a place of division.
  return (word) =>
    divide(word, syllablesOf, 1).map((part, at, { length }) => part + (at + 1 < length ? nonJoiner : ''));
}

/** Parts two letters that would be one glyph (zero width non-joiner); has no width and is not copied. */
export const nonJoiner = '\u200C';

/** Letters on both sides of a division that some face joins. */
export const mayJoin = /f[bfhijklt]|ij|gj/u;

/** A word whose letters are all ASCII, which skips a costly Unicode test. */
const ordinary = /^[\0-~\u2010-\u2027]*$/u;

/** Divides the letters of a word on each side of apostrophes and non-joiners, not its quotation marks and stops. */
function divide(word: string, syllablesOf: (letters: string) => string[], from: number): readonly string[] {
  const core = ordinary.test(word)
    ? /^([^a-z]*)([a-z]+(?:[\u2019'][a-z]+)*)([^a-z]*)$/iu.exec(word)
    : /^([^\p{L}]*)(\p{L}+(?:[\u2019'\u200C]\p{L}+)*)([^\p{L}]*)$/u.exec(word);
  if (!core) return [word];
  const [, lead = '', runs = '', tail = ''] = core;
  const parts: string[] = [];
  let open = lead;
  let kept = 0; // letters so far
  for (const letters of runs.split(/([\u2019'\u200C])/u)) {
    let rest = letters.length;
    for (const syllable of isDivided(letters, from) ? syllablesOf(inSmall(letters)) : [letters]) {
      const at = letters.length - rest;
      if (at > 0 && kept >= before && open.length > 1 && rest >= after) {
        parts.push(open);
        open = '';
      }
      open += letters.slice(at, at + syllable.length);
      rest -= syllable.length;
      if (/\p{L}/u.test(syllable)) kept += syllable.length;
    }
  }
  return [...parts, open + tail];
}

/** Small letters, as many: one of `İ` would be two. */
const inSmall = (letters: string) => letters.toLowerCase().replaceAll('\u0307', '');

/** Whether letters are divided: long enough, and small after `from` or all capitals; else it is a name or begins a sentence. */
function isDivided(letters: string, from: number): boolean {
  const capitals = letters === letters.toUpperCase();
  if (letters.length < (capitals ? shortestCapitals : shortest)) return false;
  return capitals || letters.slice(from) === inSmall(letters).slice(from);
}
