/** Cells → column widths of the lowest table with few broken cells. */

import { sumOf } from '../../item-at.ts';
import type { Inlines } from '../../manuscript/block.ts';
import { setParagraph, setSingleLine } from '../text/paragraph.ts';
import type { TextStyle } from '../text/text-style.ts';
import type { Setting } from './item.ts';

/** Points between columns; many columns are closer, and those of a table without room closest. */
const gapOf = (columns: number) => (columns > 4 ? 10 : 12);
const minGap = 6;

/** Cells of a row, and their setting. */
interface CellRow {
  readonly cells: readonly Inlines[];
  readonly text: TextStyle;
}

/** Columns and the gaps between them, in points. */
interface ColumnWidths {
  readonly widths: readonly number[];
  readonly gap: number;
}

/** Columns at most as wide as the setting if possible; they share a shortage by their wishes, and divide words at last. */
export function columnWidths(rows: readonly CellRow[], setting: Setting, closest?: number): ColumnWidths {
  const count = Math.max(...rows.map(({ cells }) => cells.length));
  const gap = closest ?? gapOf(count);
  /** A number for each cell, by columns. */
  const ofCells = (numberOf: (cell: Inlines, width: (text: Inlines) => number) => number) =>
    Array.from({ length: count }, (_, column) =>
      rows.map(({ cells, text }) =>
        numberOf(cells[column] ?? [], (part) => setSingleLine(part, text, 'table-cell', setting.typesetter).width),
      ),
    );
  const whole = ofCells((cell, width) => width(cell));
  const wanted = whole.map((cells) => Math.max(...cells));
  const room = setting.width - gap * (count - 1);
  const excess = sumOf(wanted) - room;
  if (excess <= 0) return { widths: wanted, gap };
  const words = ofCells((cell, width) =>
    Math.max(0, ...cell.flatMap(({ text, cut }) => text.split(' ').map((word) => width([{ text: word, cut }])))),
  );
  /** The widest unbroken piece: a word, or a cell of at most this width in points. */
  const unbroken = (column: number, { max, inHead }: KeptCells) =>
    Math.max(
      ...(whole[column] ?? []).map((width, row) =>
        width <= (row === 0 ? inHead : max) ? width : (words[column]?.[row] ?? 0),
      ),
    );
  const sharedOut = (least: readonly number[]) => {
    const slack = wanted.map((width, column) => Math.max(0, width - (least[column] ?? 0)));
    const total = sumOf(slack) || 1;
    return wanted.map((width, column) => width - Math.min(slack[column] ?? 0, (excess * (slack[column] ?? 0)) / total));
  };
  const costOf = costOfWidths(rows, setting);
  // Of fitting widths, the lowest table's, then the fewest broken cells.
  const ways = keptCells.map((kept) => wanted.map((_, column) => unbroken(column, kept)));
  const fitting = ways.filter((one) => sumOf(one) <= room);
  if (fitting.length === 0 && closest === undefined) return columnWidths(rows, setting, minGap);
  const tried = (fitting.length > 0 ? fitting : ways.slice(-1)).map(sharedOut);
  const best = tried
    .map((widths) => ({ widths, cost: costOf(widths) }))
    .reduce((best, one) => (one.cost < best.cost ? one : best));
  const narrowest = ways.at(-1) ?? [];
  if (fitting.length === 0 && room >= count * minDivided) {
    const scale = room / sumOf(best.widths);
    const narrow = best.widths.map((width) => width * scale);
    const widths = widthsFrom(narrow, costOf);
    if (costOf(widths) < tooWide) return { widths, gap };
  }
  const isWide = (widths: readonly number[]) =>
    widths.every((width, column) => width >= Math.min(narrowest[column] ?? 0, best.widths[column] ?? 0));
  return { widths: widthsFrom(best.widths, (one) => (isWide(one) ? costOf(one) : Number.POSITIVE_INFINITY)), gap };
}

/** The cost of widths: lines of the table, and broken cells, two of which equal a line. */
function costOfWidths(rows: readonly CellRow[], { typesetter }: Setting): (widths: readonly number[]) => number {
  const known = new Map<string, readonly number[]>();
  const linesIn = (column: number, width: number): readonly number[] => {
    const key = `${column} ${width.toFixed(2)}`;
    const lines =
      known.get(key) ??
      rows.map(({ cells, text }) => {
        if (width < 1) return tooWide;
        const set = setParagraph(cells[column] ?? [], width + 0.01, text, 'table-cell', typesetter);
        return set.some((line) => line.width > width + 0.5) ? tooWide : set.length;
      });
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

/** The cost of a line of a table, and of a broken cell. */
const [wholeLine, brokenCell] = [5, 2];
/** The cost of a cell with a word that cannot be divided. */
const tooWide = 1e6;
/** Points for parts of divided words in a column. */
const minDivided = 25;

/** Points that one column gives another, largest first. */
const given = [48, 24, 12, 6, 3];

/** The cheapest widths found by moving room between columns. */
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

/** Max widths in points of cells that stay on one line. */
interface KeptCells {
  readonly max: number;
  readonly inHead: number;
}

/** Short cells first, then longer ones, also with broken heads; the last keeps only words. */
const keptCells: readonly KeptCells[] = [
  ...[64, 52, 40, 112, 96, 80].map((max) => ({ max, inHead: max })),
  ...[112, 96, 80, 64, 0].map((max) => ({ max, inHead: 0 })),
];
