/** Numbers over steps → a line chart that needs no colour. */

import type { Say } from '../../language/catalogue.ts';
import { plain } from '../../manuscript/block.ts';
import type { Mark, PathMark, Point, Rect, Step } from '../../typeset/page/page.ts';
import { horizontalLine, rectangle, verticalLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { type Chart, legend, swatch, ticks } from './chart.ts';
import { asFigure, spokenShare } from './figure.ts';
import { type SheetPen, scaleText } from './pen.ts';

/** A line of a chart: its y from 0 over whole steps of x. */
export interface Series {
  readonly title: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** The vertical measure from 0, in quarters of its maximum; its name is above the axis. */
export interface Upward {
  readonly max: number;
  readonly name: string;
  readonly text: (value: number) => string;
  readonly spoken: string;
  readonly spokenValue: (value: number) => string;
}

const percentages = (say: Say): Upward => ({
  max: 1,
  name: '%',
  text: (share) => `${share * 100}`,
  spoken: say('chart-percent'),
  spokenValue: (share) => spokenShare(share, say),
});

const axisWidth = 26;
const axisHeight = 26;

/** Dashes that tell neighbouring lines apart; the first is solid. */
const dashes = [undefined, [5, 2], [1.5, 1.8], [8, 2], [3, 3], [12, 4]] as const;

interface ChartLook {
  readonly width: number;
  readonly height: number;
  readonly across: string;
  /** Default: percentages of shares from 0 to 1. */
  readonly up?: Upward | undefined;
  readonly labels?: 'on-lines' | 'legend';
  /** Reads only points at multiples of this and each line's last; all if absent. */
  readonly readEvery?: number;
  readonly pen: SheetPen;
}

/** Lines over whole numbers, labelled on the line, or in a legend above if they are close. */
export function lineChart(series: readonly Series[], look: ChartLook): Chart {
  const { width, height, across, labels = 'legend', readEvery = 1, pen, up = percentages(pen.say) } = look;
  const xs = series.flatMap(({ points }) => points.map(({ x }) => x));
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const titles = series.map(({ title }) => title);
  const sample = (x: number, y: number, index: number) => {
    const ends = [0, swatch].map((dx) => ({ x: x + dx, y: y + 5 }));
    return path(ends, index);
  };
  const place = { left: axisWidth, width: width - axisWidth, pen };
  const key = labels === 'legend' ? legend(titles, place, sample) : undefined;
  const top = key ? key.height + 6 : 8;
  const plot = { x: axisWidth, y: top, width: width - axisWidth - 6, height: height - top - axisHeight };
  const at = ({ x, y }: Point): Point => ({
    x: plot.x + ((x - from) / Math.max(1, to - from)) * plot.width,
    y: plot.y + (1 - y / up.max) * plot.height,
  });
  const frame: Axes = { plot, at, pen };
  const marks: Mark[] = [
    ...upwardAxis(up, from, frame),
    ...acrossAxis([from, to], across, frame),
    ...series.map(({ points }, index) => path(points.map(at), index)),
    ...(key?.marks ?? series.flatMap((one, index) => onLine(one, levelFor(index, series.length) * up.max, frame))),
  ];
  const words = pen.say('chart-of-lines', { up: up.spoken, across, list: chartWords(series, up, readEvery) });
  return { marks: asFigure(marks, words), height };
}

/** The area of the lines, the place of a point in it, and the pen. */
interface Axes {
  readonly plot: Rect;
  readonly at: (point: Point) => Point;
  readonly pen: SheetPen;
}

/** Every line of a chart, point by point. */
function chartWords(series: readonly Series[], up: Upward, every: number): string {
  return series
    .map(({ title, points }) => {
      const read = points.filter((point) => point.x % every === 0 || point === points.at(-1));
      return `${title}: ${read.map(({ x, y }) => `${x}: ${up.spokenValue(y)}`.replace('-', '\u2212')).join(', ')}.`;
    })
    .join(' ');
}

/** Labels move down the chart from line to line, so that neighbours do not touch. */
const levelFor = (index: number, count: number): number => (count === 1 ? 0.5 : 0.82 - (0.62 * index) / (count - 1));

function path(points: readonly Point[], index: number): PathMark {
  const dash = dashes[index % dashes.length];
  return {
    kind: 'path',
    role: 'artifact',
    steps: points.map(({ x, y }, place): Step => [place === 0 ? 'move' : 'line', x, y]),
    stroke: ink.text,
    width: index % 2 === 0 ? 1.2 : 0.9,
    ...(dash && { dash }),
  };
}

const hair = { stroke: ink.hair, width: 0.4 };

function upwardAxis(up: Upward, from: number, { plot, at, pen }: Axes): Mark[] {
  const look = { ...scaleText, align: 'right' } as const;
  return [
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((part): Mark[] => {
      const { y } = at({ x: from, y: part * up.max });
      return [
        horizontalLine(y, plot.x, plot.x + plot.width, part === 0 ? { stroke: ink.text, width: 0.8 } : hair),
        ...pen.put(plain(up.text(part * up.max)), plot.x - 4, y + 2.8, 8, look),
      ];
    }),
    ...pen.put(plain(up.name), plot.x - 4, plot.y - 6.5, 8, look),
  ];
}

function acrossAxis([from, to]: readonly [number, number], name: string, { plot, at, pen }: Axes): Mark[] {
  const bottom = plot.y + plot.height;
  // Whole numbers, with room for two digits and a sign.
  const whole = ticks(from, to, Math.min(plot.width / 22, to - from));
  return [
    ...whole.flatMap((x): Mark[] => {
      const place = at({ x, y: 0 });
      return [
        verticalLine(place.x, bottom, bottom + 3, { stroke: ink.text, width: 0.6 }),
        ...pen.put(plain(`${x}`.replace('-', '\u2212')), place.x, bottom + 11, 8, scaleText),
      ];
    }),
    ...pen.put(plain(name), plot.x + plot.width, bottom + 21, 8.5, { align: 'right', role: 'artifact' }),
  ];
}

/** A label on white where a falling line crosses a level. */
function onLine({ title, points }: Series, level: number, { at, pen }: Axes): Mark[] {
  const after = points.findIndex(({ y }) => y < level);
  const [a, b] = [points[Math.max(0, after - 1)], points[after === -1 ? points.length - 1 : after]];
  if (a === undefined || b === undefined) return [];
  const part = a.y === b.y ? 0 : (a.y - level) / (a.y - b.y);
  const place = at({ x: a.x + (b.x - a.x) * Math.min(1, Math.max(0, part)), y: level });
  const width = pen.width(title, 9);
  return [
    rectangle(place.x - width / 2 - 1.5, place.y - 4.6, width + 3, 9.2, { fill: 1 }),
    ...pen.put(title, place.x, place.y + 3.1, 9, { align: 'centre', role: 'artifact' }),
  ];
}
