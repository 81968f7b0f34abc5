/** Stamp → form XObject: art drawn once in the file, placed on many pages. */

import { latin1 } from '../bytes.ts';
import type { Mark, PathMark, Stamp } from '../typeset/page/page.ts';
import { stampMarks } from '../typeset/page/stamp.ts';
import { contentOf, type DrawnStamp, pathOperators } from './content-stream.ts';
import type { FontEncoder } from './encode.ts';
import { endStream, type Pen } from './pdfkit.ts';

/** Units to the point in pictures: whole numbers, as they are drawn to tenths, which makes an Event Book 2 % smaller. */
const tenths = 10;

const isPath = (mark: Mark): mark is PathMark => mark.kind === 'path';

/** The content of a picture, which is only paths. */
export function pictureContent(paths: readonly PathMark[]): Uint8Array {
  return latin1(paths.map((path) => pathOperators(path, tenths)).join('\n'));
}

/** Finds the deflated content of a picture by its key; undefined if it must be drawn. */
export type PictureLookup = (key: string) => Uint8Array | undefined;

/** Draws each distinct stamp on first use. */
export function drawStamp(
  doc: Pen,
  fonts: FontEncoder,
  prepared: PictureLookup | undefined,
): (stamp: Stamp) => DrawnStamp {
  const drawn = new Map<Stamp, DrawnStamp>();
  const none = () => {
    throw new Error('a stamp holds ink only');
  };
  const inkOf = (stamp: Stamp) => {
    const marks = stampMarks(stamp);
    if (marks.every(isPath)) return { units: tenths, content: pictureContent(marks), fonts: [] };
    const { text, fonts: used } = contentOf(marks, { fonts, stamps: none });
    return { units: 1, content: latin1(text), fonts: used };
  };
  return (stamp) => {
    let form = drawn.get(stamp);
    if (form === undefined) {
      const { width, height, pictureKey } = stamp;
      const packed = pictureKey === undefined ? undefined : prepared?.(pictureKey);
      const { units, content, fonts: used } = packed ? { units: tenths, content: packed, fonts: [] } : inkOf(stamp);
      const reference = doc.ref({
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, width * units, height * units],
        ...(units !== 1 && { Matrix: [1 / units, 0, 0, 1 / units, 0, 0] }),
        Resources: { Font: Object.fromEntries([...used].map((font) => [font.id, font.ref()])) },
        // Last, as for streams deflated later: a prepared picture gives the same bytes as one drawn now.
        ...(packed && { Filter: 'FlateDecode' }),
      });
      endStream(reference, content);
      form = { name: `X${drawn.size + 1}`, reference };
      drawn.set(stamp, form);
    }
    return form;
  };
}
