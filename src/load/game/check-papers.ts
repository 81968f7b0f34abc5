/** Checks tables of papers and the trail. */

import { type Diagnostic, errorAt } from '../../diagnostics/diagnostic.ts';
import { spanIn } from '../../model/entry.ts';
import type { Event } from '../../model/event.ts';
import type { Paper, Papers, Trail } from '../../model/papers.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';

/** Checks all papers; `events` is undefined while some have faults. */
export function checkPapers(
  { papers, trail }: Papers,
  events: readonly Event[] | undefined,
  words: Vocabulary,
): Diagnostic[] {
  return [...papers.flatMap(checkTable), ...(trail ? checkTrail(trail, events, words) : [])];
}

function checkTable(paper: Paper): Diagnostic[] {
  const { columns = [], rows = [] } = paper.table ?? {};
  return rows.flatMap((row, index) =>
    row.length === columns.length
      ? []
      : [
          errorAt(
            'CR229',
            `expected ${columns.length === 1 ? '1 cell' : `${columns.length} cells`} in this row, found ${row.length}`,
            spanIn(paper, 'table', 'rows', index),
            row.length > columns.length
              ? 'one for each of the columns; a cell that has a comma stands in quotes'
              : 'one for each of the columns',
          ),
        ],
  );
}

function checkTrail(trail: Trail, events: readonly Event[] | undefined, { event }: Vocabulary): Diagnostic[] {
  const known = events && new Set(events.map(({ number }) => number));
  return trail.along.flatMap((number, index) => {
    const span = spanIn(trail, 'along', index);
    if (known?.has(number) === false)
      return [
        errorAt('CR230', `unknown ${event.one} ${number}`, span, `the nearest is ${nearestNumber(number, known)}`),
      ];
    if (trail.along.indexOf(number) < index)
      return [errorAt('CR230', `the trail comes by ${event.one} ${number} twice`, span, 'leave one out')];
    return [];
  });
}

function nearestNumber(number: number, known: ReadonlySet<number>): number | undefined {
  return [...known].sort((a, b) => Math.abs(a - number) - Math.abs(b - number))[0];
}
