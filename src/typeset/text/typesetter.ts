/** Fonts and a dictionary, opened to set a document with. */

import type { OpenFaces } from './font.ts';
import type { Hyphenate } from './hyphenate.ts';
import { cutWords, type FindWord } from './pieces.ts';

/** The fonts and the dictionary a document is set with. */
export interface Typesetter {
  readonly faces: OpenFaces;
  /** Words as they may stand on lines. */
  readonly wordIn: FindWord;
}

/** A typesetter with nothing set yet. */
export function openTypesetter(faces: OpenFaces, hyphenate: Hyphenate): Typesetter {
  return { faces, wordIn: cutWords(hyphenate) };
}

/** The same that divides no word but at its own hyphens and dashes. */
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
