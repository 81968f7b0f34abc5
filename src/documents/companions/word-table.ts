/** A table of the rules in words → the same as running text has it. */

import type { SystemContent } from '../../load/system/content.ts';
import type { Inlines, Table } from '../../manuscript/block.ts';
import { emphasised } from '../../manuscript/markdown.ts';

/** A table with the emphasis of its words read from Markdown; all columns stand at the left. */
export function wordTable({ columns, rows }: SystemContent['tables'][number]): Table {
  const cells = (texts: readonly string[]): Inlines[] => texts.map(emphasised);
  return { kind: 'table', header: cells(columns), rows: rows.map(cells), align: columns.map(() => 'left') };
}
