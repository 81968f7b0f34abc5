/** Effects → instructions with their icons. */

import type { Sign } from '../../manuscript/block.ts';
import type { DiceMod } from '../../model/content.ts';
import type { Effect } from '../../model/effect.ts';
import { effectsText } from '../../model/notation.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { iconOf } from '../figures/icons.ts';

/** Effects as an Outcome or an item has them: in parentheses, in their order (CR-060). */
export function effectSigns(effects: readonly Effect[], words: Vocabulary, diceMods: readonly DiceMod[]): Sign[] {
  return effects.map((effect) => ({ text: effectsText([effect], words), icon: iconOf(effect, diceMods) }));
}
