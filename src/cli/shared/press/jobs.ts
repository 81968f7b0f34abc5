/** Names of documents → jobs for the press, in any edition. */

import { dealBoards } from '../../../boards/deal.ts';
import { ebooks, type GameDocumentId, gameDocuments, type Veil } from '../../../documents/catalogue.ts';
import { needs } from '../../../documents/document.ts';
import { ofGames } from '../../../documents/index.ts';
import type { Content } from '../../../model/content.ts';
import { freshSeed } from '../../fresh-seed.ts';
import { noteNearSeed } from '../boards/deals.ts';
import { chosenDifficulty } from '../content/content.ts';
import { gameJobs } from './game-jobs.ts';
import type { PrintJob } from './press.ts';
import { systemJobs } from './system-jobs.ts';

export interface DocumentNames {
  readonly ofGame: readonly GameDocumentId[];
  /** Dice systems and their companions. */
  readonly others: readonly string[];
  /** Whether the content directory may have its own words of dice systems. */
  readonly ownWords: boolean;
}

export interface DocumentChoices {
  readonly content?: string | undefined;
  readonly seed?: string | undefined;
  readonly difficulty?: string | undefined;
  readonly veil?: Veil | undefined;
  readonly punch?: true;
  readonly fillable?: true;
}

/** Jobs for any edition, with one deal and one fresh seed for all. */
export function jobsFor(
  { ofGame, others, ownWords }: DocumentNames,
  { content: directory, seed: named, difficulty: asked, fillable, ...choices }: DocumentChoices,
  content: Content | undefined,
): { readonly jobs: readonly PrintJob[]; readonly seed: string | undefined } {
  if (content) noteNearSeed(content, named);
  const difficulty = content && chosenDifficulty(content.game, asked);
  const isDealt = ofGame.some((id) => needs(ofGames[id], 'deals'));
  const kind = { sealed: false, dice: false };
  const deals = content && difficulty && isDealt ? dealBoards(content, { seed: named, difficulty, kind }) : [];
  const seed = named ?? deals[0]?.seed ?? (others.length > 0 ? freshSeed() : undefined);
  const jobs = [
    ...(content ? gameJobs(ofGame, content, { ...choices, fillable: fillable === true, deals }) : []),
    ...(seed === undefined
      ? []
      : systemJobs(others, Object.keys({ ...gameDocuments, ...ebooks }), {
          seed,
          fillable,
          content: ownWords ? directory : undefined,
        })),
  ];
  return { jobs, seed };
}
