/** Two columns of a table → a sentence on where each is better. */

import { compare } from '../../dice/fraction.ts';
import type { OddsTable } from '../../dice/system.ts';
import { chanceAt, rowTexts } from './odds-cells.ts';

/** A sentence on where each of two columns has the higher chance. */
export function comparison(table: OddsTable, [first, second]: readonly [string, string]): string {
  const columnOf = (title: string) => table.columns.findIndex((column) => column.title === title);
  const [a, b] = [columnOf(first), columnOf(second)];
  const sides: Record<'more' | 'less' | 'same', string[]> = { more: [], less: [], same: [] };
  let before: keyof typeof sides | undefined;
  for (const row of table.rows) {
    const difference = compare(chanceAt(row, table, a), chanceAt(row, table, b));
    const side = difference > 0 ? 'more' : difference < 0 ? 'less' : 'same';
    const name = rowTexts(row, table)[0] ?? '';
    const open = sides[side].at(-1);
    if (side === before && open !== undefined)
      sides[side][sides[side].length - 1] = `${open.split(' to ')[0]} to ${name}`;
    else sides[side].push(name);
    before = side;
  }
  const at = (names: readonly string[]) => `at ${names.join(' and at ')}`;
  const parts = [
    sides.more.length > 0 && `${first} is better ${at(sides.more)}`,
    sides.less.length > 0 && `${second} is better ${at(sides.less)}`,
    sides.same.length > 0 && `they are equal ${at(sides.same)}`,
  ].filter((part) => typeof part === 'string');
  return `${table.columns[0]?.title ?? ''}: ${parts.join('; ')}.`.replace(/^./u, (letter) => letter.toUpperCase());
}
