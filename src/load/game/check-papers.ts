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
  const cells = columns.length === 1 ? '1 cell' : `${columns.length} cells`;
  return rows.flatMap((row, index) => {
    if (row.length === columns.length) return [];
    const quotes = row.length > columns.length ? '; put a cell with a comma in quotes' : '';
    const place = spanIn(paper, 'table', 'rows', index);
    const message = `expected ${cells} in this row, found ${row.length}`;
    return [errorAt('CR229', message, place, `write one for each column${quotes}`)];
  });
}

function checkTrail(trail: Trail, events: readonly Event[] | undefined, { event }: Vocabulary): Diagnostic[] {
  const known = events && new Set(events.map(({ number }) => number));
  return trail.along.flatMap((number, index) => {
    const span = spanIn(trail, 'along', index);
    if (known?.has(number) === false) return [errorAt('CR230', `unknown ${event.one} ${number}`, span)];
    if (trail.along.indexOf(number) < index)
      return [errorAt('CR230', `duplicate ${event.one} ${number} in the trail`, span, 'delete one')];
    return [];
  });
}
