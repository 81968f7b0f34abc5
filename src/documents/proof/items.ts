/** Shop → rows: what it sells, a row each. */

import { plain } from '../../manuscript/block.ts';
import { spanIn } from '../../model/entry.ts';
import type { Shop, ShopItem } from '../../model/event.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { bodyStyle, shifted } from '../../typeset/page/body.ts';
import type { Tag } from '../../typeset/page/page.ts';
import { effectInlines } from '../book/effect-inlines.ts';
import { placesIn } from './places.ts';
import type { ProofRow } from './row.ts';
import { type ProofSheet, small } from './sheet.ts';
import { rowTags, tableHead, underRow } from './table.ts';
import { setLines } from './text.ts';

/** Items with their effects and costs under a head. */
export function itemRows(shop: Shop, words: Vocabulary, sheet: ProofSheet): ProofRow[] {
  const { x, width } = sheet.text;
  const table: Tag = { role: 'table' };
  const head = tableHead(
    [
      { text: 'Item', x },
      { text: words.effect.one, x: x + width * 0.5 },
      { text: 'Cost', x: x + width, align: 'right' },
    ],
    sheet,
    table,
  );
  return [head, ...shop.items.map((item) => itemRow(item, words, sheet, table))];
}

function itemRow(item: ShopItem, words: Vocabulary, sheet: ProofSheet, table: Tag): ProofRow {
  const cell = rowTags(table);
  const { x, width } = sheet.text;
  const half = width * 0.5;
  const style = { ...bodyStyle(sheet.style, 'ragged'), size: 9.5 };
  const span = spanIn(item, 'name');
  const names = setLines(plain(item.name), { x, width: half - 8 }, style, sheet, placesIn(item.name, span), cell());
  const effects = setLines(
    effectInlines(item.effects, words),
    { x: x + half, width: half - 26 },
    style,
    sheet,
    undefined,
    cell(),
  );
  const height = Math.max(names.length, effects.length) * 12 + 4;
  return {
    height,
    marks: [
      ...[names, effects].flatMap((lines) => lines.flatMap(({ marks }, index) => shifted(marks, 0, 11 + index * 12))),
      ...small(sheet, String(item.cost), x + width, 11, { size: 10.5, cut: 'bold', align: 'right', role: cell() }),
      underRow(sheet, height),
    ],
    letters: names[0]?.letters ?? [],
    baseline: 11,
    at: span.start,
    keeps: true,
  };
}
