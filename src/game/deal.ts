/** Content, seed → deal: a board with every number rolled beforehand. */

import { canonicalSeed, seededRoll, shuffled } from '../dice/seeded.ts';
import { itemAt } from '../item-at.ts';
import type { LabelName } from '../model/board.ts';
import type { Content } from '../model/content.ts';
import { eventNumbers } from '../model/event.ts';

/** A pre-rolled board with spare numbers. */
export interface Deal {
  readonly seed: string;
  /** Id of the difficulty. It does not change the numbers. */
  readonly difficulty: string;
  readonly sectors: readonly DealtSector[];
  readonly reserves: {
    /** Event Numbers that are not on the board, in order of use. */
    readonly eventNumbers: readonly number[];
    /** Sector Numbers, in order of use. */
    readonly sectorNumbers: readonly number[];
  };
}

/** A Sector in axial coordinates with its two numbers. */
export interface DealtSector {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly label?: LabelName;
  /** One d6 (CR-152). */
  readonly sectorNumber: number;
  /** Unique on the board (CR-147 CR-155). */
  readonly eventNumber: number;
}

/**
 * Deals a board. Rerolling used Event Numbers (CR-147) is a draw without replacement: the board takes the first of all
 * shuffled numbers, the reserve the rest. Each kind of number has its own stream, independent of the content, so
 * editing an Event never changes a printed board. @throws RangeError if there are more Sectors than Event Numbers
 * (`checkBoard` reports it first)
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

/** Name of a fresh challenge: three different words, chosen by `roll`. */
export const seedFromWords = (words: readonly string[], roll: (sides: number) => number): string =>
  shuffled(words, roll).slice(0, 3).join('-');
