/** Printed books → pictures of pages that give nothing away. */

import type { Supplies } from '../build.ts';
import { pageFile } from '../svg/page-file.ts';
import type { Page } from '../typeset/page/page.ts';
import { openFaces } from '../typeset/text/font.ts';

/** A page by the document and the anchor on it; the first is the cover. */
const samples = [
  { id: 'event-book', anchor: 'title-page' },
  { id: 'event-book', anchor: 'chapter-1' },
  { id: 'rule-book', anchor: 'begin' },
  { id: 'tracking-sheet', anchor: 'sheet-1' },
] as const;

/** A page as an SVG file of the site. */
export interface SamplePage {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly of: 'cover' | (typeof samples)[number]['id'];
  /** In points. */
  readonly width: number;
  readonly height: number;
}

/** Draws the pages that an edition has: books of a game's own templates may lack some. */
export function samplePages(
  files: readonly { readonly id: string; readonly unfolded: readonly Page[] }[],
  supplies: Supplies,
): SamplePage[] {
  const faces = openFaces(supplies.fontTable);
  return samples.flatMap(({ id, anchor }) => {
    const pages = files.find((one) => one.id === id)?.unfolded;
    const page = pages?.find(({ marks }) => marks.some((one) => one.kind === 'anchor' && one.id === anchor));
    if (!page) return [];
    const { width, height } = page;
    const bytes = new TextEncoder().encode(pageFile(page, faces, supplies.fontFile));
    return [{ path: `pages/${anchor}.svg`, bytes, of: anchor === 'title-page' ? 'cover' : id, width, height }];
  });
}
