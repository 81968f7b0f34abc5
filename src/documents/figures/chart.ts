/** The frame of charts: scales and ticks, legends, the box. */

import { ticks as roundNumbers } from 'd3-array';
import { plain } from '../../manuscript/block.ts';
import type { Box, Setting } from '../../typeset/page/item.ts';
import type { Colour, Mark } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { SheetPen } from './pen.ts';

/** A chart with its top left corner at the origin. */
export type Chart = PageColumn;

/** A chart in running text, in whole lines. */
export function chartBox({ style }: Setting, { marks, height }: Chart): Box {
  return { kind: 'box', height: Math.ceil(height / style.leading) * style.leading, marks };
}

/** Round numbers in a range, in at most `most` steps of 1, 2 or 5 times a power of ten. */
export function ticks(from: number, to: number, maxTicks: number): readonly number[] {
  // The library can give up to 1.59 times the number asked for.
  const tries = [1, 1.25, 1.6].map((times) => roundNumbers(from, to, Math.max(1, maxTicks) / times));
  return tries.find((found) => found.length <= maxTicks + 1) ?? [from];
}

/** A grey is written on in black or in white, a colour in white. */
export const inkOn = (fill: Colour): Colour => (typeof fill !== 'number' || fill < 0.55 ? 1 : ink.text);

interface LegendPlace {
  readonly left: number;
  readonly width: number;
  readonly pen: SheetPen;
}

const legendStep = 12;
/** Width of the sample before a title in a legend, in points. */
export const swatch = 16;

/** Titles in lines, each after what `draw` puts at its left. */
export function legend(
  titles: readonly string[],
  { left, width, pen }: LegendPlace,
  draw: (x: number, y: number, index: number) => Mark,
): Chart {
  let [x, y] = [0, 0];
  const marks = titles.flatMap((title, index): Mark[] => {
    const wide = swatch + 3 + pen.width(plain(title), 9) + 9;
    if (x > 0 && x + wide - 9 > width) [x, y] = [0, y + legendStep];
    const entry = [
      draw(left + x, y, index),
      ...pen.put(plain(title), left + x + swatch + 3, y + 8, 9, { role: 'artifact' }),
    ];
    x += wide;
    return entry;
  });
  return { marks, height: y + legendStep };
}

/** A part of a whole in a chart. */
export interface Segment {
  readonly name: string;
  readonly fill: Colour;
}

/** Squares and names of parts. */
export function segmentLegend(parts: readonly Segment[], place: LegendPlace): Chart {
  const names = parts.map(({ name }) => name);
  return legend(names, place, (x, y, index) =>
    rectangle(x, y + 0.5, swatch, 8, { fill: parts[index]?.fill ?? 1, stroke: ink.text, width: 0.4 }),
  );
}
