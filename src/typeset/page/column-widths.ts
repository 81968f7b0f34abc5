/** Cells → the widths of their columns: a table as low as can be, with few cells that break. */

import type { Inlines } from '../../manuscript/block.ts';
import { setParagraph, setSingleLine } from '../text/paragraph.ts';
import type { TextStyle } from '../text/text-style.ts';
import type { Setting } from './item.ts';

/** Points between columns; many are closer. */
export const gapOf = (columns: number) => (columns > 4 ? 10 : 12);

/** Cells of a row, and how they are set. */
interface CellRow {
  readonly cells: readonly Inlines[];
  readonly text: TextStyle;
}

/** Widths of columns that fill the setting's width at most, in points; they share what is missing by how much they want. */
export function columnWidths(rows: readonly CellRow[], setting: Setting): number[] {
  const count = Math.max(...rows.map(({ cells }) => cells.length));
  const natural = (column: number) =>
    Math.max(
      ...rows.map(
        ({ cells, text }) => setSingleLine(cells[column] ?? [], text, 'table-cell', setting.typesetter).width,
      ),
    );
  /** The widest of what stands in one piece: words, and cells that are no wider than so many points. */
  const unbroken = (column: number, { most, inHead }: KeptCells) =>
    Math.max(
      ...rows.flatMap(({ cells, text }, row) => {
        const cell = cells[column] ?? [];
        const width = (piece: Inlines) => setSingleLine(piece, text, 'table-cell', setting.typesetter).width;
        const whole = width(cell);
        if (whole <= (row === 0 ? inHead : most)) return whole;
        return cell.flatMap(({ text: words, cut }) => words.split(' ').map((word) => width([{ text: word, cut }])));
      }),
      0,
    );
  const wanted = Array.from({ length: count }, (_, column) => natural(column));
  const room = setting.width - gapOf(count) * (count - 1);
  const excess = sumOf(wanted) - room;
  if (excess <= 0) return wanted;
  const sharedOut = (least: readonly number[]) => {
    const slack = wanted.map((width, column) => Math.max(0, width - (least[column] ?? 0)));
    const total = sumOf(slack) || 1;
    return wanted.map((width, column) => width - Math.min(slack[column] ?? 0, (excess * (slack[column] ?? 0)) / total));
  };
  const costOf = costOfWidths(rows, setting);
  // Of the ways that there is room for, the one that makes the table lowest, and of such the one that breaks the fewest cells.
  const ways = keptCells.map((kept) => wanted.map((_, column) => unbroken(column, kept)));
  const fitting = ways.filter((one) => sumOf(one) <= room);
  const tried = (fitting.length > 0 ? fitting : ways.slice(-1)).map(sharedOut);
  const best = tried
    .map((widths) => ({ widths, cost: costOf(widths) }))
    .reduce((best, one) => (one.cost < best.cost ? one : best));
  const least = ways.at(-1) ?? [];
  return widthsFrom(best.widths, (widths) =>
    widths.every((width, column) => width >= Math.min(least[column] ?? 0, best.widths[column] ?? 0))
      ? costOf(widths)
      : Number.POSITIVE_INFINITY,
  );
}

/** What widths cost: lines of the table, and cells that take more than one, two of which are worth a line. */
function costOfWidths(rows: readonly CellRow[], { typesetter }: Setting): (widths: readonly number[]) => number {
  const known = new Map<string, readonly number[]>();
  /** The lines of each cell of a column. */
  const linesIn = (column: number, width: number): readonly number[] => {
    const key = `${column} ${width.toFixed(2)}`;
    const lines =
      known.get(key) ??
      rows.map(
        ({ cells, text }) => setParagraph(cells[column] ?? [], width + 0.01, text, 'table-cell', typesetter).length,
      );
    known.set(key, lines);
    return lines;
  };
  return (widths) => {
    const heights = widths.map((width, column) => linesIn(column, width));
    const broken = heights.flat().filter((lines) => lines > 1).length;
    const lines = sumOf(rows.map((_, row) => Math.max(...heights.map((column) => column[row] ?? 0))));
    return lines * wholeLine + broken * brokenCell;
  };
}

/** What a line of a table costs, and a cell that is broken. */
const [wholeLine, brokenCell] = [5, 2];

/** Points that one column gives another, the most first. */
const given = [48, 24, 12, 6, 3];

/** The widths that cost least of those that come from some by giving room of one column to another, as long as that helps. */
function widthsFrom(from: readonly number[], costOf: (widths: readonly number[]) => number): number[] {
  let best = { widths: [...from], cost: costOf(from) };
  for (const points of given)
    for (let helped = true; helped; ) {
      helped = false;
      for (const [giver] of from.entries())
        for (const [taker] of from.entries()) {
          if (giver === taker) continue;
          const widths = best.widths.map((width, column) =>
            column === giver ? width - points : column === taker ? width + points : width,
          );
          const cost = costOf(widths);
          if (cost >= best.cost) continue;
          best = { widths, cost };
          helped = true;
        }
    }
  return best.widths;
}

/** Widths in points up to which cells stay on one line. */
interface KeptCells {
  readonly most: number;
  readonly inHead: number;
}

/** Short cells first, then longer ones, also where their heads break; the last keeps words only. */
const keptCells: readonly KeptCells[] = [
  ...[64, 52, 40, 112, 96, 80].map((most) => ({ most, inHead: most })),
  ...[112, 96, 80, 64, 0].map((most) => ({ most, inHead: 0 })),
];

const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);
