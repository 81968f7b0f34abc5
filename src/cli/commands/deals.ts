/** Seed, difficulty, count → deals. */

import { randomInt } from 'node:crypto';
import { type Deal, deal, seedFromWords } from '../../game/deal.ts';
import type { Content } from '../../model/content.ts';

/** Deals boards: one for the seed, or `count` for the seed with -1, -2, ... behind it; fresh seeds without one. */
export function dealBoards(
  content: Content,
  options: { readonly seed?: string; readonly difficulty: string; readonly count?: number },
): Deal[] {
  const { seedWords } = content.game;
  const fresh = () => seedFromWords(seedWords, (sides) => randomInt(1, sides + 1));
  const seeds =
    options.count === undefined
      ? [options.seed ?? fresh()]
      : Array.from({ length: options.count }, (_, index) =>
          options.seed === undefined ? fresh() : `${options.seed}-${index + 1}`,
        );
  return seeds.map((seed) => deal(content, seed, options.difficulty));
}

/** The deal as JSON gives it. */
export function dealJson({ seed, difficulty, sectors, reserves }: Deal) {
  return { seed, difficulty, sectors, reserves };
}
