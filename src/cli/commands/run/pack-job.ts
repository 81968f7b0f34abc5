/** Rated boards → a job for the press: a calendar or a tournament in one file. */

import type { PackId } from '../../../documents/catalogue.ts';
import type { GameDocument, GameNeeds } from '../../../documents/document.ts';
import { ofPacks } from '../../../documents/index.ts';
import { gameImprint } from '../../../load/imprint.ts';
import type { Content } from '../../../model/content.ts';
import { runFileName } from '../../shared/press/file-name.ts';
import { type PrintJob, printJob } from '../../shared/press/press.ts';

type PackNeed = 'deals' | 'punch' | 'weeksFrom';

/** The file is named by its first board. */
export function packJob(id: PackId, content: Content, input: Pick<GameNeeds, PackNeed>): PrintJob {
  const [first] = input.deals;
  if (!first) throw new Error(`a ${id} needs a board`);
  const document: GameDocument<PackNeed> = ofPacks[id];
  return printJob({
    id,
    file: runFileName(first, input.deals.length, id),
    document,
    imprint: gameImprint(content),
    input: () => ({ content, ...input }),
  });
}
