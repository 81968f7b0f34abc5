/** Page[] → complaints about characters that stand on them and that no glyph was found for. */

import { charactersOf, type Mark, type Page, type Stamp, type TextMark } from './page.ts';

/** One line on a page with characters that its face does not have. */
export interface MissingGlyphs {
  readonly face: 'serif' | 'display';
  readonly characters: readonly string[];
  /** The line as it should have been printed. */
  readonly text: string;
  /** The label of the page. */
  readonly page: string;
}

/** Looks at every text of every page: whatever way it came there, a glyph that stands in for another is found. */
export function missingGlyphs(pages: readonly Page[]): MissingGlyphs[] {
  /** Stamps that are known, and texts that were found: what thousands of pages share is looked at once. */
  const seen = new Set<Mark | Stamp>();
  const found: MissingGlyphs[] = [];
  const look = (marks: readonly Mark[], page: string): void => {
    // A plain loop: a walker of a list makes an object at each step.
    for (let at = 0; at < marks.length; at++) {
      const mark = marks[at] as Mark;
      if (mark.kind === 'stamp' && mark.stamp.picture === undefined && !seen.has(mark.stamp)) {
        seen.add(mark.stamp);
        look(mark.stamp.marks, page);
      }
      if (mark.kind !== 'text' || !isLacking(mark) || seen.has(mark)) continue;
      seen.add(mark);
      const missing = mark.pieces.flatMap((piece) => (typeof piece === 'number' ? [] : (piece.missing ?? [])));
      const text = charactersOf(mark);
      const face = mark.face.startsWith('serif') ? 'serif' : 'display';
      found.push({ face, characters: [...new Set(missing)], text, page });
    }
  };
  for (const { marks, label } of pages) look(marks, label);
  return found;
}

/** Whether a text has a piece with a character that its face lacks. */
function isLacking({ pieces }: TextMark): boolean {
  // It runs for every word of a book.
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as (typeof pieces)[number];
    if (typeof piece !== 'number' && piece.missing !== undefined) return true;
  }
  return false;
}
