/** Effects → instructions with their icons. */

import { type GoodsBlock, type GoodsRow, plain, type Sign } from '../../manuscript/block.ts';
import { abbreviationText, type Effect, signed } from '../../model/effect.ts';
import { spanIn } from '../../model/entry.ts';
import type { ShopItem } from '../../model/event.ts';
import type { Brief } from '../document.ts';
import { iconOf } from '../figures/effect-icon.ts';

const amounts = { health: 'effect-health', money: 'effect-money', core: 'effect-core' } as const;

function effectWords(effect: Effect, say: Brief['say']): string {
  switch (effect.kind) {
    case 'health':
    case 'money':
    case 'core':
      return say(amounts[effect.kind], { change: signed(effect.change) });
    case 'gain-dice-mod':
      return effect.type === 'choice'
        ? say('effect-gain-of-choice')
        : say('effect-gain', { type: abbreviationText(effect.type) });
    case 'lose-dice-mod':
      return say('effect-loss-of-choice');
    default:
      return effect satisfies never;
  }
}

/** Effects in parentheses, in their order (CR-060). */
export function effectSigns(effects: readonly Effect[], { say, content }: Pick<Brief, 'say' | 'content'>): Sign[] {
  return effects.map((effect) => ({
    text: say('effect-printed', { effect: effectWords(effect, say) }),
    icon: iconOf(effect, content.game.diceMods),
  }));
}

/** The same as text, each number kept beside its word (CR-060). */
export const unbrokenEffects = (effects: readonly Effect[], request: Pick<Brief, 'say' | 'content'>): string =>
  effectSigns(effects, request)
    .map(({ text }) => text.replace(/ (?=[^ ()]+\))/gu, '\u00A0'))
    .join(' ');

/** What is printed of an item of a Shop. */
export type Goods = Pick<ShopItem, 'name' | 'effects' | 'cost'>;

/** The table of a Shop's items, without those of other Shops. */
export function goodsTable(
  { items }: { readonly items: readonly (ShopItem | Goods)[] },
  request: Pick<Brief, 'say' | 'content'>,
): GoodsBlock {
  const { say, content } = request;
  const rows = items.map(
    (item): GoodsRow => ({
      name: plain(item.name),
      signs: effectSigns(item.effects, request),
      cost: String(item.cost),
      ...('tree' in item && { span: spanIn(item) }),
    }),
  );
  return { kind: 'goods', header: [say('goods-item'), content.game.words.effect.one, say('goods-cost')], rows };
}
