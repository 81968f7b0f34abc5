/** Entries → two to a page where both may share one and fit: one above the other, parted by a rule. */

import { shifted } from '../../typeset/page/body.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { line } from '../../typeset/page/path.ts';
import { areaWidth, ink, type Style } from '../../typeset/page/style.ts';

/** What has a page to itself, or what stands above and below. */
export type Sharing<Item> = readonly [whole: Item] | readonly [upper: Item, lower: Item];

/** In their order, each with the one behind it where both may share a page and `fitOne` says that they fit one. */
export function inHalves<Item>(
  items: readonly Item[],
  mayShare: (item: Item) => boolean,
  fitOne: (upper: Item, lower: Item) => boolean,
): Sharing<Item>[] {
  const pages: Sharing<Item>[] = [];
  let upper: Item | undefined;
  for (const item of items) {
    if (upper !== undefined && mayShare(item) && fitOne(upper, item)) {
      pages.push([upper, item]);
      upper = undefined;
      continue;
    }
    if (upper !== undefined) pages.push([upper]);
    upper = mayShare(item) ? item : undefined;
    if (upper === undefined) pages.push([item]);
  }
  if (upper !== undefined) pages.push([upper]);
  return pages;
}

/** The marks of two halves, the lower of which begins at `top`, in points from the top of the area. */
export function parted(upper: readonly Mark[], lower: readonly Mark[], top: number, style: Style): Mark[] {
  const y = top - style.leading * 0.65;
  const rule = line({ x: 0, y }, { x: areaWidth(style), y }, { stroke: ink.rule, width: 0.4 });
  return [...upper, rule, ...shifted(lower, 0, top)];
}
