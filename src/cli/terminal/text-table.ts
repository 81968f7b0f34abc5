/** Rows of cells → lines of a table for the terminal. */

import { sharePercentage } from '../../dice/percentage.ts';
import { sumOf } from '../../item-at.ts';
import { terminalWidth, wrapped } from './prose.ts';

const gap = '  ';

/** A table whose columns align by the letters of `align`: `<` left, `>` right. Cells are wrapped to fit the terminal; if that is not enough, the last columns are their own table. */
export function textTable(align: string, rows: readonly (readonly string[])[]): string {
  const widths = columnWidths(align, rows);
  const fitting = widths.findIndex((_, last) => widthOf(widths.slice(0, last + 1)) > terminalWidth());
  const named = align.indexOf('<') + 1; // columns that say what a row is
  if (fitting > named) {
    const all = [...widths.keys()];
    const part = (columns: readonly number[]) =>
      textTable(
        columns.map((at) => align[at]).join(''),
        rows.map((row) => columns.map((at) => row[at] ?? '')),
      );
    return [all.slice(0, fitting), [...all.slice(0, named), ...all.slice(fitting)]].map(part).join('\n\n');
  }
  const padded = (part: string, width = 0, side?: string) => (side === '>' ? part.padStart(width) : part.padEnd(width));
  const lines = rows.flatMap((row) => {
    const cells = row.map((cell, at) => wrapped(cell, '', { width: widths[at] ?? 0 }).split('\n'));
    const height = Math.max(...cells.map(({ length }) => length));
    return Array.from({ length: height }, (_, line) =>
      cells
        .map(({ [line]: part = '' }, at) => padded(part, widths[at], align[at]))
        .join(gap)
        .trimEnd(),
    );
  });
  return lines.join('\n');
}

const widthOf = (widths: readonly number[]) => sumOf(widths) + gap.length * (widths.length - 1);

/** The widths of the cells; while they are too wide for the terminal, the widest column that can be wrapped is narrower. */
function columnWidths(align: string, rows: readonly (readonly string[])[]): number[] {
  const widest = (column: number, parts: (cell: string, row: number) => readonly string[]) =>
    Math.max(0, ...rows.flatMap((row, index) => parts(row[column] ?? '', index).map(({ length }) => length)));
  const widths = Array.from(align, (_, column) => widest(column, (cell) => [cell]));
  // Numbers keep their unit: of their columns only the head is wrapped.
  const least = Array.from(align, (side, column) =>
    widest(column, (cell, row) => (side === '<' || row === 0 ? cell.split(' ') : [cell])),
  );
  while (widthOf(widths) > terminalWidth()) {
    const spare = widths.map((width, column) => (width > (least[column] ?? 0) ? width : 0));
    const column = spare.indexOf(Math.max(...spare));
    if (spare[column] === 0) break;
    widths[column] = (widths[column] ?? 0) - 1;
  }
  return widths;
}

/** `12.3 %`; `<0.1 %` for a share that rounds to 0. */
export function percent(share: number, digits = 1): string {
  return `${sharePercentage(share, digits)} %`;
}

/** `11.9 to 12.7 %`. */
export function between(low: number, high: number, digits = 1): string {
  return `${sharePercentage(low, digits)} to ${percent(high, digits)}`;
}

/** A number with its sign and a real minus; a dot if it rounds to 0. */
export function change(value: number, digits = 2): string {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return '·';
  return `${value < 0 ? '\u2212' : '+'}${text}`;
}

/** `12,345`. */
export function grouped(count: number): string {
  return Math.round(count).toLocaleString('en');
}
