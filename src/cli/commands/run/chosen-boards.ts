/** Seed, stars or day → boards chosen by their chance to win. */

import { boardOfDay, dealBoards, maxFailures, type SheetWishes, seedsOf, seedsOfDay } from '../../../boards/deal.ts';
import type { RatedChallenge } from '../../../documents/document.ts';
import { type Challenge, challenge } from '../../../game/challenge.ts';
import type { Content } from '../../../model/content.ts';
import { shownShare } from '../../../model/stars.ts';
import { counted } from '../../../model/vocabulary.ts';
import { commandError } from '../../terminal/failure.ts';
import { print } from '../../terminal/output.ts';
import { percent, textTable } from '../../terminal/text-table.ts';
import { daySeed } from './days.ts';
import type { RunOptions } from './options.ts';
import { firstWith, type Rater, withRater } from './ratings.ts';
import { boardsAt, starBoards } from './star-search.ts';

/** The options that choose boards. */
export type BoardWishes = Pick<RunOptions, 'seed' | 'count' | 'daily' | 'weekly' | 'hopeless' | 'rate' | 'stars'>;

/** Whether boards have to be rated or searched: all but plain sheets of a seed. */
export function isChosen({ seed, rate, stars, daily, weekly, hopeless }: BoardWishes): boolean {
  return Boolean(rate || stars || daily || weekly) || (seed === undefined && !hopeless);
}

/** Deals the requested boards, rated if that is requested. */
export function chooseBoards(content: Content, wishes: BoardWishes, sheet: SheetWishes): Promise<RatedChallenge[]> {
  const { seed, stars, hopeless } = wishes;
  const count = wishes.count ?? 1;
  return withRater(content, count, async (rater) => {
    const batch = { ...wishes, ...sheet, count };
    if (stars && seed !== undefined && count > 1) {
      const places = Array.from({ length: count }, (_, index) => index + 1);
      return boardsAt(content, { ...batch, seedAt: seedsOf(content, { seed, count }) }, { places, rater });
    }
    const day = daySeed(wishes);
    if (stars) {
      const ofSeed = seed === undefined ? {} : { seed, count: Number.POSITIVE_INFINITY };
      const seedAt = day === undefined ? seedsOf(content, ofSeed) : seedsOfDay(day);
      return starBoards(content, { ...batch, stars, seedAt }, rater);
    }
    const boards =
      day !== undefined
        ? [boardOfDay(content, day, sheet)]
        : seed !== undefined || hopeless
          ? dealBoards(content, { ...wishes, ...sheet })
          : await hopefulBoards(content, batch, rater);
    return wishes.rate ? rated(boards, rater) : boards;
  });
}

async function hopefulBoards(
  content: Content,
  { difficulty, kind, count }: SheetWishes & { readonly count: number },
  rater: Rater,
): Promise<Challenge[]> {
  const seedAt = seedsOf(content, {});
  const candidates = () => challenge(content, seedAt(1), difficulty, kind);
  const hopeful = async (board: Challenge) => ((await rater.hasHope(board)) ? true : undefined);
  const found = await firstWith(candidates, hopeful, { count, atOnce: rater.atOnce, maxFailures });
  if (found.length < count)
    throw commandError(`none of ${maxFailures} boards can be won`, '--hopeless prints them too');
  return found.map(({ board }) => board);
}

export const rateBoards = (content: Content, boards: readonly Challenge[]): Promise<RatedChallenge[]> =>
  withRater(content, boards.length, (rater) => rated(boards, rater));

async function rated(boards: readonly Challenge[], rater: Rater): Promise<RatedChallenge[]> {
  const done: RatedChallenge[] = [];
  for (const board of boards) done.push({ ...board, rating: await rater.rate(board) });
  return done;
}

export function reportRatings({ game }: Content, boards: readonly RatedChallenge[]): void {
  const rows = boards.flatMap(({ code, name, rating }) =>
    rating
      ? [
          [
            code,
            name ?? '',
            `${'★'.repeat(rating.stars)}${'☆'.repeat(5 - rating.stars)}`,
            percent(shownShare(rating.won.share), 0),
            counted(rating.par.cores, game.words.core),
            String(rating.par.turns),
          ],
        ]
      : [],
  );
  if (rows.length > 0)
    print(`\n${textTable('<<<>>>', [['code', 'seed', 'stars', 'chance', 'par', 'turns'], ...rows])}\n`);
}
