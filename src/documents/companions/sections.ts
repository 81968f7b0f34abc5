/** Section of a record sheet, area → marks. */

import type { BoxRow, SheetSection } from '../../load/system/content.ts';
import { plain } from '../../manuscript/block.ts';
import { emptyMark, type Mark, type Tag, type Tagged } from '../../typeset/page/page.ts';
import { circle, diamond, line, rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { Area, Plan, SheetPen } from '../figures/pen.ts';
import { cards, fittingSize, type Place } from './cards.ts';

/** Draws a section into its area: its title, then what it is made of. */
export function sectionMarks(section: SheetSection, area: Area, { unit, text }: Plan, pen: SheetPen): Mark[] {
  const place = { ...area, unit, text, pen };
  const title =
    section.title === undefined ? [] : pen.put(section.title.toUpperCase(), area.x, area.y + 9 * unit, 12.5);
  const note =
    'note' in section && section.note
      ? noteMarks(section.note, pen.width((section.title ?? '').toUpperCase(), 12.5), place)
      : [];
  const down = section.title === undefined ? 0 : 15 * unit;
  const inner: Place = { ...place, y: area.y + down, height: area.height - down };
  const body = (() => {
    switch (section.kind) {
      case 'fields':
        return fields(section.fields, section.columns, inner);
      case 'boxes':
        return boxes(section.rows, inner);
      case 'cards':
        return cards(section.cards, section.columns, inner);
      case 'table':
        return table(section, inner);
      case 'lines':
        return ruled(inner);
      default:
        return section satisfies never;
    }
  })();
  return [...title, ...note, ...body];
}

/** A remark behind the title, on its line. */
function noteMarks(note: string, titleWidth: number, { x, y, width, unit, pen }: Place): Mark[] {
  const left = titleWidth + 7 * unit;
  const size = fittingSize(plain(note), width - left, 8.5, pen);
  return pen.put(plain(note), x + left, y + 9 * unit, size, { colour: ink.faint });
}

/** Labels with lines to write on. */
function fields(labels: readonly string[], columns: number, { x, y, width, height, unit, pen }: Place): Mark[] {
  const rows = Math.ceil(labels.length / columns);
  const step = height / rows;
  const gap = 14 * unit;
  const wide = (width - gap * (columns - 1)) / columns;
  return labels.flatMap((label, index): Mark[] => {
    const left = x + (index % columns) * (wide + gap);
    const base = y + (Math.floor(index / columns) + 1) * step - 2 * unit;
    const start = left + pen.width(label.toUpperCase(), 10) + 5 * unit;
    return [
      ...pen.put(label.toUpperCase(), left, base, 10),
      line({ x: start, y: base + 2 * unit }, { x: left + wide, y: base + 2 * unit }, { stroke: ink.text, width: 0.7 }),
    ];
  });
}

/** Rows of boxes behind their labels; those a character begins with are shaded. */
function boxes(rows: readonly BoxRow[], { x, y, width, height, unit, pen }: Place): Mark[] {
  const labels = Math.max(...rows.map(({ label }) => pen.width(plain(label), 10)));
  const left = x + (labels > 3 ? labels + 8 * unit : 0);
  const step = height / rows.length;
  return rows.flatMap((row, index): Mark[] => {
    const middle = y + step * (index + 0.5);
    const label = pen.put(plain(row.label), x, middle + 3.4 * unit, 10);
    if (row.written) return [...label, ...writtenBoxes(row, left, x + width, y + step * index, step, unit)];
    const size = Math.min(18 * unit, step * 0.78, (x + width - left) / row.count / 1.4);
    const each = Array.from({ length: row.count }, (_, place) =>
      boxMark(row.shape, left + size * 1.3 * place + size / 2, middle, size, place < row.given),
    );
    return [...label, ...each];
  });
}

function boxMark(shape: BoxRow['shape'], x: number, y: number, size: number, isGiven: boolean): Mark {
  const paint = { fill: isGiven ? ink.hair : 1, stroke: ink.text, width: size * 0.07 };
  if (shape === 'circle') return circle({ x, y }, size / 2, paint);
  if (shape === 'diamond') return diamond({ x, y }, size * 0.62, paint);
  return rectangle(x - size / 2, y - size / 2, size, size, paint, size * 0.12);
}

/** Each box with a line to say what it stands for. */
function writtenBoxes(row: BoxRow, left: number, right: number, top: number, height: number, unit: number): Mark[] {
  const step = height / row.count;
  const size = Math.min(17 * unit, step * 0.72);
  return Array.from({ length: row.count }, (_, index): Mark[] => {
    const base = top + step * (index + 1) - 3 * unit;
    return [
      boxMark(row.shape, left + size / 2, base - size / 2, size, index < row.given),
      line({ x: left + size + 6 * unit, y: base }, { x: right, y: base }, { stroke: ink.rule, width: 0.6 }),
    ];
  }).flat();
}

/** A frame with column heads and lines to fill in, or rows that are printed. */
function table(
  section: Extract<SheetSection, { kind: 'table' }>,
  { x, y, width, height, unit, text, pen }: Place,
): Mark[] {
  const count = section.rows.length + section.lines;
  const head = 14 * text;
  const step = (height - head) / Math.max(1, count);
  const whole = section.columns.reduce((all, column) => all + column.width, 0);
  // A table that is printed full is one to its reader too; heads over lines to write on are labels.
  const within: Tag = { role: 'table' };
  const headRow: Tag = { role: 'table-row', within };
  const headTag = (): Tagged => (section.rows.length > 0 ? { role: 'table-header', within: headRow } : 'label');
  let left = x;
  const columns = section.columns.map((column) => {
    const one = { ...column, left, wide: (column.width / whole) * width };
    left += one.wide;
    return one;
  });
  return [
    rectangle(x, y, width, head, { fill: ink.tint }),
    rectangle(x, y, width, height, { stroke: ink.text, width: 1.1 }, 3 * unit),
    ...columns.flatMap((column, index): Mark[] => [
      ...pen.put(
        column.title,
        column.left + 5 * unit,
        y + head - 4 * text,
        fittingSize(column.title, column.wide - 8 * unit, 9, pen),
        { role: headTag() },
      ),
      ...(index > 0
        ? [line({ x: column.left, y }, { x: column.left, y: y + height }, { stroke: ink.rule, width: 0.5 })]
        : []),
    ]),
    ...Array.from({ length: count }, (_, row): Mark[] => {
      const base = y + head + step * (row + 1);
      const cells = section.rows[row] ?? [];
      return [
        ...(row < count - 1 ? [line({ x, y: base }, { x: x + width, y: base }, { stroke: ink.hair, width: 0.5 })] : []),
        ...printedRow(cells, within, columns.length).flatMap(({ cell, role }, column) =>
          cell === ''
            ? [emptyMark(role)]
            : pen.put(plain(cell), (columns[column]?.left ?? x) + 5 * unit, base - step / 2 + 3.4 * unit, 10, { role }),
        ),
      ];
    }).flat(),
  ];
}

/** Cells of a printed row with their tags, as many as there are columns; none of a row to write in. */
function printedRow(cells: readonly string[], table: Tag, count: number): { cell: string; role: Tag }[] {
  if (cells.length === 0) return [];
  const within: Tag = { role: 'table-row', within: table };
  return Array.from({ length: count }, (_, column) => ({
    cell: cells[column] ?? '',
    role: { role: 'table-cell', within },
  }));
}

/** Lines to write on. */
function ruled({ x, y, width, height, unit }: Place): Mark[] {
  const count = Math.max(1, Math.floor(height / (20 * unit)));
  const step = height / count;
  return Array.from({ length: count }, (_, index) =>
    line(
      { x, y: y + step * (index + 1) },
      { x: x + width, y: y + step * (index + 1) },
      { stroke: ink.hair, width: 0.5 },
    ),
  );
}
