/** Entries → leaves, as the veil has it. */

import type { EntryBlock } from '../../manuscript/block.ts';
import type { Leaf } from '../book/book.ts';
import type { Request } from '../document.ts';
import { bindFlowing } from './flowing.ts';
import { bindInPlace, type EntriesOptions } from './in-place.ts';
import { bindOverleaf } from './overleaf.ts';
import { bindScenes } from './split.ts';

/** Lays out entries in order, all in one section. */
export function bindEntries(
  entries: readonly EntryBlock[],
  request: Request<'veil'>,
  { section, ...options }: EntriesOptions & { readonly section: string },
): Leaf[] {
  return bound(entries, request, options).map((leaf) => ({ ...leaf, section }));
}

function bound(entries: readonly EntryBlock[], request: Request<'veil'>, options: EntriesOptions): Leaf[] {
  const { veil, style } = request;
  if (style.flows) return bindFlowing(entries, request, options);
  // Endings have no Outcomes; their leaf hides them.
  if (!options.thumbs) return bindOverleaf(entries, request, options);
  switch (veil) {
    case 'overleaf':
      return bindOverleaf(entries, request, options);
    case 'split':
      return bindScenes(entries, request, options);
    case 'none':
      return bindInPlace(entries, request, options);
    default:
      return veil satisfies never;
  }
}
