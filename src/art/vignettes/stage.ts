/** Where a vignette is drawn: hundredths of the frame's height, from its middle and its top; and what stands behind. */

import type { Roll } from '../../dice/roll.ts';
import type { Point } from '../../typeset/page/page.ts';
import { arc, at, type Frame, type Polygon } from '../plane.ts';
import { outlined, rim, type Shape, solid, stroke, type Tone, type Weight } from '../sketch.ts';

/** A frame with its measures. */
export interface Stage {
  readonly roll: Roll;
  /** Half of the frame's width in hundredths of its height. */
  readonly half: number;
  /** Whether it is seen from the other side: places that stand in a book twice have another view of themselves there. */
  readonly isTurned: boolean;
  /** The same with everything drawn smaller, so many times, towards a point. */
  smaller(scale: number, x: number, y: number): Stage;
  /** Points from x, y, x, y. */
  p(...coordinates: readonly number[]): Point[];
  /** A rectangle. */
  r(x: number, y: number, width: number, height: number): Point[];
  /** An ellipse, or from which to which turn of it. */
  o(x: number, y: number, rx: number, ry?: number, from?: number, to?: number): Point[];
  /** A bar from one point to another. */
  bar(x1: number, y1: number, x2: number, y2: number, width: number): Polygon;
  /** A line through points. */
  l(weight: Weight, ...coordinates: readonly number[]): Shape;
  /** A line of paper over a solid. */
  cut(weight: Weight, ...coordinates: readonly number[]): Shape;
  /** A line that stays bare. */
  bare(weight: Weight, ...coordinates: readonly number[]): Shape;
}

/** The stage of a frame. */
export function stageOf(frame: Frame, roll: Roll, isTurned: boolean): Stage {
  return drawnAt({ x: frame.x + frame.width / 2, y: frame.y }, frame.height / 100, frame.width / 2, roll, isTurned);
}

/** A stage with its zero at a point, units of `u` points and edges `reach` points to both sides. */
function drawnAt(zero: Point, u: number, reach: number, roll: Roll, isTurned: boolean): Stage {
  const place = (x: number, y: number) => at(zero.x + x * u, zero.y + y * u);
  const along = (coordinates: readonly number[]) => {
    const found: Point[] = [];
    for (let index = 0; index + 1 < coordinates.length; index += 2)
      found.push(place(coordinates[index] as number, coordinates[index + 1] as number));
    return found;
  };
  const p = (...coordinates: readonly number[]) => along(coordinates);
  const line = (tone: Tone, weight: Weight, coordinates: readonly number[]) => stroke(along(coordinates), weight, tone);
  return {
    roll,
    half: reach / u,
    isTurned,
    smaller: (scale, x, y) => drawnAt(place(x - x * scale, y - y * scale), u * scale, reach, roll, isTurned),
    p,
    r: (x, y, width, height) => p(x, y, x + width, y, x + width, y + height, x, y + height),
    o: (x, y, rx, ry = rx, from = 0, to = 1) => arc(place(x, y), rx * u, ry * u, from, to),
    bar: (x1, y1, x2, y2, width) => {
      const length = Math.hypot(x2 - x1, y2 - y1) || 1;
      const [nx, ny] = [((y1 - y2) / length) * (width / 2), ((x2 - x1) / length) * (width / 2)];
      return p(x1 - nx, y1 - ny, x2 - nx, y2 - ny, x2 + nx, y2 + ny, x1 + nx, y1 + ny);
    },
    l: (weight, ...coordinates) => line('ink', weight, coordinates),
    cut: (weight, ...coordinates) => line('paper', weight, coordinates),
    bare: (weight, ...coordinates) => line('white', weight, coordinates),
  };
}

/** Night, ruled thinner towards the ground. */
export function night({ l, half }: Stage, to: number, gap = 2.6): Shape[] {
  const lines: Shape[] = [];
  for (let y = 0.6, step = gap; y < to; y += step, step *= 1.04) lines.push(l('far', -half, y, half, y));
  return lines;
}

/** Towers far off; one or two of them are dark, but where something black stands before them. */
export function towers({ roll, half, r }: Stage, base: number, high: number, areSomeDark = true): Shape[] {
  const shapes: Shape[] = [];
  for (let x = -half - 2; x < half; ) {
    const width = 4 + roll(7);
    const height = high * (0.35 + roll(65) / 100);
    const tower =
      roll(5) === 1 && areSomeDark
        ? solid(r(x, base - height * 1.1, width, height * 1.1))
        : outlined(r(x, base - height, width, height), 'far', { gap: 2, turn: 0.25, weight: 'far', inLight: true });
    // Of a tower at the edge more than a splinter is seen, or nothing.
    if (x < half - 3 && x + width > 3 - half) shapes.push(tower);
    x += width + (roll(3) === 1 ? roll(6) : 0);
  }
  return shapes;
}

/** What of some towers does not stand between two sides, behind something that it would show beside as a scrap. */
export function clearOf({ p }: Stage, from: number, to: number, towers: readonly Shape[]): Shape[] {
  const [first, last] = p(from, 0, to, 0) as [Point, Point];
  return towers.filter(({ points: [left, right] }) => !left || !right || right.x < first.x || left.x > last.x);
}

/** The ground: a bold line, and joints that run to a point. */
export function ground({ half, l, p }: Stage, y: number, joints = 7): Shape[] {
  const shapes: Shape[] = [{ ...outlined(p(-half, y, half, y, half, 100, -half, 100), 'fine'), tone: 'paper' }];
  for (let index = 0; index <= joints; index++) {
    const x = -half * 1.9 + (index / joints) * half * 3.8;
    shapes.push(l('far', x * 0.45, y, x, 100));
  }
  for (const share of [0.12, 0.32, 0.62])
    shapes.push(l('far', -half, y + (100 - y) * share, half, y + (100 - y) * share));
  shapes.push(l('bold', -half, y, half, y));
  return shapes;
}

/** A wall seen straight on, ruled upright, down to where something covers it. */
export function panels({ half, l }: Stage, floor: number, gap = 3): Shape[] {
  const shapes: Shape[] = [];
  for (let x = -half + gap / 2; x < half; x += gap) shapes.push(l('far', x, 0, x, floor));
  return shapes;
}

/** The same, and its floor. */
export function room(stage: Stage, floor: number, gap = 3): Shape[] {
  const { half, l, r } = stage;
  const shapes = panels(stage, floor, gap);
  shapes.push(solid(r(-half, floor, half * 2, 1.6)));
  for (let index = -4; index <= 4; index++)
    shapes.push(l('far', (index / 4) * half * 0.6, floor, (index / 4) * half * 1.5, 100));
  return shapes;
}

/** What hangs between two points, so low in its middle, as coordinates of a line of so many chords. */
export function hanging(x1: number, y1: number, x2: number, y2: number, sag: number, chords = 12): number[] {
  return Array.from({ length: chords + 1 }, (_, step) => step / chords).flatMap((t) => [
    x1 + (x2 - x1) * t,
    y1 + (y2 - y1) * t + 4 * t * (1 - t) * sag,
  ]);
}

/** Light from (x1 to x2) at y1 to (x3 to x4) at y2. */
export function beam({ p }: Stage, x1: number, x2: number, y1: number, x3: number, x4: number, y2: number): Shape {
  return { kind: 'light', points: p(x1, y1, x2, y1, x4, y2, x3, y2) };
}

/** Someone small, seen from behind; feet at the place. */
export function person({ p, o }: Stage, x: number, y: number, height: number, tone: Tone = 'ink'): Shape[] {
  const u = height / 100;
  const f = (...coordinates: number[]) =>
    p(...coordinates.map((value, index) => (index % 2 === 0 ? x : y) + value * u));
  const parts = [
    f(-14, 0, -11, -30, -19, -38, -17, -66, -8, -78, 8, -78, 16, -66, 19, -34, 12, -30, 14, 0, 5, 0, 1, -26, -4, 0),
    o(x + u, y - 87 * u, 8.5 * u, 10 * u, -0.02, 0.52),
    // Crown and brim in one.
    [...f(16, -88, 16, -85, -13, -88, -13, -91), ...o(x + u, y - 87 * u, 8.5 * u, 10 * u, 0.55, 0.98)],
  ];
  return [...(tone === 'ink' ? parts.map(rim) : []), ...parts.map((part) => solid(part, tone))];
}
