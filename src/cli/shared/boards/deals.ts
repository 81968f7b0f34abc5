/** Seed, difficulty, count → challenges. */

import type { RatedChallenge } from '../../../documents/document.ts';
import { type Challenge, challenge, type SheetKind } from '../../../game/challenge.ts';
import { seedFromWords } from '../../../game/deal.ts';
import type { Content } from '../../../model/content.ts';
import { systemRandom } from '../../system-random.ts';

const maxAttempts = 100;

/** The seed at a place of a batch, from 1. */
export type SeedAt = (place: number) => string;

/** `seed`, or with a count `seed-1`, `seed-2`, …; without a seed fresh ones, or above `maxFresh` a numbered one. */
export function seedsOf(
  { game }: Content,
  { seed, count }: { readonly seed?: string | undefined; readonly count?: number | undefined },
): SeedAt {
  const taken = new Set<string>();
  // Random names repeat within a thousand; a game with few words numbers the rest.
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

/** Deals `count` boards, by default one. */
export function dealBoards(
  content: Content,
  options: {
    readonly seed?: string | undefined;
    readonly difficulty: string;
    readonly count?: number;
    readonly kind: SheetKind;
  },
): Challenge[] {
  const seedAt = seedsOf(content, options);
  return Array.from({ length: options.count ?? 1 }, (_, index) =>
    challenge(content, seedAt(index + 1), options.difficulty, options.kind),
  );
}

export function dealJson({ code, seed, difficulty, sealed, dice, rating, sectors, reserves, rolls }: RatedChallenge) {
  return {
    code,
    seed,
    difficulty,
    sealed,
    dice,
    rating,
    sectors,
    reserves,
    outcomeRolls: dice ? rolls : undefined,
  };
}
