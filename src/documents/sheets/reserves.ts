/** Deal → spare numbers on a Run sheet. */

import type { Deal } from '../../game/deal.ts';
import type { DiceMod } from '../../model/content.ts';
import type { Tag } from '../../typeset/page/page.ts';
import { rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { InkMark, Plan, SheetPen } from '../figures/pen.ts';

/** A row of cells for each reset that the game has. */
export interface ReserveGrid {
  readonly rows: readonly ReserveRow[];
  readonly cell: number;
  readonly rowHeight: number;
  readonly height: number;
}

interface ReserveRow {
  readonly title: string;
  /** The same as it is read before its numbers. */
  readonly spoken: string;
  readonly numbers: (deal: Deal) => readonly number[];
  readonly count: number;
}

/** The grid that holds the reserves of a deal; undefined where no DiceMod asks for a spare number. */
export function reserveGrid({ unit, width }: Plan, deal: Deal, diceMods: readonly DiceMod[]): ReserveGrid | undefined {
  const row = (kind: DiceMod['use']['kind'], what: string, numbers: ReserveRow['numbers']): ReserveRow[] =>
    diceMods
      .filter(({ use }) => use.kind === kind)
      .map(({ abbreviation }) => ({
        title: `SPARE ${what.toUpperCase()}, FOR ${abbreviation}`,
        spoken: `Spare ${what}`,
        numbers,
        count: numbers(deal).length,
      }));
  const rows = [
    ...row('reset-event', 'Events', ({ reserves }) => reserves.eventNumbers),
    ...row('reset-sector', 'Sectors', ({ reserves }) => reserves.sectorNumbers),
  ];
  if (rows.length === 0) return undefined;
  const cell = Math.min(26 * unit, (width - reservesLeft * unit) / Math.max(...rows.map(({ count }) => count), 1));
  return { rows, cell, rowHeight: rowStep * unit, height: (rowStep * rows.length - rowGap) * unit };
}

const reservesLeft = 132;
const rowStep = 22;
const rowGap = 5;

/** Cells to cross off, in the order to use them. */
export function reserveCells(pen: SheetPen, { unit }: Plan, { rows, cell, rowHeight }: ReserveGrid): InkMark[] {
  return rows.flatMap(({ title, count }, row) => [
    ...pen.put(title, 0, row * rowHeight + 12 * unit, 9.5),
    ...Array.from({ length: count }, (_, index) =>
      rectangle(reservesLeft * unit + cell * index, row * rowHeight, cell, 17 * unit, { stroke: ink.rule, width: 0.6 }),
    ),
  ]);
}

/** The numbers in the cells. */
export function reserveNumbers(
  pen: SheetPen,
  plan: Plan,
  { rows, cell, rowHeight }: ReserveGrid,
  deal: Deal,
  within: Tag,
): InkMark[] {
  return rows.flatMap(({ spoken, numbers }, row) => {
    const role: Tag = { role: 'span', spoken: `${spoken}: ${numbers(deal).join(', ')}. `, within };
    return numbers(deal).flatMap((number, index) => {
      const x = reservesLeft * plan.unit + cell * (index + 0.5);
      return pen.put(String(number), x, row * rowHeight + 8.5 * plan.unit + 4 * plan.text, 11.5, {
        align: 'centre',
        role,
        goesOn: true,
      });
    });
  });
}
