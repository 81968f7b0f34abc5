/** Names of a game's documents → jobs for the press. */

import { runFileName } from '../../../boards/file-name.ts';
import type { GameDocumentId, Veil } from '../../../documents/catalogue.ts';
import {
  type EditionFile,
  type GameDocument,
  type GameInput,
  type GameNeed,
  type GameNeeds,
  needs,
  type RatedChallenge,
} from '../../../documents/document.ts';
import { ofGames } from '../../../documents/index.ts';
import { gameImprint } from '../../../load/imprint.ts';
import type { Content } from '../../../model/content.ts';
import { Failure } from '../../terminal/failure.ts';
import { requireOrders } from '../content/content.ts';
import { playForReport } from './measured.ts';
import { type PrintJob, printJob } from './press.ts';

export interface GameJobChoices {
  /** The boards; the first names the file. */
  readonly deals?: readonly RatedChallenge[];
  readonly files?: readonly EditionFile[];
  readonly veil?: Veil | undefined;
  readonly punch?: boolean;
  readonly fillable?: boolean;
}

type Providers = { readonly [Need in GameNeed]: () => GameNeeds[Need] | Promise<GameNeeds[Need]> };

async function inputFor<Needs extends GameNeed>(
  document: GameDocument<Needs>,
  content: Content,
  providers: Providers,
): Promise<GameInput<Needs>> {
  const met = await Promise.all(document.needs.map(async (need) => [need, await providers[need]()] as const));
  return { content, ...Object.fromEntries(met) } as GameInput<Needs>;
}

/** Jobs that make a document's input when it is printed. */
export function gameJobs(
  ids: readonly GameDocumentId[],
  content: Content,
  { deals = [], files = [], veil = 'overleaf', punch = false, fillable = false }: GameJobChoices,
): PrintJob[] {
  if (ids.some((id) => needs(ofGames[id], 'orders'))) requireOrders(content);
  if (ids.includes('papers') && content.papers.papers.length === 0)
    throw new Failure(1, 'error: this game has no papers\n  hint: write papers.yaml, or leave papers out');
  const imprint = gameImprint(content);
  const providers: Providers = {
    deals: () => deals,
    files: () => files,
    fillable: () => fillable,
    measured: () => playForReport(content),
    orders: () => requireOrders(content),
    punch: () => punch,
    veil: () => veil,
    weeksFrom: () => undefined,
  };
  const [first] = deals;
  return ids.map((id) => {
    const document: GameDocument<GameNeed> = ofGames[id];
    // The leaf lists files of all choices.
    const takes = (need: GameNeed) => id === 'print-me-first' || needs(document, need);
    const choices = {
      ...(takes('veil') && { veil }),
      punch: takes('punch') && punch,
      fillable: takes('fillable') && fillable,
    };
    const name = `${id === 'print-me-first' ? 'PRINT-ME-FIRST' : id}.pdf`;
    const file = needs(document, 'deals') && first ? runFileName(first, deals.length) : name;
    return printJob({ id, file, choices, document, imprint, input: () => inputFor(document, content, providers) });
  });
}
