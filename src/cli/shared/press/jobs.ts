/** Names of documents → jobs for the press, in any edition. */

import { type GameDocumentId, gameDocuments, type Veil } from '../../../documents/catalogue.ts';
import { needs } from '../../../documents/document.ts';
import type { Challenge } from '../../../game/challenge.ts';
import type { Content } from '../../../model/content.ts';
import type { Edition } from '../../../typeset/edition/edition.ts';
import { chosenDifficulty } from '../content/content.ts';
import type { PrintJob } from './press.ts';

/** The documents to print. */
export interface DocumentNames {
  readonly ofGame: readonly GameDocumentId[];
  /** Dice systems and their companions. */
  readonly others: readonly string[];
  /** Whether the content directory may have words of dice systems. */
  readonly ownWords: boolean;
}

/** How they are made, where a document can be made in several ways. */
export interface DocumentChoices {
  readonly content?: string;
  readonly seed?: string;
  readonly difficulty?: string;
  readonly veil?: Veil;
  readonly punch?: true;
  readonly fillable?: true;
}

/** Jobs of an edition, however many there are: boards are dealt once, and a seed that nobody named is chosen once. */
export async function jobsFor(
  { ofGame, others, ownWords }: DocumentNames,
  options: DocumentChoices,
  content: Content | undefined,
): Promise<{ readonly jobs: (edition: Edition) => Promise<PrintJob[]>; readonly seed?: string }> {
  const deals = content ? await dealsFor(ofGame, content, options) : [];
  const seed =
    options.seed ??
    deals[0]?.seed ??
    (others.length > 0 ? (await import('../boards/fresh-seed.ts')).freshSeed() : undefined);
  const seeded = seed === undefined ? {} : { seed };
  const jobs = async (edition: Edition) => {
    const { veil, punch, fillable, content: directory } = options;
    const games =
      content && ofGame.length > 0
        ? await (await import('./game-jobs.ts')).gameJobs(ofGame, content, {
            directory,
            deals,
            veil,
            punch,
            fillable,
            edition,
          })
        : [];
    const systems =
      others.length > 0
        ? await jobsOfSystems(others, {
            ...seeded,
            ...(fillable && { fillable }),
            ...(ownWords && directory !== undefined && { content: directory }),
          })
        : [];
    return [...games, ...systems] as unknown as PrintJob[];
  };
  return { jobs, ...seeded };
}

async function dealsFor(
  ids: readonly GameDocumentId[],
  content: Content,
  options: DocumentChoices,
): Promise<Challenge[]> {
  const difficulty = chosenDifficulty(content.game, options.difficulty);
  const { ofGames } = await import('../../../documents/index.ts');
  return ids.some((id) => needs(ofGames[id], 'deals'))
    ? (await import('../boards/deals.ts')).dealBoards(content, {
        ...options,
        difficulty,
        kind: { sealed: false, dice: false },
      })
    : [];
}

/** What is no document of the game is a dice system, or one of its companions. */
async function jobsOfSystems(
  words: readonly string[],
  options: Pick<DocumentChoices, 'content' | 'seed' | 'fillable'>,
) {
  const { diceSystems } = await import('../../../systems/index.ts');
  const { systemJobs } = await import('./system-jobs.ts');
  return systemJobs(words, diceSystems, Object.keys(gameDocuments), options);
}
