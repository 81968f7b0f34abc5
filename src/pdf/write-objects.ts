/** Objects without streams → the file, all at once. */

import type { Pen, Reference } from './pen.ts';

/** Writes objects whose text is Latin-1, one after the other: a tree of thousands is a single write. */
export function writeObjects(doc: Pen, objects: readonly (readonly [Reference, text: string])[]): void {
  let offset = doc._offset;
  let all = '';
  for (const [reference, text] of objects) {
    reference.offset = offset;
    const object = `${reference.id} 0 obj\n${text}\nendobj\n`;
    offset += object.length;
    all += object;
  }
  doc._write(Buffer.from(all, 'latin1'));
  for (const [reference] of objects) doc._refEnd(reference);
}
