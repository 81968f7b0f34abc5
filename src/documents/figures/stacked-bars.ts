/** Shares of a whole → bars of one length that read without colour. */

import { plain } from '../../manuscript/block.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { line, rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { Chart } from './chart.ts';
import { legendHeight, legendPlaces, swatch } from './chart-legend.ts';
import { asFigure, spokenShare } from './figure.ts';
import type { SheetPen } from './pen.ts';

/** A bar that shares 1 among its parts. */
export interface Bar {
  readonly title: string;
  /** Parts of 1, in the order of the legend. */
  readonly parts: readonly number[];
}

/** The grey of each of `count` parts: the worse the darker. */
const grey = (index: number, count: number): number => (count === 1 ? 0.5 : 0.2 + (0.78 * index) / (count - 1));

/** The parts of a bar, as they are read. */
export function barWords(shares: readonly number[], names: readonly string[]): string {
  return shares.map((share, index) => `${names[index]} ${spokenShare(share)}`).join(', ');
}

/** Horizontal bars of one length, each divided among the same parts; a heavy mark stands before part `edge`. */
export function stackedBars(
  bars: readonly Bar[],
  {
    parts,
    width,
    pen,
    edge,
    step = 11,
  }: {
    readonly parts: readonly string[];
    readonly width: number;
    readonly pen: SheetPen;
    readonly edge?: number;
    readonly step?: number;
  },
): Chart {
  const left = Math.max(...bars.map(({ title }) => pen.width(plain(title), 9))) + 7;
  const top = legendHeight(parts, width - left, pen) + 5;
  const marks: Mark[] = legendPlaces(parts, width - left, pen).flatMap(({ x, y }, index) => [
    rectangle(left + x, y + 0.5, swatch, 8, { fill: grey(index, parts.length), stroke: ink.text, width: 0.4 }),
    ...pen.put(plain(parts[index] ?? ''), left + x + swatch + 3, y + 8, 9, { role: 'artifact' }),
  ]);
  const room = width - left;
  bars.forEach((bar, row) => {
    const y = top + row * step;
    marks.push(...pen.put(plain(bar.title), left - 5, y + step * 0.72, 9, { align: 'right', role: 'artifact' }));
    let x = left;
    bar.parts.forEach((part, index) => {
      const wide = part * room;
      if (wide > 0.01)
        marks.push(
          rectangle(x, y + 1, wide, step - 2, { fill: grey(index, bar.parts.length), stroke: ink.text, width: 0.4 }),
        );
      x += wide;
      if (edge !== undefined && index === edge - 1)
        marks.push(line({ x, y: y - 0.5 }, { x, y: y + step + 0.5 }, { stroke: ink.accent, width: 1.8 }));
    });
  });
  const bottom = top + bars.length * step;
  for (const share of [0, 25, 50, 75, 100])
    marks.push(
      ...pen.put(plain(`${share}`), left + (room * share) / 100, bottom + 9, 8, {
        align: share === 0 ? 'left' : share === 100 ? 'right' : 'centre',
        colour: ink.faint,
        role: 'artifact',
      }),
    );
  const words = bars.map((bar) => `${bar.title}: ${barWords(bar.parts, parts)}.`).join(' ');
  return { marks: asFigure(marks, `Chart of bars that share a whole. ${words}`), height: bottom + 13 };
}
