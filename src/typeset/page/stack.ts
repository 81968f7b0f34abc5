/** Columns → one column, one below the other. */

import type { SetLine } from '../text/set-line.ts';
import { baseline, linesAt, shifted } from './body.ts';
import type { PageColumn } from './paginate.ts';
import type { Style } from './style.ts';

/** Columns one below the other, each with `air` points above it if given. */
export function stacked(columns: readonly (PageColumn | readonly [air: number, column: PageColumn])[]): PageColumn {
  let height = 0;
  const marks = columns.flatMap((one) => {
    const [air, column] = 'marks' in one ? [0, one] : one;
    const placed = shifted(column.marks, 0, height + air);
    height += air + column.height;
    return placed;
  });
  return { marks, height };
}

export const linesColumn = (lines: readonly Pick<SetLine, 'marks'>[], style: Style): PageColumn => ({
  height: lines.length * style.leading,
  marks: linesAt(lines, 0, baseline(style), style.leading),
});

/** The height of stacked columns with a line between them, in points. */
export const stackHeight = (columns: readonly PageColumn[], { leading }: Style): number =>
  columns.reduce((sum, { height }, index) => sum + (index > 0 ? leading : 0) + height, 0);

/** Stacked columns with `gap` lines between them, and `more` lines in all spread over the gaps. */
export function stackColumns(columns: readonly PageColumn[], style: Style, more = 0, gap = 1): PageColumn {
  const gaps = columns.length - 1;
  const until = (index: number) => Math.floor((more * index) / gaps);
  const air = (index: number) => (index > 0 ? (gap + until(index) - until(index - 1)) * style.leading : 0);
  return stacked(columns.map((column, index) => [air(index), column]));
}
