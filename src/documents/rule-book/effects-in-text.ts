/** Blocks → the same with effects and goods as Event Books have. */

import type { IconName } from '../../art/icons.ts';
import type { Block, Figure, Inlines } from '../../manuscript/block.ts';
import type { Brief, Request } from '../document.ts';
import { setGoods } from '../layout/goods.ts';
import type { FigurePart } from './figure-part.ts';

/** Sets italic text in parentheses as effects, in tables with their icons. */
export function asPrinted(blocks: readonly Block[], request: Brief): Block[] {
  return blocks.map((block): Block => {
    switch (block.kind) {
      case 'paragraph':
        return { ...block, text: withEffects(block.text) };
      case 'list':
        return { ...block, items: block.items.map(withEffects) };
      case 'aside':
        return { ...block, blocks: asPrinted(block.blocks, request) };
      case 'table': {
        const rows = block.rows.map((row) => row.map(withEffects));
        const icons = rows.map(([first]) => iconFor(first ?? [], request));
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
function iconFor([one]: Inlines, { say, content }: Brief): IconName | undefined {
  if (one?.cut !== 'effect') return undefined;
  const text = one.text.slice(1, -1).replaceAll('\u00A0', ' ');
  if (text === say('effect-gain-of-choice')) return 'choice';
  if (text === say('effect-loss-of-choice')) return 'lose';
  return (['health', 'money', 'core'] as const).find((name) =>
    text.startsWith(`${content.game.words[name].notation} `),
  );
}

/** The list of the invented Shop. */
export function someGoods({ words: [goods] }: Figure, request: Request): FigurePart {
  if (goods?.kind !== 'goods') throw new Error('a figure of goods has no goods');
  const { marks, height } = setGoods(goods, request);
  const gap = { kind: 'glue' as const, height: request.style.leading, stretch: 1 as const };
  return { kind: 'drawn', items: [gap, { kind: 'box', height, marks }, gap] };
}
