/** Cells of a table of odds → as they are printed. */

import { type Fraction, toNumber } from '../../dice/fraction.ts';
import { percentage } from '../../dice/percentage.ts';
import type { Cell, OddsTable } from '../../dice/system.ts';

/** The chance in a cell, where its column shows chances. */
export function chanceIn(cell: Cell | undefined, table: OddsTable, column: number): Fraction | undefined {
  return typeof cell === 'object' && table.columns[column]?.shows === 'chance' ? cell : undefined;
}

/** Cells as they are printed. */
export function rowTexts(row: readonly Cell[], table: OddsTable): string[] {
  return row.map((cell, column) => {
    const chance = chanceIn(cell, table, column);
    if (chance !== undefined) return percentage(chance);
    if (typeof cell === 'string') return cell;
    if (typeof cell === 'number') return signedText(cell, table.columns[column]);
    return toNumber(cell).toFixed(2);
  });
}

/** A number with a real minus; one that is signed has its plus too. */
const signedText = (value: number, column: OddsTable['columns'][number] | undefined): string =>
  value < 0 ? `\u2212${-value}` : column?.isSigned ? `+${value}` : `${value}`;
