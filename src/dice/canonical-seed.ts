/** Seed as it was typed → the text it is known by. */

/**
 * Normal form of a seed: Unicode NFC, trimmed, with single spaces. Differences that a printed sheet cannot show do not
 * change the board.
 */
export function canonicalSeed(seed: string): string {
  return seed.normalize('NFC').replace(/\s+/gu, ' ').trim();
}
