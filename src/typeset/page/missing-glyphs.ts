/** Pages → diagnostics of characters without a glyph. */

import { charactersOf, type Mark, type Page, type Stamp } from './page.ts';

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
  /** Known stamps and texts, as thousands of pages share them. */
  const seen = new Set<Mark | Stamp>();
  const found: MissingGlyphs[] = [];
  const look = (marks: readonly Mark[], page: string): void => {
    for (const mark of marks) {
      if (mark.kind === 'stamp' && mark.stamp.picture === undefined && !seen.has(mark.stamp)) {
        seen.add(mark.stamp);
        look(mark.stamp.marks, page);
      }
      if (mark.kind !== 'text' || seen.has(mark)) continue;
      const missing = mark.pieces.flatMap((piece) => (typeof piece === 'number' ? [] : (piece.missing ?? [])));
      if (missing.length === 0) continue;
      seen.add(mark);
      const text = charactersOf(mark);
      const face = mark.face.startsWith('serif') ? 'serif' : 'display';
      found.push({ face, characters: [...new Set(missing)], text, page });
    }
  };
  for (const { marks, label } of pages) look(marks, label);
  return found;
}
