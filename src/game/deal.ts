/** Content, seed → deal: a board with every number rolled beforehand. */

import { canonicalSeed } from '../dice/canonical-seed.ts';
import { seededRoll, shuffled } from '../dice/seeded.ts';
import { itemAt } from '../item-at.ts';
import type { LabelName } from '../model/board.ts';
import type { Content } from '../model/content.ts';
import { eventNumbers } from '../model/event.ts';

/** A pre-rolled board and what a player may need beyond it. */
export interface Deal {
  readonly seed: string;
  /** Id of the difficulty; it does not change the numbers, so that a seed is one board for all. */
  readonly difficulty: string;
  readonly sectors: readonly DealtSector[];
  readonly reserves: {
    /** Event Numbers that stand nowhere on the board, in the order to use them. */
    readonly eventNumbers: readonly number[];
    /** Sector Numbers, in the order to use them. */
    readonly sectorNumbers: readonly number[];
  };
}

/** A Sector in axial coordinates, with the two numbers that are rolled for it. */
export interface DealtSector {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly label?: LabelName;
  /** One d6 (CR-152). */
  readonly sectorNumber: number;
  /** An Event Number no other Sector has (CR-147 CR-155). */
  readonly eventNumber: number;
}

/**
 * Deals a board. Rerolling a used Event Number until a new one comes (CR-147) is a draw without replacement, so the
 * board takes the first numbers of a shuffle of all there are and the reserve the rest. Each kind of number has a stream of
 * its own, and streams know nothing of the content: editing an Event never changes a board that is printed already.
 * @throws RangeError when the board has more Sectors than there are Event Numbers (`checkBoard` refuses it first).
 */
export function deal(content: Content, seed: string, difficulty: string): Deal {
  const { sectors } = content.board;
  const numbers = eventNumbers(content.game.eventDie);
  if (sectors.length > numbers.length) throw new RangeError(`${sectors.length} Sectors, ${numbers.length} Events`);
  const sectorRoll = seededRoll(seed, 'sector numbers');
  const reserveRoll = seededRoll(seed, 'reserve sector numbers');
  const shuffledNumbers = shuffled(numbers, seededRoll(seed, 'event numbers'));
  return {
    seed: canonicalSeed(seed),
    difficulty,
    sectors: sectors.map(({ id, q, r, label }, index) => {
      const sectorNumber = sectorRoll(6);
      const eventNumber = itemAt(shuffledNumbers, index);
      return label ? { id, q, r, label, sectorNumber, eventNumber } : { id, q, r, sectorNumber, eventNumber };
    }),
    reserves: {
      eventNumbers: shuffledNumbers.slice(sectors.length),
      sectorNumbers: Array.from({ length: content.game.spareSectorNumbers }, () => reserveRoll(6)),
    },
  };
}

/** A name for a fresh challenge: three different words of the game's world, chosen by `roll`. */
export function seedFromWords(words: readonly string[], roll: (sides: number) => number): string {
  return shuffled(words, roll).slice(0, 3).join('-');
}
