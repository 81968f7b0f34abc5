/** Shaped text → codes of an embedded subset. */

import type { Shaped } from '../typeset/font.ts';
import type { FaceName } from '../typeset/font-table.ts';
import { number } from './number.ts';

/** What pdfkit's embedded font holds; glyphs are added to it as they are drawn. */
export interface EmbeddedFont {
  readonly id: string;
  ref(): unknown;
  readonly scale: number;
  readonly font: { getGlyph(id: number): { readonly advanceWidth: number } };
  readonly subset: { readonly glyphs: number[]; includeGlyph(id: number): number };
  /** Advances and characters by place in the subset. */
  readonly widths: number[];
  readonly unicode: number[][];
}

/** The operands of a TJ operator for a word: hexadecimal codes, and kerning between them. */
export type Encode = (shaped: Shaped) => string;

export interface FontEncoder {
  font(face: FaceName): EmbeddedFont;
  encode(face: FaceName): Encode;
}

/** Encodes each distinct word once per document. */
export function fontEncoder(open: (face: FaceName) => EmbeddedFont): FontEncoder {
  const opened = new Map<FaceName, { font: EmbeddedFont; encode: Encode }>();
  const of = (face: FaceName) => {
    let entry = opened.get(face);
    if (entry === undefined) {
      const font = open(face);
      entry = { font, encode: encoder(font) };
      opened.set(face, entry);
    }
    return entry;
  };
  return { font: (face) => of(face).font, encode: (face) => of(face).encode };
}

function encoder(font: EmbeddedFont): Encode {
  const cache = new Map<Shaped, string>();
  const codes = new Map<number, { readonly cluster: string; readonly code: string; readonly width: number }[]>();

  /** A glyph that stands for several texts (hyphen, soft hyphen) has a place in the subset for each. */
  const include = (glyph: number, cluster: string) => {
    const places = codes.get(glyph) ?? [];
    if (places.length === 0) codes.set(glyph, places);
    let known = places.find((place) => place.cluster === cluster);
    if (known === undefined) {
      const place = places.length === 0 ? font.subset.includeGlyph(glyph) : font.subset.glyphs.push(glyph) - 1;
      const width = font.font.getGlyph(glyph).advanceWidth * font.scale;
      font.widths[place] = width;
      font.unicode[place] = [...cluster].map((character) => character.codePointAt(0) as number);
      known = { cluster, code: place.toString(16).padStart(4, '0'), width };
      places.push(known);
    }
    return known;
  };

  return (shaped) => {
    let text = cache.get(shaped);
    if (text === undefined) {
      text = '<';
      shaped.glyphs.forEach((glyph, index) => {
        const { code, width } = include(glyph, shaped.clusters[index] as string);
        const adjustment = width - (shaped.advances[index] as number);
        text += code;
        if (Math.abs(adjustment) > 0.01) text += `>${number(adjustment)}<`;
      });
      text = `${text}>`.replace(/<>/gu, '');
      cache.set(shaped, text);
    }
    return text;
  };
}
