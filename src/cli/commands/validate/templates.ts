/** Content with its own templates → their faults. */

import { openWorkshop } from '../../../build.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { type Veil, veils } from '../../../documents/catalogue.ts';
import { eventBook } from '../../../documents/event-book/event-book.ts';
import { ruleBook } from '../../../documents/rule-book/rule-book.ts';
import { supplies } from '../../../installation/supplies.ts';
import { gameImprint } from '../../../load/imprint.ts';
import type { Content } from '../../../model/content.ts';

/** Typesets the books with an own template, the Event Book with every veil, and keeps errors in the templates. */
export function faultsOfTemplates(content: Content): Diagnostic[] {
  const { templates = {}, game } = content;
  const workshop = openWorkshop(game.language, supplies);
  const imprint = gameImprint(content);
  const own = Object.values(templates);
  const orders = [
    ...(templates['rule-book.md.hbs'] ? [{ document: ruleBook, input: { content, veil: 'overleaf' as const } }] : []),
    ...(templates['event-book.md.hbs']
      ? (Object.keys(veils) as Veil[]).map((veil) => ({ document: eventBook, input: { content, veil } }))
      : []),
  ];
  return orders.flatMap((order) =>
    workshop
      .typeset({ ...order, imprint, paper: 'a4' })
      .complaints.filter(({ severity, span }) => severity === 'error' && own.includes(span.source)),
  );
}
