/** Stamp → its marks. */

import type { PathMark, Stamp, TextMark } from './page.ts';

/** The marks of a stamp; a picture is drawn. */
export const stampMarks = (stamp: Stamp): readonly (PathMark | TextMark)[] =>
  stamp.picture === undefined ? stamp.marks : stamp.draw();
