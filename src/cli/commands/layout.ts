/** Content → what does not fit the pages of its documents, on any paper. */

import { openWorkshop } from '../../build.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type GameDocumentId, type Veil, veils } from '../../documents/catalogue.ts';
import { ofGames } from '../../documents/index.ts';
import { gameImprint } from '../../load/imprint.ts';
import type { Content } from '../../model/content.ts';
import { paperNames } from '../../typeset/page/style.ts';
import { supplies } from '../supplies.ts';

/** What is set from the content alone: Run sheets and reports have numbers in place of texts. */
const documents: readonly GameDocumentId[] = ['rule-book', 'event-book', 'tracking-sheet'];

/** A line that is set loosely is rarely worth a change; print --warnings names it. */
const looseLine = 'CR301';

/** Sets every document in every way on every paper; what is said of several of them is told once, with its papers. */
export function faultsOfLayout(content: Content): Diagnostic[] {
  const workshop = openWorkshop(content.game.language, supplies);
  const imprint = gameImprint(content);
  const found = new Map<string, { readonly fault: Diagnostic; readonly papers: Set<string> }>();
  for (const paper of paperNames)
    for (const id of documents)
      for (const veil of id === 'event-book' ? (Object.keys(veils) as Veil[]) : [undefined]) {
        const input = { content, ...(veil && { veil }) };
        for (const fault of workshop.typeset({ document: ofGames[id], input, imprint, paper }).complaints) {
          if (fault.code === looseLine) continue;
          // How much too long an entry is differs with the veil: the first is that of print.
          const what = fault.code === 'CR303' ? paper : fault.message;
          const key = [fault.code, what, fault.span.source.path, fault.span.start].join('\n');
          const known = found.get(key) ?? { fault, papers: new Set<string>() };
          known.papers.add(paper);
          found.set(key, known);
        }
      }
  return [...found.values()].map(({ fault, papers }) => {
    const named = [...papers].every((paper) => fault.message.includes(paper));
    return named ? fault : { ...fault, message: `${fault.message} (${[...papers].join(', ')})` };
  });
}
