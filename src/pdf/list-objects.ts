/** Objects → a file in which each is separate (ISO 32000-1, 7.5.4). */

import { growingFile } from './growing-file.ts';
import type { ObjectWriter } from './pack-objects.ts';

/** Writes objects in order, then the table that finds them by number. */
export function listObjects(): ObjectWriter {
  const file = growingFile();
  const offsets: number[] = [];
  return {
    object(id, object) {
      offsets[id - 1] = file.size;
      file.text(`${id} 0 obj\n${object}\nendobj\n`);
    },
    stream(id, text, stream) {
      offsets[id - 1] = file.size;
      file.streamObject(id, text, stream);
    },
    finish(trailer) {
      const start = file.size;
      const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
      file.text(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
      file.text(`trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`);
      return file.whole();
    },
  };
}
