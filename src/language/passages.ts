/** Texts in another language than their document → the language of each passage. */

import type { Untranslated } from '../model/content.ts';
import { baseLanguage } from './patterns.ts';

/** Texts that are printed in the language they were written in, for want of a translation. */
export interface Passages {
  /** Adds a text, in the language of built-in texts if no other is given. */
  add(text: string, language?: string): void;
  /** Another language than that of the document, if at least half of the letters of a text are not in it. */
  languageOf(text: string): string | undefined;
  /** The language of the letter at an index of a text, if not that of the document. */
  languagesIn(text: string): (index: number) => string | undefined;
}

/** Opens those of a document; built-in texts are in the English of the original. */
export function openPassages(language: string, original: Untranslated = { language, texts: [] }): Passages {
  const builtIn = baseLanguage(original.language) === 'en' ? original.language : 'en';
  /** Lines of texts and their languages, by the first word. */
  const known = new Map<string, Map<string, string>>();
  /** The words of a text, each in the language of the longest known line over it. */
  const wordsIn = (text: string) => {
    const words = wordsOf(text);
    const all = lineOf(words);
    let [at, end] = [0, 0];
    let its: string | undefined;
    return words.map((word) => {
      if (at === end) {
        [end, its] = [at + word.letters.length, undefined];
        for (const [line, one] of known.get(word.letters) ?? [])
          if (at + line.length >= end && all.startsWith(line, at)) [end, its] = [at + line.length, one];
      }
      at += word.letters.length;
      return { ...word, language: its };
    });
  };
  const add = (text: string, its = builtIn) => {
    for (const words of text.split('\n').map(wordsOf)) {
      const [{ letters } = { letters: '' }] = words;
      known.set(letters, (known.get(letters) ?? new Map()).set(lineOf(words), its));
    }
  };
  if (original.language !== language) for (const text of original.texts) add(text, original.language);
  return {
    add,
    languageOf(text) {
      const words = known.size === 0 ? [] : wordsIn(text);
      const foreign = words.filter(({ language }) => language !== undefined);
      const count = (some: typeof words) => lineOf(some).length - some.length;
      return count(foreign) * 2 >= count(words) ? foreign[0]?.language : undefined;
    },
    languagesIn(text) {
      const words = known.size === 0 ? [] : wordsIn(text);
      return (index) => words.find((word) => word.end > index)?.language;
    },
  };
}

const lineOf = (words: readonly { readonly letters: string }[]) => words.map(({ letters }) => letters).join('');

/** The words of a text, divided ones too, in letters that capitals do not change, with a space after each. */
const wordsOf = (text: string) =>
  [...text.matchAll(/\p{L}+(?:(?:\u00AD\s*|\u200C)\p{L}+)*/gu)].map(({ 0: word, index }) => ({
    letters: `${word.toLowerCase().replace(/\P{L}/gu, '').replaceAll('ı', 'i')} `,
    end: index + word.length,
  }));
