/** Fonts and a dictionary, opened to set a document with. */

import type { OpenFaces } from './font.ts';
import type { Hyphenate } from './hyphenate.ts';
import { type Divide, divider } from './pieces.ts';

/** The fonts and the dictionary a document is set with. */
export interface Typesetter {
  readonly faces: OpenFaces;
  /** Words divided at their own hyphens and dashes only. */
  readonly whole: Divide;
  /** Words divided wherever they may be. */
  readonly divided: Divide;
}

/** A typesetter with nothing set yet. */
export function openTypesetter(faces: OpenFaces, hyphenate: Hyphenate): Typesetter {
  return { faces, whole: divider((word) => [word]), divided: divider(hyphenate) };
}
