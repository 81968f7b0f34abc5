/** Deal → spare numbers on a Run sheet. */

import type { Deal } from '../../game/deal.ts';
import type { DiceMod, Game } from '../../model/content.ts';
import type { Tag } from '../../typeset/page/page.ts';
import { rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { InkMark, Plan, SheetPen } from '../figures/pen.ts';

/** A row of cells for each reset that the game has. */
export interface ReserveGrid {
  readonly rows: readonly ReserveRow[];
  readonly cell: number;
  /** Cells in a line: a row that has more goes on below. */
  readonly across: number;
  readonly rowHeight: number;
  readonly height: number;
}

interface ReserveRow {
  readonly title: string;
  /** The same as it is read before its numbers. */
  readonly spoken: string;
  readonly numbers: (deal: Deal) => readonly number[];
  readonly count: number;
  /** The line it begins in. */
  readonly line: number;
}

/** The grid that holds the reserves of a deal; undefined where no DiceMod asks for a spare number. */
export function reserveGrid({ unit, width }: Plan, deal: Deal, { diceMods, words }: Game): ReserveGrid | undefined {
  const row = (kind: DiceMod['use']['kind'], what: string, numbers: ReserveRow['numbers']) =>
    diceMods
      .filter(({ use }) => use.kind === kind)
      .map(({ abbreviation }) => ({
        title: `SPARE ${what.toUpperCase()}, FOR ${abbreviation}`,
        spoken: `Spare ${what}`,
        numbers,
        count: numbers(deal).length,
      }));
  const found = [
    ...row('reset-event', words.event.many, ({ reserves }) => reserves.eventNumbers),
    ...row('reset-sector', words.sector.many, ({ reserves }) => reserves.sectorNumbers),
  ];
  if (found.length === 0) return undefined;
  const room = width - reservesLeft * unit;
  const linesOf = (count: number) => Math.ceil((count * leastCell * unit) / room);
  const across = Math.max(...found.map(({ count }) => Math.ceil(count / Math.max(1, linesOf(count)))), 1);
  let line = 0;
  const rows = found.map((row): ReserveRow => {
    const from = line;
    line += Math.max(1, Math.ceil(row.count / across));
    return { ...row, line: from };
  });
  const cell = Math.min(26 * unit, room / across);
  return { rows, cell, across, rowHeight: rowStep * unit, height: (rowStep * line - rowGap) * unit };
}

const reservesLeft = 132;
const leastCell = 20; // two figures of 11.5 points, with air
const rowStep = 22;
const rowGap = 5;

/** Cells to cross off, in the order to use them. */
export function reserveCells(pen: SheetPen, { unit }: Plan, grid: ReserveGrid): InkMark[] {
  return grid.rows.flatMap((row) => [
    ...pen.put(row.title, 0, row.line * grid.rowHeight + 12 * unit, 9.5),
    ...Array.from({ length: row.count }, (_, index) => {
      const { x, y } = cellAt(grid, row, index);
      return rectangle(reservesLeft * unit + x, y, grid.cell, 17 * unit, { stroke: ink.rule, width: 0.6 });
    }),
  ]);
}

/** The numbers in the cells. */
export function reserveNumbers(pen: SheetPen, plan: Plan, grid: ReserveGrid, deal: Deal, within: Tag): InkMark[] {
  return grid.rows.flatMap((row) => {
    const numbers = row.numbers(deal);
    const role: Tag = { role: 'span', spoken: `${row.spoken}: ${numbers.join(', ')}. `, within };
    return numbers.flatMap((number, index) => {
      const { x, y } = cellAt(grid, row, index);
      const centre = reservesLeft * plan.unit + x + grid.cell / 2;
      const base = y + 8.5 * plan.unit + 4 * plan.text;
      return pen.put(String(number), centre, base, 11.5, { align: 'centre', role, goesOn: true });
    });
  });
}

/** The top left corner of a cell, from where the cells begin. */
function cellAt({ cell, across, rowHeight }: ReserveGrid, { line }: ReserveRow, index: number) {
  return { x: cell * (index % across), y: (line + Math.floor(index / across)) * rowHeight };
}
