/** A fingerprint's signs → small pictures in a row, to be compared at a glance. */

import type { SignName } from '../model/imprint.ts';
import type { PathMark } from '../typeset/page/page.ts';
import { arc, at, box, type Polygon, points, regular } from './plane.ts';
import { drawn, type Look, type Shape, solid, stroke, weights } from './sketch.ts';

/** One sign with its top left corner at a point, `size` points wide; no two look alike, however small. */
export function sign(name: SignName, x: number, y: number, size: number, look: Look): PathMark[] {
  const u = size / 100;
  const place = (shape: Polygon) => shape.map((point) => at(x + point.x * u, y + point.y * u));
  const shapes = signs[name]().map((shape): Shape => ({ ...shape, points: place(shape.points) }));
  // An outline at the edge of a sign needs room for half its width.
  const air = look.lowInk ? weights.medium / 2 : 0;
  return drawn(shapes, { x: x - air, y: y - air, width: size + 2 * air, height: size + 2 * air }, look);
}

/** A row of signs, a quarter of their size apart. */
export function signRow(names: readonly SignName[], x: number, y: number, size: number, look: Look): PathMark[] {
  return names.flatMap((name, index) => sign(name, x + index * size * 1.25, y, size, look));
}

/** The width of a row. */
export const signRowWidth = (count: number, size: number): number => size * (1.25 * count - 0.25);

const middle = at(50, 50);
/** Every other corner nearer to the centre. */
const star = (count: number, outer: number, inner: number) => {
  const [far, near] = [regular(middle, outer, count, -0.25), regular(middle, inner, count, -0.25 + 0.5 / count)];
  return far.flatMap((corner, index) => [corner, near[index] as typeof corner]);
};

/** Each is worked out when it is drawn: a sheet has four of them. */
const signs: Readonly<Record<SignName, () => readonly Shape[]>> = {
  sun: () => [solid(star(12, 48, 33)), solid(arc(middle, 20, 20), 'white')],
  moon: () => [solid(arc(at(46, 50), 46, 46)), solid(arc(at(66, 38), 38, 38), 'white')],
  star: () => [solid(star(5, 50, 20))],
  drop: () => [solid([...arc(at(50, 66), 32, 32, -0.08, 0.58), at(50, 2)])],
  leaf: () => [
    solid([...arc(at(10, 90), 84, 84, -0.25, 0), ...arc(at(94, 6), 84, 84, 0.25, 0.5)]),
    stroke(points(2, 98, 66, 34), 'medium', 'white'),
  ],
  fish: () => [
    solid([...arc(at(40, 50), 38, 26)]),
    solid(points(68, 50, 98, 22, 98, 78)),
    solid(arc(at(22, 43), 5, 5), 'white'),
  ],
  key: () => [
    solid(arc(at(26, 50), 25, 25)),
    solid(arc(at(26, 50), 11, 11), 'white'),
    solid(box(48, 43, 50, 14)),
    solid(box(68, 50, 10, 24)),
    solid(box(86, 50, 10, 20)),
  ],
  bell: () => [
    solid([...arc(at(50, 38), 30, 34, 0.5, 1), at(80, 66), at(94, 80), at(6, 80), at(20, 66)]),
    solid(arc(at(50, 86), 12, 12)),
  ],
  house: () => [
    solid(points(50, 4, 98, 48, 84, 48, 84, 96, 16, 96, 16, 48, 2, 48)),
    solid(box(40, 62, 20, 34), 'white'),
  ],
  boat: () => [
    solid(points(2, 66, 98, 66, 78, 94, 22, 94)),
    solid(points(46, 4, 46, 58, 8, 58)),
    solid(points(56, 16, 56, 58, 88, 58)),
  ],
  cup: () => [
    solid(arc(at(74, 44), 24, 24)),
    solid(arc(at(74, 44), 12, 12), 'white'),
    solid(points(8, 16, 76, 16, 68, 80, 16, 80)),
    solid(box(4, 86, 76, 10)),
  ],
  hammer: () => [solid(box(42, 34, 16, 64)), solid(points(8, 6, 78, 6, 96, 22, 78, 38, 8, 38))],
  flag: () => [solid(box(12, 2, 11, 96)), solid(points(23, 6, 96, 6, 76, 32, 96, 58, 23, 58))],
  bolt: () => [solid(points(58, 0, 14, 58, 44, 58, 34, 100, 86, 38, 54, 38, 72, 0))],
  tree: () => [solid(points(50, 0, 80, 36, 66, 36, 94, 76, 6, 76, 34, 36, 20, 36)), solid(box(42, 76, 16, 22))],
  hourglass: () => [solid(points(12, 2, 88, 2, 88, 12, 57, 50, 88, 88, 88, 98, 12, 98, 12, 88, 43, 50, 12, 12))],
};

/** What a row shows, in words. */
export const signWords = (names: readonly SignName[]): string => names.join(', ');
