/** Seed, difficulty, count → challenges. */

import { canonicalSeed } from '../../../dice/seeded.ts';
import type { RatedChallenge } from '../../../documents/document.ts';
import { type Challenge, challenge, type SheetKind } from '../../../game/challenge.ts';
import { seedFromWords } from '../../../game/deal.ts';
import { withEscapes } from '../../../manuscript/escapes.ts';
import type { Content } from '../../../model/content.ts';
import { systemRandom } from '../../system-random.ts';
import { printNote } from '../../terminal/output.ts';

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

/** Says that a seed is only almost one that the tool makes: phones and chats change capitals, dashes and signs. */
export function noteNearSeed({ game }: Content, seed: string | undefined): void {
  const plain = (seed ?? '')
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
  const own = plain
    .split(/[^a-z\d]+/u)
    .filter(Boolean)
    .join('-');
  const [, ...words] = /^([a-z]+)-([a-z]+)-([a-z]+)(?:-\d+)?$/u.exec(own) ?? [];
  const isDay = /^(?:daily|weekly)-\d{4}-\d\d-\d\d(?:-\d+)?$/u.test(own);
  const isMade = isDay || (words.length > 0 && words.every((word) => game.seedWords.includes(word)));
  if (seed !== undefined && isMade && own !== canonicalSeed(seed))
    printNote(
      `${withEscapes(seed)} is another seed than ${own}, with other numbers: core-runner makes seeds of small letters and hyphens\n`,
    );
}

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
