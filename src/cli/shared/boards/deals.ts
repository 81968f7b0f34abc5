/** Boards → what commands report of them. */

import { nearSeed } from '../../../boards/word.ts';
import type { RatedChallenge } from '../../../documents/document.ts';
import type { Content } from '../../../model/content.ts';
import { printNote } from '../../terminal/output.ts';

/** Says that a seed is only almost one that the tool makes. */
export function noteNearSeed(content: Content, seed: string | undefined): void {
  const note = seed === undefined ? undefined : nearSeed(content, seed);
  if (note !== undefined) printNote(`${note}\n`);
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
