/** Bytes of a PDF → its text with every stream unpacked, without what the packing changes. */

import { inflateSync } from 'node:zlib';

/** The objects of a PDF in their order: lengths of streams and all cross-references are left out. */
export function unpackedPdf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  const opening = '>>\nstream\n';
  let [unpacked, at] = ['', 0];
  for (;;) {
    const start = text.indexOf(opening, at);
    if (start < 0) return withoutOffsets(unpacked + text.slice(at));
    const head = text.slice(at, start);
    const own = head.slice(head.lastIndexOf(' obj'));
    const length = Number(/\/Length (\d+)/u.exec(own)?.[1]);
    const from = start + opening.length;
    const packed = bytes.subarray(from, from + length);
    const isTable = /\/Type\s*\/XRef/u.test(own);
    const body = /\/FlateDecode/u.test(own) ? inflateSync(packed) : packed;
    unpacked += isTable ? head.slice(0, -own.length) : head + Buffer.from(body).toString('latin1');
    at = from + length;
  }
}

const withoutOffsets = (text: string) =>
  text
    .replace(/\nxref\n[\s\S]*?(?=trailer)/u, '\n')
    .replace(/startxref\s+\d+/u, '')
    .replace(/\/Length \d+/gu, '');
