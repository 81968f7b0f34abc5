/** Entries → leaves, as the veil has it. */

import type { EntryBlock } from '../../manuscript/block.ts';
import type { PageDraft } from '../book/book.ts';
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
): PageDraft[] {
  const { veil, style } = request;
  // Endings have no Outcomes; their leaf hides them.
  const binder = style.flows ? bindFlowing : binders[options.thumbs ? veil : 'overleaf'];
  return binder(entries, request, options).map(({ found, ...page }) => ({ ...page, head: { section, found } }));
}

const binders = { overleaf: bindOverleaf, split: bindScenes, none: bindInPlace };
