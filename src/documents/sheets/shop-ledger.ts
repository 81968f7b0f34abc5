/** Content → the Shop ledger: boxes for what is bought, by row, without a word of what is sold or where. */

import { plain } from '../../manuscript/block.ts';
import { titled } from '../../model/vocabulary.ts';
import { shifted } from '../../typeset/page/body.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { line, rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { type Document, type GameInput, printed, type Request } from '../document.ts';
import { type Area, planFor, type SheetPen, sheetPen } from '../figures/pen.ts';
import { tick } from './plan.ts';

/** Boxes for what is bought, a block for each Run, with room for every Shop and its items; no name is given away. */
export const shopLedger: Document<GameInput> = {
  id: 'shop-ledger',
  compose(request) {
    const { content, style } = request;
    const { game, events } = content;
    const { shop, run } = game.words;
    const plan = planFor(style);
    const pen = sheetPen(request, plan);
    const name = game.title.toUpperCase();
    const title = `${titled(shop.one)} ledger`;
    const shops = events.flatMap((event) => (event.kind === 'shop' ? [event.items.length] : []));
    const block = { shops: shops.length, items: Math.max(0, ...shops) };
    const head = 58 * plan.unit;
    const size = blockSize(pen, request, block);
    const gap = 16;
    const across = Math.max(1, Math.floor((plan.width + gap) / (size.width + gap)));
    const down = Math.max(1, Math.floor((plan.height - head + gap) / (size.height + gap)));
    const width = (plan.width - gap * (across - 1)) / across;
    const step = (plan.height - head) / down;
    const note = `One block ${run.a}. Write the number of ${shop.a} on its line when you find it, and cross off what you buy.`;
    const marks: Mark[] = [
      { kind: 'anchor', id: 'ledger', y: 0, bookmark: { title, level: 1 } },
      ...pen.put(name, 0, 27 * plan.unit, 24, { role: 'heading-1' }),
      ...pen.put(plain(title.toUpperCase()), pen.width(name, 24) + 9 * plan.unit, 27 * plan.unit, 15, {
        colour: ink.accent,
      }),
      line({ x: 0, y: 34 * plan.unit }, { x: plan.width, y: 34 * plan.unit }, { stroke: ink.text, width: 1.4 }),
      ...pen.put(plain(note), 0, 47 * plan.unit, Math.min(9.5, (9.5 * plan.width) / pen.width(plain(note), 9.5))),
      ...Array.from({ length: across * down }, (_, index) => {
        const x = (index % across) * (width + gap);
        const y = head + Math.floor(index / across) * step;
        return shifted(runBlock(request, pen, block, { x: 0, y: 0, width, height: size.height }), x, y);
      }).flat(),
    ];
    const page = { width: style.width, height: style.height, label: '1', marks: shifted(marks, plan.left, plan.top) };
    return printed(request, title, [page]);
  },
};

interface Block {
  readonly shops: number;
  /** Most rows that any of them has. */
  readonly items: number;
}

const pitch = tick + 4;
const blockHead = 26;

function blockSize(pen: SheetPen, { content }: Request, { shops, items }: Block) {
  const { shop, run } = content.game.words;
  const name = Math.max(pen.width(plain(shop.one), 9.5), pen.width(run.one, 11));
  return { width: name + 46 + items * pitch, height: blockHead + shops * pitch };
}

/** What is bought in one Run: a line for each Shop, a box for each of its rows. */
function runBlock(request: Request, pen: SheetPen, { shops, items }: Block, { width }: Area): Mark[] {
  const { shop, run } = request.content.game.words;
  // The last box ends where the rules do.
  const left = width - items * pitch + (pitch - tick);
  const label = pen.width(plain(shop.one), 9.5) + 4;
  const start = pen.width(run.one, 11) + 5;
  return [
    ...pen.put(run.one, 0, 15, 11),
    line({ x: start, y: 16 }, { x: left - 8, y: 16 }, { stroke: ink.text, width: 0.7 }),
    ...Array.from({ length: items }, (_, item) =>
      pen.put(plain(String(item + 1)), left + pitch * item + tick / 2, 22, 8.5, { align: 'centre', colour: ink.faint }),
    ).flat(),
    ...Array.from({ length: shops }, (_, row): Mark[] => {
      const y = blockHead + pitch * row;
      return [
        ...pen.put(plain(shop.one), 0, y + tick - 3, 9.5, { colour: ink.faint }),
        line({ x: label, y: y + tick - 1 }, { x: left - 8, y: y + tick - 1 }, { stroke: ink.rule, width: 0.6 }),
        ...Array.from({ length: items }, (_, item) =>
          rectangle(left + pitch * item, y, tick, tick, { stroke: ink.text, width: 0.7 }),
        ),
      ];
    }).flat(),
  ];
}
