/** The parts of lines and areas inside a convex polygon, corners clockwise on the page. */

import { itemAt } from '../item-at.ts';
import type { Point } from '../typeset/page/page.ts';

/** Corners in order; the last is joined to the first. */
export type Polygon = readonly Point[];

const side = (a: Point, b: Point, p: Point) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
const pointBetween = (p: Point, q: Point, t: number): Point => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t });
const sidesOf = (polygon: Polygon) =>
  polygon.map((a, index): readonly [Point, Point] => [a, itemAt(polygon, (index + 1) % polygon.length)]);

/** Twice the signed area; positive where the corners run clockwise on the page. */
export const windingOf = (polygon: Polygon): number =>
  sidesOf(polygon).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0);

/** The part of a polygon inside a convex one (Sutherland and Hodgman 1974). */
export function clipPolygon(polygon: Polygon, convex: Polygon): Polygon {
  let inside = polygon;
  for (const [a, b] of sidesOf(convex)) {
    const kept: Point[] = [];
    for (const [p, q] of sidesOf(inside)) {
      const [before, after] = [side(a, b, p), side(a, b, q)];
      if (before >= 0 !== after >= 0) kept.push(pointBetween(p, q, before / (before - after)));
      if (after >= 0) kept.push(q);
    }
    inside = kept;
  }
  return inside.length < 3 ? [] : inside;
}

/** The part of a line inside a convex polygon, and the parts outside it (Cyrus and Beck 1978). */
export function cutLine(
  p: Point,
  q: Point,
  convex: Polygon,
): { readonly inside: Point[][]; readonly outside: Point[][] } {
  let [from, to] = [0, 1];
  for (const [a, b] of sidesOf(convex)) {
    const [before, after] = [side(a, b, p), side(a, b, q)];
    if (before < 0 && after < 0) from = 1;
    const t = before / (before - after);
    if (before < 0 && after >= 0) from = Math.max(from, t);
    if (before >= 0 && after < 0) to = Math.min(to, t);
  }
  if (from >= to) return { inside: [], outside: [[p, q]] };
  const part = (start: number, end: number) =>
    end - start > 0.001 ? [[pointBetween(p, q, start), pointBetween(p, q, end)]] : [];
  return { inside: part(from, to), outside: [...part(0, from), ...part(to, 1)] };
}

/** Left, top, right and bottom. */
export type Extent = readonly [left: number, top: number, right: number, bottom: number];

/** The ends of a shape. */
export function extentOf(points: Polygon): Extent {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Whether two boxes have anything in common. */
export const doMeet = (a: Extent, b: Extent): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
