import { expect, it } from 'vitest';
import { setGoods } from '../../../src/documents/layout/goods.ts';
import { type GoodsRow, plain } from '../../../src/manuscript/block.ts';
import type { Setting } from '../../../src/typeset/page/item.ts';
import { styleFor } from '../../../src/typeset/page/style.ts';
import { typesetter } from '../../typeset/house.ts';

const row = (name: string, ...signs: string[]): GoodsRow => ({
  name: plain(name),
  signs: signs.map((text) => ({ text })),
  cost: '2',
});
const kiosk = [row('Toffee', '(Health +1)')];
const depot = [row('Left Boot, Almost a Pair', '(Health +2)', '(Luck −1)'), row('Rope', '(Luck +2)')];

/** How wide a table is: where its rules end. */
function width(rows: readonly GoodsRow[], all: readonly GoodsRow[], paper: 'a4' | 'a5') {
  const setting: Setting = { style: styleFor(paper), typesetter, width: 350, report: () => {} };
  const { marks } = setGoods({ kind: 'goods', header: ['Item', 'Effect', 'Cost'], rows, all }, setting);
  return Math.max(...marks.flatMap((mark) => (mark.kind === 'path' ? mark.steps.map((step) => Number(step[1])) : [])));
}

it('a table of goods is as wide as the text it is in', () => {
  const all = [...kiosk, ...depot];
  for (const paper of ['a4', 'a5'] as const)
    for (const rows of [kiosk, depot]) expect(width(rows, all, paper)).toBe(350);
});

it('a table of goods keeps its own columns where the widest of all have no room', () => {
  const long = row('A name that is longer than any column that stands beside the text of a full page, and goes on');
  expect(width(kiosk, [...kiosk, long], 'a4')).toBe(width(kiosk, kiosk, 'a4'));
});
