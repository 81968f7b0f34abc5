/** Shaped text → codes of an embedded subset. */

import { itemAt } from '../item-at.ts';
import type { Shaped } from '../typeset/text/font.ts';
import type { FaceName } from '../typeset/text/font-table.ts';
import { number } from './number.ts';

/** The state of pdfkit's embedded font; drawing adds glyphs to it. */
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

/** The fonts of one file, each embedded on first use, and the encoder of their words. */
export interface FontEncoder {
  font(face: FaceName): EmbeddedFont;
  encode(face: FaceName): Encode;
}

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

/** A glyph in the subset; its width in thousandths of an em. */
interface Place {
  readonly code: string;
  readonly width: number;
}

function encoder(font: EmbeddedFont): Encode {
  const cache = new Map<Shaped, string>();
  const places = new Map<number, Map<string, Place>>();
  // Every subset has the glyph for missing characters: as the replacement character, not as zero.
  font.unicode[0] = [0xfffd];
  font.widths[0] = font.font.getGlyph(0).advanceWidth * font.scale;

  /** A glyph for several texts (hyphen, soft hyphen) has a place in the subset for each. */
  const placeOf = (glyph: number, cluster: string): Place => {
    let known = places.get(glyph);
    if (known === undefined) {
      known = new Map();
      places.set(glyph, known);
    }
    let place = known.get(cluster);
    if (place === undefined) {
      const index = known.size === 0 ? font.subset.includeGlyph(glyph) : font.subset.glyphs.push(glyph) - 1;
      const width = font.font.getGlyph(glyph).advanceWidth * font.scale;
      font.widths[index] = width;
      font.unicode[index] = [...cluster].flatMap((character) => character.codePointAt(0) ?? []);
      place = { code: index.toString(16).padStart(4, '0'), width };
      known.set(cluster, place);
    }
    return place;
  };

  return (shaped) => {
    let text = cache.get(shaped);
    if (text === undefined) {
      text = '';
      let open = false;
      for (let index = 0; index < shaped.glyphs.length; index++) {
        const { code, width } = placeOf(itemAt(shaped.glyphs, index), itemAt(shaped.clusters, index));
        const adjustment = width - itemAt(shaped.advances, index);
        text += open ? code : `<${code}`;
        open = Math.abs(adjustment) <= 0.01;
        if (!open) text += `>${number(adjustment)}`;
      }
      if (open) text += '>';
      cache.set(shaped, text);
    }
    return text;
  };
}
