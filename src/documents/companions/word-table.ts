/** A table of a system's rules → a table of running text. */

import type { Inlines, Table } from '../../manuscript/block.ts';
import { emphasised } from '../../manuscript/markdown.ts';
import type { SystemContent } from '../../model/system-content.ts';

/** A table, its emphasis read from Markdown, all columns left-aligned. */
export function wordTable({ columns, rows }: SystemContent['tables'][number]): Table {
  const cells = (texts: readonly string[]): Inlines[] => texts.map(emphasised);
  return { kind: 'table', header: cells(columns), rows: rows.map(cells), align: columns.map(() => 'left') };
}
