/** Effects → as the books print them. */

import type { Effect } from '../../model/effect.ts';
import { effectsText } from '../../model/notation.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';

/** Effects as they end an Outcome: in parentheses, a number never parted from its word (CR-060). */
export const unbrokenEffects = (effects: readonly Effect[], words: Vocabulary): string =>
  effectsText(effects, words).replace(/ (?=[^ ()]+\))/gu, '\u00A0');
