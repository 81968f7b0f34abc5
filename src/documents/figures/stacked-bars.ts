/** Shares of a whole → stacked bars that need no colour. */

import { sharePercentage } from '../../dice/percentage.ts';
import { plain } from '../../manuscript/block.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { rectangle, verticalLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { type Chart, inkOn, type Segment, segmentLegend } from './chart.ts';
import { asFigure, spokenShare } from './figure.ts';
import { type InkMark, type SheetPen, scaleText } from './pen.ts';

/** A bar, its parts of 1 in the order of the legend. */
export interface Bar {
  readonly title: string;
  readonly parts: readonly number[];
}

/** Parts in greys: the worse the darker. */
export function greys(names: readonly string[]): Segment[] {
  const { length } = names;
  return names.map((name, index) => ({ name, fill: length === 1 ? 0.5 : 0.2 + (0.78 * index) / (length - 1) }));
}

interface BarsLook {
  readonly parts: readonly Segment[];
  readonly width: number;
  readonly pen: SheetPen;
  readonly edge?: number;
  /** From one bar to the next, in points. */
  readonly step: number;
  readonly hasLegend?: boolean;
}

/** Half the height of a figure, in sizes, to centre it in a bar. */
const halfFigure = 0.35;
const numbered = 17; // points that a number on a part needs

/** Bars of one length with the same parts, numbered where they have room; a heavy mark is before part `edge`. */
export function stackedBars(
  bars: readonly Bar[],
  { parts, width, pen, edge, step, hasLegend = true }: BarsLook,
): Chart {
  const left = barsLeft(bars, pen);
  const room = width - left;
  const key = hasLegend ? segmentLegend(parts, { left, width: room, pen }) : undefined;
  const top = key ? key.height + 5 : 0;
  const marks: Mark[] = [...(key?.marks ?? [])];
  bars.forEach((bar, row) => {
    const y = top + row * step;
    marks.push(
      ...pen.put(plain(bar.title), left - 5, y + step / 2 + 9 * halfFigure, 9, { align: 'right', role: 'artifact' }),
    );
    let x = left;
    bar.parts.forEach((part, index) => {
      const wide = part * room;
      const fill = parts[index]?.fill ?? 1;
      if (wide > 0.01) marks.push(rectangle(x, y + 0.5, wide, step - 1, { fill, stroke: ink.text, width: 0.4 }));
      if (wide > numbered)
        marks.push(
          ...pen.put(plain(sharePercentage(part, 0)), x + wide / 2, y + step / 2 + 8.5 * halfFigure, 8.5, {
            align: 'centre',
            colour: inkOn(fill),
          }),
        );
      x += wide;
      if (edge !== undefined && index === edge - 1)
        marks.push(verticalLine(x, y - 0.5, y + step + 0.5, { stroke: ink.accent, width: 1.8 }));
    });
  });
  const bottom = top + bars.length * step;
  marks.push(...percentages(pen, left, room, bottom + 9));
  const words = (shares: readonly number[]) =>
    shares.map((share, index) => `${parts[index]?.name} ${spokenShare(share, pen.say)}`).join(', ');
  const list = bars.map((bar) => `${bar.title}: ${words(bar.parts)}.`).join(' ');
  return { marks: asFigure(marks, pen.say('chart-of-bars', { list })), height: bottom + 13 };
}

const percentages = (pen: SheetPen, left: number, width: number, y: number): InkMark[] =>
  [0, 25, 50, 75, 100].flatMap((share) =>
    pen.put(plain(`${share}`), left + (width * share) / 100, y, 8, {
      ...scaleText,
      align: share === 0 ? 'left' : share === 100 ? 'right' : 'centre',
    }),
  );

/** Where bars begin: after the longest of their titles. */
export function barsLeft(bars: readonly Bar[], pen: SheetPen): number {
  return Math.max(...bars.map(({ title }) => pen.width(plain(title), 9))) + 7;
}
