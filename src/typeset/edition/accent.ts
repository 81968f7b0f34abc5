/** Pages → the same in another accent, or in black alone. */

import { memo } from '../../memo.ts';
import type { Colour, Mark, Page, PathMark, Stamp, TextMark } from '../page/page.ts';
import { ink } from '../page/style.ts';
import type { Edition } from './edition.ts';

/** A recolouring of paths: what is in the accent is in a colour. */
export const pathInAccent =
  (accent: Colour) =>
  (mark: PathMark): PathMark => ({
    ...mark,
    ...(mark.fill === ink.accent && { fill: accent }),
    ...(mark.stroke === ink.accent && { stroke: accent }),
  });

/** What the usual accent of pictures becomes: in black ink a tint that shows on black and on white, but outlines are black. */
export function pictureAccent({ ink: used, lowInk }: Edition): Colour {
  if (used !== 'black') return ink.accent;
  return lowInk ? ink.text : 0.66;
}

/** Pages in black ink alone: what is in the accent, apart from pictures, is black. */
export const inBlack = (pages: readonly Page[], edition: Edition): Page[] =>
  inAccent(pages, ink.text, pictureAccent(edition));

/** Pages whose accent is a colour, and that of pictures the same or another. Art on many pages stays one object. */
export function inAccent(pages: readonly Page[], accent: Colour, ofPictures = accent): Page[] {
  const path = pathInAccent(accent);
  const inPicture = pathInAccent(ofPictures);
  const drawn = (mark: TextMark | PathMark): TextMark | PathMark =>
    mark.kind === 'path' ? path(mark) : mark.colour === ink.accent ? { ...mark, colour: accent } : mark;
  const stampOf = memo((stamp: Stamp): Stamp => {
    if (stamp.picture === undefined) return { ...stamp, marks: stamp.marks.map(drawn) };
    const { pictureKey, draw } = stamp;
    const key = pictureKey && { pictureKey: `${ofPictures} ${pictureKey}` };
    return { ...stamp, ...key, draw: () => draw().map(inPicture) };
  });
  const inked = (mark: Mark): Mark => {
    if (mark.kind === 'text' || mark.kind === 'path') return drawn(mark);
    return mark.kind === 'stamp' ? { ...mark, stamp: stampOf(mark.stamp) } : mark;
  };
  return pages.map((page) => ({ ...page, marks: page.marks.map(inked) }));
}
