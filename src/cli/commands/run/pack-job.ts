/** Rated boards → a job for the press: a calendar or a tournament in one file. */

import type { PackId } from '../../../documents/catalogue.ts';
import type { GameInput, RatedChallenge } from '../../../documents/document.ts';
import { ofPacks } from '../../../documents/index.ts';
import { gameImprint } from '../../../load/imprint.ts';
import type { Content } from '../../../model/content.ts';
import { runFileName } from '../../shared/press/file-name.ts';
import { type PrintJob, printJob } from '../../shared/press/press.ts';

/** A file of several boards, named by the first. */
export function packJob(
  id: PackId,
  content: Content,
  input: Pick<GameInput, 'weeksFrom' | 'punch'> & { readonly deals: readonly RatedChallenge[] },
): PrintJob {
  const [first] = input.deals;
  if (!first) throw new Error(`a ${id} needs a board`);
  return printJob({
    id,
    file: runFileName(first, input.deals.length, id),
    document: ofPacks[id],
    imprint: gameImprint(content),
    input: () => ({ content, ...input }),
  });
}
