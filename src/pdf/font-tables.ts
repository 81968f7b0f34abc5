/** A font file → its tables. */

/** Tables of a font file by their tags. The format: ISO/IEC 14496-22, "Open Font Format". */
export type Tables = ReadonlyMap<string, Buffer>;

export function openTables(file: Buffer): Tables {
  const tables = new Map<string, Buffer>();
  const count = file.readUInt16BE(4);
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    const offset = file.readUInt32BE(entry + 8);
    tables.set(
      file.toString('latin1', entry, entry + 4),
      file.subarray(offset, offset + file.readUInt32BE(entry + 12)),
    );
  }
  return tables;
}

export function tableOf(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (found === undefined) throw new Error(`a font has no table ${tag}`);
  return found;
}

/** Advance and left bearing of a glyph, as the file holds them; the last glyphs of a font may share an advance. */
export function metricsOf(tables: Tables, id: number): Buffer {
  const hmtx = tableOf(tables, 'hmtx');
  const last = tableOf(tables, 'hhea').readUInt16BE(34) - 1;
  if (id <= last) return hmtx.subarray(id * 4, id * 4 + 4);
  const bearing = (last + 1) * 4 + (id - last - 1) * 2;
  return Buffer.concat([hmtx.subarray(last * 4, last * 4 + 2), hmtx.subarray(bearing, bearing + 2)]);
}
