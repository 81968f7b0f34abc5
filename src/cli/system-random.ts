/** Random numbers without a seed, for dice that the tool throws and for fresh seeds. */

/** A fair number from 1 to `sides` (at most 2^32), from the system's source. */
export function systemRandom(sides: number): number {
  const end = 2 ** 32 - (2 ** 32 % sides);
  const [drawn = 0] = globalThis.crypto.getRandomValues(new Uint32Array(1));
  return drawn < end ? (drawn % sides) + 1 : systemRandom(sides);
}

/** A fresh seed that can be read aloud: eight letters, consonants and vowels in turn. */
export function freshSeed(): string {
  const syllable = () => `${'bdfgklmnprstv'[systemRandom(13) - 1]}${'aeiou'[systemRandom(5) - 1]}`;
  return Array.from({ length: 4 }, syllable).join('');
}
