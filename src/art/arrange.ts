/** Art → the same elsewhere, larger, turned, in a mirror, and many times. */

import { moveSteps, type Point } from '../typeset/page/page.ts';
import { type Art, type Shape, shapesOf } from './words.ts';

/** Art with every point elsewhere; lengths of lines and gaps stay as they are. */
function placed(art: Art, to: (point: Point) => Point, turn = (shade: number) => shade): Shape[] {
  return shapesOf(art).map((shape) => ({
    ...shape,
    steps: moveSteps(shape.steps, to),
    ...(shape.kind === 'area' && shape.shade && { shade: { ...shape.shade, turn: turn(shape.shade.turn ?? 0) } }),
  }));
}

/** Art moved to the right and down. */
export const translate = (dx: number, dy: number, art: Art): Shape[] =>
  placed(art, ({ x, y }) => ({ x: x + dx, y: y + dy }));
/** Art scaled towards a point. */
export const resize = (scale: number, x: number, y: number, art: Art): Shape[] =>
  placed(art, (point) => ({ x: x + (point.x - x) * scale, y: y + (point.y - y) * scale }));
/** Art drawn round the origin, scaled, at a point. */
export const drawAt = (x: number, y: number, size: number, art: Art): Shape[] =>
  placed(art, (point) => ({ x: x + point.x * size, y: y + point.y * size }));
/** Art turned about a point, in clockwise turns. */
export function rotate(turns: number, x: number, y: number, art: Art): Shape[] {
  const [sin, cos] = [Math.sin(turns * 2 * Math.PI), Math.cos(turns * 2 * Math.PI)];
  const to = (point: Point) => ({
    x: x + (point.x - x) * cos - (point.y - y) * sin,
    y: y + (point.x - x) * sin + (point.y - y) * cos,
  });
  return placed(art, to, (shade) => shade + turns);
}
/** Art mirrored left to right about `x`. */
export const mirror = (x: number, art: Art): Shape[] =>
  placed(
    art,
    (point) => ({ x: 2 * x - point.x, y: point.y }),
    (shade) => -shade,
  );

/** Art for each of 0, 1, 2 …, up to a count. */
export const repeat = (count: number, draw: (index: number) => Art): Art[] =>
  Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, index) => draw(index));
/** In a row from one place up to another, `step` apart. */
export const row = (from: number, to: number, step: number, draw: (x: number, index: number) => Art): Art[] =>
  repeat((to - from) / step, (index) => draw(from + index * step, index));
/** In rows and columns, row by row. */
export const grid = (columns: number, rows: number, draw: (column: number, row: number) => Art): Art[] =>
  repeat(rows, (row) => repeat(columns, (column) => draw(column, row)));
/** Art that looks to the right, or in a mirror to the left. */
export const facing = (side: number, art: Art): Art => (side > 0 ? art : mirror(0, art));
/** Left and right: -1 and 1. */
export const both = (draw: (side: -1 | 1) => Art): Art[] => [draw(-1), draw(1)];
/** Outwards to both edges, `step` apart from so far out on: at -x, and at x. */
export const outwards = (half: number, from: number, step: number, draw: (x: number, side: -1 | 1) => Art): Art[] =>
  row(from, half + step, step, (x) => [draw(-x, -1), draw(x, 1)]);
