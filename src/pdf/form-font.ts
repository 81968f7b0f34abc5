/** A TrueType file → the font that fields are filled in with: whole, its codes those of Windows-1252. */

import { advanceOf, openTables, type Tables, tableOf } from './font-tables.ts';
import type { Pen, Reference } from './pdfkit.ts';
import { openTrueType } from './true-type.ts';

const first = 32;
const last = 255;

/** Windows-1252 from 0x80 to 0x9F (WHATWG Encoding); the rest is Latin-1. Node 20 decodes these as control codes. */
const from128 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const characterOf = (code: number) => from128[code - 0x80] ?? String.fromCharCode(code);

/** Writes the font as a simple one (ISO 32000-1, 9.6.3). */
export function formFont(doc: Pen, file: Uint8Array): Reference {
  const font = openTrueType(file);
  const tables = openTables(file);
  const glyphOf = characterMap(tables);
  const thousandths = (length: number) => Math.round((length * 1000) / font.unitsPerEm);
  const characters = Array.from({ length: last - first + 1 }, (_, index) => characterOf(first + index));
  const { minX, minY, maxX, maxY } = font.bbox;
  const program = doc.ref({ Length1: file.length });
  program.end(file);
  const descriptor = doc.ref({
    Type: 'FontDescriptor',
    FontName: font.postscriptName,
    Flags: 32,
    FontBBox: [minX, minY, maxX, maxY].map(thousandths),
    ItalicAngle: font.italicAngle,
    Ascent: thousandths(font.ascent),
    Descent: thousandths(font.descent),
    CapHeight: thousandths(font.capHeight),
    StemV: 80,
    FontFile2: program,
  });
  descriptor.end();
  const reference = doc.ref({
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: font.postscriptName,
    FirstChar: first,
    LastChar: last,
    Widths: characters.map((one) => thousandths(advanceOf(tables, glyphOf(one.codePointAt(0) ?? 0)))),
    Encoding: 'WinAnsiEncoding',
    FontDescriptor: descriptor,
  });
  reference.end();
  return reference;
}

/** The glyph of a character of the basic plane, by the table of Windows (ISO/IEC 14496-22, cmap of format 4); 0 for none. */
function characterMap(tables: Tables): (code: number) => number {
  const cmap = tableOf(tables, 'cmap');
  const at = Array.from({ length: cmap.getUint16(2) }, (_, index) => 4 + 8 * index)
    .filter((record) => cmap.getUint16(record) === 3 && cmap.getUint16(record + 2) === 1)
    .map((record) => cmap.getUint32(record + 4))
    .find((offset) => cmap.getUint16(offset) === 4);
  if (at === undefined) throw new Error('a font has no characters for Windows');
  const segments = cmap.getUint16(at + 6); // twice as many as there are
  const ends = at + 14;
  const starts = at + 16 + segments;
  const deltas = starts + segments;
  const ranges = deltas + segments;
  return (code) => {
    for (let segment = 0; segment < segments; segment += 2) {
      if (cmap.getUint16(ends + segment) < code) continue;
      const start = cmap.getUint16(starts + segment);
      if (start > code) return 0;
      const delta = cmap.getUint16(deltas + segment);
      const range = cmap.getUint16(ranges + segment);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = cmap.getUint16(ranges + segment + range + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
