/** Marked rows → leaves: rows on pages, and beside them the notes, each as level with its row as its neighbours let it. */

import { freely, shifted } from '../../typeset/page/body.ts';
import { type GalleyItem, keep } from '../../typeset/page/item.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { paginate } from '../../typeset/page/paginate.ts';
import { line } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { Leaf } from '../book/book.ts';
import type { MarkedRow, Note } from './marks.ts';
import { type ProofSheet, small } from './sheet.ts';

/** The pages of an entry. */
export interface ProofLeaves {
  readonly leaves: Leaf[];
  /** Whether the last of several has but a few lines. */
  readonly endsEarly: boolean;
}

/** The share of a page that a few lines take. */
const early = 0.25;

/** Lays the rows of an entry on pages of `height` points. */
export function proofLeaves(
  rows: readonly MarkedRow[],
  sheet: ProofSheet,
  height: number,
  head: Pick<Leaf, 'section' | 'thumb'>,
): ProofLeaves {
  const columns = paginate(rows.flatMap(outline), height);
  const leaves = columns.map((column, index): Leaf => {
    const placed = column.marks.flatMap((mark) => {
      const row = mark.kind === 'anchor' ? rows[Number(mark.id)] : undefined;
      return row && mark.kind === 'anchor' ? [{ row, y: mark.y }] : [];
    });
    return {
      ...head,
      marks: [
        line({ x: sheet.rule, y: 0 }, { x: sheet.rule, y: height }, { stroke: ink.rule, width: 0.4 }),
        ...textFirst(placed.flatMap(({ row, y }) => shifted(row.marks, 0, y))),
        ...notesBeside(placed, sheet, height),
        ...(index === columns.length - 1 ? linesToWriteOn(column.height, sheet, height) : []),
      ],
    };
  });
  return { leaves, endsEarly: columns.length > 1 && (columns.at(-1)?.height ?? 0) < height * early };
}

/** What is written beside text and under it comes last, so that text is read and copied without it. */
function textFirst(marks: readonly Mark[]): Mark[] {
  const isBeside = (mark: Mark) => mark.kind === 'text' && mark.role === 'artifact';
  return [...marks.filter((mark) => !isBeside(mark)), ...marks.filter(isBeside)];
}

const fewestLines = 6;

/** What is left of an entry's last page, ruled; nothing where little is left. */
function linesToWriteOn(from: number, { leading, text, style }: ProofSheet, height: number): Mark[] {
  const step = style.leading * 2;
  const count = Math.floor((height - from - leading) / step);
  if (count < fewestLines) return [];
  return Array.from({ length: count }, (_, index) => {
    const y = height - index * step;
    return line({ x: text.x, y }, { x: text.x + text.width, y }, { stroke: ink.hair, width: 0.5 });
  });
}

/** A row as an item that is known again on its page: breaking pages takes no more than heights. */
function outline(row: MarkedRow, index: number): GalleyItem[] {
  if (row.marks.length === 0 && !row.keeps) return [{ kind: 'glue', height: row.height }];
  return [
    { kind: 'box', height: row.height, marks: [{ kind: 'anchor', id: String(index), y: 0 }] },
    row.keeps ? keep : freely,
  ];
}

const step = 10.5;
const between = 4;
const rise = 7.5; // from a note's top to its first baseline

interface Placed {
  readonly note: Note;
  /** The baseline it belongs to. */
  readonly level: number;
  readonly height: number;
  top: number;
}

/** Notes down the margin: pushed down by those above them, and up again from the foot of the page. */
function notesBeside(
  rows: readonly { readonly row: MarkedRow; readonly y: number }[],
  sheet: ProofSheet,
  height: number,
): Mark[] {
  const all = rows.flatMap(({ row, y }) =>
    row.notes.map((note): Placed => {
      const level = y + row.baseline;
      return { note, level, height: note.lines.length * step, top: level - rise };
    }),
  );
  const shown = fitting(all, height);
  let floor = 0;
  for (const one of shown) {
    one.top = Math.max(one.top, floor);
    floor = one.top + one.height + between;
  }
  let ceiling = height - (shown.length < all.length ? step + between : 0);
  for (const one of shown.toReversed()) {
    one.top = Math.min(one.top, ceiling - one.height);
    ceiling = one.top - between;
  }
  const more = all.length - shown.length;
  return [
    ...shown.flatMap((one) => drawNote(one, sheet)),
    ...(more > 0 ? small(sheet, `and ${more} more on this page`, sheet.margin.x, height - 3, { cut: 'bold' }) : []),
  ];
}

/** As many notes as a page holds. */
function fitting(all: readonly Placed[], height: number): Placed[] {
  const total = all.reduce((sum, one) => sum + one.height + between, 0);
  if (total <= height) return [...all];
  let room = height - step - between;
  return all.filter((one) => {
    room -= one.height + between;
    return room >= 0;
  });
}

/** A note, and a line to it from the row it belongs to. */
function drawNote({ note, level, top }: Placed, { rule, margin }: ProofSheet): Mark[] {
  const y = top + rise;
  return [
    line({ x: rule - 4, y: level - 2.8 }, { x: rule, y: level - 2.8 }, { stroke: ink.accent, width: 0.7 }),
    line({ x: rule, y: level - 2.8 }, { x: margin.x - 1.5, y: y - 2.8 }, { stroke: ink.accent, width: 0.7 }),
    ...note.lines.flatMap((set, index) => shifted(set.marks, margin.x, y + index * step)),
  ];
}
