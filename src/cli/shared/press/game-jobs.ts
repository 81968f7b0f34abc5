/** Names of a game's documents → jobs for the press. */

import type { GameDocumentId } from '../../../documents/catalogue.ts';
import { type GameInput, needs, takes } from '../../../documents/document.ts';
import { ofGames } from '../../../documents/index.ts';
import type { Challenge } from '../../../game/challenge.ts';
import { gameImprint } from '../../../load/imprint.ts';
import type { Content } from '../../../model/content.ts';
import { requireOrders } from '../content/content.ts';
import { runFileName } from './file-name.ts';
import { playForReport } from './measured.ts';
import { type PrintJob, printJob } from './press.ts';

/** What the documents are made with, beside the content. */
export interface GameJobChoices extends Pick<GameInput, 'veil' | 'punch' | 'fillable' | 'edition' | 'files'> {
  /** The dealt boards, which name the file. */
  readonly deals?: readonly Challenge[];
}

/** What else a document needs is made when its turn comes, from the content of the `directory`. */
export function gameJobs(
  ids: readonly GameDocumentId[],
  content: Content,
  { deals = [], fillable = false, ...choices }: GameJobChoices,
  directory?: string,
): PrintJob[] {
  if (ids.some((id) => needs(ofGames[id], 'orders'))) requireOrders(content);
  const imprint = gameImprint(content);
  const [first] = deals;
  return ids.map((id) => {
    const document = ofGames[id];
    const isForm = fillable && takes(document, 'fillable');
    const name = isForm ? `${id}-fillable.pdf` : `${id}.pdf`;
    const input = async (): Promise<GameInput> => ({
      content,
      ...choices,
      fillable: isForm,
      ...(needs(document, 'deals') && { deals }),
      ...(needs(document, 'measured') && { measured: await playForReport(content, directory) }),
    });
    const file = needs(document, 'deals') && first ? runFileName(first, deals.length) : name;
    return printJob({ id, file, document, imprint, input });
  });
}
