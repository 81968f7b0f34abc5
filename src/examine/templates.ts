/** Content with its own templates → their faults. */

import { openWorkshop, type Supplies } from '../build.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Veil, veils } from '../documents/catalogue.ts';
import type { Document } from '../documents/document.ts';
import { eventBook } from '../documents/event-book/event-book.ts';
import { printMeFirst } from '../documents/print-me-first/print-me-first.ts';
import { ruleBook } from '../documents/rule-book/rule-book.ts';
import { veilCard } from '../documents/rule-book/veil-card.ts';
import { gameImprint } from '../load/imprint.ts';
import type { Content } from '../model/content.ts';

/** Typesets documents with an own template, the Event Book with every veil, and keeps errors in the templates. */
export function faultsOfTemplates(content: Content, supplies: Supplies): Diagnostic[] {
  const { templates = {}, game } = content;
  const workshop = openWorkshop(game.language, supplies);
  const imprint = gameImprint(content);
  const own = Object.values(templates);
  const isBroken = ({ severity, span }: Diagnostic) => severity === 'error' && own.includes(span.source);
  const faultsOf = <Input>(document: Document<Input>, ...inputs: readonly Input[]) =>
    inputs.flatMap((input) => workshop.typeset({ document, input, imprint, paper: 'a4' }).diagnostics.filter(isBroken));
  const veiled = (Object.keys(veils) as Veil[]).map((veil) => ({ content, veil }));
  return [
    ...(templates['rule-book.md.hbs'] ? faultsOf(ruleBook, { content, veil: 'overleaf' }) : []),
    ...(templates['event-book.md.hbs'] ? faultsOf(eventBook, ...veiled) : []),
    ...(templates['veil-card.md.hbs'] ? faultsOf(veilCard, { content }) : []),
    ...(templates['print-me-first.md.hbs'] ? faultsOf(printMeFirst, { content, files: [] }) : []),
  ];
}
