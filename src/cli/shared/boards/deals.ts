/** Seed, difficulty, count → challenges. */

import type { RatedChallenge } from '../../../documents/document.ts';
import { type Challenge, challenge, type SheetKind } from '../../../game/challenge.ts';
import { seedFromWords } from '../../../game/deal.ts';
import type { Content } from '../../../model/content.ts';
import { systemRandom } from '../../system-random.ts';

const maxAttempts = 100;

/** Seeds of a batch, each by its place from 1: none is kept, so that a batch may have any length. */
export type SeedAt = (place: number) => string;

/**
 * The seeds of a batch: the seed alone, or with -1, -2, ... behind it where a count is asked for; without a seed, fresh
 * ones that differ from each other, up to `maxFresh`, and above it one fresh seed with numbers.
 */
export function seedsOf(
  { game }: Content,
  { seed, count }: { readonly seed?: string | undefined; readonly count?: number | undefined },
): SeedAt {
  const taken = new Set<string>();
  // Names come by chance and would meet again among a thousand; a game with few of them numbers the rest.
  const fresh = () => {
    for (let attempt = 0; ; attempt++) {
      const name = seedFromWords(game.seedWords, systemRandom);
      const one = attempt < maxAttempts ? name : `${name}-${taken.size + 1}`;
      if (taken.has(one)) continue;
      taken.add(one);
      return one;
    }
  };
  if (count === undefined || (seed === undefined && count <= maxFresh)) return () => seed ?? fresh();
  const base = seed ?? fresh();
  return (place) => `${base}-${place}`;
}

const maxFresh = 1000;

/** Deals one board, or as many as the count says. */
export function dealBoards(
  content: Content,
  options: { readonly seed?: string; readonly difficulty: string; readonly count?: number; readonly kind: SheetKind },
): Challenge[] {
  const seedAt = seedsOf(content, options);
  return Array.from({ length: options.count ?? 1 }, (_, index) =>
    challenge(content, seedAt(index + 1), options.difficulty, options.kind),
  );
}

/** The deal as JSON gives it. */
export function dealJson({ code, seed, difficulty, sealed, dice, rating, sectors, reserves, rolls }: RatedChallenge) {
  return {
    code,
    seed,
    difficulty,
    sealed,
    dice,
    ...(rating && { rating }),
    sectors,
    reserves,
    ...(dice && { outcomeRolls: rolls }),
  };
}
