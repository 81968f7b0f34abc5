/** Points in a plane: clipping, hatching, round shapes as polygons. */

import type { Point } from '../typeset/page/page.ts';

/** Corners in order; the last is joined to the first. */
export type Polygon = readonly Point[];

/** A rectangle of the plane. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A point. */
export const at = (x: number, y: number): Point => ({ x, y });

/** Points from a row of coordinates: x, y, x, y. */
export function points(...coordinates: readonly number[]): Point[] {
  const found: Point[] = [];
  for (let index = 0; index + 1 < coordinates.length; index += 2)
    found.push({ x: coordinates[index] as number, y: coordinates[index + 1] as number });
  return found;
}

/** The corners of a rectangle, clockwise from the top left one. */
export function box(x: number, y: number, width: number, height: number): Point[] {
  return points(x, y, x + width, y, x + width, y + height, x, y + height);
}

/** The corners of a frame. */
export const cornersOf = ({ x, y, width, height }: Frame): Point[] => box(x, y, width, height);

/** An arc of an ellipse from one angle to another, in turns from three o'clock, clockwise. */
export function arc(centre: Point, rx: number, ry: number, from = 0, to = 1): Point[] {
  // Chords that leave the round by a sixth of a point look round.
  const turns = Math.abs(to - from);
  const count = Math.max(6, Math.min(48, Math.ceil(Math.sqrt(Math.max(rx, ry)) * 5.4 * turns)));
  const isWhole = turns >= 1;
  return Array.from({ length: isWhole ? count : count + 1 }, (_, index) => {
    const angle = (from + ((to - from) * index) / count) * 2 * Math.PI;
    return at(centre.x + rx * Math.cos(angle), centre.y + ry * Math.sin(angle));
  });
}

/** A regular polygon, its first corner `turn` turns from three o'clock. */
export function regular(centre: Point, radius: number, count: number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count + turn) * 2 * Math.PI;
    return at(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle));
  });
}

/** Turned by `turn` turns clockwise about a centre. */
export function turned(shape: Polygon, centre: Point, turn: number): Point[] {
  const [sin, cos] = [Math.sin(turn * 2 * Math.PI), Math.cos(turn * 2 * Math.PI)];
  return shape.map(({ x, y }) =>
    at(centre.x + (x - centre.x) * cos - (y - centre.y) * sin, centre.y + (x - centre.x) * sin + (y - centre.y) * cos),
  );
}

/** Twice the signed area; positive where the corners run clockwise on the page. */
export function windingOf(polygon: Polygon): number {
  let sum = 0;
  for (let index = 0; index < polygon.length; index++) {
    const a = polygon[index] as Point;
    const b = polygon[(index + 1) % polygon.length] as Point;
    sum += a.x * b.y - b.x * a.y;
  }
  return sum;
}

/** The point so far from one to another. */
export const pointBetween = (p: Point, q: Point, t: number): Point => at(p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t);

const side = (a: Point, b: Point, p: Point) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/** Whether all points lie in a rectangle, or all on the outer side of one of its edges; most shapes do one or the other. */
export function placeIn(
  points: Polygon,
  left: number,
  top: number,
  right: number,
  bottom: number,
): 'in' | 'out' | 'across' {
  let west = Number.POSITIVE_INFINITY;
  let north = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  let south = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < points.length; index++) {
    const { x, y } = points[index] as Point;
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < north) north = y;
    if (y > south) south = y;
  }
  if (west >= left && east <= right && north >= top && south <= bottom) return 'in';
  return east < left || west > right || south < top || north > bottom ? 'out' : 'across';
}

/** The part of a polygon inside a convex one whose corners run clockwise on the page (Sutherland and Hodgman 1974). */
export function clipPolygon(polygon: Polygon, convex: Polygon): Polygon {
  let left: readonly Point[] = polygon;
  for (let index = 0; index < convex.length && left.length > 0; index++) {
    const a = convex[index] as Point;
    const b = convex[(index + 1) % convex.length] as Point;
    const kept: Point[] = [];
    let p = left[left.length - 1] as Point;
    let before = side(a, b, p);
    for (let place = 0; place < left.length; place++) {
      const q = left[place] as Point;
      const after = side(a, b, q);
      if (before >= 0 !== after >= 0) kept.push(pointBetween(p, q, before / (before - after)));
      if (after >= 0) kept.push(q);
      p = q;
      before = after;
    }
    left = kept;
  }
  return left.length < 3 ? [] : left;
}

/** From which to which part of a segment lies inside a convex polygon, from 0 to 1 (Cyrus and Beck 1978). */
function spanInside(p: Point, q: Point, convex: Polygon): readonly [number, number] | undefined {
  let from = 0;
  let to = 1;
  for (let index = 0; index < convex.length; index++) {
    const a = convex[index] as Point;
    const b = convex[(index + 1) % convex.length] as Point;
    const before = side(a, b, p);
    const after = side(a, b, q);
    if (before < 0 && after < 0) return undefined;
    if (before >= 0 && after >= 0) continue;
    const t = before / (before - after);
    if (before < 0) from = Math.max(from, t);
    else to = Math.min(to, t);
  }
  return from < to ? [from, to] : undefined;
}

/** The parts of a line inside a convex polygon. */
export function clipLine(line: Polygon, convex: Polygon): Point[][] {
  const parts: Point[][] = [];
  let open: Point[] | undefined;
  for (let index = 0; index + 1 < line.length; index++) {
    const p = line[index] as Point;
    const q = line[index + 1] as Point;
    const span = spanInside(p, q, convex);
    if (span === undefined) {
      open = undefined;
      continue;
    }
    const from = span[0];
    const to = span[1];
    if (open === undefined || from > 0) {
      open = [pointBetween(p, q, from)];
      parts.push(open);
    }
    open.push(pointBetween(p, q, to));
    if (to < 1) open = undefined;
  }
  return parts;
}

/** The parts of a straight line outside a convex polygon. */
export function cutOut(line: readonly [Point, Point], convex: Polygon): Point[][] {
  const [p, q] = line;
  const span = spanInside(p, q, convex);
  if (span === undefined) return [[p, q]];
  const [from, to] = span;
  return [
    ...(from > 0.001 ? [[p, pointBetween(p, q, from)]] : []),
    ...(to < 0.999 ? [[pointBetween(p, q, to), q]] : []),
  ];
}
