/** Old content, new content → the Events that begin on other pages of the Event Book. */

import { openWorkshop, type Workshop } from '../../../build.ts';
import { eventBook } from '../../../documents/event-book/event-book.ts';
import { supplies } from '../../../installation/supplies.ts';
import { gameImprint } from '../../../load/imprint.ts';
import type { Content } from '../../../model/content.ts';
import type { EditionPaper } from '../../../typeset/edition/edition.ts';
import { Failure } from '../../terminal/failure.ts';
import { reportDiagnostics } from '../../terminal/report.ts';

/** An Event with the labels of its old and new page; null if the book lacks it. */
export interface MovedPage {
  readonly number: number;
  readonly old: string | null;
  readonly new: string | null;
}

/** Typesets both Event Books. @throws Failure (exit 1) if a book has errors */
export function movedPages(old: Content, now: Content, paper: EditionPaper): MovedPage[] {
  const workshop = openWorkshop(old.game.language, supplies);
  const same = now.game.language === old.game.language;
  const before = pagesOf(old, paper, workshop);
  const after = pagesOf(now, paper, same ? workshop : openWorkshop(now.game.language, supplies));
  return [...new Set([...before.keys(), ...after.keys()])]
    .sort((a, b) => a - b)
    .filter((number) => before.get(number) !== after.get(number))
    .map((number) => ({ number, old: before.get(number) ?? null, new: after.get(number) ?? null }));
}

/** The label of the first page of each Event. */
function pagesOf(content: Content, paper: EditionPaper, workshop: Workshop): ReadonlyMap<number, string> {
  const order = {
    document: eventBook,
    input: { content, veil: 'overleaf' as const },
    imprint: gameImprint(content),
    paper,
  };
  const { composed, diagnostics } = workshop.typeset(order);
  const faults = diagnostics.filter(({ severity }) => severity === 'error');
  reportDiagnostics(faults);
  if (composed === undefined || faults.length > 0) throw new Failure(1, '');
  const pages = new Map<number, string>();
  for (const { marks, label } of composed.pages)
    for (const mark of marks) {
      const [, number] = (mark.kind === 'anchor' && /^event-(\d+)$/u.exec(mark.id)) || [];
      if (number !== undefined && !pages.has(Number(number))) pages.set(Number(number), label);
    }
  return pages;
}
