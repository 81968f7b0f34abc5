/** Numbers → charts, in lines and greys that a printer without colour tells apart. */

import { sharePercentage } from '../../dice/percentage.ts';
import { plain } from '../../manuscript/block.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import { type Box, type Item, keep, type Setting } from '../../typeset/page/item.ts';
import type { Colour, Mark, Point, Step, Tag, Tagged } from '../../typeset/page/page.ts';
import { circle, line, rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { setSingleLine } from '../../typeset/text/paragraph.ts';
import { asArtifact, asFigure, figureTag, retagged } from './figure.ts';
import { barWords } from './stacked-bars.ts';

const labelSize = 8.5;

/** One line of a label in the display face, its baseline at y. */
export function label(
  setting: Setting,
  text: string,
  x: number,
  y: number,
  { align = 'left', colour = ink.text, size = labelSize, cut = 'roman', role = 'label' }: LabelLook = {},
): readonly Mark[] {
  const style = { ...captionStyle(size, colour), tabular: true };
  const set = setSingleLine(plain(text, cut), style, role, setting.typesetter);
  const dx = align === 'left' ? 0 : align === 'centre' ? -set.width / 2 : -set.width;
  return shifted(set.marks, x + dx, y);
}

interface LabelLook {
  readonly align?: 'left' | 'centre' | 'right';
  readonly colour?: Colour;
  readonly size?: number;
  readonly cut?: 'roman' | 'bold';
  readonly role?: Tagged;
}

/** A box as high as the whole lines it needs, so that text below stays on the grid. */
export function chartBox({ style }: Setting, height: number, marks: readonly Mark[]): Box {
  return { kind: 'box', height: Math.ceil(height / style.leading) * style.leading, marks };
}

/** One part of a stacked bar. */
export interface Part {
  readonly name: string;
  readonly fill: Colour;
  /** Ink of a number on it. */
  readonly on: Colour;
}

/** Bars of shares that add up to 1, one a line; `chartKey` says what their parts are. */
export function stackedBars(
  setting: Setting,
  parts: readonly Part[],
  rows: readonly { readonly name: string; readonly shares: readonly number[] }[],
): Item[] {
  const { leading } = setting.style;
  const left = 60;
  const width = setting.width - left;
  const items: Item[] = [];
  const names = parts.map((part) => part.name);
  const words = rows.map(({ name, shares }) => `${name}: ${barWords(shares, names)}.`).join(' ');
  const role = figureTag(`Chart of bars that share all Runs. ${words}`);
  rows.forEach(({ name, shares }, index) => {
    let x = left;
    const marks = [...label(setting, name, left - 6, leading * 0.72, { align: 'right' })];
    parts.forEach((part, at) => {
      const wide = (shares[at] ?? 0) * width;
      if (wide < 0.1) return;
      marks.push(rectangle(x, 1.2, wide, leading - 2.4, { fill: part.fill, stroke: ink.text, width: 0.35 }));
      if (wide > 17)
        marks.push(
          ...label(setting, sharePercentage(shares[at] ?? 0, 0), x + wide / 2, leading * 0.72, {
            align: 'centre',
            colour: part.on,
          }),
        );
      x += wide;
    });
    items.push({ kind: 'box', height: leading, marks: retagged(marks, role) });
    if (index < rows.length - 1) items.push(keep);
  });
  return items;
}

/** Squares and names, in as many lines as they take. */
export function chartKey(setting: Setting, parts: readonly Part[]): Box {
  const { leading } = setting.style;
  const marks: Mark[] = [];
  let [x, lineNumber] = [0, 0];
  for (const { name, fill } of parts) {
    const wide = 13 + setSingleLine(plain(name), captionStyle(labelSize), 'label', setting.typesetter).width;
    if (x > 0 && x + wide > setting.width) [x, lineNumber] = [0, lineNumber + 1];
    const y = lineNumber * leading;
    marks.push(rectangle(x, y + 3, 8, 8, { fill, stroke: ink.text, width: 0.35 }));
    marks.push(...label(setting, name, x + 11.5, y + leading * 0.75));
    x += wide + 10;
  }
  // The chart names its parts in words.
  return { kind: 'box', height: (lineNumber + 1) * leading, marks: asArtifact(marks) };
}

/** One line of a line chart: ways to draw it differ by dashes and ends, never by colour alone. */
export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
}

const strokes = [
  { stroke: ink.text, width: 1.5 },
  { stroke: ink.text, width: 1.1, dash: [5, 2.5] },
  { stroke: ink.text, width: 1.1, dash: [1.2, 2.2] },
  { stroke: ink.rule, width: 1.6 },
  { stroke: ink.rule, width: 1.6, dash: [7, 2.5] },
] as const;

interface Axes {
  readonly height: number;
  readonly x: { readonly most: number; readonly step: number; readonly name: string };
  readonly y: { readonly most: number; readonly step: number; readonly text: (value: number) => string };
}

/** Every line of a chart, at each step of its axis. */
function lineWords(series: readonly Series[], { x, y }: Axes): string {
  const lines = series.map(({ name, points }) => {
    const seen = points.filter((point) => point.x % x.step === 0 || point === points.at(-1));
    return `${name}: ${seen.map((point) => `${point.x}: ${y.text(Math.round(point.y * 100) / 100)}`).join(', ')}.`;
  });
  return `Chart of lines by ${x.name}. ${lines.join(' ')}`;
}

/** Lines over common axes that begin at 0. */
export function lineChart(setting: Setting, series: readonly Series[], axes: Axes): Box {
  const { height, x, y } = axes;
  const keyHeight = 14;
  const [left, bottom] = [32, keyHeight + height];
  const width = setting.width - left - 6;
  const at = (point: Point): Point => ({
    x: left + (point.x / x.most) * width,
    y: bottom - (Math.min(point.y, y.most) / y.most) * height,
  });
  const marks: Mark[] = [];
  for (let value = 0; value <= y.most + 1e-9; value += y.step) {
    const from = at({ x: 0, y: value });
    marks.push(line(from, { ...from, x: left + width }, { stroke: value === 0 ? ink.text : ink.hair, width: 0.5 }));
    marks.push(...label(setting, y.text(value), left - 5, from.y + 3, { align: 'right' }));
  }
  for (let value = 0; value <= x.most; value += x.step) {
    const foot = at({ x: value, y: 0 });
    marks.push(line(foot, { ...foot, y: foot.y + 3 }, { stroke: ink.text, width: 0.5 }));
    marks.push(...label(setting, String(value), foot.x, foot.y + 12, { align: 'centre' }));
  }
  marks.push(...label(setting, x.name, left + width, bottom + 23, { align: 'right', colour: ink.faint }));
  let keyX = left;
  series.forEach(({ name, points }, index) => {
    const paint = strokes[index % strokes.length] as (typeof strokes)[number];
    const steps = points.map((point, place): Step => {
      const { x: px, y: py } = at(point);
      return [place === 0 ? 'move' : 'line', px, py];
    });
    if (steps.length > 1) marks.push({ kind: 'path', role: 'artifact', steps, ...paint });
    marks.push(line({ x: keyX, y: 5 }, { x: keyX + 22, y: 5 }, paint), ...label(setting, name, keyX + 27, 8));
    keyX += 40 + setSingleLine(plain(name), captionStyle(labelSize), 'label', setting.typesetter).width;
  });
  return chartBox(setting, bottom + 27, asFigure(marks, lineWords(series, axes)));
}

/** A row of an interval chart; all values in one unit. */
export interface IntervalRow {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly text: string;
  /** Stands between the name and the chart. */
  readonly note: string;
}

/** Dots with their 95 % intervals about a zero line, one a row; pages may end between rows. */
export function intervalRows(setting: Setting, rows: readonly IntervalRow[], nameWidth: number): Item[] {
  const { leading } = setting.style;
  const least = Math.min(0, ...rows.map(({ low }) => low));
  const most = Math.max(1e-9, ...rows.map(({ high }) => high));
  const [left, right] = [nameWidth + 14, setting.width - 32];
  const at = (value: number) => left + ((value - least) / (most - least)) * (right - left);
  const table: Tag = { role: 'table' };
  return rows.flatMap(({ name, value, low, high, text, note }, index): Item[] => {
    const y = leading / 2;
    const within: Tag = { role: 'table-row', within: table };
    const cell: Tag = { role: 'table-cell', within };
    const marks: Mark[] = [
      ...label(setting, name, 0, leading * 0.72, { role: { role: 'table-header', scope: 'row', within } }),
      ...label(setting, note, nameWidth, leading * 0.72, { align: 'right', colour: ink.faint, role: cell }),
      line({ x: left, y: leading }, { x: right, y: leading }, { stroke: ink.hair, width: 0.3 }),
      line({ x: at(0), y: 0 }, { x: at(0), y: leading }, { stroke: ink.text, width: 0.5 }),
      line({ x: at(low), y }, { x: at(high), y }, { stroke: ink.rule, width: 2.4 }),
      circle({ x: at(value), y }, 2.3, { fill: low > 0 || high < 0 ? ink.text : 1, stroke: ink.text, width: 0.8 }),
      ...label(setting, text, setting.width, leading * 0.72, { align: 'right', role: { role: 'table-cell', within } }),
    ];
    const near = index === 0 || index === rows.length - 2;
    const box: Box = { kind: 'box', height: leading, marks };
    return index === rows.length - 1 ? [box] : [box, near ? keep : { kind: 'penalty', cost: 50 }];
  });
}
