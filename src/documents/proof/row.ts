/** What a proof is stacked from: rows that know where they come from. */

import type { Mark } from '../../typeset/page/page.ts';
import type { Stretch } from './places.ts';

/** A stretch across the page. Its marks count from its own top and the left edge of the area. */
export interface ProofRow {
  readonly height: number;
  readonly marks: readonly Mark[];
  /** Where in its row the text stands: what is said of it in the margin is level with it. */
  readonly baseline: number;
  /** Offset in the file of what it shows; absent where it shows nothing of the file's. */
  readonly at?: number;
  /** Its characters, each with its place in the file, where it is text. */
  readonly letters?: readonly Letter[];
  /** Whether the next row must stand on the same page. */
  readonly keeps: boolean;
}

/** A printed character. */
export interface Letter extends Stretch {
  readonly place: number;
}

/** White space; it keeps with what follows unless a page may end there. */
export function gap(height: number, keeps = false): ProofRow {
  return { height, marks: [], baseline: 0, keeps };
}
