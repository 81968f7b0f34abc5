/** What is true for every picture. */

import { type Extent as Box, extentOf } from '../../src/art/convex.ts';
import type { Colour, Mark, PathMark, Point, Rect, Step } from '../../src/typeset/page/page.ts';
import { cornersOf, subpathsOf } from '../../src/typeset/page/steps.ts';

/** Coordinates are rounded to a tenth of a point. */
const rounding = 0.0501;

/** Points by which paper may reach over the sides of a frame. */
const bleed = 1;

/** Points of a curve from a point on, its end included. */
export function along(from: Point, [, ax, ay, bx, by, x, y]: Extract<Step, readonly ['curve', ...number[]]>): Point[] {
  const at = (t: number, p: number, a: number, b: number, q: number) =>
    (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3 * q;
  return Array.from({ length: 16 }, (_, index) => {
    const t = (index + 1) / 16;
    return { x: at(t, from.x, ax, bx, x), y: at(t, from.y, ay, by, y) };
  });
}

/** Points of marks, lines with half their width, that lie outside a frame. */
export function outside(marks: readonly PathMark[], { x, y, width, height }: Rect): string[] {
  return marks.flatMap((mark) => {
    const half = mark.stroke === undefined ? 0 : (mark.width ?? 1) / 2;
    const over = rounding + (mark.stroke === undefined && mark.fill === 1 ? bleed : 0);
    let last: Point = { x: 0, y: 0 };
    return mark.steps.flatMap((step) => {
      if (step[0] === 'close') return [];
      const passed = step[0] === 'curve' ? along(last, step) : [{ x: step[1], y: step[2] }];
      last = passed.at(-1) as Point;
      const isIn = passed.every(
        (p) =>
          p.x - half >= x - over &&
          p.x + half <= x + width + over &&
          p.y - half >= y - rounding &&
          p.y + half <= y + height + rounding,
      );
      return isIn ? [] : [step.join(' ')];
    });
  });
}

/** The boxes of the last areas of paper: they cover what a picture has beside its frame, which its stamp cuts off farther out. */
export function besides(marks: readonly Mark[]): Box[] {
  const last = marks.at(-1);
  if (last?.kind !== 'path' || last.fill !== 1) return [];
  return subpathsOf(last.steps)
    .slice(-2)
    .map((part) => extentOf(cornersOf(part)));
}

/** Where they are, in tenths of a point. */
export function besidesOf({ x, y, width, height }: Rect): Box[] {
  const box = (left: number): Box => [tenth(left), tenth(y), tenth(left + bleed), tenth(y + height)];
  return [box(x - bleed), box(x + width)];
}
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Colours of areas that are not paper. */
export function inkedFills(marks: readonly PathMark[]): Colour[] {
  return marks.flatMap(({ fill }) => (fill === undefined || fill === 1 ? [] : [fill]));
}
