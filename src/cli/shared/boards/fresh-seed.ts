/** Chance → a seed that can be read aloud. */

import { chance } from '../../chance.ts';

/** Eight letters, a consonant and a vowel in turn. */
export function freshSeed(): string {
  const syllable = () => `${'bdfgklmnprstv'[chance(13) - 1]}${'aeiou'[chance(5) - 1]}`;
  return Array.from({ length: 4 }, syllable).join('');
}
