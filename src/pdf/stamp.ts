/** Stamp → form XObject: art drawn once in the file, placed on many pages. */

import type { Stamp } from '../typeset/page/page.ts';
import { contentOf, type DrawnStamp } from './content-stream.ts';
import type { FontEncoder } from './encode.ts';
import type { Pen } from './pen.ts';

/** Draws each distinct stamp when it is first asked for. */
export function drawStamp(doc: Pen, fonts: FontEncoder): (stamp: Stamp) => DrawnStamp {
  const drawn = new Map<Stamp, DrawnStamp>();
  const none = () => {
    throw new Error('a stamp holds ink only');
  };
  return (stamp) => {
    let form = drawn.get(stamp);
    if (form === undefined) {
      const content = contentOf(stamp.marks, { fonts, stamps: none, glyphs: { of: none } });
      const reference = doc.ref({
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, stamp.width, stamp.height],
        Resources: { Font: Object.fromEntries([...content.fonts].map((font) => [font.id, font.ref()])) },
      });
      reference.end(Buffer.from(content.text, 'latin1'));
      form = { name: `X${drawn.size + 1}`, reference };
      drawn.set(stamp, form);
    }
    return form;
  };
}
