/** What a galley is made of: boxes, glue and penalties. */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Typesetter } from '../text/typesetter.ts';
import type { Mark, Stamp, Tag } from './page.ts';
import type { Style } from './style.ts';

/** A box of the galley. Its marks count from its own top and from the left edge of the text column. */
export interface Box {
  readonly kind: 'box';
  readonly height: number;
  readonly marks: readonly Mark[];
  /** The head of its table, repeated where a page begins with it. */
  readonly head?: Omit<Box, 'head'>;
  /** Boxes with the same word are kept in separate spreads. */
  readonly apart?: string;
}

/** White space, dropped at the top and foot of a page. */
export interface Glue {
  readonly kind: 'glue';
  readonly height: number;
  /** Lines that it may grow by, so that a page ends at its foot: none, one or two. */
  readonly stretch?: 1 | 2;
  /** Whether it grows only if no other white on its page can: white above sections and round lists, where unlike gaps show most. */
  readonly growsLast?: boolean;
}

/** Cost of a page end here: Infinity never, -Infinity always. */
export interface Penalty {
  readonly kind: 'penalty';
  readonly cost: number;
  /** Extra cost of turning the leaf here. */
  readonly turn?: number;
}

export type GalleyItem = Box | Glue | Penalty;
/** Text set in one endless column. */
export type Galley = readonly GalleyItem[];

/** Where and how a galley is set. */
export interface Setting {
  readonly style: Style;
  readonly typesetter: Typesetter;
  /** Width of the column in points. */
  readonly width: number;
  /** The parent element, if any. */
  readonly within?: Tag;
  /** Art before text, by name, as high as its stamp. */
  readonly icon?: (name: string) => Stamp | undefined;
  /** Reports problems of lines, each with its place. */
  readonly report: (diagnostic: Diagnostic) => void;
}

/** A page must not end here. */
export const keep: Penalty = { kind: 'penalty', cost: Number.POSITIVE_INFINITY };
/** A page ends here. */
export const pageEnd: Penalty = { kind: 'penalty', cost: Number.NEGATIVE_INFINITY };
/** A page may end here. */
export const freely: Penalty = { kind: 'penalty', cost: 0 };
/** The same before a chapter, known by its object. */
export const beforeChapter: Penalty = { kind: 'penalty', cost: 0 };
