/** Fonts and a dictionary, opened to set a document with. */

import type { OpenFaces } from './font.ts';
import type { Hyphenate } from './hyphenate.ts';
import { cutWords, type WordFinder } from './pieces.ts';

/** What any text is set with. */
export type Typesetter = WordFinder;

export function openTypesetter(faces: OpenFaces, hyphenateIn: (language?: string) => Hyphenate): Typesetter {
  return { faces, wordIn: cutWords(hyphenateIn) };
}

/** The same, but words are divided only at their own hyphens and dashes. */
export function leavingWordsWhole(typesetter: Typesetter): Typesetter {
  return {
    ...typesetter,
    wordIn: (...as) => {
      const wordOf = typesetter.wordIn(...as);
      return (word) => {
        const { whole } = wordOf(word);
        return { whole, divided: () => whole };
      };
    },
  };
}
