/** A frame and the art in it, cut at its edges. */

import { moveSteps, type PathMark, type Point, type Rect, type Stamp, type StampMark } from '../typeset/page/page.ts';
import { cornersOf, subpathsOf } from '../typeset/page/steps.ts';
import { doMeet, extentOf } from './convex.ts';
import { drawn, type Look } from './paint.ts';
import { type Art, r, type Shape, shapesOf, white } from './words.ts';

/** Points of a stamp beside its frame, covered with paper. */
const bleed = 1;

/** Art in a frame of its stamp. */
export function drawnIn(frame: Rect, art: Art, look: Look): PathMark[] {
  const { x, y, width, height } = frame;
  const seen = shapesOf(art).flatMap((shape) => seenIn(frame, shape));
  const besides = white(r(x - bleed, y, bleed, height), r(x + width, y, bleed, height));
  return [...drawn(seen, look), ...drawn(besides, { lowInk: false })];
}

/** The parts of a shape that are in a frame, where they end at its edge moved past it: no edge is drawn along the frame. */
function seenIn({ x, y, width, height }: Rect, shape: Shape): Shape[] {
  const past = (place: number, from: number, to: number) =>
    place < from + 0.05 ? Math.min(place, from - 2) : place > to - 0.05 ? Math.max(place, to + 2) : place;
  const steps = subpathsOf(shape.steps).filter((part) =>
    doMeet(extentOf(cornersOf(part)), [x - 1, y - 1, x + width + 1, y + height + 1]),
  );
  const to = (point: Point) => ({ x: past(point.x, x, x + width), y: past(point.y, y, y + height) });
  return steps.length === 0 ? [] : [{ ...shape, steps: moveSteps(steps.flat(), to) }];
}

/** A picture in a frame as one mark, known by its `subject`: all that it depends on but its size. */
export function placed(
  picture: string,
  art: (frame: Rect) => readonly PathMark[],
  { x, y, width, height }: Rect,
  subject?: object,
): StampMark {
  const stamp: Stamp = {
    width: width + 2 * bleed,
    height,
    picture,
    ...(subject && { pictureKey: JSON.stringify([subject, width, height]) }),
    draw: () => art({ x: bleed, y: 0, width, height }),
  };
  return { kind: 'stamp', role: 'artifact', x: x - bleed, y, stamp };
}
