/** Seed text, purpose → seeded roll. */

import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { itemAt } from '../item-at.ts';
import { hashWords } from './hash-words.ts';
import type { Roll } from './roll.ts';

/** Normal form of a seed: NFC, trimmed, single spaces. Differences that a sheet cannot show do not change the board. */
export function canonicalSeed(seed: string): string {
  return seed.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/**
 * A stream of fair dice for one purpose ("sector numbers", "event numbers", ...).
 * Streams of one seed are independent: a new purpose, or more draws from one, never changes another.
 *
 * The state is the first 128 bits of SHA-256 over `core-runner 1`, purpose and canonical seed, each ended by a
 * NUL; the generator is xoroshiro128+ (Blackman and Vigna 2018) and faces are drawn without modulo bias.
 * Sheets are printed from these streams: the recipe must never change.
 */
export function seededRoll(seed: string, purpose: string): Roll {
  const words = hashWords(`core-runner 1\0${purpose}\0${canonicalSeed(seed)}\0`);
  const generator = xoroshiro128plusFromState(words);
  return (sides) => {
    let word = generator.next() ^ sign;
    // The last few words, fewer than there are sides, would favour some faces.
    while (word < 0 && word >= -sides && word >= -(words32 % sides)) word = generator.next() ^ sign;
    // The rest of the word without its sign, by halves: V8 allocates numbers that need all 32 bits.
    return ((((word >>> 16) % sides) * 65_536 + (word & 65_535)) % sides) + 1;
  };
}

/** Number of words of a generator; half are negative, and the lowest becomes 0. */
const words32 = 2 ** 32;
const sign = 1 << 31;

/** A shuffled copy (Fisher and Yates, drawing from the front). */
export function shuffled<T>(items: readonly T[], roll: Roll): T[] {
  const order = [...items];
  for (let index = 0; index < order.length - 1; index++) {
    const other = index + roll(order.length - index) - 1;
    [order[index], order[other]] = [itemAt(order, other), itemAt(order, index)];
  }
  return order;
}
