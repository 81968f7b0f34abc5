/** Section of a record sheet, area → marks. */

import { itemAt, sumOf } from '../../item-at.ts';
import type { Say } from '../../language/catalogue.ts';
import { plain } from '../../manuscript/block.ts';
import type { BoxRow, SheetSection } from '../../model/system-content.ts';
import { emptyMark, type Mark, type Rect, type Tag, type Tagged } from '../../typeset/page/page.ts';
import { circle, diamond, horizontalLine, rectangle, verticalLine, writingLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { type CardPlace, cards, cardsHeight, type Fill, fittingSize, minBox, minRow, written } from './cards.ts';

export function sectionMarks(section: SheetSection, place: CardPlace): Mark[] {
  const { title } = section;
  // Names of form fields begin with the section's title.
  const fill: Fill = (words, ...rest) =>
    place.fill(title === undefined ? words : place.pen.say('companion-field', { part: title, words }), ...rest);
  const head = headOf(section, place);
  const inner: CardPlace = { ...place, fill, y: place.y + head.height, height: place.height - head.height };
  return [...head.marks, ...bodyOf(section, inner)];
}

function bodyOf(section: SheetSection, place: CardPlace): Mark[] {
  if (section.kind === 'fields') return fields(section.fields, section.columns, place);
  if (section.kind === 'boxes') return boxes(section.rows, place);
  if (section.kind === 'cards') return cards(section.cards, section.columns, place);
  return section.kind === 'table' ? table(section, place) : ruled(place);
}

/** Min height of a section in points: rows of 6 mm, boxes of 5 mm. */
export function sectionHeight(section: SheetSection, place: CardPlace): number {
  const { unit, text } = place;
  const { height } = headOf(section, place);
  switch (section.kind) {
    case 'fields':
      return height + Math.ceil(section.fields.length / section.columns) * minRow;
    case 'boxes': {
      const { room } = boxRoom(section.rows, place);
      return height + section.rows.reduce((sum, row) => sum + boxLines(row, room) * (minSize(row.shape) + boxGap), 0);
    }
    case 'cards':
      return height + cardsHeight(section.cards, section.columns, place);
    case 'table':
      return height + 14 * text + section.rows.length * 13 * unit + section.lines * minRow;
    case 'lines':
      return height + 3 * minRow;
    default:
      return section satisfies never;
  }
}

/** Whether a section's note goes below its title, for lack of width beside it. */
export function isNoteBelow(section: SheetSection, { width, unit, pen }: CardPlace): boolean {
  if (section.title === undefined || !('note' in section) || !section.note) return false;
  const left = pen.width(pen.say.capitals(section.title), 12.5) + 7 * unit;
  return pen.width(plain(section.note), 8.5) > width - left;
}

/** A section's title with its note after it or below. */
function headOf(
  section: SheetSection,
  { x, y, width, unit, pen, notesBelow }: CardPlace,
): { marks: Mark[]; height: number } {
  if (section.title === undefined) return { marks: [], height: 0 };
  const title = pen.say.capitals(section.title);
  const titleSize = fittingSize(pen, title, width, 12.5);
  const marks = pen.put(title, x, y + 9 * unit, titleSize, { role: 'heading-2' });
  const height = (notesBelow ? 25 : 15) * unit;
  const note = 'note' in section && section.note ? plain(section.note) : undefined;
  if (note === undefined) return { marks, height };
  const size = notesBelow ? fittingSize(pen, note, width, 8.5) : 8.5;
  const at = notesBelow ? { x, y: y + 20 * unit } : { x: x + pen.width(title, titleSize) + 7 * unit, y: y + 9 * unit };
  return { marks: [...marks, ...pen.put(note, at.x, at.y, size, { colour: ink.faint })], height };
}

function fields(labels: readonly string[], columns: number, place: CardPlace): Mark[] {
  const { x, y, width, height, unit, pen, fill } = place;
  const rows = Math.ceil(labels.length / columns);
  const step = height / rows;
  const gap = 14 * unit;
  const wide = (width - gap * (columns - 1)) / columns;
  return labels.flatMap((label, index): Mark[] => {
    const left = x + (index % columns) * (wide + gap);
    const base = y + (Math.floor(index / columns) + 1) * step - 2 * unit;
    const capitals = pen.say.capitals(label);
    const size = fittingSize(pen, capitals, wide * 0.6, 10);
    const start = left + pen.width(capitals, size) + 5 * unit;
    return [
      ...pen.put(capitals, left, base, size),
      horizontalLine(base + 2 * unit, start, left + wide, { stroke: ink.text, width: 0.7 }),
      ...fill(label, { x: start, y: base + 2 * unit - 15, width: left + wide - start, height: 15 }, written),
    ];
  });
}

const boxGap = 3;
/** Maximum height of a single line of boxes, in points. */
const oneLine = 24;
/** Minimum width of a box: a diamond too has sides of 5 mm. */
const minSize = (shape: BoxRow['shape']) => (shape === 'diamond' ? minBox * Math.SQRT2 : minBox);

/** The start of the boxes of rows, after the longest label. */
function boxRoom(rows: readonly BoxRow[], { x, width, unit, pen }: CardPlace): { left: number; room: number } {
  const labels = Math.max(...rows.map(({ label }) => pen.width(plain(label), 10)));
  const left = x + (labels > 3 ? labels + 8 * unit : 0);
  return { left, room: x + width - left };
}

function boxLines({ written: isWritten, count, shape }: BoxRow, room: number): number {
  const step = minSize(shape) + boxGap;
  return isWritten ? count : Math.ceil(count / Math.max(1, Math.floor((room + boxGap) / step)));
}

function boxes(rows: readonly BoxRow[], place: CardPlace): Mark[] {
  const { x, y, height, unit, text, pen, fill } = place;
  const { left, room } = boxRoom(rows, place);
  const lines = rows.map((row) => boxLines(row, room));
  const count = sumOf(lines);
  // A single line of boxes is right below its title.
  const step = count === 1 ? Math.min(height, oneLine * unit) : height / count;
  let top = y;
  return rows.flatMap((row, index): Mark[] => {
    const count = itemAt(lines, index);
    const from = top;
    top += step * count;
    const label = pen.put(plain(row.label), x, from + step / 2 + 3.4 * text, 10);
    if (row.written)
      return [...label, ...writtenBoxes(row, { ...place, x: left, width: room, y: from, height: step * count })];
    const inLine = Math.ceil(row.count / count);
    const min = minSize(row.shape);
    const size = Math.max(min, Math.min((18 * unit * min) / minBox, step * 0.78, room / inLine - boxGap));
    const pitch = Math.min(size + 5, (room - size) / Math.max(1, inLine - 1));
    const each = Array.from({ length: row.count }, (_, at): Mark[] => {
      const middle = from + step * (Math.floor(at / inLine) + 0.5);
      const area = { x: left + pitch * (at % inLine), y: middle - size / 2, width: size, height: size };
      return [...boxMark(row, at, area), ...fill(boxWords(row, at, pen.say), area, tick)];
    });
    return [...label, ...each.flat()];
  });
}

const boxWords = ({ label, count }: BoxRow, index: number, say: Say) =>
  say('companion-field-box', { label, number: index + 1, count });

const tick = { kind: 'tick', sign: 'cross' } as const;

/** A box to tick; a dot in it marks a given one, which a pencil can cross out. */
function boxMark({ shape, given }: BoxRow, index: number, { x, y, width: size }: Rect): Mark[] {
  const paint = { fill: 1, stroke: ink.text, width: 1 };
  const centre = { x: x + size / 2, y: y + size / 2 };
  const shapes = {
    circle: () => circle(centre, size / 2, paint),
    diamond: () => diamond(centre, size / 2, paint),
    square: () => rectangle(x, y, size, size, { ...paint, radius: size * 0.12 }),
  };
  return [shapes[shape](), ...(index < given ? [circle(centre, size * 0.11, { fill: ink.text })] : [])];
}

/** Boxes, each with a line to write its meaning on. */
function writtenBoxes(row: BoxRow, { x, y, width, height, unit, pen, fill }: CardPlace): Mark[] {
  const step = height / row.count;
  const size = Math.max(minBox, Math.min(17 * unit, step * 0.72));
  return Array.from({ length: row.count }, (_, index): Mark[] => {
    const base = y + step * (index + 1) - 1.5;
    const words = boxWords(row, index, pen.say);
    const area = { x, y: base - size, width: size, height: size };
    const line = x + size + 6 * unit;
    const meaning = { ...area, x: line, width: x + width - line };
    return [
      ...boxMark(row, index, area),
      horizontalLine(base, line, x + width, { stroke: ink.outline, width: 0.6 }),
      ...fill(words, area, tick),
      ...fill(pen.say('companion-field-box-words', { box: words }), meaning, written),
    ];
  }).flat();
}

type TableSection = Extract<SheetSection, { kind: 'table' }>;

/** A frame with column heads, and lines to fill in or printed rows. */
function table(section: TableSection, place: CardPlace): Mark[] {
  const { x, y, width, height, unit, text, pen, fill } = place;
  const count = section.rows.length + section.lines;
  const head = 14 * text;
  const step = (height - head) / Math.max(1, count);
  const widths = columnWidths(section.columns, place);
  // Heads over lines to write on are labels, not a table.
  const within: Tag = { role: 'table' };
  const headRow: Tag = { role: 'table-row', within };
  const headTag = (): Tagged => (section.rows.length > 0 ? { role: 'table-header', within: headRow } : 'label');
  let left = x;
  const columns = section.columns.map((column, index) => {
    const one = { ...column, left, wide: itemAt(widths, index) };
    left += one.wide;
    return one;
  });
  return [
    rectangle(x, y, width, head, { fill: ink.tint }),
    rectangle(x, y, width, height, { stroke: ink.text, width: 1.1, radius: 3 * unit }),
    ...columns.flatMap(({ title, left, wide }, index): Mark[] => [
      ...pen.put(title, left + 5 * unit, y + head - 4 * text, fittingSize(pen, title, wide - 8 * unit, 9), {
        role: headTag(),
      }),
      ...(index > 0 ? [verticalLine(left, y, y + height, { stroke: ink.rule, width: 0.5 })] : []),
    ]),
    ...Array.from({ length: count }, (_, row): Mark[] => {
      const base = y + head + step * (row + 1);
      const printed = section.rows[row] ?? [];
      const rowTag: Tag = { role: 'table-row', within };
      const cells = columns.flatMap(({ title, left, wide }, column): Mark[] => {
        if (printed.length === 0) {
          const words = pen.say('companion-field-row', { column: title, number: row + 1 });
          return fill(words, { x: left + 2, y: base - step + 1, width: wide - 4, height: step - 2 }, written);
        }
        const role: Tag = { role: 'table-cell', within: rowTag };
        const cell = printed[column] ?? '';
        if (cell === '') return [emptyMark(role)];
        const size = fittingSize(pen, plain(cell), wide - 8 * unit, 10);
        return pen.put(plain(cell), left + 5 * unit, base - step / 2 + 3.4 * unit, size, { role });
      });
      const line = printed.length === 0 ? writingLine : ruleLine;
      return [...(row < count - 1 ? [line(base, x, x + width)] : []), ...cells];
    }).flat(),
  ];
}

/** The line below a printed row. */
const ruleLine: typeof writingLine = (y, from, to) => horizontalLine(y, from, to, { stroke: ink.hair, width: 0.5 });

/** Widths of columns: their shares, but room for each head in its smallest type. */
function columnWidths(columns: TableSection['columns'], { width, unit, pen }: CardPlace): number[] {
  const whole = sumOf(columns.map((column) => column.width));
  const shares = columns.map((column) => (column.width / whole) * width);
  const needs = columns.map(({ title }) => pen.width(title, fittingSize(pen, title, 0, 9)) + 8 * unit);
  const spare = shares.map((share, index) => share - itemAt(needs, index));
  const missing = sumOf(spare.map((points) => Math.max(0, -points)));
  const free = sumOf(spare.map((points) => Math.max(0, points)));
  const taken = free > 0 ? Math.min(1, missing / free) : 0;
  return shares.map((share, index) => share - itemAt(spare, index) * (itemAt(spare, index) > 0 ? taken : 1));
}

function ruled({ x, y, width, height, unit, pen, fill }: CardPlace): Mark[] {
  const count = Math.max(1, Math.floor(height / Math.max(minRow, 20 * unit)));
  const step = height / count;
  return Array.from({ length: count }, (_, index): Mark[] => {
    const base = y + step * (index + 1);
    const words = pen.say('companion-field-line', { number: index + 1 });
    return [writingLine(base, x, x + width), ...fill(words, { x, y: base - 16, width, height: 16 }, written)];
  }).flat();
}
