/** Two columns of a table → sentences on where each is better. */

import { compare } from '../../dice/fraction.ts';
import type { OddsTable } from '../../dice/system.ts';
import type { Say } from '../../language/catalogue.ts';
import { listOf } from '../../language/formats.ts';
import { chanceAt, rowTexts } from './odds-cells.ts';
import { rangeOf, runsOf } from './voice.ts';

export function comparison(table: OddsTable, [first, second]: readonly [number, number], say: Say): string {
  const rows = table.rows.map((row) => ({
    name: rowTexts(row, table, say)[0] ?? '',
    side: Math.sign(compare(chanceAt(row, table, first), chanceAt(row, table, second))),
  }));
  const runs = runsOf(rows, (a, b) => a.side === b.side);
  const rangesOf = (side: number) => {
    const names = runs.filter(([first]) => first.side === side).map((run) => run.map(({ name }) => name));
    return names.map((run) => rangeOf(run, say));
  };
  const titleOf = (column: number) => table.columns[column]?.title ?? '';
  const sentences = [
    { id: 'companion-odds-better', name: titleOf(first), ranges: rangesOf(1) },
    { id: 'companion-odds-better', name: titleOf(second), ranges: rangesOf(-1) },
    { id: 'companion-odds-equal', name: '', ranges: rangesOf(0) },
  ] as const;
  return sentences
    .filter(({ ranges }) => ranges.length > 0)
    .map(({ id, name, ranges }) => say(id, { name, axis: titleOf(0), ranges: listOf(say, ranges) }))
    .join(' ');
}
