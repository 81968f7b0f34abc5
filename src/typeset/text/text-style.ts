/** How text is set: faces, size, colour, mode. */

import type { Cut } from '../../manuscript/block.ts';
import type { Colour } from '../page/page.ts';
import type { FaceName } from './font-table.ts';

export interface TextStyle {
  readonly cuts: Readonly<Record<Cut, FaceName>>;
  readonly size: number;
  readonly colour: Colour;
  readonly mode: 'justified' | 'ragged' | 'centred' | 'right';
  readonly indent?: number;
  readonly tabular?: boolean;
  /** Whether punctuation may hang into the margins. */
  readonly hangs?: boolean;
  /** Whether words are divided only if one is wider than a line. */
  readonly undivided?: boolean;
  /** Whether lines are about equally long: no lone word on the last. */
  readonly even?: boolean;
  /** Whether more of the same element is set elsewhere: the last line ends with a space. */
  readonly runsOn?: boolean;
}

/** The text serif, for running text. */
export const serifCuts: TextStyle['cuts'] = {
  roman: 'serif',
  italic: 'serif-italic',
  bold: 'serif-bold',
  'bold-italic': 'serif-bold-italic',
  effect: 'serif-bold-italic',
};

/** The condensed display face, for headings and labels; it has no italics. */
export const displayCuts: TextStyle['cuts'] = {
  roman: 'display',
  italic: 'display',
  bold: 'display-bold',
  'bold-italic': 'display-bold',
  effect: 'display-bold',
};
