/** Places above a street → points of the picture, seen from a height; houses, and someone small. */

import type { Point } from '../../typeset/page/page.ts';
import { arc, at, type Frame, type Polygon, points, windingOf } from '../plane.ts';
import { outlined, type Shape, solid } from '../sketch.ts';

/** A point of the city: x to the right, y away from the eye, z up, in heights of the eye above the street. */
export interface ViewPlace {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A perspective: place of the city → point of the picture, y down. */
export type View = (place: ViewPlace) => Point;

/** A place. */
export const on = (x: number, y: number, z = 0): ViewPlace => ({ x, y, z });

/** Where the eye is: upright lines stay upright. */
export function viewOf({ x, y, width, height }: Frame): View {
  const horizon = y + height * 0.31;
  const middle = x + width * 0.46;
  return (place) => {
    const scale = (height * 0.69) / place.y;
    return at(middle + scale * place.x, horizon + scale * (1 - place.z));
  };
}

/** Corner `index` of a flat-topped hexagon. */
export const corner = (x: number, y: number, size: number, index: number) => ({
  x: x + size * Math.cos((index * Math.PI) / 3),
  y: y + size * Math.sin((index * Math.PI) / 3),
});

/** A plot's corners. */
export type Ground = readonly { readonly x: number; readonly y: number }[];

/** A house on a plot, corners anticlockwise seen from above: dark walls, a ruled roof. */
export function house(
  plot: Ground,
  z: number,
  view: View,
  roof: { readonly turn: number; readonly gap: number },
  floor = 0,
): Shape[] {
  const ring = (height: number) => plot.map(({ x, y }) => view(on(x, Math.max(y, 0.32), height)));
  const [top, base] = [ring(z), ring(floor)];
  const faces: Shape[] = [];
  top.forEach((a, index) => {
    const next = (index + 1) % top.length;
    const face = [a, top[next], base[next], base[index]] as Point[];
    if (windingOf(face) > 0) faces.push(solid(face));
  });
  return [...faces, outlined(top, 'fine', roof)];
}

/** A bar between two points. */
export function bar(a: Point, b: Point, wide: number): Polygon {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * (wide / 2), (dx / length) * (wide / 2)];
  return [at(a.x - nx, a.y - ny), at(b.x - nx, b.y - ny), at(b.x + nx, b.y + ny), at(a.x + nx, a.y + ny)];
}

/** Someone small: coat, pack, hat; feet at the place. */
export function runnerFigure(feet: Point, height: number): Shape[] {
  const u = height / 100;
  const figure = (...coordinates: number[]) =>
    points(...coordinates).map(({ x, y }) => at(feet.x + x * u, feet.y + y * u));
  return [
    solid(
      figure(
        -14,
        0,
        -11,
        -30,
        -19,
        -38,
        -17,
        -66,
        -8,
        -78,
        8,
        -78,
        16,
        -66,
        19,
        -34,
        12,
        -30,
        14,
        0,
        5,
        0,
        1,
        -26,
        -4,
        0,
      ),
    ),
    solid(arc(at(feet.x + 1 * u, feet.y - 87 * u), 8.5 * u, 10 * u)),
    // Crown and brim in one.
    solid([
      ...figure(16, -88, 16, -85, -13, -88, -13, -91),
      ...arc(at(feet.x + 1 * u, feet.y - 87 * u), 8.5 * u, 10 * u, 0.55, 0.98),
    ]),
    solid(figure(-34, -38, -36, -70, -18, -76, -14, -40)),
  ];
}
