/** Seed as it was typed → the text it is known by. */

/**
 * The text a seed is known by: Unicode NFC, white space at the ends dropped and runs of it made one space.
 * What cannot be seen on a printed sheet cannot change the board either.
 */
export function canonicalSeed(seed: string): string {
  return seed.normalize('NFC').replace(/\s+/gu, ' ').trim();
}
