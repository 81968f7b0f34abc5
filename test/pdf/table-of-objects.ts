/**
 * Bytes of a PDF → what is wrong with its table of objects (ISO 32000-1, 7.5). Readers repair a broken table without a
 * word, so a file that they open may be damaged all the same: this one follows every offset and repairs nothing.
 */

import { inflateSync } from 'node:zlib';

/** Every fault of a file: its header, `startxref`, every entry of the table, the length of every stream, the trailer. */
export function faultsOfPdf(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const faults: string[] = [];

  // A version, then a comment of bytes that no text has, so that nobody takes the file for text (7.5.2).
  if (!/^%PDF-1\.\d\n%[\x80-\xFF]{4,}\n/u.test(text)) faults.push('the header is not whole');

  // The end says where the table is, and the table where its entries are (7.5.4, 7.5.5).
  const start = /\nstartxref\n(\d+)\n%%EOF\n?$/u.exec(text)?.[1];
  if (start === undefined) return [...faults, 'no startxref at the end'];
  if (/^\d+ 0 obj\n<<\n\/Type\/XRef/u.test(text.slice(Number(start))))
    return [...faults, ...faultsOfPacked(text, Number(start))];
  const table = /^xref\n0 (\d+)\n((?:\d{10} \d{5} [nf](?: \n|\r\n| \r))+)trailer\n/u.exec(text.slice(Number(start)));
  if (!table) return [...faults, `no table at ${start}, where startxref leads`];
  const [, size = '', rows = ''] = table;
  const entries = rows.match(/.{20}/gsu) ?? [];
  if (entries.length !== Number(size)) faults.push(`the table has ${entries.length} entries, and says ${size}`);
  if (entries[0]?.slice(0, 18) !== '0000000000 65535 f') faults.push('the table does not begin with the free entry');

  // Every entry leads to its object, and every object is led to.
  for (const [number, entry] of entries.entries()) {
    if (number === 0) continue;
    const [offset, generation] = [Number(entry.slice(0, 10)), Number(entry.slice(11, 16))];
    const name = `${number} ${generation} obj\n`;
    if (entry[17] !== 'n') faults.push(`object ${number} is free`);
    else if (!text.startsWith(name, offset)) faults.push(`no object ${number} at ${offset}`);
    else faults.push(...faultsOfStream(text.slice(offset, text.indexOf('\nendobj\n', offset)), number));
  }
  const objects = text.match(/(?<=^|\n)\d+ \d+ obj\n/gu)?.length ?? 0;
  if (objects !== entries.length - 1) faults.push(`${objects} objects, and ${entries.length - 1} entries for them`);

  // The trailer says how many there are and which is the root.
  const trailer = text.slice(text.indexOf('trailer\n', Number(start)));
  if (!trailer.includes(`/Size ${size}\n`)) faults.push('the trailer says another size');
  const root = /\/Root (\d+ \d+) R/u.exec(trailer)?.[1];
  const catalogue = root === undefined ? -1 : text.indexOf(`\n${root} obj\n`);
  if (catalogue < 0 || !text.slice(catalogue, text.indexOf('\nendobj\n', catalogue)).includes('/Type /Catalog'))
    faults.push('the trailer does not lead to the catalogue');
  return faults;
}

/** The faults of a file whose table is a stream, and whose objects may lie in streams (7.5.7, 7.5.8). */
function faultsOfPacked(text: string, start: number): string[] {
  const streamAt = (offset: number) => {
    const object = text.slice(offset, text.indexOf('\nendobj\n', offset));
    const from = object.indexOf('\nstream\n');
    const length = Number(/\/Length (\d+)[\n/]/u.exec(object)?.[1]);
    const packed = object.slice(from + '\nstream\n'.length, from + '\nstream\n'.length + length);
    return { head: object.slice(0, from), content: inflateSync(Buffer.from(packed, 'latin1')) };
  };
  const faults: string[] = [];
  const { head, content } = streamAt(start);
  const size = Number(/\/Size (\d+)/u.exec(head)?.[1]);
  const width = Number(/\/W\[1 (\d) 1\]/u.exec(head)?.[1]);
  const columns = width + 2;
  const wanted = `/DecodeParms<</Predictor 12/Columns ${columns}>>`;
  if (!head.includes(wanted) || content.length !== size * (columns + 1)) return [`the table is not of ${size} entries`];
  const table = rowsOf(content, columns);
  const offsetOf = (number: number) => (table[number] as Buffer).readUIntBE(1, width);
  const inside = new Map<number, { readonly numbers: number[]; readonly texts: string }>();
  let catalogue = '';
  for (let number = 1; number < size; number++) {
    const kind = table[number]?.[0];
    if (kind === 1) {
      const offset = offsetOf(number);
      if (text.startsWith(`${number} 0 obj\n`, offset))
        faults.push(...faultsOfStream(text.slice(offset, text.indexOf('\nendobj\n', offset)), number));
      else faults.push(`no object ${number} at ${offset}`);
    } else if (kind === 2) {
      const holder = offsetOf(number);
      let found = inside.get(holder);
      if (found === undefined) {
        const { head: entries, content: objects } = streamAt(offsetOf(holder));
        const first = Number(/\/First (\d+)/u.exec(entries)?.[1]);
        const whole = objects.toString('latin1');
        found = { numbers: whole.slice(0, first).trim().split(/\s+/u).map(Number), texts: whole.slice(first) };
        inside.set(holder, found);
      }
      const index = table[number]?.[columns - 1] ?? 0;
      if (found.numbers[index * 2] !== number) faults.push(`object ${number} is not the ${index}th of ${holder}`);
      if (new RegExp(`/Root ${number} 0 R`, 'u').test(head))
        catalogue = found.texts.slice(found.numbers[index * 2 + 1], found.numbers[index * 2 + 3]);
    } else faults.push(`object ${number} is free`);
  }
  if (!catalogue.includes('/Type /Catalog')) faults.push('the table does not lead to the catalogue');
  return faults;
}

/** Rows of a number of bytes, each of which says what it differs by from the one above: PNG's second filter (7.4.4.4). */
export function rowsOf(content: Uint8Array, columns: number): Buffer[] {
  const rows: Buffer[] = [];
  for (let at = 0; at < content.length; at += columns + 1) {
    if (content[at] !== 2) throw new Error(`a row of filter ${content[at]}`);
    const above = rows.at(-1);
    rows.push(
      Buffer.from(content.subarray(at + 1, at + 1 + columns).map((byte, column) => byte + (above?.[column] ?? 0))),
    );
  }
  return rows;
}

/** A stream is as long as its dictionary says (7.3.8); one that holds `endobj` by chance is cut, and so a fault. */
function faultsOfStream(object: string, number: number): string[] {
  const at = object.indexOf('\nstream\n');
  if (at < 0) return [];
  const length = Number(/\/Length (\d+)[\n/]/u.exec(object.slice(0, at))?.[1]);
  const rest = object.slice(at + '\nstream\n'.length + length);
  return rest === '\nendstream' || rest === 'endstream' ? [] : [`the stream of object ${number} is not ${length} long`];
}
