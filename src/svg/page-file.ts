/** A page → an SVG file with the outlines of its letters, so that an `img` can show it. */

import { openTables } from '../pdf/font-tables.ts';
import { withOutlines } from '../pdf/subset.ts';
import type { Mark, Page } from '../typeset/page/page.ts';
import { stampMarks } from '../typeset/page/stamp.ts';
import type { FaceName } from '../typeset/text/font-table.ts';
import { familyOf } from './characters.ts';
import { drawSvg, type GlyphTables } from './draw.ts';
import { webFont, writeFont } from './web-font.ts';

/** Draws a page on white paper; `fontFile` has the outlines of a face. */
export function pageFile(page: Page, faces: GlyphTables, fontFile: (face: FaceName) => Uint8Array): string {
  const used = new Map<FaceName, Set<number>>();
  for (const mark of page.marks.flatMap((one): readonly Mark[] =>
    one.kind === 'stamp' ? stampMarks(one.stamp) : [one],
  ))
    if (mark.kind === 'text')
      for (const piece of mark.pieces)
        if (typeof piece !== 'number') used.set(mark.face, new Set([...(used.get(mark.face) ?? []), ...piece.glyphs]));
  const rules = [...used].map(([face, glyphs]) => {
    const font = webFont(writeFont(withOutlines(openTables(fontFile(face)), [...glyphs])), faces[face].glyphs);
    const letters = Array.from(font, (byte) => String.fromCharCode(byte)).join('');
    return `@font-face{font-family:${familyOf(face)};src:url(data:font/ttf;base64,${btoa(letters)})}`;
  });
  return drawSvg(page, faces).replace('>', `><style>svg{background:#fff}${rules.join('')}</style>`);
}
