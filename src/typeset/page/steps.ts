/** Steps of a path → their places, parts and corners. */

import type { Point, Step } from './page.ts';

/** Where a step ends; nowhere else than before where it closes a path. */
export function endOf(step: Step | undefined): Point | undefined {
  if (step === undefined || step[0] === 'close') return undefined;
  return step[0] === 'curve' ? { x: step[5], y: step[6] } : { x: step[1], y: step[2] };
}

/** The parts of a path, each from where it begins. */
export function subpathsOf(steps: readonly Step[]): Step[][] {
  const parts: Step[][] = [];
  for (const step of steps)
    if (step[0] === 'move') parts.push([step]);
    else parts.at(-1)?.push(step);
  return parts;
}

/** The corners of a part, eight to a curve. */
export function cornersOf(part: readonly Step[]): Point[] {
  const corners: Point[] = [];
  for (const step of part) {
    const [from, end] = [corners.at(-1), endOf(step)];
    if (step[0] === 'curve' && from)
      for (let chord = 1; chord < 8; chord++) corners.push(onCurve(from, step, chord / 8));
    if (end) corners.push(end);
  }
  return corners;
}

function onCurve(
  from: Point,
  [, ax, ay, bx, by, x, y]: Extract<Step, readonly ['curve', ...number[]]>,
  t: number,
): Point {
  const at = (p: number, a: number, b: number, q: number) =>
    (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3 * q;
  return { x: at(from.x, ax, bx, x), y: at(from.y, ay, by, y) };
}
