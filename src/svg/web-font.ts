/** A TrueType file, the table of its face → the same for a browser, with a character for every glyph and no layout of its own. */

import { dataView } from '../bytes.ts';
import { openTables, type Tables, tableOf, writeTables } from '../pdf/font-tables.ts';
import { privateArea, privateRoom } from './characters.ts';

/** Writes the font with a `cmap` (format 12, ISO/IEC 14496-22) of the face's characters, and of all glyphs from U+E000 on. */
export function webFont(file: Uint8Array, glyphs: Readonly<Record<string, number>>): Uint8Array {
  const tables = openTables(file);
  const count = Math.min(tableOf(tables, 'maxp').getUint16(4), privateRoom);
  return writeFont(new Map([...tables, ['cmap', characterMap(glyphs, count)]]));
}

function characterMap(glyphs: Readonly<Record<string, number>>, count: number): Uint8Array {
  const groups = [
    ...Object.entries(glyphs).map(([character, glyph]) => [character.codePointAt(0) as number, 1, glyph] as const),
    [privateArea, count, 0] as const,
  ]
    .filter(([code, length]) => length > 1 || code < privateArea || code >= privateArea + count)
    .sort(([a], [b]) => a - b);
  const table = new DataView(new ArrayBuffer(12 + 16 + groups.length * 12));
  table.setUint16(2, 1); // tables
  table.setUint16(4, 3); // for Windows, all of Unicode
  table.setUint16(6, 10);
  table.setUint32(8, 12);
  table.setUint16(12, 12);
  table.setUint32(16, 16 + groups.length * 12);
  table.setUint32(24, groups.length);
  groups.forEach(([code, length, glyph], index) => {
    table.setUint32(28 + index * 12, code);
    table.setUint32(28 + index * 12 + 4, code + length - 1);
    table.setUint32(28 + index * 12 + 8, glyph);
  });
  return new Uint8Array(table.buffer);
}

/** A font file of tables, with the sums that browsers look at. */
export function writeFont(tables: Tables): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  return writeTables(sorted, { version: 0x00010000, align: 4, sumOf });
}

/** The sum of a table's words of four bytes. */
function sumOf(bytes: Uint8Array): number {
  const view = dataView(bytes);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
