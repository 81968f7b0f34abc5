/** Deal → spare numbers on a Run sheet. */

import type { Challenge } from '../../game/challenge.ts';
import { plain } from '../../manuscript/block.ts';
import type { DiceMod, Game } from '../../model/game.ts';
import type { Point, Tag } from '../../typeset/page/page.ts';
import { rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { InkMark, SheetPen } from '../figures/pen.ts';
import type { SheetPlan } from './plan.ts';

/** A row of cells for each reset that the game has. */
export interface ReserveGrid {
  readonly rows: readonly ReserveRow[];
  readonly cell: number;
  /** Cells in a line: a row that has more goes on below. */
  readonly across: number;
  /** Where the cells begin: behind their titles, or below them on a small sheet. */
  readonly left: number;
  readonly above: number;
  readonly rowHeight: number;
  readonly height: number;
}

/** The grid in its place on a side of a sheet. */
export interface PlacedReserves extends ReserveGrid {
  readonly top: number;
}

interface ReserveRow {
  readonly title: string;
  /** The same as it is read before its numbers. */
  readonly spoken: string;
  /** What stands in its cells: numbers, or the pairs that stand for them. */
  readonly texts: (deal: Challenge) => readonly (string | number)[];
  readonly count: number;
  /** What is done with it, where that is not known from the game. */
  readonly hint?: string;
  /** The line it begins in. */
  readonly line: number;
}

/** The grid that holds the reserves of a deal; undefined where no DiceMod asks for a spare number. */
export function reserveGrid(
  { isSmall, width }: SheetPlan,
  deal: Challenge,
  { diceMods, words }: Game,
): ReserveGrid | undefined {
  const row = (kind: DiceMod['use']['kind'], what: string, texts: ReserveRow['texts']) =>
    diceMods
      .filter(({ use }) => use.kind === kind)
      .map(({ abbreviation }) => ({
        title: `SPARE ${what.toUpperCase()}, FOR ${abbreviation}`,
        spoken: `Spare ${what}`,
        texts,
        count: texts(deal).length,
      }));
  const found = [
    ...row('reset-event', words.event.many, ({ reserves, seal }) => seal?.spareEvents ?? reserves.eventNumbers),
    ...row('reset-sector', words.sector.many, ({ reserves, seal }) => seal?.spareSectors ?? reserves.sectorNumbers),
    ...(deal.dice ? [rollRow(deal, words.outcomeRoll.many)] : []),
  ];
  if (found.length === 0) return undefined;
  const left = isSmall ? 0 : reservesLeft;
  const above = isSmall ? titleHeight : 0;
  const room = width - left;
  const linesOf = (count: number) => Math.ceil((count * leastCell) / room);
  const across = Math.max(...found.map(({ count }) => Math.ceil(count / Math.max(1, linesOf(count)))), 1);
  let line = 0;
  const rows = found.map((row): ReserveRow => {
    const from = line;
    line += Math.max(1, Math.ceil(row.count / across));
    return { ...row, line: from };
  });
  const height = rowStep * line - rowGap + above * rows.length;
  return { rows, cell: Math.min(widestCell, room / across), across, left, above, rowHeight: rowStep, height };
}

/** Outcome Rolls in the order to use them. */
const rollRow = ({ rolls }: Challenge, name: string) => ({
  title: name.toUpperCase(),
  spoken: name,
  texts: ({ rolls: all, seal }: Challenge) => seal?.rolls ?? all,
  count: rolls.length,
  hint: 'left to right, cross off; when used up, throw',
});

const reservesLeft = 132;
const titleHeight = 12;
const numberSize = 11.5;
const leastCell = 16; // two figures, with air
/** As wide as those of the sheet with the most of them, on every sheet. */
const widestCell = 16.9;
const cellHeight = 17; // 6 mm
const rowStep = 22;
const rowGap = 5;

/** Cells to cross off, in the order to use them. */
export function reserveCells(pen: SheetPen, plan: SheetPlan, grid: PlacedReserves): InkMark[] {
  return grid.rows.flatMap((row, at) => [
    ...pen.put(row.title, 0, rowTop(grid, row, at) + titleBase(plan, row), 9.5),
    ...(row.hint === undefined ? [] : hintMarks(pen, plan, row.hint, hintPlace(pen, plan, grid, row, at))),
    ...Array.from({ length: row.count }, (_, index) => {
      const { x, y } = cellAt(grid, row, at, index);
      return rectangle(x, y, grid.cell, cellHeight, { stroke: ink.rule, width: 0.6 });
    }),
  ]);
}

/** The baseline of a title above its cells, or before them; one with a hint below it stands higher, so that both are level with the cells. */
const titleBase = ({ isSmall }: SheetPlan, { hint }: ReserveRow): number => (isSmall || hint !== undefined ? 8 : 12);

/** Behind a title above the cells, or below one before them. */
function hintPlace(pen: SheetPen, { isSmall }: SheetPlan, grid: PlacedReserves, row: ReserveRow, at: number) {
  const y = rowTop(grid, row, at);
  return isSmall ? { x: pen.width(row.title, 9.5) + 8, y: y + 8 } : { x: 0, y: y + 16.5 };
}

/** 7 points, in grey. */
function hintMarks(pen: SheetPen, { text }: SheetPlan, hint: string, { x, y }: Point): InkMark[] {
  return pen.put(plain(hint), x, y, 7 / text, { colour: ink.faint });
}

/** The tag of each row's numbers, read with its title. */
export const reserveTags =
  (deal: Challenge, within: Tag) =>
  (row: ReserveRow): Tag => ({
    role: 'span',
    spoken: `${row.spoken}: ${row.texts(deal).join(', ')}. `,
    within,
  });

/** The numbers in the cells. */
export function reserveNumbers(
  pen: SheetPen,
  plan: SheetPlan,
  grid: PlacedReserves,
  deal: Challenge,
  tagOf: (row: ReserveRow) => Tag,
): InkMark[] {
  return grid.rows.flatMap((row, at) => {
    const role = tagOf(row);
    return row.texts(deal).flatMap((text, index) => {
      const { x, y } = cellAt(grid, row, at, index);
      const base = y + 8.5 + 4 * plan.text;
      return pen.put(String(text), x + grid.cell / 2, base, numberSize, { align: 'centre', role, goesOn: true });
    });
  });
}

/** The top of a row, where its title is. */
const rowTop = ({ top, rowHeight, above }: PlacedReserves, { line }: ReserveRow, at: number) =>
  top + line * rowHeight + above * at;

/** The top left corner of a cell. */
function cellAt(grid: PlacedReserves, row: ReserveRow, at: number, index: number): Point {
  const { cell, across, left, above, rowHeight } = grid;
  return {
    x: left + cell * (index % across),
    y: rowTop(grid, row, at) + above + Math.floor(index / across) * rowHeight,
  };
}
