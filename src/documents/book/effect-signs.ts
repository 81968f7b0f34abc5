/** Effects → instructions with their icons. */

import { type GoodsBlock, type GoodsRow, plain, type Sign } from '../../manuscript/block.ts';
import type { Content } from '../../model/content.ts';
import type { Effect } from '../../model/effect.ts';
import { spanIn } from '../../model/entry.ts';
import type { Shop } from '../../model/event.ts';
import type { DiceMod } from '../../model/game.ts';
import { effectsText } from '../../model/notation.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { iconOf } from '../figures/effect-icon.ts';

/** Effects in parentheses, in their order (CR-060). */
export function effectSigns(effects: readonly Effect[], words: Vocabulary, diceMods: readonly DiceMod[]): Sign[] {
  return effects.map((effect) => ({ text: effectsText([effect], words), icon: iconOf(effect, diceMods) }));
}

/** The same with each number kept beside its word (CR-060). */
export const unbrokenEffects = (effects: readonly Effect[], words: Vocabulary): string =>
  effectsText(effects, words).replace(/ (?=[^ ()]+\))/gu, '\u00A0');

export const goodsHeader = ({ effect }: Vocabulary): GoodsBlock['header'] => ['Item', effect.one, 'Cost'];

export function goodsRows({ items }: Shop, { game: { words, diceMods } }: Content): GoodsRow[] {
  return items.map((item) => ({
    name: plain(item.name),
    signs: effectSigns(item.effects, words, diceMods),
    cost: String(item.cost),
    span: spanIn(item),
  }));
}
