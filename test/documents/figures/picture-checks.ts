/** What is held of every picture. */

import type { Frame } from '../../../src/documents/figures/plane.ts';
import type { Colour, PathMark } from '../../../src/typeset/page/page.ts';

/** Coordinates are rounded to a tenth of a point. */
const rounding = 0.0501;

/** Points by which paper may reach over the sides of a frame. */
const bleed = 1;

/** Points of marks, lines with half their width, that lie outside a frame. */
export function outside(marks: readonly PathMark[], { x, y, width, height }: Frame): string[] {
  return marks.flatMap((mark) => {
    const half = mark.stroke === undefined ? 0 : (mark.width ?? 1) / 2;
    const over = rounding + (mark.stroke === undefined && mark.fill === 1 ? bleed : 0);
    return mark.steps.flatMap((step) => {
      if (step[0] === 'close') return [];
      if (step[0] === 'curve') return [`a curve in ${JSON.stringify(step)}`];
      const [, px, py] = step;
      const isIn =
        px - half >= x - over &&
        px + half <= x + width + over &&
        py - half >= y - rounding &&
        py + half <= y + height + rounding;
      return isIn ? [] : [`${px} ${py}`];
    });
  });
}

/** Colours of areas that are not paper. */
export function inkedFills(marks: readonly PathMark[]): Colour[] {
  return marks.flatMap(({ fill }) => (fill === undefined || fill === 1 ? [] : [fill]));
}
