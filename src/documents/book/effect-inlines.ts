/** Effects → as the books print them. */

import type { Inlines } from '../../manuscript/block.ts';
import type { Effect } from '../../model/effect.ts';
import { effectsText } from '../../model/notation.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';

/** Effects as they end an Outcome: italic, in parentheses, a number never parted from its word (CR-060). */
export function effectInlines(effects: readonly Effect[], words: Vocabulary): Inlines {
  const text = effectsText(effects, words).replace(/ (?=[^ ()]+\))/gu, '\u00A0');
  return text === '' ? [] : [{ text, cut: 'italic' }];
}
