/** Random numbers → fresh seeds for dice systems. */

import { systemRandom } from '../boards/system-random.ts';

/** A fresh seed that can be read aloud: eight letters, consonants and vowels in turn. */
export function freshSeed(): string {
  const syllable = () => `${'bdfgklmnprstv'[systemRandom(13) - 1]}${'aeiou'[systemRandom(5) - 1]}`;
  return Array.from({ length: 4 }, syllable).join('');
}
