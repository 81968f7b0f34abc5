/** Content, remarks → an editor's proof: every text with its odds, its words counted, and what is said of it beside it. */

import { type Diagnostic, sortDiagnostics } from '../../diagnostics/diagnostic.ts';
import { areaWidth } from '../../typeset/page/style.ts';
import { areaHeight, bind, type Leaf, titleLeaf } from '../book/book.ts';
import { flow } from '../book/flow.ts';
import { type Document, type GameInput, printed } from '../document.ts';
import { type ProofEntry, proofEntries } from './entry.ts';
import { introduction } from './front.ts';
import { markRows } from './marks.ts';
import { proofOdds } from './odds.ts';
import { overview } from './overview.ts';
import { proofLeaves } from './pages.ts';
import { entryRows } from './rows.ts';
import { type ProofSheet, proofSheet, shortened } from './sheet.ts';

const name = 'Proof';

/** Every text for its editor: place, odds and count of words, each remark of lint marked in the margin. */
export const proof: Document<GameInput> = {
  id: 'proof',
  needs: ['lint'],
  compose(request) {
    const { content, style } = request;
    const { words } = content.game;
    const remarks = sortDiagnostics(request.lint?.remarks ?? []);
    const entries = proofEntries(content, request.lint?.sizes ?? {});
    const { byEntry, elsewhere } = sharedOut(remarks, entries);
    const odds = proofOdds(content);
    const sheet = proofSheet(style, request.typesetter);
    const closer = proofSheet(style, request.typesetter, true);
    const all = entries.map((entry) => ({
      entry,
      ...(entry.event && { odds: odds(entry.event) }),
      remarks: byEntry.get(entry) ?? [],
    }));
    const leaves = all.flatMap((one): Leaf[] => {
      const { title, number } = one.entry;
      const head = {
        section: shortened(sheet, title, areaWidth(style) * 0.4),
        ...(number !== undefined && { thumb: String(number) }),
      };
      const set = (on: ProofSheet) => {
        const rows = markRows(entryRows(one.entry, one.odds, words, on), one.remarks, on);
        return proofLeaves(rows, on, areaHeight(style), head);
      };
      const wide = set(sheet);
      if (!wide.endsEarly) return wide.leaves;
      // A few lines alone on a page come to those before them where lines a little closer make room.
      const close = set(closer);
      return close.leaves.length < wide.leaves.length ? close.leaves : wide.leaves;
    });
    const front = [
      titleLeaf(name, request),
      ...flow(introduction(remarks.length, elsewhere, request.typesetter.faces.serif, words), request, {
        section: name,
      }),
      ...overview(
        all.map((one) => ({ ...one, marks: one.remarks.length })),
        words,
        sheet,
        areaHeight(style),
      ),
    ];
    return printed(request, name, bind([...front, ...leaves], request));
  },
};

/** What is said of each entry; the rest is said of no text of the book. */
function sharedOut(remarks: readonly Diagnostic[], entries: readonly ProofEntry[]) {
  const byEntry = new Map<ProofEntry, Diagnostic[]>();
  const elsewhere: Diagnostic[] = [];
  for (const remark of remarks) {
    const { source, start } = remark.span;
    const inFile = entries.filter(({ span }) => span.source.path === source.path);
    // An entry that is a whole file has also what stands around its values.
    const owner =
      inFile.find(({ span }) => start >= span.start && start < span.end) ??
      (inFile.length === 1 ? inFile[0] : undefined);
    if (owner) byEntry.set(owner, [...(byEntry.get(owner) ?? []), remark]);
    else elsewhere.push(remark);
  }
  return { byEntry, elsewhere };
}
