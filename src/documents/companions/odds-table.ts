/** A table of exact odds → set rows: percentages, shaded by how likely they are. */

import { compare, type Fraction, toNumber } from '../../dice/fraction.ts';
import type { Cell, OddsTable } from '../../dice/system.ts';
import { plain } from '../../manuscript/block.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Box, GalleyItem, Setting } from '../../typeset/page/item.ts';
import { emptyMark, type Mark, type Tag } from '../../typeset/page/page.ts';
import { line, rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { setParagraph } from '../../typeset/text/paragraph.ts';
import type { SheetPen } from '../figures/pen.ts';
import { chanceIn, rowTexts } from './odds-cells.ts';

/** What is done with a table beside setting it. */
export interface OddsTableLook {
  /** Whether the highest chance of each row is bold. */
  readonly best: boolean;
  /** Title of a column of numbers that is also drawn as a bar. */
  readonly bars?: string;
}

const size = 9.5;
const rowHeight = 12;
const gap = 9;
const longest = 34; // rows under one header

interface Column {
  readonly title: string;
  readonly isText: boolean;
  readonly width: number;
}

/** Sets a table in the column's width; a long and narrow one in two columns side by side. */
export function setOddsTable(table: OddsTable, look: OddsTableLook, setting: Setting, pen: SheetPen): GalleyItem[] {
  const texts = table.rows.map((row) => rowTexts(row, table));
  const natural = table.columns.map(({ title, shows }, column): Column => {
    const words = title.split(' ').map((word) => pen.width(word, 8.5));
    const cells = texts.map((row) => pen.width(row[column] ?? '', size));
    return {
      title,
      isText: shows === 'text',
      width: Math.max(...words, ...cells, shows !== 'text' && table.columns.length <= 5 ? 24 : 16),
    };
  });
  const wide = natural.reduce((all, { width }) => all + width + gap, 0) - gap + (look.bars ? 30 + gap : 0);
  const isNarrow = wide <= (setting.width - 2 * gap) / 2 && table.rows.length > 12;
  const barRoom = isNarrow ? 30 : 80;
  const room = isNarrow ? (setting.width - 2 * gap) / 2 : setting.width;
  const columns = spread(natural, room - (look.bars ? barRoom + gap : 0), table.columns.length);
  const painter = { table, texts, columns, look, setting, pen, room, barRoom };
  const pieces = chunks(table.rows.length, isNarrow ? Math.ceil(table.rows.length / 2) : longest);
  const boxes = pieces.map((rows) => stack(setRows(painter, rows)));
  // What belongs under one header stays on one page.
  if (!isNarrow) return boxes.flatMap((box, index) => [...(index > 0 ? [space(8)] : []), box]);
  const marks = boxes.flatMap((box, index) => shifted(box.marks, index * (room + 2 * gap), 0));
  return [{ kind: 'box', height: Math.max(...boxes.map(({ height }) => height)), marks }];
}

/** Boxes one under the other as one. */
function stack(boxes: readonly Box[]): Box {
  let y = 0;
  const marks = boxes.flatMap((box) => {
    const moved = shifted(box.marks, 0, y);
    y += box.height;
    return moved;
  });
  return { kind: 'box', height: y, marks };
}

const space = (height: number): GalleyItem => ({ kind: 'glue', height });

/** Numbers get equal shares of what is left; texts keep their width. */
function spread(columns: readonly Column[], room: number, count: number): Column[] {
  const fixed = columns.reduce((all, { width }) => all + width, 0) + gap * (count - 1);
  const numbers = columns.filter(({ isText }) => !isText).length || 1;
  // Beside texts, numbers stay close.
  const most = columns.slice(1).some(({ isText }) => isText) ? 8 : 34;
  const more = Math.min(Math.max(0, room - fixed) / numbers, most);
  return columns.map((column) => (column.isText ? column : { ...column, width: column.width + more }));
}

function chunks(count: number, most: number): { from: number; to: number }[] {
  const parts = Math.ceil(count / most);
  const each = Math.ceil(count / parts);
  return Array.from({ length: parts }, (_, index) => ({ from: index * each, to: Math.min(count, (index + 1) * each) }));
}

interface Painter {
  readonly table: OddsTable;
  readonly texts: readonly (readonly string[])[];
  readonly columns: readonly Column[];
  readonly look: OddsTableLook;
  readonly setting: Setting;
  readonly pen: SheetPen;
  readonly room: number;
  /** Width of the bars, where there are any. */
  readonly barRoom: number;
}

/** Rows under a header of their own, which is a table of its own too. */
function setRows(painter: Painter, { from, to }: { from: number; to: number }): Box[] {
  const rowTag = (): Tag => ({ role: 'table-row', within });
  const within: Tag = { role: 'table' };
  return [
    setHeader(painter, rowTag()),
    ...Array.from({ length: to - from }, (_, index) => setRow(painter, from + index, rowTag())),
  ];
}

/** Titles stand on one foot, in as many lines as they need. */
function setHeader({ columns, setting, look, pen, room, barRoom }: Painter, within: Tag): Box {
  let x = 0;
  const step = 9.5;
  const set = columns.map(({ title, isText, width }) => {
    const lines = setParagraph(
      plain(title, 'bold'),
      width + 0.5,
      { ...captionStyle(8.5, ink.accent), mode: isText ? 'ragged' : 'right' },
      { role: 'table-header', within },
      { ...setting.typesetter, divided: setting.typesetter.whole },
    );
    const at = x;
    x += width + gap;
    return { lines, at };
  });
  const most = Math.max(...set.map(({ lines }) => lines.length));
  const height = most * step + 5;
  const marks: Mark[] = set.flatMap(({ lines, at }) =>
    lines.flatMap((one, index) => shifted(one.marks, at, (most - lines.length + index + 1) * step - 1)),
  );
  const bar = look.bars
    ? pen.put(`0 to ${barEnd}`, room - barRoom, most * step - 1, 8, { colour: ink.faint, role: 'artifact' })
    : [];
  const foot = line(
    { x: 0, y: height - 1.5 },
    { x: look.bars ? room : x - gap, y: height - 1.5 },
    { stroke: ink.text, width: 0.8 },
  );
  return { kind: 'box', height, marks: [...marks, ...bar, foot] };
}

/** Where the scale of bars ends; what is longer is cut and has an arrow's end. */
const barEnd = 2;

function setRow({ table, texts, columns, look, pen, room, barRoom }: Painter, row: number, within: Tag): Box {
  const cells = table.rows[row] ?? [];
  const best = bestOf(cells, table, look);
  let x = 0;
  const shades: Mark[] = [];
  const marks: Mark[] = [];
  columns.forEach(({ width, isText }, column) => {
    const cell = cells[column];
    const chance = chanceIn(cell, table, column);
    if (chance !== undefined)
      shades.push(rectangle(x - gap / 2, 0, width + gap, rowHeight, { fill: 1 - 0.3 * toNumber(chance) }));
    const text = texts[row]?.[column] ?? '';
    const role: Tag = column === 0 ? { role: 'table-header', scope: 'row', within } : { role: 'table-cell', within };
    if (text === '') marks.push(emptyMark(role));
    const isBold = column === 0 || best.has(column);
    marks.push(
      ...pen.put(plain(text, isBold ? 'bold' : 'roman'), isText ? x : x + width, rowHeight * 0.76, size, {
        align: isText ? 'left' : 'right',
        role,
      }),
    );
    if (look.bars === table.columns[column]?.title && typeof cell === 'object')
      marks.push(...costBar(toNumber(cell), room - barRoom, barRoom));
    x += width + gap;
  });
  const rule = line(
    { x: 0, y: rowHeight - 0.2 },
    { x: look.bars ? room : x - gap, y: rowHeight - 0.2 },
    { stroke: ink.hair, width: 0.35 },
  );
  return { kind: 'box', height: rowHeight, marks: [...shades, ...marks, rule] };
}

function costBar(value: number, left: number, barRoom: number): Mark[] {
  const wide = Math.min(1, value / barEnd) * (barRoom - 4);
  const bar = rectangle(left, 2.6, Math.max(0.6, wide), rowHeight - 5.4, { fill: 0.45 });
  return value > barEnd
    ? [
        bar,
        line(
          { x: left + wide + 2, y: 2.4 },
          { x: left + wide + 2, y: rowHeight - 2.6 },
          { stroke: ink.text, width: 1 },
        ),
      ]
    : [bar];
}

/** The columns of the highest chance in a row, unless all are the same. */
function bestOf(cells: readonly Cell[], table: OddsTable, { best }: OddsTableLook): Set<number> {
  const chances = cells.flatMap((cell, column) => {
    const chance = chanceIn(cell, table, column);
    return chance ? [{ chance, column }] : [];
  });
  const top = chances.reduce<Fraction | undefined>(
    (most, { chance }) => (most === undefined || compare(chance, most) > 0 ? chance : most),
    undefined,
  );
  if (!best || top === undefined) return new Set();
  const leading = chances.filter(({ chance }) => compare(chance, top) === 0);
  return new Set(leading.length === chances.length ? [] : leading.map(({ column }) => column));
}
