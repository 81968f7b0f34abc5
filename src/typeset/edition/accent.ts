/** Pages → the same in another accent, or in black alone. */

import { memo } from '../../memo.ts';
import type { Colour, Mark, Page, PathMark, Stamp, TextMark } from '../page/page.ts';
import { ink } from '../page/style.ts';
import type { Edition } from './edition.ts';

/** A recolouring of paths: what is in the accent is in a colour, areas with an outline in the same or another. */
export const pathInAccent =
  (accent: Colour, outlined = accent) =>
  (mark: PathMark): PathMark => ({
    ...mark,
    ...(mark.fill === ink.accent && { fill: mark.stroke === undefined ? accent : outlined }),
    ...(mark.stroke === ink.accent && { stroke: accent }),
  });

/** What the usual accent of pictures becomes: in black ink a tint that shows on black and on white, but outlines are black. */
export function pictureAccent({ ink: used, lowInk }: Edition): Colour {
  if (used !== 'black') return ink.accent;
  return lowInk ? ink.text : 0.66;
}

/** Outlined areas in black ink: as dark as the usual accent, unlike black parts of a chart. */
const darkTint = 0.38;

/** Pages in black ink alone: letters, lines and areas without an outline are black. */
export const inBlack = (pages: readonly Page[], edition: Edition): Page[] =>
  inAccent(pages, ink.text, pathInAccent(ink.text, darkTint), pathInAccent(pictureAccent(edition)));

/** Pages whose accent is a colour, in pictures too. Art on many pages stays one object. */
export function inAccent(
  pages: readonly Page[],
  accent: Colour,
  path = pathInAccent(accent),
  pathOfPicture = path,
): Page[] {
  const drawn = (mark: TextMark | PathMark): TextMark | PathMark =>
    mark.kind === 'path' ? path(mark) : mark.colour === ink.accent ? { ...mark, colour: accent } : mark;
  const stampOf = memo((stamp: Stamp): Stamp => {
    if (stamp.picture === undefined) return { ...stamp, marks: stamp.marks.map(drawn) };
    const { pictureKey, draw } = stamp;
    const key = pictureKey && { pictureKey: `${accent} ${pictureKey}` };
    return { ...stamp, ...key, draw: () => draw().map(pathOfPicture) };
  });
  const inked = (mark: Mark): Mark => {
    if (mark.kind === 'text' || mark.kind === 'path') return drawn(mark);
    return mark.kind === 'stamp' ? { ...mark, stamp: stampOf(mark.stamp) } : mark;
  };
  return pages.map((page) => ({ ...page, marks: page.marks.map(inked) }));
}
