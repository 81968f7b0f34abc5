/** Points → arrows of figures. */

import type { Mark, Point } from '../../typeset/page/page.ts';
import { horizontalLine, line } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';

const stroke = { stroke: ink.text, width: 0.9 };

/** An arrow head with its tip at a point, in the direction (dx, dy) of length 1. */
export function arrowHead({ x, y }: Point, dx: number, dy: number): Mark[] {
  const from = (side: number) => ({ x: x - 4 * dx - 3 * dy * side, y: y - 4 * dy - 3 * dx * side });
  return [line(from(1), { x, y }, stroke), line(from(-1), { x, y }, stroke)];
}

/** An arrow to the right. */
export function arrow(x: number, y: number, length: number): Mark[] {
  return [horizontalLine(y, x, x + length, stroke), ...arrowHead({ x: x + length, y }, 1, 0)];
}
