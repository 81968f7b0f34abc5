/** A TrueType file, the table of its face → the same for a browser, with a character for every glyph and no layout of its own. */

import { openTables, type Tables, tableOf } from '../pdf/font-tables.ts';
import { privateArea, privateRoom } from './characters.ts';

/** Writes the font with a `cmap` (format 12, ISO/IEC 14496-22) of the face's characters, and of all glyphs from U+E000 on. */
export function webFont(file: Buffer, glyphs: Readonly<Record<string, number>>): Buffer {
  const tables = openTables(file);
  const count = Math.min(tableOf(tables, 'maxp').readUInt16BE(4), privateRoom);
  return writeFont(new Map([...tables, ['cmap', characterMap(glyphs, count)]]));
}

function characterMap(glyphs: Readonly<Record<string, number>>, count: number): Buffer {
  const groups = [
    ...Object.entries(glyphs).map(([character, glyph]) => [character.codePointAt(0) as number, 1, glyph] as const),
    [privateArea, count, 0] as const,
  ]
    .filter(([code, length]) => length > 1 || code < privateArea || code >= privateArea + count)
    .sort(([a], [b]) => a - b);
  const head = Buffer.alloc(12 + 16);
  head.writeUInt16BE(1, 2); // tables
  head.writeUInt16BE(3, 4); // for Windows, all of Unicode
  head.writeUInt16BE(10, 6);
  head.writeUInt32BE(12, 8);
  head.writeUInt16BE(12, 12);
  head.writeUInt32BE(16 + groups.length * 12, 16);
  head.writeUInt32BE(groups.length, 24);
  const body = Buffer.alloc(groups.length * 12);
  groups.forEach(([code, length, glyph], index) => {
    body.writeUInt32BE(code, index * 12);
    body.writeUInt32BE(code + length - 1, index * 12 + 4);
    body.writeUInt32BE(glyph, index * 12 + 8);
  });
  return Buffer.concat([head, body]);
}

/** A font file of tables, with the sums that browsers look at. */
export function writeFont(unsorted: Tables): Buffer {
  const tables = [...unsorted].sort(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(12 + tables.length * 16);
  const exponent = Math.floor(Math.log2(tables.length));
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(2 ** exponent * 16, 6);
  directory.writeUInt16BE(exponent, 8);
  directory.writeUInt16BE((tables.length - 2 ** exponent) * 16, 10);
  let offset = directory.length;
  const bodies = tables.map(([tag, bytes], index) => {
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    const entry = 12 + index * 16;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(sumOf(padded), entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([directory, ...bodies]);
}

/** The sum of a table's words of four bytes. */
function sumOf(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
