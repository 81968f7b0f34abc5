/** Two columns of a table → where which is better, in words. */

import { compare, type Fraction } from '../../dice/fraction.ts';
import type { OddsTable } from '../../dice/system.ts';
import { rowTexts } from './odds-cells.ts';

/** Where one column beats another, in words: runs of the first column. */
export function comparison(table: OddsTable, [first, second]: readonly [string, string]): string {
  const [a, b] = [first, second].map((title) => table.columns.findIndex((column) => column.title === title)) as [
    number,
    number,
  ];
  const sides = { more: [] as string[], less: [] as string[], same: [] as string[] };
  let before: keyof typeof sides | undefined;
  for (const row of table.rows) {
    const difference = compare(row[a] as Fraction, row[b] as Fraction);
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
