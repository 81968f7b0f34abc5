/** Sides of a sheet → its pages. */

import { shifted } from '../../typeset/page/body.ts';
import type { Mark, Page } from '../../typeset/page/page.ts';
import type { Style } from '../../typeset/page/style.ts';
import type { Plan } from './pen.ts';

/** Pages numbered from 1; marks count from the top left of the plan. */
export function sheetPages(sides: readonly (readonly Mark[])[], { width, height }: Style, { left, top }: Plan): Page[] {
  return sides.map((marks, index) => ({ width, height, label: String(index + 1), marks: shifted(marks, left, top) }));
}
