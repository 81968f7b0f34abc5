/** Blocks → the same with effects and goods as Event Books have. */

import type { IconName } from '../../art/icons.ts';
import type { Block, Inlines } from '../../manuscript/block.ts';
import type { Content } from '../../model/content.ts';
import { gainOfChoice, lossOfChoice } from '../../model/effect.ts';
import type { Shop } from '../../model/event.ts';
import { columnSetting } from '../book/book.ts';
import { goodsOf } from '../book/effect-signs.ts';
import type { Request } from '../document.ts';
import { setGoods } from '../layout/goods.ts';
import type { FigurePart } from './figure-part.ts';
import { workedTurn } from './worked-turn.ts';

/** Sets italic text in parentheses as effects, in tables with their icons. */
export function asPrinted(blocks: readonly Block[], content: Content): Block[] {
  return blocks.map((block): Block => {
    switch (block.kind) {
      case 'paragraph':
        return { ...block, text: withEffects(block.text) };
      case 'list':
        return { ...block, items: block.items.map(withEffects) };
      case 'aside':
        return { ...block, blocks: asPrinted(block.blocks, content) };
      case 'table': {
        const rows = block.rows.map((row) => row.map(withEffects));
        const icons = rows.map(([first]) => iconFor(first ?? [], content));
        return icons.some((icon) => icon !== undefined) ? { ...block, rows, icons } : { ...block, rows };
      }
      default:
        return block;
    }
  });
}

const withEffects = (text: Inlines): Inlines =>
  text.map((one) => (one.cut === 'italic' && /^\(.+\)$/u.test(one.text) ? { ...one, cut: 'effect' } : one));

/** The icon of a lone effect in a cell; DiceMods have none. */
function iconFor([one]: Inlines, { game: { words } }: Content): IconName | undefined {
  if (one?.cut !== 'effect') return undefined;
  const text = one.text.slice(1, -1).replaceAll('\u00A0', ' ');
  if (text === gainOfChoice(words)) return 'choice';
  if (text === lossOfChoice(words)) return 'lose';
  return (['health', 'money', 'core'] as const).find((name) => text.startsWith(`${words[name].notation} `));
}

/** Rows shown of the first Shop's list. */
const shown = 3;

/** Part of the first Shop's list, with the worked turn's purchase. */
export function someGoods(request: Request): FigurePart {
  const { content, style } = request;
  const shop = content.events.find((one): one is Shop => one.kind === 'shop');
  if (shop === undefined) return { kind: 'figure', items: [] };
  const { number } = workedTurn(content).item;
  const last = Math.max(number, shown);
  const { header, rows: all } = goodsOf(shop, request);
  const rows = all
    .map((row, at) => ({ ...row, number: at + 1 }))
    .filter(({ number: one }) => one < shown || one === last);
  const { marks, height } = setGoods({ header, rows }, columnSetting(request));
  const gap = { kind: 'glue' as const, height: style.leading, stretch: 1 as const };
  return { kind: 'figure', items: [gap, { kind: 'box', height, marks }, gap] };
}
