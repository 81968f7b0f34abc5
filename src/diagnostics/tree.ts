/** A parsed file: plain values and their places. */

import type { Source, Span } from './diagnostic.ts';

/** Keys and indexes from the root to a value. */
export type Path = readonly (string | number)[];

export interface Tree {
  readonly source: Source;
  /** Null, booleans, numbers, strings, arrays and objects without a prototype. */
  readonly value: unknown;
  /** The place of a value, or of its nearest parent that exists. */
  spanOf(path: Path): Span;
  /** The place of a key; of the value if there is no key. */
  spanOfKey(path: Path): Span;
}
