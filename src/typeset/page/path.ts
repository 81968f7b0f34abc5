/** Shapes → path marks. */

import type { PathMark, Point, Rect, Step } from './page.ts';
import { ink } from './style.ts';

type Paint = Omit<PathMark, 'kind' | 'steps' | 'role'> & { readonly role?: PathMark['role'] };

function path(steps: readonly Step[], { role = 'artifact', ...paint }: Paint): PathMark {
  return { kind: 'path', role, steps, ...paint };
}

export function line(from: Point, to: Point, paint: Paint): PathMark {
  return path(
    [
      ['move', from.x, from.y],
      ['line', to.x, to.y],
    ],
    paint,
  );
}

export const horizontalLine = (y: number, from: number, to: number, paint: Paint) =>
  line({ x: from, y }, { x: to, y }, paint);

export const writingLine = (y: number, from: number, to: number) =>
  horizontalLine(y, from, to, { stroke: ink.outline, width: 0.5 });

export const verticalLine = (x: number, from: number, to: number, paint: Paint) =>
  line({ x, y: from }, { x, y: to }, paint);

/** Both diagonals of an area, to cross it out. */
export const diagonals = ({ x, y, width, height }: Rect, paint: Paint): PathMark[] => [
  line({ x, y }, { x: x + width, y: y + height }, paint),
  line({ x, y: y + height }, { x: x + width, y }, paint),
];

export function polygon(points: readonly Point[], paint: Paint): PathMark {
  const steps = points.map(({ x, y }, index): Step => [index === 0 ? 'move' : 'line', x, y]);
  return path([...steps, ['close']], paint);
}

/** A rectangle, its corners rounded by `radius` points. */
export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  { radius = 0, ...paint }: Paint & { readonly radius?: number },
): PathMark {
  if (radius === 0)
    return polygon(
      [
        { x, y },
        { x: x + width, y },
        { x: x + width, y: y + height },
        { x, y: y + height },
      ],
      paint,
    );
  const inset = radius * (1 - 0.5523); // a cubic that stays within 0.03 % of a quarter circle
  const [right, bottom] = [x + width, y + height];
  return path(
    [
      ['move', x + radius, y],
      ['line', right - radius, y],
      ['curve', right - inset, y, right, y + inset, right, y + radius],
      ['line', right, bottom - radius],
      ['curve', right, bottom - inset, right - inset, bottom, right - radius, bottom],
      ['line', x + radius, bottom],
      ['curve', x + inset, bottom, x, bottom - inset, x, bottom - radius],
      ['line', x, y + radius],
      ['curve', x, y + inset, x + inset, y, x + radius, y],
      ['close'],
    ],
    paint,
  );
}

/** A square on its corner, `radius` points from its centre to each corner. */
export function diamond(centre: Point, radius: number, paint: Paint): PathMark {
  const { x, y } = centre;
  return polygon(
    [
      { x, y: y - radius },
      { x: x + radius, y },
      { x, y: y + radius },
      { x: x - radius, y },
    ],
    paint,
  );
}

export function circle(centre: Point, radius: number, paint: Paint): PathMark {
  return rectangle(centre.x - radius, centre.y - radius, radius * 2, radius * 2, { ...paint, radius });
}
