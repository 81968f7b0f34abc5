/** Columns → one column, one below the other. */

import type { SetLine } from '../text/set-line.ts';
import { baseline, shifted } from './body.ts';
import type { Mark } from './page.ts';
import type { PageColumn } from './paginate.ts';
import type { Style } from './style.ts';

interface Stack {
  add(column: PageColumn): void;
  skip(lines: number): void;
  column(): PageColumn;
}

export function stack(style: Style): Stack {
  const marks: Mark[] = [];
  let y = 0;
  return {
    add(column) {
      marks.push(...shifted(column.marks, 0, y));
      y += column.height;
    },
    skip(lines) {
      y += lines * style.leading;
    },
    column: () => ({ marks, height: y }),
  };
}

export function linesColumn(lines: readonly Pick<SetLine, 'marks'>[], style: Style): PageColumn {
  return {
    height: lines.length * style.leading,
    marks: lines.flatMap((set, index) => shifted(set.marks, 0, baseline(style) + index * style.leading)),
  };
}

/** The height of stacked columns with a line between them, in points. */
export const stackHeight = (columns: readonly PageColumn[], { leading }: Style): number =>
  columns.reduce((sum, { height }, index) => sum + (index > 0 ? leading : 0) + height, 0);

/** Stacked columns with `gap` lines between them, and `more` lines in all spread over the gaps. */
export function stackColumns(columns: readonly PageColumn[], style: Style, more = 0, gap = 1): PageColumn {
  const column = stack(style);
  const gaps = columns.length - 1;
  columns.forEach((one, index) => {
    if (index > 0) column.skip(gap + Math.floor((more * index) / gaps) - Math.floor((more * (index - 1)) / gaps));
    column.add(one);
  });
  return column.column();
}
