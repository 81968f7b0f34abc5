/** Text → the 128 bits that a stream of dice begins with. */

import { sha256 } from '@noble/hashes/sha2.js';

const utf8 = new TextEncoder();

/** The first four words of SHA-256 (FIPS 180-4) over the text in UTF-8, each of 32 bits with a sign, big-endian. */
export function hashWords(text: string): number[] {
  const bytes = sha256(utf8.encode(text));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return [0, 4, 8, 12].map((place) => view.getInt32(place));
}
