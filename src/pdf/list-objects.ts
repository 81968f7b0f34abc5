/** Objects → a file in which each stands for itself (ISO 32000-1, 7.5.4). */

import type { Packer } from './pack-objects.ts';

/** Objects stand in the order in which they come, a table that finds them by their numbers at the end; `begun` is what was written before. */
export function listObjects(begun: readonly Uint8Array[]): Packer {
  const chunks: Uint8Array[] = [...begun];
  let size = begun.reduce((sum, { length }) => sum + length, 0);
  const offsets: number[] = [];
  let text = '';
  const add = (piece: string) => {
    text += piece;
    size += piece.length;
  };
  const endText = () => {
    chunks.push(Buffer.from(text, 'latin1'));
    text = '';
  };
  return {
    object(id, object) {
      offsets[id - 1] = size;
      add(`${id} 0 obj\n${object}\nendobj\n`);
    },
    stream(id, textFor, later) {
      const stream = later();
      offsets[id - 1] = size;
      add(`${id} 0 obj\n${textFor(stream.length)}\nstream\n`);
      endText();
      chunks.push(stream);
      size += stream.length;
      add('\nendstream\nendobj\n');
    },
    finish(trailer) {
      const start = size;
      const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
      add(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
      add(`trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`);
      endText();
      return Buffer.concat(chunks);
    },
  };
}
