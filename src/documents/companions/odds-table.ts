/** Exact odds → rows of percentages, shaded by likelihood. */

import { compare, toNumber } from '../../dice/fraction.ts';
import type { Cell, OddsTable } from '../../dice/system.ts';
import { sumOf } from '../../item-at.ts';
import type { Say } from '../../language/catalogue.ts';
import { plain } from '../../manuscript/block.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Box, GalleyItem, Setting } from '../../typeset/page/item.ts';
import { emptyMark, type Mark, type Tag } from '../../typeset/page/page.ts';
import { horizontalLine, rectangle } from '../../typeset/page/path.ts';
import { stacked } from '../../typeset/page/stack.ts';
import { ink } from '../../typeset/page/style.ts';
import { setParagraph } from '../../typeset/text/paragraph.ts';
import { leavingWordsWhole } from '../../typeset/text/typesetter.ts';
import type { SheetPen } from '../figures/pen.ts';
import { chanceIn, rowTexts } from './odds-cells.ts';
import { rangeOf, runsOf } from './voice.ts';

interface Look {
  /** Whether the highest chance of a row is bold. */
  readonly best: boolean;
  /** Points from one row to the next: at least `minRowStep`. */
  readonly rowHeight: number;
}

const size = 9.5;
export const minRowStep = 11.5;
const maxGap = 9;
const minGap = 3;
const lastPadding = 2.5; // points of shade after the last column
/** Extra points before a number's head, clear of its neighbour. */
const headGap = 4;
/** Points between a column of numbers and one of words. */
const wordsGap = 7;
const between = 16; // points between parts of a narrow table
const minPartRows = 7;
const maxRows = 34; // under one header

interface Column {
  readonly title: string;
  readonly isText: boolean;
  /** White at its left. */
  readonly indent: number;
  readonly width: number;
}

/** Sets a table; a long, narrow one in two columns. */
export function setOddsTable(whole: OddsTable, look: Look, setting: Setting, pen: SheetPen): GalleyItem[] {
  const { table, texts } = joined(whole, pen.say);
  const natural = table.columns.map(({ title, shows }, column): Column => {
    const apart = shows === 'number' && column > 0 ? headGap : 0;
    const words = title.split(' ').map((word) => pen.width(word, 8.5) + apart);
    const cells = texts.map((row) => pen.width(row[column] ?? '', size));
    const indent = shows === 'text' && column > 0 && table.columns[column - 1]?.shows !== 'text' ? wordsGap : 0;
    return {
      title,
      isText: shows === 'text',
      indent,
      width: Math.max(...words, ...cells, shows !== 'text' && table.columns.length <= 5 ? 24 : 16) + indent,
    };
  });
  const cells = sumOf(natural.map(({ width }) => width));
  const gaps = table.columns.length - 1;
  const widest = cells + gaps * maxGap;
  const count = Math.max(1, Math.floor((setting.width + between) / (widest + between)));
  const parts = Math.min(count, Math.ceil(table.rows.length / minPartRows));
  const last = natural.length - 1;
  const beyond = table.rows.some((row) => chanceIn(row[last], table, last) !== undefined) ? lastPadding : 0;
  const room = (setting.width - between * (parts - 1)) / parts - beyond;
  // Many columns get small gaps, then smaller type.
  const fit = Math.min(1, (room - gaps * minGap) / cells);
  const gap = Math.max(minGap, Math.min(maxGap, (room - cells * fit) / gaps));
  const scaled = natural.map((column) => ({ ...column, indent: column.indent * fit, width: column.width * fit }));
  const columns = spread(scaled, room, gap);
  const painter = { table, texts, columns, look, setting, pen, gap, beyond, fit };
  const pieces = chunks(table.rows.length, parts > 1 ? Math.ceil(table.rows.length / parts) : maxRows);
  const boxes = pieces.map((rows) => setRows(painter, rows));
  if (parts === 1)
    return boxes.flatMap((box, index) => (index > 0 ? [{ kind: 'glue', height: 8 } as const, box] : [box]));
  const marks = boxes.flatMap((box, index) => shifted(box.marks, index * (room + beyond + between), 0));
  return [{ kind: 'box', height: Math.max(...boxes.map(({ height }) => height)), marks }];
}

/** Joins neighbouring rows of modifiers with the same texts: `+6 to +13`. */
function joined(table: OddsTable, say: Say) {
  const rows = table.rows.map((row) => ({ row, texts: rowTexts(row, table, say) }));
  const isSigned = table.columns[0]?.isSigned === true;
  const runs = runsOf(
    rows,
    (a, b) => isSigned && a.texts.every((text, index) => index === 0 || text === b.texts[index]),
  );
  const texts = runs.map((run) => {
    const titles = run.map(({ texts: [first = ''] }) => first);
    return [rangeOf(titles, say), ...run[0].texts.slice(1)];
  });
  return { table: { ...table, rows: runs.map(([{ row }]) => row) }, texts };
}

/** Gives equal shares of the free width to columns of numbers. */
function spread(columns: readonly Column[], room: number, gap: number): Column[] {
  const fixed = sumOf(columns.map(({ width }) => width)) + gap * (columns.length - 1);
  const numbers = columns.filter(({ isText }) => !isText).length || 1;
  // Beside texts, numbers stay close.
  const max = columns.slice(1).some(({ isText }) => isText) ? 8 : 34;
  const more = Math.min(Math.max(0, room - fixed) / numbers, max);
  return columns.map((column) => (column.isText ? column : { ...column, width: column.width + more }));
}

function chunks(count: number, max: number) {
  const parts = Math.ceil(count / max);
  const each = Math.ceil(count / parts);
  return Array.from({ length: parts }, (_, index) => ({ from: index * each, to: Math.min(count, (index + 1) * each) }));
}

interface Painter {
  readonly table: OddsTable;
  readonly texts: readonly (readonly string[])[];
  readonly columns: readonly Column[];
  readonly look: Look;
  readonly setting: Setting;
  readonly pen: SheetPen;
  /** Points between columns, and after the last. */
  readonly gap: number;
  readonly beyond: number;
  /** Scale of the type. */
  readonly fit: number;
}

/** Rows under a header of their own. */
function setRows(painter: Painter, { from, to }: { from: number; to: number }): Box {
  const within: Tag = { role: 'table' };
  const rowTag = (): Tag => ({ role: 'table-row', within });
  const rows = Array.from({ length: to - from }, (_, index) => setRow(painter, from + index, rowTag()));
  return { kind: 'box', ...stacked([setHeader(painter, rowTag()), ...rows]) };
}

/** Titles of one or more lines, aligned at the bottom. */
function setHeader({ columns, setting, gap, beyond, fit }: Painter, within: Tag): Box {
  let x = 0;
  const step = 9.5;
  const set = columns.map(({ title, isText, indent, width }) => {
    const lines = setParagraph(
      plain(title, 'bold'),
      width - indent + 0.5,
      { ...captionStyle(8.5 * fit, ink.accent), mode: isText ? 'ragged' : 'right' },
      { role: 'table-header', within },
      leavingWordsWhole(setting.typesetter),
    );
    const at = x + indent;
    x += width + gap;
    return { lines, at };
  });
  const maxLines = Math.max(...set.map(({ lines }) => lines.length));
  const height = maxLines * step + 5;
  const marks: Mark[] = set.flatMap(({ lines, at }) =>
    lines.flatMap((one, index) => shifted(one.marks, at, (maxLines - lines.length + index + 1) * step - 1)),
  );
  const foot = horizontalLine(height - 1.5, 0, x - gap + beyond, { stroke: ink.text, width: 0.8 });
  return { kind: 'box', height, marks: [...marks, foot] };
}

function setRow({ table, texts, columns, look, pen, gap, beyond, fit }: Painter, row: number, within: Tag): Box {
  const { rowHeight } = look;
  const cells = table.rows[row] ?? [];
  const best = bestOf(cells, table, look);
  let x = 0;
  const shades: Mark[] = [];
  const marks: Mark[] = [];
  columns.forEach(({ width, isText, indent }, column) => {
    const cell = cells[column];
    const chance = chanceIn(cell, table, column);
    if (chance !== undefined) {
      const right = width + (column === columns.length - 1 ? beyond : gap / 2);
      shades.push(rectangle(x - gap / 2, 0, right + gap / 2, rowHeight, { fill: 1 - 0.3 * toNumber(chance) }));
    }
    const text = texts[row]?.[column] ?? '';
    const role: Tag = column === 0 ? { role: 'table-header', scope: 'row', within } : { role: 'table-cell', within };
    if (text === '') marks.push(emptyMark(role));
    const isBold = column === 0 || best.has(column);
    const words = plain(text, isBold ? 'bold' : 'roman');
    const place = { align: isText ? 'left' : 'right', role } as const;
    marks.push(...pen.put(words, isText ? x + indent : x + width, rowHeight / 2 + 3, size * fit, place));
    x += width + gap;
  });
  const rule = horizontalLine(rowHeight - 0.2, 0, x - gap + beyond, { stroke: ink.hair, width: 0.35 });
  return { kind: 'box', height: rowHeight, marks: [...shades, ...marks, rule] };
}

/** Columns of the highest chance in a row, unless all are equal. */
function bestOf(cells: readonly Cell[], table: OddsTable, { best }: Look): Set<number> {
  const chances = cells.flatMap((cell, column) => {
    const chance = chanceIn(cell, table, column);
    return chance ? [{ chance, column }] : [];
  });
  if (!best) return new Set();
  const leading = chances.filter(({ chance }) => chances.every((other) => compare(chance, other.chance) >= 0));
  return new Set(leading.length === chances.length ? [] : leading.map(({ column }) => column));
}
