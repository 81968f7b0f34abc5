/** Entries → leaves, as the veil has it. */

import type { EntryBlock } from '../../manuscript/block.ts';
import type { PageDraft } from '../book/book.ts';
import type { Request } from '../document.ts';
import { bindFlowing } from './flowing.ts';
import { bindInPlace, type EntriesOptions, type EntryPage } from './in-place.ts';
import { bindOverleaf } from './overleaf.ts';
import { bindScenes } from './split.ts';

/** Lays out entries in order, all in one section. */
export function bindEntries(
  entries: readonly EntryBlock[],
  request: Request<'veil'>,
  { section, ...options }: EntriesOptions & { readonly section: string },
): PageDraft[] {
  return bound(entries, request, options).map(({ found, ...page }) => ({ ...page, head: { section, found } }));
}

function bound(entries: readonly EntryBlock[], request: Request<'veil'>, options: EntriesOptions): EntryPage[] {
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
