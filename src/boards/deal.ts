/** Seed, difficulty, count → boards. */

import { type Challenge, challenge, challengeOf, type SheetKind } from '../game/challenge.ts';
import { seedFromWords } from '../game/deal.ts';
import { isHopeless } from '../game/measure/rating.ts';
import { compileRules } from '../game/run/rules.ts';
import { readRunCode } from '../game/run-code.ts';
import type { Content } from '../model/content.ts';
import { differences } from '../scores/code-words.ts';
import { InputRefusal } from './refusal.ts';
import { systemRandom } from './system-random.ts';

const maxAttempts = 100;

/** Boards in a row that are not wanted, after which a search ends. */
export const maxFailures = 600;

/** A difficulty, and what is on its sheets. */
export interface SheetWishes {
  readonly difficulty: string;
  readonly kind: SheetKind;
}

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
  options: SheetWishes & { readonly seed?: string | undefined; readonly count?: number | undefined },
): Challenge[] {
  const seedAt = seedsOf(content, options);
  return Array.from({ length: options.count ?? 1 }, (_, index) =>
    challenge(content, seedAt(index + 1), options.difficulty, options.kind),
  );
}

/** The board of a run code; undefined for another word. @throws InputRefusal if this content deals another board */
export function boardOfCode(content: Content, word: string): Challenge | undefined {
  const read = readRunCode(word);
  if (!('code' in read)) return undefined;
  const found = challengeOf(content, read.code);
  if (typeof found === 'string') throw new InputRefusal(`this content deals another board: ${differences[found]}`);
  return found;
}

/** The seeds of a day: its own, then others for boards that are not wanted. */
export const seedsOfDay =
  (day: string): SeedAt =>
  (attempt) =>
    attempt === 1 ? day : `${day}-${attempt}`;

/** The first board of a day that can be won at the default difficulty: the same board at every difficulty. */
export function boardOfDay(content: Content, day: string, { difficulty, kind }: SheetWishes): Challenge {
  const { defaultDifficulty } = content.game;
  const rules = compileRules(content, defaultDifficulty);
  for (let attempt = 1; ; attempt++) {
    const seed = seedsOfDay(day)(attempt);
    if (attempt === maxFailures || !isHopeless(rules, challenge(content, seed, defaultDifficulty, kind)))
      return challenge(content, seed, difficulty, kind);
  }
}
