/** Shop → rows: what it sells, a row each. */

import { type Shop, spanIn } from '../load/content.ts';
import { bodyStyle, shifted } from '../typeset/body.ts';
import { line } from '../typeset/path.ts';
import { ink } from '../typeset/style.ts';
import { effectInlines } from './notation.ts';
import { placesIn } from './proof-places.ts';
import type { Row } from './proof-row.ts';
import { type ProofSheet, small } from './proof-sheet.ts';
import { setLines } from './proof-text.ts';

/** Items with their effects and costs under a head. */
export function itemRows(shop: Shop, sheet: ProofSheet): Row[] {
  const { x, width } = sheet.text;
  const middle = x + width * 0.5;
  const style = { ...bodyStyle(sheet.style, 'ragged'), size: 9.5 };
  const heads = { size: 9, cut: 'bold', colour: ink.accent } as const;
  const head: Row = {
    height: 14,
    marks: [
      ...small(sheet, 'Item', x, 10, heads),
      ...small(sheet, 'Effect', middle, 10, heads),
      ...small(sheet, 'Cost', x + width, 10, { ...heads, align: 'right' }),
      line({ x, y: 13.4 }, { x: x + width, y: 13.4 }, { stroke: ink.text, width: 0.6 }),
    ],
    baseline: 10,
    keeps: true,
  };
  const rows = shop.items.map((item): Row => {
    const span = spanIn(item, 'name');
    const names = setLines(
      [{ text: item.name, cut: 'roman' }],
      { x, width: width * 0.5 - 8 },
      style,
      sheet,
      placesIn(item.name, span),
    );
    const effects = setLines(
      effectInlines(item.effects),
      { x: middle, width: width * 0.5 - 26 },
      style,
      sheet,
      undefined,
    );
    const height = Math.max(names.length, effects.length) * 12 + 4;
    return {
      height,
      marks: [
        ...[names, effects].flatMap((lines) => lines.flatMap(({ marks }, index) => shifted(marks, 0, 11 + index * 12))),
        ...small(sheet, String(item.cost), x + width, 11, { size: 10.5, cut: 'bold', align: 'right' }),
        line({ x, y: height - 0.5 }, { x: x + width, y: height - 0.5 }, { stroke: ink.hair, width: 0.4 }),
      ],
      letters: names[0]?.letters ?? [],
      baseline: 11,
      at: span.start,
      keeps: true,
    };
  });
  return [head, ...rows];
}
