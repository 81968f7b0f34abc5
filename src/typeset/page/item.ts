/** What a galley is made of: boxes, glue and penalties. */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Typesetter } from '../text/typesetter.ts';
import type { Mark, Stamp, Tag } from './page.ts';
import type { Style } from './style.ts';

/** Something with a height. Its marks count from its own top and from the left edge of the text column. */
export interface Box {
  readonly kind: 'box';
  readonly height: number;
  readonly marks: readonly Mark[];
  /** What stands above it once more where a page begins with it: the head of its table. */
  readonly head?: Omit<Box, 'head'>;
  /** No spread has two boxes that are kept apart by the same word. */
  readonly apart?: string;
}

/** White space; it vanishes where a page begins or ends with it. */
export interface Glue {
  readonly kind: 'glue';
  readonly height: number;
  /** Lines that it may take up besides, so that a page ends where it should: none, one or two. */
  readonly stretch?: 1 | 2;
  /** Whether it takes up none unless others on its page cannot: the white above a section, which looks best where all is alike. */
  readonly late?: boolean;
}

/** What it costs to end a page here: Infinity never, -Infinity always. */
export interface Penalty {
  readonly kind: 'penalty';
  readonly cost: number;
  /** What it costs besides to turn the leaf here. */
  readonly turn?: number;
}

/** One piece of a galley. */
export type GalleyItem = Box | Glue | Penalty;
/** Text set in one endless column. */
export type Galley = readonly GalleyItem[];

/** Where and how a galley is set. */
export interface Setting {
  readonly style: Style;
  readonly typesetter: Typesetter;
  /** Width of the column in points. */
  readonly width: number;
  /** The element that all this is part of, where it is part of one. */
  readonly within?: Tag;
  /** Art that stands before text, by its name, as high as its stamp. */
  readonly icon?: (name: string) => Stamp | undefined;
  /** Complaints about lines, each with its place. */
  readonly complain: (diagnostic: Diagnostic) => void;
}

/** A page must not end here. */
export const keep: Penalty = { kind: 'penalty', cost: Number.POSITIVE_INFINITY };
/** A page ends here. */
export const pageEnd: Penalty = { kind: 'penalty', cost: Number.NEGATIVE_INFINITY };
/** A page may end here, before a chapter. */
export const chapterEnd: Penalty = { kind: 'penalty', cost: 0 };
