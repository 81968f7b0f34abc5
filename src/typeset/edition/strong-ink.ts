/** Pages → the same without pale lines and letters, for weak sight. */

import { memo } from '../../memo.ts';
import type { Mark, Page, PathMark, Stamp, TextMark } from '../page/page.ts';

/** Lightest greys of letters and lines, 9 and 4.7 times as dark as paper; thinnest grey line in points. */
const lightest = { letters: 0.3, lines: 0.45 };
const thinnest = 1;

/** Pages of large print in stronger ink. Pictures, colours, black and white stay the same. */
export function inStrongInk(pages: readonly Page[]): Page[] {
  // Pictures have no greys, and their key identifies them.
  const stampOf = memo((stamp: Stamp): Stamp => {
    return stamp.picture !== undefined ? stamp : { ...stamp, marks: stamp.marks.map(stronger) };
  });
  const strongest = (mark: Mark): Mark => {
    if (mark.kind === 'text' || mark.kind === 'path') return stronger(mark);
    return mark.kind === 'stamp' ? { ...mark, stamp: stampOf(mark.stamp) } : mark;
  };
  return pages.map((page) => ({ ...page, marks: page.marks.map(strongest) }));
}

/** Between nearly black and nearly white. */
const isGrey = (colour: unknown): colour is number => typeof colour === 'number' && colour > 0.2 && colour < 0.9;

function stronger(mark: TextMark | PathMark): TextMark | PathMark {
  if (mark.kind === 'text')
    return isGrey(mark.colour) ? { ...mark, colour: Math.min(mark.colour, lightest.letters) } : mark;
  return isGrey(mark.stroke)
    ? { ...mark, stroke: Math.min(mark.stroke, lightest.lines), width: Math.max(mark.width ?? 1, thinnest) }
    : mark;
}
