/** Dealt boards → a job for the press: Run sheets, which load no other document. */

import type { RatedChallenge } from '../../../documents/document.ts';
import { runSheet } from '../../../documents/sheets/run-sheet.ts';
import { gameImprint } from '../../../load/imprint.ts';
import type { Content } from '../../../model/content.ts';
import { runFileName } from '../../shared/press/file-name.ts';
import { type PrintJob, printJob } from '../../shared/press/press.ts';

/** The file is named by its first board. */
export function runSheetJob(
  content: Content,
  deals: readonly RatedChallenge[],
  { punch = false }: { readonly punch?: boolean },
): PrintJob {
  const [first] = deals;
  if (!first) throw new Error('a Run sheet needs a board');
  return printJob({
    id: runSheet.id,
    file: runFileName(first, deals.length),
    document: runSheet,
    imprint: gameImprint(content),
    input: () => ({ content, deals, punch }),
  });
}
