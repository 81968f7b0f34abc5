/** Dealt boards → a job for the press: Run sheets, or a calendar or tournament of them. */

import { runFileName } from '../../../boards/file-name.ts';
import type { GameDocument, GameNeeds } from '../../../documents/document.ts';
import { gameImprint } from '../../../load/imprint.ts';
import type { Content } from '../../../model/content.ts';
import { type PrintJob, printJob } from '../../shared/press/press.ts';
import type { RunOptions } from './options.ts';

/** The edition of sheets and where it goes, by the options of each path. */
export const sheetEdition = ({ paper, ink, lowInk, out }: Pick<RunOptions, 'paper' | 'ink' | 'lowInk' | 'out'>) => ({
  paper,
  ...(ink && { ink }),
  ...(lowInk && { lowInk }),
  out,
});

/** The file is named by its first board, and by `what` it has. */
export function boardsJob<Need extends 'deals' | 'punch' | 'weeksFrom'>(
  document: GameDocument<Need>,
  content: Content,
  input: Pick<GameNeeds, Need | 'deals' | 'punch'>,
  what?: string,
): PrintJob {
  const { id } = document;
  const [first] = input.deals;
  if (!first) throw new Error(`${id} needs a board`);
  const file = runFileName(first, input.deals.length, what);
  const choices = { punch: input.punch === true };
  return printJob({ id, file, choices, document, imprint: gameImprint(content), input: () => ({ content, ...input }) });
}
