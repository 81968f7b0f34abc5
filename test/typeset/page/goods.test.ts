import { expect, it } from 'vitest';
import { type GoodsRow, plain } from '../../../src/manuscript/block.ts';
import { setGoods } from '../../../src/typeset/page/goods.ts';
import type { Setting } from '../../../src/typeset/page/item.ts';
import { styleFor } from '../../../src/typeset/page/style.ts';
import { typesetter } from '../house.ts';

const row = (name: string, ...signs: string[]): GoodsRow => ({
  name: plain(name),
  signs: signs.map((text) => ({ text })),
  cost: '2',
});
const kiosk = [row('Toffee', '(Health +1)')];
const depot = [row('Left Boot, Almost a Pair', '(Health +2)', '(Luck −1)'), row('Rope', '(Luck +2)')];

/** How wide a table is: where its rules end. */
function width(rows: readonly GoodsRow[], all: readonly GoodsRow[], paper: 'a4' | 'a5') {
  const setting: Setting = { style: styleFor(paper), typesetter, width: 350, complain: () => {} };
  const { marks } = setGoods({ header: ['Item', 'Effect', 'Cost'], rows, all }, setting);
  return Math.max(...marks.flatMap((mark) => (mark.kind === 'path' ? mark.steps.map((step) => Number(step[1])) : [])));
}

it('a table of goods is as wide as all others of the book on full paper, and as wide as it must be on small', () => {
  const all = [...kiosk, ...depot];
  expect(width(kiosk, all, 'a4')).toBe(width(depot, all, 'a4'));
  expect(width(kiosk, all, 'a5')).toBeLessThan(width(depot, all, 'a5'));
});

it('a table of goods keeps its own columns where the widest of all have no room', () => {
  const all = [
    ...kiosk,
    row('A name that is longer than any column that stands beside the text of a full page, and goes on'),
  ];
  expect(width(kiosk, all, 'a4')).toBe(width(kiosk, kiosk, 'a4'));
});
