/** Chance → a seed that can be read aloud. */

import { randomInt } from 'node:crypto';

/** Eight letters, a consonant and a vowel in turn. */
export function freshSeed(): string {
  const syllable = () => `${'bdfgklmnprstv'[randomInt(13)]}${'aeiou'[randomInt(5)]}`;
  return Array.from({ length: 4 }, syllable).join('');
}
