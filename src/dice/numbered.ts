/** Seed text, purpose → one stream of dice for each number: many Runs of one seed, in any order. */

import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { hashWords } from './hash-words.ts';
import type { Roll } from './roll.ts';
import { canonicalSeed } from './seeded.ts';

/**
 * Streams of fair dice numbered from 0: `(index) => Roll`. Each stream has the same faces in any order of calls, so a
 * simulation can be split anywhere.
 *
 * The base is the first 128 bits of SHA-256 over `core-runner runs 1`, purpose and canonical seed, each ended by a
 * NUL. Word w of stream i starts as murmur3's finalizer over (base word w XOR finalizer(i · 4 + w + 1)); the
 * generator is xoroshiro128+ (Blackman and Vigna 2018), and faces are drawn without modulo bias. SHA-256 of each index
 * would take longer than the Run.
 */
export function numberedRolls(seed: string, purpose: string): (index: number) => Roll {
  const base = hashWords(`core-runner runs 1\0${purpose}\0${canonicalSeed(seed)}\0`);
  return (index) => {
    const words = base.map((word, place) => finalize(word ^ finalize(Math.imul(index, 4) + place + 1)));
    const generator = xoroshiro128plusFromState(words);
    return (sides) => {
      const bound = 0x1_0000_0000 - (0x1_0000_0000 % sides);
      let drawn = generator.next() >>> 0;
      while (drawn >= bound) drawn = generator.next() >>> 0;
      return (drawn % sides) + 1;
    };
  };
}

/** The 32-bit finalizer of MurmurHash3 (Appleby 2011): every bit of the input moves every bit of the result. */
function finalize(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
