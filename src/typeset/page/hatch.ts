/** An area → the lines that shade it. */

import type { Point } from './page.ts';

/** Parallel lines over a polygon, `gap` points apart, `turn` turns from level. */
export function hatch(polygon: readonly Point[], gap: number, turn = 0): (readonly [Point, Point])[] {
  const [sin, cos] = [Math.sin(turn * 2 * Math.PI), Math.cos(turn * 2 * Math.PI)];
  const level = turn === 0 ? polygon : polygon.map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin }));
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { y } of level) {
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const lines: (readonly [Point, Point])[] = [];
  for (let y = Math.ceil(top / gap) * gap; y < bottom; y += gap) {
    const crossings: number[] = [];
    for (let index = 0; index < level.length; index++) {
      const p = level[index] as Point;
      const q = level[index + 1 === level.length ? 0 : index + 1] as Point;
      if (p.y <= y !== q.y <= y) crossings.push(p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x));
    }
    if (crossings.length > 1) crossings.sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = crossings[index] as number;
      const to = crossings[index + 1] as number;
      if (to - from < 0.3) continue;
      lines.push([
        { x: from * cos - y * sin, y: from * sin + y * cos },
        { x: to * cos - y * sin, y: to * sin + y * cos },
      ]);
    }
  }
  return lines;
}
