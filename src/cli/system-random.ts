/** Chance that no seed decides: for dice that the tool throws, and for names of its own. */

/** A fair number from 1 to `sides` (2^32 at most), from the system's own source. */
export function systemRandom(sides: number): number {
  const end = 2 ** 32 - (2 ** 32 % sides);
  const [drawn = 0] = globalThis.crypto.getRandomValues(new Uint32Array(1));
  return drawn < end ? (drawn % sides) + 1 : systemRandom(sides);
}
