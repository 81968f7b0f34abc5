/** A parsed file: plain values that know their place. */

import type { Source, Span } from './diagnostic.ts';

/** Keys and indexes from the top of a file to a value. */
export type Path = readonly (string | number)[];

/** A parsed file. */
export interface Tree {
  readonly source: Source;
  /** Plain data: null, booleans, numbers, strings, arrays and objects without a prototype. */
  readonly value: unknown;
  /** The place of a value, or of the nearest value above it that exists. */
  spanOf(path: Path): Span;
  /** The place of a mapping's key; of the value where there is no key. */
  spanOfKey(path: Path): Span;
}
