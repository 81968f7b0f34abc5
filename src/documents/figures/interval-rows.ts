/** Values with their intervals → rows of dots about a zero line. */

import { plain } from '../../manuscript/block.ts';
import { type Box, type GalleyItem, keep, type Setting } from '../../typeset/page/item.ts';
import type { Mark, Tag } from '../../typeset/page/page.ts';
import { circle, horizontalLine, verticalLine } from '../../typeset/page/path.ts';
import { ink, isFullPage } from '../../typeset/page/style.ts';
import { ticks } from './chart.ts';
import { type SheetPen, scaleText } from './pen.ts';

/** A row of an interval chart; all values in one unit. */
export interface IntervalRow {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly text: string;
  /** Text between the name and the chart. */
  readonly note: string;
}

const size = 8.5;

/** A share on the scale, in per cent, with its sign. */
const signed = (share: number) => `${share > 0 ? '+' : ''}${Math.round(share * 1000) / 10}`.replace('-', '\u2212');

/** Dots with 95 % intervals about zero, one a row, below a scale; pages may end between rows. */
export function intervalRows(
  setting: Setting,
  rows: readonly IntervalRow[],
  { nameWidth, pen }: { readonly nameWidth: number; readonly pen: SheetPen },
): GalleyItem[] {
  const { style } = setting;
  // Small paper has closer rows, so that few begin another page.
  const leading = isFullPage(style) ? style.leading : style.leading * 0.83;
  const min = Math.min(0, ...rows.map(({ low }) => low));
  const max = Math.max(1e-9, ...rows.map(({ high }) => high));
  const named = Math.max(
    nameWidth,
    ...rows.map(({ name, note }) => pen.width(plain(name), size) + 6 + pen.width(plain(note), size)),
  );
  const [left, right] = [named + 14, setting.width - 32];
  const at = (value: number) => left + ((value - min) / (max - min)) * (right - left);
  const baseline = leading * 0.72;
  const axis = ticks(min, max, (right - left) / 30).flatMap((value): Mark[] => [
    ...pen.put(plain(signed(value)), at(value), baseline - 2, 8, scaleText),
    verticalLine(at(value), leading - 3, leading, { stroke: ink.text, width: 0.5 }),
  ]);
  const foot = horizontalLine(leading, left, right, { stroke: ink.text, width: 0.5 });
  const table: Tag = { role: 'table' };
  const set = rows.flatMap(({ name, value, low, high, text, note }, index): GalleyItem[] => {
    const y = leading / 2;
    const within: Tag = { role: 'table-row', within: table };
    const cell: Tag = { role: 'table-cell', within };
    const marks: Mark[] = [
      ...pen.put(plain(name), 0, baseline, size, { role: { role: 'table-header', scope: 'row', within } }),
      ...pen.put(plain(note), named, baseline, size, { align: 'right', colour: ink.faint, role: cell }),
      horizontalLine(leading, left, right, { stroke: ink.hair, width: 0.3 }),
      verticalLine(at(0), 0, leading, { stroke: ink.text, width: 0.5 }),
      horizontalLine(y, at(low), at(high), { stroke: ink.rule, width: 2.4 }),
      circle({ x: at(value), y }, 2.3, { fill: low > 0 || high < 0 ? ink.text : 1, stroke: ink.text, width: 0.8 }),
      ...pen.put(plain(text), setting.width, baseline, size, { align: 'right', role: { role: 'table-cell', within } }),
    ];
    const near = index === 0 || index === rows.length - 2;
    const box: Box = { kind: 'box', height: leading, marks };
    return index === rows.length - 1 ? [box] : [box, near ? keep : { kind: 'penalty', cost: 50 }];
  });
  return rows.length === 0 ? [] : [{ kind: 'box', height: leading, marks: [...axis, foot] }, keep, ...set];
}
