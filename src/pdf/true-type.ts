/** A TrueType file → what pdfkit asks of a font it embeds: a fiftieth of the library that it would load to read one. */

import { advanceOf, openTables, type Tables, tableOf } from './font-tables.ts';
import { encodeSubset } from './subset.ts';

/** A subset of a font: its places and their glyphs. */
export interface Subset {
  readonly glyphs: number[];
  /** The place of a glyph, added on first use. */
  includeGlyph(id: number): number;
  encode(): Uint8Array;
}

/** A font as pdfkit knows it, with fontkit's names. Lengths are in units of the font. */
export interface TrueType {
  readonly postscriptName: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly italicAngle: number;
  readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
  readonly head: { readonly macStyle: { readonly italic: boolean } };
  readonly post: { readonly isFixedPitch: number };
  readonly 'OS/2': { readonly sFamilyClass: number };
  getGlyph(id: number): { readonly advanceWidth: number };
  createSubset(): Subset;
  /** Never called, as text is already laid out; pdfkit tells a font by it. */
  layout(): never;
}

export function openTrueType(file: Uint8Array): TrueType {
  const tables = openTables(file);
  const head = tableOf(tables, 'head');
  const hhea = tableOf(tables, 'hhea');
  const os2 = tableOf(tables, 'OS/2');
  const post = tableOf(tables, 'post');
  return {
    postscriptName: postscriptName(tableOf(tables, 'name')),
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    lineGap: hhea.getInt16(8),
    capHeight: os2.getInt16(88),
    xHeight: os2.getInt16(86),
    italicAngle: post.getInt32(4) / 65_536,
    bbox: {
      minX: head.getInt16(36),
      minY: head.getInt16(38),
      maxX: head.getInt16(40),
      maxY: head.getInt16(42),
    },
    head: { macStyle: { italic: (head.getUint16(44) & 2) !== 0 } },
    post: { isFixedPitch: post.getUint32(12) },
    'OS/2': { sFamilyClass: os2.getInt16(30) },
    getGlyph: (id) => ({ advanceWidth: advanceOf(tables, id) }),
    createSubset: () => subsetOf(tables),
    layout() {
      throw new Error('text is laid out before it is drawn');
    },
  };
}

/** Name 6 for Windows: ASCII in two bytes a letter. */
function postscriptName(name: DataView): string {
  const count = name.getUint16(2);
  for (let record = 6; record < 6 + count * 12; record += 12) {
    if (name.getUint16(record) !== 3 || name.getUint16(record + 6) !== 6) continue;
    const offset = name.getUint16(4) + name.getUint16(record + 10);
    return Array.from({ length: name.getUint16(record + 8) / 2 }, (_, at) =>
      String.fromCharCode(name.getUint16(offset + at * 2)),
    ).join('');
  }
  throw new Error('a font has no PostScript name');
}

function subsetOf(tables: Tables): Subset {
  const glyphs: number[] = [];
  const places = new Map<number, number>();
  const includeGlyph = (id: number) => {
    const place = places.get(id) ?? glyphs.push(id) - 1;
    places.set(id, place);
    return place;
  };
  includeGlyph(0); // the glyph for characters without one is always the first
  return { glyphs, includeGlyph, encode: () => encodeSubset(tables, glyphs, includeGlyph) };
}
