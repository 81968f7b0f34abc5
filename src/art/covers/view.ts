/** Places above a street → points of a cover, seen from a height; houses, and someone small. Lengths of covers are hundredths of their height. */

import { itemAt } from '../../item-at.ts';
import type { Point } from '../../typeset/page/page.ts';
import { drawAt } from '../arrange.ts';
import { windingOf } from '../convex.ts';
import { type Art, black, edged, type Shade, through } from '../words.ts';

/** A point of the city: x to the right, y away from the eye, z up, in heights of the eye above the street. */
export interface ViewPlace extends Point {
  readonly z: number;
}

/** A perspective: place of the city → point of the picture, y down. */
export type View = (place: ViewPlace) => Point;

/** A place. */
export const on = (x: number, y: number, z = 0): ViewPlace => ({ x, y, z });

/** The view of a picture of a width: upright lines stay upright. */
export const viewOf =
  (width: number): View =>
  ({ x, y, z }) => ({ x: width * 0.46 + (69 / y) * x, y: 31 + (69 / y) * (1 - z) });

/** A house on a plot, corners anticlockwise seen from above: dark walls, a ruled roof. */
export function house(plot: readonly Point[], z: number, view: View, roof: Shade, floor = 0): Art {
  const ring = (height: number) => plot.map(({ x, y }) => view(on(x, Math.max(y, 0.32), height)));
  const [top, base] = [ring(z), ring(floor)];
  const faces = top.map((a, index) => {
    const next = (index + 1) % top.length;
    return [a, itemAt(top, next), itemAt(base, next), itemAt(base, index)];
  });
  return [faces.map((face) => windingOf(face) > 0 && black(through(face))), edged.fine(through(top), roof)];
}

/** Someone small: coat, pack, hat, so high; feet at the place. */
export const runnerFigure = ({ x, y }: Point, height: number): Art =>
  drawAt(
    x,
    y,
    height / 100,
    black(`M-14 0-11-30-19-38-17-66-8-78H8L16-66 19-34 12-30 14 0H5L1-26-4 0 O1-87 8.5 10
        M16-88V-85H-13V-91L-7.08-90.09A8.5 10 0 0 1 9.43-88.25 M-34-38-36-70-18-76-14-40`),
  );
