/** A TrueType file → the font that fields are filled in with: whole, its codes those of Unicode. */

import { dataView, latin1 } from '../bytes.ts';
import { advanceOf, openTables, type Tables, tableOf } from './font-tables.ts';
import { objectOf, type Pen, type Reference } from './pdfkit.ts';
import { openTrueType } from './true-type.ts';

/** Writes the font as a composite one (ISO 32000-1, 9.7): viewers set every letter that it has, by its Unicode. */
export function formFont(doc: Pen, file: Uint8Array): Reference {
  const font = openTrueType(file);
  const tables = openTables(file);
  const glyphs = characterMap(tables);
  const codes = [...glyphs.keys()];
  const thousandths = (length: number) => Math.round((length * 1000) / font.unitsPerEm);
  const widthOf = (code: number) => thousandths(advanceOf(tables, glyphs.get(code) ?? 0));
  const { minX, minY, maxX, maxY } = font.bbox;
  const BaseFont = font.postscriptName;
  const FontDescriptor = objectOf(doc, {
    Type: 'FontDescriptor',
    FontName: BaseFont,
    Flags: 4,
    FontBBox: [minX, minY, maxX, maxY].map(thousandths),
    ItalicAngle: font.italicAngle,
    Ascent: thousandths(font.ascent),
    Descent: thousandths(font.descent),
    CapHeight: thousandths(font.capHeight),
    StemV: 80,
    FontFile2: objectOf(doc, { Length1: file.length }, file),
  });
  const inner = objectOf(doc, {
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont,
    CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
    FontDescriptor,
    // pdf.js fits a line to its field by taking two letters for one code, which the font has not.
    DW: 1000,
    W: codes.flatMap((code) => [code, [widthOf(code)]]),
    CIDToGIDMap: objectOf(doc, {}, glyphTable(glyphs)),
  });
  return objectOf(doc, {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont,
    Encoding: 'Identity-H',
    DescendantFonts: [inner],
    ToUnicode: objectOf(doc, {}, latin1(unicodeMap(codes))),
  });
}

/** The glyph of each code, in two bytes. */
function glyphTable(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const table = new Uint8Array(2 * (Math.max(...glyphs.keys()) + 1));
  for (const [code, glyph] of glyphs) dataView(table).setUint16(2 * code, glyph);
  return table;
}

/** A character map in which each code is its own Unicode (ISO 32000-1, 9.10.3). */
function unicodeMap(codes: readonly number[]): string {
  const head = '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def';
  const space = '1 begincodespacerange <0000> <ffff> endcodespacerange';
  const each = codes.map((code) => {
    const one = `<${code.toString(16).padStart(4, '0')}>`;
    return `1 beginbfchar ${one} ${one} endbfchar`;
  });
  return [head, space, ...each, 'endcmap end end'].join('\n');
}

/** The glyphs of characters of the basic plane, by the table of Windows (ISO/IEC 14496-22, cmap of format 4). */
function characterMap(tables: Tables): ReadonlyMap<number, number> {
  const cmap = tableOf(tables, 'cmap');
  const at = Array.from({ length: cmap.getUint16(2) }, (_, index) => 4 + 8 * index)
    .filter((record) => cmap.getUint16(record) === 3 && cmap.getUint16(record + 2) === 1)
    .map((record) => cmap.getUint32(record + 4))
    .find((offset) => cmap.getUint16(offset) === 4);
  if (at === undefined) throw new Error('a font has no characters for Windows');
  const segments = cmap.getUint16(at + 6); // twice as many as there are
  const [ends, starts] = [at + 14, at + 16 + segments];
  const [deltas, ranges] = [starts + segments, starts + 2 * segments];
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < segments; segment += 2) {
    const start = cmap.getUint16(starts + segment);
    const delta = cmap.getUint16(deltas + segment);
    const range = cmap.getUint16(ranges + segment);
    for (let code = start; code <= cmap.getUint16(ends + segment) && code < 0xffff; code++) {
      const found = range === 0 ? code : cmap.getUint16(ranges + segment + range + 2 * (code - start));
      if (found !== 0) glyphs.set(code, (found + delta) & 0xffff);
    }
  }
  return glyphs;
}
