/** Remarks, rows → what they are said of underlined, and notes for the margin. */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Inlines } from '../../manuscript/block.ts';
import { captionStyle } from '../../typeset/page/body.ts';
import type { Mark, PathMark, Step } from '../../typeset/page/page.ts';
import { ink } from '../../typeset/page/style.ts';
import { setParagraph } from '../../typeset/text/paragraph.ts';
import type { SetLine } from '../../typeset/text/set-line.ts';
import type { Stretch } from './places.ts';
import type { Letter, ProofRow } from './row.ts';
import { type ProofSheet, small } from './sheet.ts';

/** A remark set for the margin. */
export interface Note {
  readonly lines: readonly SetLine[];
  readonly number: number;
}

/** A row with the notes that belong level with it. */
export interface MarkedRow extends ProofRow {
  readonly notes: readonly Note[];
}

interface Hit extends Stretch {
  readonly row: number;
}

/** Numbers remarks in the order of the page, underlines their words and sets them for the margin. */
export function markRows(rows: readonly ProofRow[], remarks: readonly Diagnostic[], sheet: ProofSheet): MarkedRow[] {
  const placed = remarks
    .map((remark) => {
      const hits = hitsOf(remark, rows);
      const row = hits[0]?.row ?? nearest(remark, rows);
      return { remark, hits, row, x: hits[0]?.from ?? 0 };
    })
    .sort((a, b) => a.row - b.row || a.x - b.x)
    .map((one, index) => ({ ...one, number: index + 1 }));
  return rows.map((row, index) => {
    const lines = placed.flatMap(({ hits, number }) =>
      hits
        .filter((hit) => hit.row === index)
        .flatMap((hit) => underline(hit, row.baseline, hit === hits.at(-1) ? number : undefined, sheet)),
    );
    const notes = placed
      .filter((one) => one.row === index)
      .map(({ remark, number }): Note => ({ number, lines: setNote(remark, number, sheet) }));
    return { ...row, marks: [...row.marks, ...lines], notes };
  });
}

const mostLines = 3; // more is not a place but a piece, which its label names

/** The stretches of rows that a remark speaks of. */
function hitsOf({ span }: Diagnostic, rows: readonly ProofRow[]): Hit[] {
  const speaks = ({ place }: Letter) => place >= span.start && place < Math.max(span.end, span.start + 1);
  const hits = rows.flatMap(({ letters }, row): Hit[] => {
    const spoken = letters?.filter(speaks) ?? [];
    const [first, last] = [spoken[0], spoken.at(-1)];
    return first && last ? [{ row, from: first.from, to: last.to }] : [];
  });
  return hits.length > mostLines ? [] : hits;
}

/** The row that shows what stands last at or before a remark in the file. */
function nearest({ span }: Diagnostic, rows: readonly ProofRow[]): number {
  let found = 0;
  rows.forEach(({ at }, index) => {
    const best = rows[found]?.at ?? -1;
    if (at !== undefined && at <= span.start && at > best) found = index;
  });
  return found;
}

/** A wavy line, as a pencil draws it, and behind it the number of the note. */
function underline({ from, to }: Hit, baseline: number, number: number | undefined, sheet: ProofSheet): Mark[] {
  const y = baseline + 3;
  const count = Math.max(2, Math.round((to - from) / 2.2));
  const steps = Array.from({ length: count + 1 }, (_, index): Step => {
    const x = from + ((to - from) * index) / count;
    return [index === 0 ? 'move' : 'line', x, y + (index % 2 === 0 ? 0.8 : -0.8)];
  });
  const wave: PathMark = { kind: 'path', role: 'artifact', steps, stroke: ink.accent, width: 0.75, round: true };
  if (number === undefined) return [wave];
  const look = { size: 7, cut: 'bold', colour: ink.accent, role: 'artifact' } as const;
  return [wave, ...small(sheet, String(number), to + 1, y + 2.6, look)];
}

function setNote({ code, message, severity }: Diagnostic, number: number, sheet: ProofSheet): SetLine[] {
  const text: Inlines = [
    { text: `${number} `, cut: 'bold' },
    { text: severity === 'error' ? `${code} error: ` : `${code} `, cut: 'bold' },
    { text: message, cut: 'roman' },
  ];
  return setParagraph(text, sheet.margin.width, captionStyle(9, 0.2), 'label', sheet.typesetter);
}
