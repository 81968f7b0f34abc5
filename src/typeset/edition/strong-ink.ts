/** Pages → the same pages without pale lines and letters, for weak sight: no grey is lighter than what it needs to be seen. */

import { memo } from '../page/memo.ts';
import type { Mark, Page, PathMark, Stamp, TextMark } from '../page/page.ts';

/** The lightest greys of letters and lines, 9 and 4.7 times as dark as paper, and the thinnest grey line in points. */
const lightest = { letters: 0.3, lines: 0.45 };
const thinnest = 1;

/** Pages of large print in stronger ink. Pictures, colours, black and white stay the same. */
export function inStrongInk(pages: readonly Page[]): Page[] {
  // Pictures have no greys, and their key identifies them.
  const stampOf = memo((stamp: Stamp): Stamp => {
    const marks = () => stamp.marks.map((mark) => (mark.kind === 'text' ? text(mark) : path(mark)));
    return stamp.picture ? stamp : { ...stamp, marks: marks() };
  });
  const stronger = (mark: Mark): Mark => {
    switch (mark.kind) {
      case 'text':
        return text(mark);
      case 'path':
        return path(mark);
      case 'stamp':
        return { ...mark, stamp: stampOf(mark.stamp) };
      case 'grid':
      case 'link':
      case 'field':
      case 'anchor':
        return mark;
      default:
        return mark satisfies never;
    }
  };
  return pages.map((page) => ({ ...page, marks: page.marks.map(stronger) }));
}

/** Between nearly black and nearly white. */
const isGrey = (colour: unknown): colour is number => typeof colour === 'number' && colour > 0.2 && colour < 0.9;

const text = (mark: TextMark): TextMark =>
  isGrey(mark.colour) ? { ...mark, colour: Math.min(mark.colour, lightest.letters) } : mark;

const path = (mark: PathMark): PathMark =>
  isGrey(mark.stroke)
    ? { ...mark, stroke: Math.min(mark.stroke, lightest.lines), width: Math.max(mark.width ?? 1, thinnest) }
    : mark;
