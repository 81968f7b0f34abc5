/** Entries of files with their places. */

import type { Span } from '../diagnostics/diagnostic.ts';
import type { Path, Tree } from '../diagnostics/tree.ts';

/** Something read from a file. */
export interface Entry {
  readonly tree: Tree;
  readonly path: Path;
}

/** The place of a part of an entry. */
export function spanIn(entry: Entry, ...path: Path): Span {
  return entry.tree.spanOf([...entry.path, ...path]);
}
