/** Shaped text → codes of an embedded subset. */

import { itemAt } from '../item-at.ts';
import { memo } from '../memo.ts';
import type { TextMark } from '../typeset/page/page.ts';
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

/** The operands of a TJ operator for a text: hexadecimal codes, with kerning and extra room between them. */
type Encode = (mark: TextMark) => string;

/** The fonts of one file, each embedded on first use, and the encoder of their words. */
export interface FontEncoder {
  font(face: FaceName): EmbeddedFont;
  encode(face: FaceName): Encode;
}

export function fontEncoder(open: (face: FaceName) => EmbeddedFont): FontEncoder {
  const of = memo((face: FaceName) => {
    const font = open(face);
    return { font, encode: encoder(font) };
  });
  return { font: (face) => of(face).font, encode: (face) => of(face).encode };
}

/** A glyph in the subset; its width in thousandths of an em. */
interface Place {
  readonly code: string;
  readonly width: number;
}

function encoder(font: EmbeddedFont): Encode {
  const placesOf = memo((_glyph: number) => new Map<string, Place>());
  // Every subset has the glyph for missing characters: as the replacement character, not as zero.
  font.unicode[0] = [0xfffd];
  font.widths[0] = font.font.getGlyph(0).advanceWidth * font.scale;

  /** A glyph for several texts (hyphen, soft hyphen) has a place in the subset for each. */
  const placeOf = (glyph: number, cluster: string): Place => {
    const known = placesOf(glyph);
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

  const wordOf = memo((shaped: Shaped): string => {
    let text = '';
    let open = false;
    for (let index = 0; index < shaped.glyphs.length; index++) {
      const { code, width } = placeOf(itemAt(shaped.glyphs, index), itemAt(shaped.clusters, index));
      const adjustment = width - itemAt(shaped.advances, index);
      text += open ? code : `<${code}`;
      open = Math.abs(adjustment) <= 0.01;
      if (!open) text += `>${number(adjustment)}`;
    }
    return open ? `${text}>` : text;
  });
  // The same pieces are on many sheets of a batch.
  const texts = new Map<TextMark['pieces'], string>();
  return ({ pieces, size }) => {
    const known = texts.get(pieces);
    if (known !== undefined) return known;
    let text = '';
    for (const piece of pieces) {
      // To a ten-thousandth of the size, which never adds up to a visible error.
      if (typeof piece !== 'number') text += wordOf(piece);
      else if (Math.abs(piece) > 0.0005) text += number(Math.round((-piece * 10_000) / size) / 10);
    }
    texts.set(pieces, text);
    return text;
  };
}
