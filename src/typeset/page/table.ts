/** Table → boxes, one a row. */

import { sumOf } from '../../item-at.ts';
import { type Inlines, plainText, type Table } from '../../manuscript/block.ts';
import { setParagraph } from '../text/paragraph.ts';
import { displayCuts, type TextStyle } from '../text/text-style.ts';
import { baseline, bodyStyle, shifted } from './body.ts';
import { columnWidths } from './column-widths.ts';
import { type Box, type GalleyItem, keep, type Setting } from './item.ts';
import { emptyMark, type Mark, type Stamp, type Tag } from './page.ts';
import { horizontalLine } from './path.ts';
import { ink } from './style.ts';

/** Sets a table at most as wide as the setting; columns share a shortage by their wishes. */
export function setTable(table: Table, setting: Setting): GalleyItem[] {
  const { style } = setting;
  const head: TextStyle = { cuts: displayCuts, size: style.body, colour: ink.accent, mode: 'ragged', undivided: true };
  const body: TextStyle = {
    ...bodyStyle(style, 'ragged'),
    size: style.body - 0.5,
    tabular: true,
    hangs: false,
    undivided: true,
  };
  const bold = (cell: Inlines): Inlines => cell.map((inline) => ({ ...inline, cut: 'bold' }));
  const header = table.header.map(bold);
  const icons = table.icons?.map((name) => (name === undefined ? undefined : setting.icon?.(name))) ?? [];
  const lead = Math.max(0, ...icons.map((art) => (art ? art.width + 3.5 : 0)));
  const { widths: own, gap } = columnWidths(
    [{ cells: header, text: head }, ...table.rows.map((cells) => ({ cells, text: body }))],
    {
      ...setting,
      width: setting.width - lead,
    },
  );
  const widths = own.map((width, column) => width + (column === 0 ? lead : 0));
  const gaps = widths.length - 1;
  const free = setting.width - sumOf(widths) - gap * gaps;
  const columnGap = table.fills && gaps > 0 ? gap + Math.max(0, free) / gaps : gap;
  const total = sumOf(widths) + columnGap * gaps;
  const whole: Tag = setting.within ? { role: 'table', within: setting.within } : { role: 'table' };
  // A first column without a head contains the heads of its rows.
  const headsRows = header[0]?.length === 0;
  const row = { widths, columnGap, total, lead, headsRows, align: table.align, whole };
  const set = setRow(header, { text: head, rule: { stroke: ink.text, width: 0.8 }, isHeader: true }, row, setting);
  const wide = total > setting.width + 0.5 && { tooWide: header.map(plainText).join(' | ') };
  const top: Box = { ...set, marks: set.marks.map((mark) => ({ ...mark, ...wide })) };
  // Screen readers read the head of a table once.
  const again: Box = { ...top, marks: top.marks.map((mark) => ({ ...mark, role: 'artifact' as const }) as Mark) };
  const rows = table.rows.flatMap((cells, index): GalleyItem[] => {
    const look = { text: body, rule: { stroke: ink.hair, width: 0.4 }, art: icons[index] };
    const box = { ...setRow(cells, look, row, setting), head: again };
    // Two rows stay with the header, and two with the end.
    const near = index === 0 || index === table.rows.length - 2;
    return index === table.rows.length - 1 ? [box] : [box, near ? keep : { kind: 'penalty', cost: 200, turn: 240 }];
  });
  return [top, keep, ...rows];
}

/** The shared layout of rows; lengths in points. */
interface RowLayout {
  readonly widths: readonly number[];
  readonly columnGap: number;
  readonly total: number;
  /** Room for art before the first cell. */
  readonly lead: number;
  /** Whether the first cell is the head of its row. */
  readonly headsRows: boolean;
  readonly align: Table['align'];
  readonly whole: Tag;
}

interface RowLook {
  readonly text: TextStyle;
  readonly rule: { readonly stroke: number; readonly width: number };
  readonly isHeader?: boolean;
  readonly art?: Stamp | undefined;
}

function setRow(
  cells: readonly Inlines[],
  { text, rule, isHeader = false, art }: RowLook,
  { widths, columnGap, total, lead, headsRows, align, whole }: RowLayout,
  { style, typesetter }: Setting,
): Box {
  let x = 0;
  let lines = 1;
  // In the middle of the capitals.
  const marks: Mark[] = art
    ? [{ kind: 'stamp', role: 'artifact', stamp: art, x: 0, y: baseline(style) - 3.8 - art.height / 2 }]
    : [];
  const within: Tag = { role: 'table-row', within: whole };
  for (const [column, cell] of cells.entries()) {
    // The corner between row and column heads is not a head.
    const scope = isHeader ? 'column' : 'row';
    const isHead = isHeader !== (headsRows && column === 0);
    const tag: Tag = isHead ? { role: 'table-header', within, scope } : { role: 'table-cell', within };
    if (cell.length === 0) marks.push(emptyMark(tag));
    const indent = column === 0 && !isHeader ? lead : 0;
    const width = (widths[column] ?? 0) - indent;
    const mode = modes[align[column] ?? 'left'];
    const set = setParagraph(cell, width + 0.01, { ...text, mode, even: true }, tag, typesetter);
    lines = Math.max(lines, set.length);
    for (const [index, one] of set.entries())
      marks.push(...shifted(one.marks, x + indent, baseline(style) + index * style.leading));
    x += indent + width + columnGap;
  }
  const height = lines * style.leading;
  const y = height - 0.6;
  return { kind: 'box', height, marks: [...marks, horizontalLine(y, 0, total, rule)] };
}

const modes = { left: 'ragged', centre: 'centred', right: 'right' } as const;
