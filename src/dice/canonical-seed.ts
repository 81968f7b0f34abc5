/** Seed as it was typed → the text it is known by. */

/** Normal form of a seed: NFC, trimmed, single spaces. Differences that a sheet cannot show do not change the board. */
export function canonicalSeed(seed: string): string {
  return seed.normalize('NFC').replace(/\s+/gu, ' ').trim();
}
