/** Names of a game's documents → jobs for the press. */

import type { GameDocumentId, Veil } from '../../documents/catalogue.ts';
import type { GameInput, Need } from '../../documents/document.ts';
import type { Deal } from '../../game/deal.ts';
import type { Content } from '../../model/content.ts';
import { runFileName } from './file-name.ts';
import type { Job } from './press.ts';

/** What a document needs is made when its turn comes; boards are dealt before, for they name the file. */
export async function gameJobs(
  ids: readonly GameDocumentId[],
  content: Content,
  {
    directory,
    deals,
    veil,
  }: {
    readonly directory?: string | undefined;
    readonly deals: readonly Deal[];
    readonly veil?: Veil | undefined;
  },
): Promise<Job<GameInput>[]> {
  const [{ ofGames }, { gameImprint }] = await Promise.all([
    import('../../documents/index.ts'),
    import('../../load/imprint.ts'),
  ]);
  const imprint = gameImprint(content);
  const [first] = deals;
  return ids.map((id) => {
    const document = ofGames[id];
    const needs = (need: Need) => document.needs?.includes(need) === true;
    const input = async (): Promise<GameInput> => ({
      content,
      ...(veil && { veil }),
      ...(needs('deals') && { deals }),
      ...(needs('measured') && { measured: await (await import('./measured.ts')).playForReport(content, directory) }),
      ...(needs('lint') && { lint: await (await import('./remarks.ts')).requireLint(content, directory) }),
    });
    const file = needs('deals') && first ? runFileName(first, deals.length) : `${id}.pdf`;
    return { id, file, document, imprint, input };
  });
}
