/** Numbers over steps → a chart of lines that reads without colour. */

import { plain } from '../../manuscript/block.ts';
import type { Mark, PathMark, Point, Step } from '../../typeset/page/page.ts';
import { line, rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { legendHeight, legendPlaces, swatch } from './chart-legend.ts';
import { asFigure, spokenShare } from './figure.ts';
import type { SheetPen } from './pen.ts';

/** A line of a chart: its y from 0 to 1 over whole steps of x. */
export interface Series {
  readonly title: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** A chart with its top left corner at the origin. */
export interface Chart {
  readonly marks: readonly Mark[];
  readonly height: number;
}

const axisWidth = 26;
const axisHeight = 26;

/** Dashes that tell neighbouring lines apart; the first is solid. */
const dashes: readonly (readonly [number, number] | undefined)[] = [undefined, [5, 2], [1.5, 1.8], [8, 2], [3, 3]];

/** Lines of percentages over whole numbers; labels stand on the lines, or in a legend above where lines lie close. */
export function lineChart(
  series: readonly Series[],
  {
    width,
    height,
    across,
    labels,
    pen,
  }: {
    readonly width: number;
    readonly height: number;
    readonly across: string;
    readonly labels: 'on-lines' | 'legend';
    readonly pen: SheetPen;
  },
): Chart {
  const xs = series.flatMap(({ points }) => points.map(({ x }) => x));
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const top =
    labels === 'legend'
      ? legendHeight(
          series.map(({ title }) => title),
          width - axisWidth,
          pen,
        ) + 6
      : 8;
  const plot = { x: axisWidth, y: top, width: width - axisWidth - 6, height: height - top - axisHeight };
  const at = ({ x, y }: Point): Point => ({
    x: plot.x + ((x - from) / Math.max(1, to - from)) * plot.width,
    y: plot.y + (1 - y) * plot.height,
  });
  const marks: Mark[] = [...grid(from, to, at, across, plot, pen)];
  series.forEach(({ points }, index) => {
    marks.push(path(points.map(at), index));
  });
  if (labels === 'legend') marks.push(...lineLegend(series, axisWidth, width - axisWidth, pen));
  else
    series.forEach(({ title, points }, index) => {
      marks.push(...onLine(title, points, levelFor(index, series.length), at, pen));
    });
  return { marks: asFigure(marks, chartWords(series, across)), height };
}

/** Every line of a chart, point by point. */
function chartWords(series: readonly Series[], across: string): string {
  const lines = series.map(({ title, points }) => {
    const values = points.map(({ x, y }) => `${x}: ${spokenShare(y)}`.replace('-', '\u2212'));
    return `${title}: ${values.join(', ')}.`;
  });
  return `Chart of lines: per cent by ${across}. ${lines.join(' ')}`;
}

/** Labels go down the chart from the first line to the last, so that neighbours do not touch. */
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

function grid(
  from: number,
  to: number,
  at: (point: Point) => Point,
  across: string,
  plot: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  pen: SheetPen,
): Mark[] {
  const bottom = plot.y + plot.height;
  const step = [1, 2, 5, 10, 20].find((one) => (to - from) / one <= plot.width / 22) ?? 50;
  const first = Math.ceil(from / step) * step;
  const ticks = Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
  return [
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((y): Mark[] => {
      const place = at({ x: from, y });
      return [
        line(
          { x: plot.x, y: place.y },
          { x: plot.x + plot.width, y: place.y },
          { stroke: y === 0 ? ink.text : ink.hair, width: y === 0 ? 0.8 : 0.4 },
        ),
        ...pen.put(plain(`${y * 100}`), plot.x - 4, place.y + 2.8, 8, {
          align: 'right',
          colour: ink.faint,
          role: 'artifact',
        }),
      ];
    }),
    ...ticks.flatMap((x): Mark[] => {
      const place = at({ x, y: 0 });
      return [
        line({ x: place.x, y: bottom }, { x: place.x, y: bottom + 3 }, { stroke: ink.text, width: 0.6 }),
        ...pen.put(plain(`${x}`.replace('-', '\u2212')), place.x, bottom + 11, 8, {
          align: 'centre',
          colour: ink.faint,
          role: 'artifact',
        }),
      ];
    }),
    ...pen.put(plain(across), plot.x + plot.width, bottom + 21, 8.5, { align: 'right', role: 'artifact' }),
    ...pen.put(plain('%'), plot.x - 4, plot.y - 6 + 2, 8, { align: 'right', colour: ink.faint, role: 'artifact' }),
  ];
}

/** A label on white where a falling line crosses a level. */
function onLine(
  title: string,
  points: Series['points'],
  level: number,
  at: (point: Point) => Point,
  pen: SheetPen,
): Mark[] {
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

function lineLegend(series: readonly Series[], left: number, width: number, pen: SheetPen): Mark[] {
  const titles = series.map(({ title }) => title);
  return legendPlaces(titles, width, pen).flatMap(({ x, y }, index) => [
    path(
      [
        { x: left + x, y: y + 5 },
        { x: left + x + swatch, y: y + 5 },
      ],
      index,
    ),
    ...pen.put(plain(titles[index] ?? ''), left + x + swatch + 3, y + 8, 9, { role: 'artifact' }),
  ]);
}
