/** Two entries on a page → one above the other, a rule between. */

import { shifted } from '../../typeset/page/body.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { horizontalLine } from '../../typeset/page/path.ts';
import { areaWidth, ink, type Style } from '../../typeset/page/style.ts';

/** Marks of two halves, the lower beginning at `top`, in points of the area. */
export function parted(upper: readonly Mark[], lower: readonly Mark[], top: number, style: Style): Mark[] {
  const y = top - style.leading * 0.65;
  const rule = horizontalLine(y, 0, areaWidth(style), { stroke: ink.rule, width: 0.4 });
  return [...upper, rule, ...shifted(lower, 0, top)];
}
