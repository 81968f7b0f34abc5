/** How text is set: faces, size, colour, mode. */

import type { Cut } from '../manuscript/block.ts';
import type { Faces } from './font.ts';
import type { FaceName } from './font-table.ts';
import type { Hyphenate } from './hyphenate.ts';
import type { Colour } from './page.ts';
import { type Divide, divider } from './pieces.ts';

/** How text is set. */
export interface TextStyle {
  /** The face of each cut. */
  readonly cuts: Readonly<Record<Cut, FaceName>>;
  readonly size: number;
  readonly colour: Colour;
  readonly mode: 'justified' | 'ragged' | 'centred' | 'right';
  readonly indent?: number;
  readonly tabular?: boolean;
}

/** The fonts and the dictionary a document is set with. */
export interface Typesetter {
  readonly faces: Faces;
  /** Words divided at their own hyphens and dashes only. */
  readonly whole: Divide;
  /** Words divided wherever they may be. */
  readonly divided: Divide;
}

/** A typesetter with nothing set yet. */
export function openTypesetter(faces: Faces, hyphenate: Hyphenate): Typesetter {
  return { faces, whole: divider((word) => [word]), divided: divider(hyphenate) };
}

/** The text serif, for running text. */
export const serifCuts: TextStyle['cuts'] = {
  roman: 'serif',
  italic: 'serif-italic',
  bold: 'serif-bold',
  'bold-italic': 'serif-bold-italic',
};

/** The condensed display face, for headings and labels; it has no italics. */
export const displayCuts: TextStyle['cuts'] = {
  roman: 'display',
  italic: 'display',
  bold: 'display-bold',
  'bold-italic': 'display-bold',
};
