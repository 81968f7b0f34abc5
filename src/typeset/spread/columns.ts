/** Galley → two columns side by side on one page, as low as can be. */

import type { Galley } from '../page/item.ts';
import { breaksAfter, heightOf, type PageColumn, place, skipWhite } from '../page/paginate.ts';
import { breakIntoSpreads, type Side } from './spreads.ts';

interface Column extends Side {
  readonly items: Galley;
  readonly height: number;
}

/** Two columns, the lower one as low as possible; undefined if they do not fit a height in points. */
export function breakIntoColumns(galley: Galley, height: number): readonly PageColumn[] | undefined {
  const { pages } = breakIntoSpreads<Column, Column>(
    {
      length: galley.length,
      sides: (from, left) =>
        [...breaksAfter(galley, from)]
          .map(({ end, penalty: { cost } }) => {
            const items = galley.slice(from, end);
            const next = skipWhite(galley, end);
            return { items, height: heightOf(items), next, cost: Math.max(0, cost), turn: 0 };
          })
          .filter((column) => column.height <= height + 0.01 && (left === undefined || column.next >= galley.length)),
      alone: (column) => ({ cost: column.height, pages: [column] }),
      facing: (left, right) => ({
        cost: right ? Math.max(left.height, right.height) : Number.POSITIVE_INFINITY,
        pages: right ? [left, right] : [left],
      }),
    },
    skipWhite(galley, 0),
    'left',
  );
  return pages.length > 0 ? pages.map(({ items }) => place(items)) : undefined;
}
