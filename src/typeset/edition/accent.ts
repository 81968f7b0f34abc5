/** Pages → the same in another accent. */

import { memo } from '../../memo.ts';
import type { Colour, Mark, Page, PathMark, Stamp, TextMark } from '../page/page.ts';
import { ink } from '../page/style.ts';

/** A recolouring of paths: what is in the accent is in a colour. */
export const pathInAccent =
  (accent: Colour) =>
  (mark: PathMark): PathMark => ({
    ...mark,
    ...(mark.fill === ink.accent && { fill: accent }),
    ...(mark.stroke === ink.accent && { stroke: accent }),
  });

/** Pages whose accent is a colour, in pictures too. Art on many pages stays one object. */
export function inAccent(pages: readonly Page[], accent: Colour): Page[] {
  const path = pathInAccent(accent);
  const drawn = (mark: TextMark | PathMark): TextMark | PathMark =>
    mark.kind === 'path' ? path(mark) : mark.colour === ink.accent ? { ...mark, colour: accent } : mark;
  const stampOf = memo((stamp: Stamp): Stamp => {
    if (stamp.picture === undefined) return { ...stamp, marks: stamp.marks.map(drawn) };
    const { pictureKey, draw } = stamp;
    return { ...stamp, ...(pictureKey && { pictureKey: `${accent} ${pictureKey}` }), draw: () => draw().map(path) };
  });
  const inked = (mark: Mark): Mark => {
    if (mark.kind === 'text' || mark.kind === 'path') return drawn(mark);
    return mark.kind === 'stamp' ? { ...mark, stamp: stampOf(mark.stamp) } : mark;
  };
  return pages.map((page) => ({ ...page, marks: page.marks.map(inked) }));
}
