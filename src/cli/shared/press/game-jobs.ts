/** Names of a game's documents → jobs for the press. */

import type { GameDocumentId, PackId, Veil } from '../../../documents/catalogue.ts';
import { type EditionFile, type GameInput, needs, type RatedChallenge, takes } from '../../../documents/document.ts';
import type { Challenge } from '../../../game/challenge.ts';
import type { Content } from '../../../model/content.ts';
import type { Edition } from '../../../typeset/edition/edition.ts';
import { requireOrders } from '../content/content.ts';
import { runFileName } from './file-name.ts';
import type { PrintJob } from './press.ts';

/** What a document needs is made when its turn comes; boards are dealt before, for they name the file. */
export async function gameJobs(
  ids: readonly GameDocumentId[],
  content: Content,
  {
    directory,
    deals,
    veil,
    edition,
    files,
    punch,
    fillable,
  }: {
    readonly directory?: string | undefined;
    readonly deals: readonly Challenge[];
    readonly veil?: Veil | undefined;
    readonly edition?: Edition;
    readonly files?: readonly EditionFile[];
    readonly punch?: true | undefined;
    readonly fillable?: true | undefined;
  },
): Promise<PrintJob<GameInput>[]> {
  const [{ ofGames }, { gameImprint }] = await Promise.all([
    import('../../../documents/index.ts'),
    import('../../../load/imprint.ts'),
  ]);
  if (ids.some((id) => needs(ofGames[id], 'orders'))) requireOrders(content);
  const imprint = gameImprint(content);
  const [first] = deals;
  return ids.map((id) => {
    const document = ofGames[id];
    const isForm = fillable === true && takes(document, 'fillable');
    const input = async (): Promise<GameInput> => ({
      content,
      ...(veil && { veil }),
      ...(edition && { edition }),
      ...(files && { files }),
      ...(punch && { punch }),
      ...(isForm && { fillable }),
      ...(needs(document, 'deals') && { deals }),
      ...(needs(document, 'measured') && {
        measured: await (await import('./measured.ts')).playForReport(content, directory),
      }),
    });
    const name = isForm ? `${id}-fillable.pdf` : `${id}.pdf`;
    const file = needs(document, 'deals') && first ? runFileName(first, deals.length) : name;
    return { id, file, document, imprint, input };
  });
}

/** Run sheets alone, without what makes other documents: to load it takes 3 % of the time of one sheet. */
export async function runSheetJob(
  content: Content,
  deals: readonly RatedChallenge[],
  { punch }: Pick<GameInput, 'punch'>,
): Promise<PrintJob<GameInput>> {
  const [{ runSheet }, { gameImprint }] = await Promise.all([
    import('../../../documents/sheets/run-sheet.ts'),
    import('../../../load/imprint.ts'),
  ]);
  const [first] = deals;
  if (!first) throw new Error('a Run sheet needs a board');
  const file = runFileName(first, deals.length);
  return {
    id: runSheet.id,
    file,
    document: runSheet,
    imprint: gameImprint(content),
    input: () => ({ content, deals, ...(punch && { punch }) }),
  };
}

/** A file of several boards. */
export async function packJob(
  id: PackId,
  content: Content,
  {
    deals,
    weeksFrom,
    punch,
  }: {
    readonly deals: readonly RatedChallenge[];
    readonly weeksFrom?: string | undefined;
    readonly punch?: true | undefined;
  },
): Promise<PrintJob<GameInput>> {
  const [{ ofPacks }, { gameImprint }] = await Promise.all([
    import('../../../documents/index.ts'),
    import('../../../load/imprint.ts'),
  ]);
  const [first] = deals;
  if (!first) throw new Error(`a ${id} needs a board`);
  const file = runFileName(first, deals.length, id);
  const input = () => ({ content, deals, ...(weeksFrom !== undefined && { weeksFrom }), ...(punch && { punch }) });
  return { id, file, document: ofPacks[id], imprint: gameImprint(content), input };
}
