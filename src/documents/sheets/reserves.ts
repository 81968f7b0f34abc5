/** Deal → spare numbers on a Run sheet. */

import type { Deal } from '../../game/deal.ts';
import { rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { InkMark, Plan, SheetPen } from '../figures/pen.ts';

/** Two rows of cells, for Event Numbers and Sector Numbers. */
export interface ReserveGrid {
  readonly counts: readonly [events: number, sectors: number];
  readonly cell: number;
  readonly rowHeight: number;
  readonly height: number;
}

/** The grid that holds the reserves of a deal. */
export function reserveGrid({ unit, width }: Plan, { reserves }: Deal): ReserveGrid {
  const counts = [reserves.eventNumbers.length, reserves.sectorNumbers.length] as const;
  const cell = Math.min(26 * unit, (width - reservesLeft * unit) / Math.max(...counts, 1));
  return { counts, cell, rowHeight: 22 * unit, height: 39 * unit };
}

const reservesLeft = 132;
const reserveTitles = ['SPARE EVENTS, FOR RE', 'SPARE SECTORS, FOR RS'] as const;

/** Cells to cross off, in the order to use them. */
export function reserveCells(pen: SheetPen, { unit }: Plan, { counts, cell, rowHeight }: ReserveGrid): InkMark[] {
  return counts.flatMap((count, row) => [
    ...pen.put(reserveTitles[row] as string, 0, row * rowHeight + 12 * unit, 9.5),
    ...Array.from({ length: count }, (_, index) =>
      rectangle(reservesLeft * unit + cell * index, row * rowHeight, cell, 17 * unit, { stroke: ink.rule, width: 0.6 }),
    ),
  ]);
}

/** The numbers in the cells. */
export function reserveNumbers(
  pen: SheetPen,
  plan: Plan,
  { cell, rowHeight }: ReserveGrid,
  { reserves }: Deal,
): InkMark[] {
  return [reserves.eventNumbers, reserves.sectorNumbers].flatMap((numbers, row) =>
    numbers.flatMap((number, index) => {
      const x = reservesLeft * plan.unit + cell * (index + 0.5);
      return pen.put(String(number), x, row * rowHeight + 8.5 * plan.unit + 4 * plan.text, 11.5, { align: 'centre' });
    }),
  );
}
