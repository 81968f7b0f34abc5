/** Titles → places in a legend. */

import { plain } from '../../manuscript/block.ts';
import type { SheetPen } from './pen.ts';

const legendStep = 12;
/** Width of what stands before a title in a legend. */
export const swatch = 16;

/** Places of legend entries, in as many lines as they need. */
export function legendPlaces(titles: readonly string[], width: number, pen: SheetPen): { x: number; y: number }[] {
  let [x, y] = [0, 0];
  return titles.map((title) => {
    const wide = swatch + 3 + pen.width(plain(title), 9) + 9;
    if (x > 0 && x + wide - 9 > width) [x, y] = [0, y + legendStep];
    const place = { x, y };
    x += wide;
    return place;
  });
}

/** Height of a legend in points. */
export const legendHeight = (titles: readonly string[], width: number, pen: SheetPen): number =>
  (legendPlaces(titles, width, pen).at(-1)?.y ?? 0) + legendStep;
