/** Entries → leaves, as the veil has it. */

import type { EntryBlock } from '../../manuscript/block.ts';
import type { Request } from '../document.ts';
import type { Leaf } from './book.ts';
import { bindInPlace } from './in-place.ts';
import { bindOverleaf } from './overleaf.ts';
import type { Subject } from './pictures.ts';
import { bindScenes } from './split.ts';

export interface EntriesOptions {
  /** Leaves before the first entry: they decide which page is a right-hand one. */
  readonly before: number;
  readonly section: string;
  /** Whether the entries' numbers stand in the outer corner. */
  readonly thumbs: boolean;
  /** What stands in the free room of entries, by their anchors. */
  readonly pictures: ReadonlyMap<string, Subject>;
}

/** Lays entries out in their order. */
export function bindEntries(entries: readonly EntryBlock[], request: Request, options: EntriesOptions): Leaf[] {
  const { veil = 'overleaf' } = request;
  switch (veil) {
    case 'overleaf':
      return bindOverleaf(entries, request, options);
    case 'split':
      // Endings have no Outcomes to put elsewhere: what hides them is their leaf.
      return entries.some(({ outcomes }) => outcomes.length > 0)
        ? bindScenes(entries, request, options)
        : bindOverleaf(entries, request, options);
    case 'none':
      return bindInPlace(entries, request, options);
    default:
      return veil satisfies never;
  }
}
