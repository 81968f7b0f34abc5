/** Glyph → its character in a web font. */

import type { FaceName } from '../typeset/text/font-table.ts';

/** Where the private use area begins, in which every glyph has a place: glyph 5 is U+E005. */
export const privateArea = 0xe000;

/** How many glyphs have a place there. */
export const privateRoom = 0x1900;

/** The family of a face, in which only its own regular cut is there. */
export const familyOf = (face: FaceName): string => `cr-${face}`;

/** The character itself where it shows that glyph, or else the glyph's own place: ligatures, figures for tables. */
export function characterFor(glyphs: Readonly<Record<string, number>>, glyph: number, cluster: string): string {
  // A browser draws no soft hyphen.
  return cluster.length === 1 && cluster !== '\u00AD' && glyphs[cluster] === glyph
    ? cluster
    : String.fromCharCode(privateArea + glyph);
}
