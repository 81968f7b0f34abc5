/** Stars → boards that have them, among those of a seed or fresh ones. */

import { maxFailures, type SeedAt } from '../../../boards/deal.ts';
import type { RatedChallenge } from '../../../documents/document.ts';
import { type Challenge, challenge, type SheetKind } from '../../../game/challenge.ts';
import type { StarRange } from '../../../game/measure/rating.ts';
import type { Content } from '../../../model/content.ts';
import { difficultyName } from '../../../model/game.ts';
import { commandError, type Failure } from '../../terminal/failure.ts';
import type { RunOptions } from './options.ts';
import { firstWith, type Rater } from './ratings.ts';

/** Boards after which a search without a find checks whether any is a star away. */
const firstLook = 60;

/** The first boards of the seeds that have the stars. */
export async function starBoards(
  content: Content,
  wishes: BatchWishes & { readonly stars: StarRange },
  rater: Rater,
): Promise<RatedChallenge[]> {
  const { seedAt, stars, difficulty, kind, count } = wishes;
  let place = 0;
  const candidates = () => challenge(content, seedAt(++place), difficulty, kind);
  const found = await firstWith(candidates, (board) => rater.rateWithin(board, stars), {
    count,
    atOnce: rater.atOnce,
    maxFailures,
    firstLook: { count: firstLook, after: (missed) => requireNear(content, missed, stars, rater) },
    onFound: () => rater.advance(1),
  });
  const before = found.length > 0 ? `, ${found.length} before them` : '';
  if (found.length < count) throw noneFound(content, stars, difficulty, `the last ${maxFailures}${before}`);
  return found.map(({ board, sign: rating }) => ({ ...board, rating }));
}

export interface BatchWishes extends Pick<RunOptions, 'rate' | 'stars'> {
  readonly seedAt: SeedAt;
  readonly count: number;
  readonly difficulty: string;
  readonly kind: SheetKind;
}

/** The boards of places of a batch, from 1. With stars a place tries seeds `count` apart, so parts find what the whole does. */
export async function boardsAt(
  content: Content,
  { seedAt, count, stars, rate, difficulty, kind }: BatchWishes,
  { places, rater }: { readonly places: readonly number[]; readonly rater: Rater | undefined },
): Promise<RatedChallenge[]> {
  const dealt = (place: number) => challenge(content, seedAt(place), difficulty, kind);
  if (rater === undefined || !(stars || rate)) return places.map(dealt);
  const found: RatedChallenge[] = [];
  const search = async (index: number, place: number) => {
    for (let attempt = 0; attempt < maxFailures; attempt++) {
      const board = dealt(place + attempt * count);
      const rating = stars ? await rater.rateWithin(board, stars) : await rater.rate(board);
      if (rating) {
        found[index] = { ...board, rating };
        if (stars) rater.advance(1);
        return;
      }
      if (stars && attempt + 1 === firstLook)
        await requireNear(
          content,
          Array.from({ length: firstLook }, (_, before) => dealt(place + before * count)),
          stars,
          rater,
        );
    }
    throw noneFound(content, stars ?? { from: 0, to: 5 }, difficulty, `the last ${maxFailures}`);
  };
  const waiting = places.entries();
  const searchNext = async () => {
    for (const [index, place] of waiting) await search(index, place);
  };
  // One rating keeps all threads busy; searches run side by side.
  await Promise.all(Array.from({ length: stars ? rater.atOnce : 1 }, searchNext));
  return found;
}

/** @throws Failure (exit 2) if none of the boards is within a star of the range */
async function requireNear(
  content: Content,
  missed: readonly Challenge[],
  stars: StarRange,
  rater: Rater,
): Promise<void> {
  const near = { from: Math.max(0, stars.from - 1), to: Math.min(5, stars.to + 1) };
  for (let from = 0; from < missed.length; from += rater.atOnce) {
    const rated = missed.slice(from, from + rater.atOnce).map((board) => rater.rateWithin(board, near));
    if ((await Promise.all(rated)).some((rating) => rating !== undefined)) return;
  }
  const among = `the first ${missed.length}, nor one a star away`;
  throw noneFound(content, stars, missed[0]?.difficulty ?? '', among);
}

function noneFound({ game }: Content, { from, to }: StarRange, difficulty: string, among: string): Failure {
  const wanted = from === to ? `${from}` : `${from} to ${to}`;
  return commandError(
    `no board of ${wanted} ${wanted === '1' ? 'star' : 'stars'} on ${difficultyName(game, difficulty)} among ${among}`,
    'ask for other stars, or another difficulty',
  );
}
