/** Outcomes at head and foot of a page → the same with a row of Sectors between them. */

import { drawn, lookOf } from '../../art/paint.ts';
import type { Stamp } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { areaHeight, areaWidth, millimetre } from '../../typeset/page/style.ts';
import { hasPlate } from '../book/plate.ts';
import type { Request } from '../document.ts';
import { rowExtent, sectorRow } from '../figures/plate.ts';
import type { LeafBack } from './entries.ts';

/** Height of the row in points, and free lines above and below. */
const row = { height: 18 * millimetre, air: 1 };

/** Outcomes with the row amid their free room, in a book with a map. */
export function friezes(request: Request): (outcomes: LeafBack) => PageColumn {
  const { style, content } = request;
  if (!hasPlate(content.game)) return (outcomes) => outcomes;
  const { height } = row;
  const width = (height * rowExtent.width) / rowExtent.height;
  const frame = { x: 0, y: 0, width, height };
  let stamp: Stamp | undefined;
  const x = (areaWidth(style) - width) / 2;
  const middle = (areaHeight(style) - height) / 2;
  const air = row.air * style.leading;
  return (outcomes) => {
    const { marks, between } = outcomes;
    if (!between || between.to - between.from < height + 2 * air) return outcomes;
    const own = (between.from + between.to - height) / 2;
    // A row near the middle of the page moves there, level with that opposite.
    const isNear = Math.abs(own - middle) <= Math.min(style.leading * 0.75, own - between.from - air);
    const y = isNear ? middle : own;
    stamp ??= { width, height, marks: drawn(sectorRow(frame), lookOf(request)) };
    return { ...outcomes, marks: [...marks, { kind: 'stamp', role: 'artifact', stamp, x, y }] };
  };
}
