/** Text → the 128 bits that a stream of dice begins with. */

import { sha256 } from '@noble/hashes/sha2.js';

const utf8 = new TextEncoder();

/** The first four words of SHA-256 (FIPS 180-4) over the text in UTF-8, each of 32 bits with a sign, big-endian. */
export function firstWords(text: string): number[] {
  const bytes = sha256(utf8.encode(text));
  const at = (place: number) => bytes[place] as number;
  const word = (place: number) => (at(place) << 24) | (at(place + 1) << 16) | (at(place + 2) << 8) | at(place + 3);
  return [word(0), word(4), word(8), word(12)];
}
