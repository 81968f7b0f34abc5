/** Cells of a table of odds → as they are printed. */

import { type Fraction, toNumber } from '../../dice/fraction.ts';
import { percentage } from '../../dice/percentage.ts';
import type { Cell, OddsTable } from '../../dice/system.ts';
import type { Say } from '../../language/catalogue.ts';
import { numberOf } from '../../language/formats.ts';

export function chanceIn(cell: Cell | undefined, table: OddsTable, column: number): Fraction | undefined {
  return typeof cell === 'object' && table.columns[column]?.shows === 'chance' ? cell : undefined;
}

/** The chance in a cell. @throws Error if the column has no chances. */
export function chanceAt(row: readonly Cell[], table: OddsTable, column: number): Fraction {
  const chance = chanceIn(row[column], table, column);
  if (chance === undefined) throw new Error(`column ${column} of ${table.id} shows no chances`);
  return chance;
}

/** A chance in per cent, without the sign. */
export const percentText = (chance: Fraction, say: Say): string => percentage(chance).replace('.', say('decimal-sign'));

export function rowTexts(row: readonly Cell[], table: OddsTable, say: Say): string[] {
  return row.map((cell, column) => {
    const chance = chanceIn(cell, table, column);
    if (chance !== undefined) return percentText(chance, say);
    if (typeof cell === 'string') return cell;
    if (typeof cell === 'number') return numberText(cell, table.columns[column]?.isSigned ? '+' : '');
    return numberOf(say, toNumber(cell), 2);
  });
}

const numberText = (value: number, plus: '+' | ''): string => (value < 0 ? `\u2212${-value}` : `${plus}${value}`);
