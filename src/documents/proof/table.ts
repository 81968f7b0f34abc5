/** Heads of columns → a row, and the lines between rows. */

import type { Mark, Tag } from '../../typeset/page/page.ts';
import { line } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { ProofRow } from './row.ts';
import { type ProofSheet, small } from './sheet.ts';

/** A head and where it stands: its left edge, or its right one for a column of numbers. */
export interface Head {
  readonly text: string;
  readonly x: number;
  readonly align?: 'left' | 'right';
}

/** The heads of a table as wide as the text, over a line. */
export function tableHead(heads: readonly Head[], sheet: ProofSheet, table: Tag): ProofRow {
  const within: Tag = { role: 'table-row', within: table };
  const look = { size: 8.5, cut: 'bold', colour: ink.accent } as const;
  return {
    height: 13,
    marks: [
      ...heads.flatMap(({ text, x, align = 'left' }): Mark[] =>
        small(sheet, text, x, 9, { ...look, align, role: { role: 'table-header', within } }),
      ),
      across(sheet, 12.4, ink.text, 0.6),
    ],
    baseline: 9,
    keeps: true,
  };
}

/** Makes the tags of the cells of a row: the first is its head. */
export function rowTags(table: Tag): () => Tag {
  const within: Tag = { role: 'table-row', within: table };
  let isFirst = true;
  return () => {
    const tag: Tag = isFirst ? { role: 'table-header', scope: 'row', within } : { role: 'table-cell', within };
    isFirst = false;
    return tag;
  };
}

/** The line under a row of a height. */
export function underRow(sheet: ProofSheet, height: number): Mark {
  return across(sheet, height - 0.5, ink.hair, 0.4);
}

function across({ text: { x, width } }: ProofSheet, y: number, stroke: number, thick: number): Mark {
  return line({ x, y }, { x: x + width, y }, { stroke, width: thick });
}
