/** Marks → the same with another accent. */

import { memo } from '../../memo.ts';
import type { Colour, Mark, PathMark, Stamp, TextMark } from '../page/page.ts';
import { ink } from '../page/style.ts';

/** A recolouring of paths. */
export const pathInAccent =
  (accent: Colour) =>
  (mark: PathMark): PathMark => ({
    ...mark,
    ...(mark.fill === ink.accent && { fill: accent }),
    ...(mark.stroke === ink.accent && { stroke: accent }),
  });

/** A recolouring of marks: everything in the accent, pictures too, is in a colour. */
export function inAccent(accent: Colour): (mark: Mark) => Mark {
  const path = pathInAccent(accent);
  const text = (mark: TextMark): TextMark => (mark.colour === ink.accent ? { ...mark, colour: accent } : mark);
  const stampOf = memo((stamp: Stamp): Stamp => {
    if (stamp.picture === undefined)
      return { ...stamp, marks: stamp.marks.map((mark) => (mark.kind === 'text' ? text(mark) : path(mark))) };
    const { pictureKey, draw } = stamp;
    return { ...stamp, ...(pictureKey && { pictureKey: `${accent} ${pictureKey}` }), draw: () => draw().map(path) };
  });
  return (mark) => {
    if (mark.kind === 'text') return text(mark);
    if (mark.kind === 'path') return path(mark);
    if (mark.kind === 'field' && mark.input.kind === 'clear')
      return { ...mark, input: { ...mark.input, face: stampOf(mark.input.face) } };
    return mark.kind === 'stamp' ? { ...mark, stamp: stampOf(mark.stamp) } : mark;
  };
}
