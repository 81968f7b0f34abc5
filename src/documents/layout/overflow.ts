/** Columns → the diagnostic of excess height, at the first words too many. */

import { overflowMessage, wholeFile } from '../../diagnostics/diagnostic.ts';
import type { EntryBlock } from '../../manuscript/block.ts';
import type { Setting } from '../../typeset/page/item.ts';
import type { Mark } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { firstWritten } from '../../typeset/page/written.ts';

/** Reports a column higher than its room: an error if no more room can be given. */
export function reportHeight(
  entry: Pick<EntryBlock, 'name' | 'scene' | 'goods'>,
  columns: readonly PageColumn[],
  room: { readonly height: number; readonly words: string; readonly isLast: boolean },
  { style, report }: Setting,
): void {
  const [first, ...more] = columns as readonly [PageColumn, ...PageColumn[]];
  const { height, marks } = more.reduce((tallest, one) => (one.height > tallest.height ? one : tallest), first);
  if (height <= room.height + 0.01) return;
  const lines = Math.ceil((height - room.height) / style.leading - 0.01);
  const isOver = (mark: Mark) => mark.kind === 'text' && mark.y > room.height;
  const data = { kind: 'overflow', entry: entry.name, lines, room: room.words } as const;
  report({
    severity: room.isLast ? 'error' : 'warning',
    code: 'CR303',
    message: overflowMessage(data, style.paper),
    data,
    span: firstWritten(marks.filter(isOver), marks) ?? entry.scene[0]?.span ?? wholeFile('template'),
    hint: room.isLast || entry.goods ? 'shorten it' : 'shorten it, or give it size: full',
  });
}
