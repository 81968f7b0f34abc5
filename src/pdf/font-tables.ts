/** A font file → its tables. */

import { dataView, joined, latin1 } from '../bytes.ts';

/** Tables of a font file by their tags. The format: ISO/IEC 14496-22, "Open Font Format". */
export type Tables = ReadonlyMap<string, Uint8Array>;

export function openTables(file: Uint8Array): Tables {
  const tables = new Map<string, Uint8Array>();
  const view = dataView(file);
  for (let entry = 12; entry < 12 + view.getUint16(4) * 16; entry += 16) {
    const offset = view.getUint32(entry + 8);
    const tag = String.fromCharCode(...file.subarray(entry, entry + 4));
    tables.set(tag, file.subarray(offset, offset + view.getUint32(entry + 12)));
  }
  return tables;
}

/** The bytes of a table that a font must have. */
export function bytesOf(tables: Tables, tag: string): Uint8Array {
  const found = tables.get(tag);
  if (found === undefined) throw new Error(`a font has no table ${tag}`);
  return found;
}

export const tableOf = (tables: Tables, tag: string): DataView => dataView(bytesOf(tables, tag));

/** Advance and left bearing of a glyph, as the file holds them; the last glyphs of a font may share an advance. */
export function metricsOf(tables: Tables, id: number): Uint8Array {
  const hmtx = bytesOf(tables, 'hmtx');
  const last = tableOf(tables, 'hhea').getUint16(34) - 1;
  if (id <= last) return hmtx.subarray(id * 4, id * 4 + 4);
  const bearing = (last + 1) * 4 + (id - last - 1) * 2;
  return joined([hmtx.subarray(last * 4, last * 4 + 2), hmtx.subarray(bearing, bearing + 2)]);
}

export const advanceOf = (tables: Tables, id: number): number => dataView(metricsOf(tables, id)).getUint16(0);

interface FontFormat {
  readonly version: number;
  /** A table begins at a multiple of this. */
  readonly align: number;
  sumOf(padded: Uint8Array): number;
}

/** A font file of tables in their order. */
export function writeTables(tables: readonly (readonly [string, Uint8Array])[], format: FontFormat): Uint8Array {
  const directory = new Uint8Array(12 + tables.length * 16);
  const view = dataView(directory);
  const exponent = Math.floor(Math.log2(tables.length));
  view.setUint32(0, format.version);
  view.setUint16(4, tables.length);
  view.setUint16(6, 2 ** exponent * 16);
  view.setUint16(8, exponent);
  view.setUint16(10, (tables.length - 2 ** exponent) * 16);
  let offset = directory.length;
  const bodies = tables.map(([tag, bytes], index) => {
    const padded = new Uint8Array(Math.ceil(bytes.length / format.align) * format.align);
    padded.set(bytes);
    const entry = 12 + index * 16;
    directory.set(latin1(tag), entry);
    view.setUint32(entry + 4, format.sumOf(padded));
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, bytes.length);
    offset += padded.length;
    return padded;
  });
  return joined([directory, ...bodies]);
}
