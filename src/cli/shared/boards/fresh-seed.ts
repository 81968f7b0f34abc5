/** Random numbers → a seed that can be read aloud. */

import { systemRandom } from '../../system-random.ts';

/** Eight letters, a consonant and a vowel in turn. */
export function freshSeed(): string {
  const syllable = () => `${'bdfgklmnprstv'[systemRandom(13) - 1]}${'aeiou'[systemRandom(5) - 1]}`;
  return Array.from({ length: 4 }, syllable).join('');
}
