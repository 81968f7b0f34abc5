/** Pages → diagnostics of characters without a glyph. */

import { charactersOf, type Page, type TextMark, textMarksOf } from './page.ts';

/** A line on a page with characters missing from its face. */
export interface MissingGlyphs {
  readonly face: 'serif' | 'display';
  readonly characters: readonly string[];
  /** The intended text of the line. */
  readonly text: string;
  /** The label of the page. */
  readonly page: string;
}

/** Finds replacement glyphs in every text of every page. */
export function missingGlyphs(pages: readonly Page[]): MissingGlyphs[] {
  /** Known texts, as thousands of pages share them. */
  const seen = new Set<TextMark>();
  const found: MissingGlyphs[] = [];
  for (const [mark, page] of textMarksOf(pages)) {
    if (seen.has(mark)) continue;
    if (!mark.pieces.some((piece) => typeof piece !== 'number' && piece.missing)) continue;
    seen.add(mark);
    const missing = mark.pieces.flatMap((piece) => (typeof piece === 'number' ? [] : (piece.missing ?? [])));
    const text = charactersOf(mark);
    const face = mark.face.startsWith('serif') ? 'serif' : 'display';
    found.push({ face, characters: [...new Set(missing)], text, page });
  }
  return found;
}
