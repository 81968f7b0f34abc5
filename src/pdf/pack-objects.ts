/** Objects → a file in which they are packed by the hundred (ISO 32000-1, 7.5.7 and 7.5.8). */

import { dataView, latin1 } from '../bytes.ts';
import { itemAt } from '../item-at.ts';
import { growingFile } from './growing-file.ts';

export interface ObjectWriter {
  /** Adds an object without a stream: its text in Latin-1. */
  object(id: number, text: string): void;
  /** Adds an object with a stream: its dictionary in Latin-1, and the bytes of the stream. */
  stream(id: number, dictionary: string, stream: Uint8Array): void;
  /** Returns the file, whose trailer has these entries: a dictionary without its own objects and table. */
  finish(trailer: string): Uint8Array;
}

/** Objects in one stream: enough to compress well, few enough to read quickly and to count in a byte. */
const inStream = 200;

/** Place of an object: an offset in the file, or an index in one of the object streams. */
type Place = readonly [kind: 0 | 1 | 2, where: number, index: number];

/** The place of an unused number. */
const nowhere: Place = [0, 0, 0];

/** Packs objects without streams into object streams, with a cross-reference stream: a file of a thousand similar pages halves. */
export function packObjects(deflate: (bytes: Uint8Array) => Uint8Array): ObjectWriter {
  const file = growingFile();
  const places: Place[] = [];
  const groups: { readonly entries: string; readonly stream: Uint8Array }[] = [];
  /** Objects waiting for a stream: their offsets, texts and count. */
  let [table, texts, count] = ['', '', 0];
  const endGroup = () => {
    if (count === 0) return;
    const entries = `/Type/ObjStm/N ${count}/First ${table.length}`;
    groups.push({ entries, stream: deflate(latin1(table + texts)) });
    [table, texts, count] = ['', '', 0];
  };
  const addStream = (id: number, dictionary: string, stream: Uint8Array) => {
    places[id] = [1, file.size, 0];
    file.streamObject(id, dictionary, stream);
  };
  const addPacked = (id: number, entries: string, stream: Uint8Array) =>
    addStream(id, `<<\n${entries}\n/Filter /FlateDecode\n/Length ${stream.length}\n>>`, stream);
  return {
    object(id, text) {
      places[id] = [2, groups.length, count];
      table += `${id} ${texts.length} `;
      texts += `${text}\n`;
      count++;
      if (count === inStream) endGroup();
    },
    stream(id, dictionary, stream) {
      addStream(id, dictionary, stream);
    },
    finish(trailer) {
      endGroup();
      const first = Number(/\/Size (\d+)/u.exec(trailer)?.[1]);
      const next = first + groups.length;
      for (const [index, { entries, stream }] of groups.entries()) addPacked(first + index, entries, stream);
      const start = file.size;
      places[next] = [1, start, 0];
      // A row: the object's type, its offset or its stream, its index there. Each is the difference from the row above.
      const width = start < 2 ** 24 ? 3 : 4;
      const columns = width + 2;
      const rows = new Uint8Array((next + 1) * (columns + 1));
      const before = new Uint8Array(columns);
      const row = new Uint8Array(columns);
      for (let id = 0; id <= next; id++) {
        const place = places[id] ?? nowhere;
        dataView(row).setUint32(width - 3, place[0] === 2 ? first + place[1] : place[1]);
        row[0] = place[0];
        row[columns - 1] = place[2];
        const from = id * (columns + 1);
        rows[from] = 2;
        for (let at = 0; at < columns; at++) rows[from + 1 + at] = itemAt(row, at) - itemAt(before, at);
        before.set(row);
      }
      const entries = trailer.replace(/^<<\s*\/Size \d+/u, '').replace(/\s*>>$/u, '');
      const table = `/Type/XRef/W[1 ${width} 1]/DecodeParms<</Predictor 12/Columns ${columns}>>/Size ${next + 1}${entries}`;
      addPacked(next, table, deflate(rows));
      file.text(`startxref\n${start}\n%%EOF\n`);
      return file.whole();
    },
  };
}
