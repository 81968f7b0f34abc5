/** Fonts and a dictionary, opened to set a document with. */

import type { OpenFaces } from './font.ts';
import type { Hyphenate } from './hyphenate.ts';
import { cutWords, type FindWord } from './pieces.ts';

export interface Typesetter {
  readonly faces: OpenFaces;
  readonly wordIn: FindWord;
}

export function openTypesetter(faces: OpenFaces, hyphenate: Hyphenate): Typesetter {
  return { faces, wordIn: cutWords(hyphenate) };
}

/** The same, but words are divided only at their own hyphens and dashes. */
export function leavingWordsWhole(typesetter: Typesetter): Typesetter {
  return {
    ...typesetter,
    wordIn: (face, style) => {
      const wordOf = typesetter.wordIn(face, style);
      return (word) => {
        const { whole } = wordOf(word);
        return { whole, divided: () => whole };
      };
    },
  };
}
