/** Marks → a figure on the lines of running text. */

import { baseline, shifted } from '../../typeset/page/body.ts';
import { footOf, hasInk } from '../../typeset/page/box.ts';
import type { GalleyItem } from '../../typeset/page/item.ts';
import type { Mark } from '../../typeset/page/page.ts';
import type { Style } from '../../typeset/page/style.ts';

/** A figure of running text. */
export interface FigurePart {
  readonly kind: 'drawn';
  readonly items: readonly GalleyItem[];
  readonly floats?: 'section' | 'chapter';
}

/** A figure between lines of white, its foot on the baseline grid. */
export function onGrid(marks: readonly Mark[], style: Style): FigurePart {
  const { leading } = style;
  const foot = Math.max(...marks.filter(hasInk).map(footOf));
  const height = Math.ceil((foot + leading - baseline(style)) / leading - 0.05) * leading;
  const down = height - leading + baseline(style) - foot;
  const gap = { kind: 'glue' as const, height: leading, stretch: 1 as const };
  return { kind: 'drawn', items: [gap, { kind: 'box', height, marks: shifted(marks, 0, down) }, gap] };
}
