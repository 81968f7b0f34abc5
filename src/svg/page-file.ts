/** A page → an SVG file with the outlines of its letters, so that an `img` can show it. */

import { fromLatin1 } from '../bytes.ts';
import { openTables } from '../pdf/font-tables.ts';
import { withOutlines } from '../pdf/subset.ts';
import type { Mark, Page } from '../typeset/page/page.ts';
import { stampMarks } from '../typeset/page/stamp.ts';
import type { FaceName } from '../typeset/text/font-table.ts';
import { familyOf } from './characters.ts';
import { drawSvg, type GlyphTables } from './draw.ts';
import { webFont, writeFont } from './web-font.ts';

/** Tables without a name of the font and of its glyphs. */
const unnamed = [
  ['name', Uint8Array.of(0, 0, 0, 0, 0, 6)],
  ['post', Uint8Array.of(0, 3, ...Array<number>(30).fill(0))],
] as const;

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
    const tables = new Map([...withOutlines(openTables(fontFile(face)), [...glyphs]), ...unnamed]);
    const characters = Object.entries(faces[face].glyphs).filter(([, glyph]) => glyphs.has(glyph));
    const font = webFont(writeFont(tables), Object.fromEntries(characters));
    return `@font-face{font-family:${familyOf(face)};src:url(data:font/ttf;base64,${btoa(fromLatin1(font))})}`;
  });
  return drawSvg(page, faces).replace('>', `><style>svg{background:#fff}${rules.join('')}</style>`);
}
