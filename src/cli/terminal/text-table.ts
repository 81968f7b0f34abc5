/** Rows of cells → lines of a table for the terminal. */

import { sharePercentage } from '../../dice/percentage.ts';

/** A table whose columns align by the letters of `align`: `<` left, `>` right. */
export function textTable(align: string, rows: readonly (readonly string[])[]): string {
  const widths = Array.from(align, (_, column) => Math.max(0, ...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          align[column] === '>' ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
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
