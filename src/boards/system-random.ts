/** Random numbers without a seed, for dice that the tool throws and for fresh seeds. */

/** A fair number from 1 to `sides` (at most 2^32), from the system's source. */
export function systemRandom(sides: number): number {
  const end = 2 ** 32 - (2 ** 32 % sides);
  const [drawn = 0] = globalThis.crypto.getRandomValues(new Uint32Array(1));
  return drawn < end ? (drawn % sides) + 1 : systemRandom(sides);
}
