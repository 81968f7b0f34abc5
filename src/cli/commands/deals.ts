/** Seed, difficulty, count → deals. */

import { randomInt } from 'node:crypto';
import { type Deal, deal, seedFromWords } from '../../game/deal.ts';
import type { Content } from '../../model/content.ts';

const mostAttempts = 100;

/**
 * Deals boards: one for the seed, or `count` for the seed with -1, -2, ... behind it; without one, for fresh seeds that
 * differ from each other.
 */
export function dealBoards(
  content: Content,
  options: { readonly seed?: string; readonly difficulty: string; readonly count?: number },
): Deal[] {
  const { seedWords } = content.game;
  const taken = new Set<string>();
  // Names come by chance and would meet again among a thousand; a game with few of them numbers the rest.
  const fresh = () => {
    for (let attempt = 0; ; attempt++) {
      const name = seedFromWords(seedWords, (sides) => randomInt(1, sides + 1));
      const seed = attempt < mostAttempts ? name : `${name}-${taken.size + 1}`;
      if (taken.has(seed)) continue;
      taken.add(seed);
      return seed;
    }
  };
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
