/** A number of stars → five in a row, that number of them filled. */

import type { Say } from '../../language/catalogue.ts';
import type { Rect } from '../../typeset/page/page.ts';
import { line, polygon } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { asFigure } from './figure.ts';
import type { InkMark } from './pen.ts';

const max = 5;

/** Five stars in a width, centred on `y`. */
export function starRow(count: number, { x, y, width }: Omit<Rect, 'height'>, say: Say): InkMark[] {
  const step = width / max;
  const radius = step * 0.46;
  const marks = Array.from({ length: max }, (_, index) => {
    const centre = { x: x + step * (index + 0.5), y };
    const points = Array.from({ length: 10 }, (_, corner) => {
      const [angle, far] = [(corner * Math.PI) / 5 - Math.PI / 2, corner % 2 === 0 ? radius : radius * 0.42];
      return { x: centre.x + far * Math.cos(angle), y: centre.y + far * Math.sin(angle) };
    });
    if (index >= count) return [polygon(points, { fill: 1, stroke: ink.rule, width: 0.5 })];
    // In low ink spokes tell a filled star from an empty one.
    const spokes = points
      .filter((_, corner) => corner % 2 === 0)
      .map((point) => line(centre, point, { stroke: ink.text, width: radius * 0.28 }));
    return [polygon(points, { fill: ink.text, stroke: ink.text, width: 0.5 }), ...spokes];
  }).flat();
  return asFigure(marks, say('stars', { count, max }));
}
