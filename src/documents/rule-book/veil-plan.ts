/** Edition → the sizes of its veil card. */

import { layoutFor } from '../../typeset/edition/edition.ts';
import { areaWidth, isFullPage, lineMeasure, millimetre, type Style } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';

/** 10 mm in points, which printers leave white. */
export const clear = 10 * millimetre;

/** A card in points, seen from its front. */
export interface VeilPlan {
  readonly width: number;
  readonly height: number;
  /** The dotted line from which bars open, from the left. */
  readonly hinge: number;
  /** The strip above the bars: from the line below the running head to the text. */
  readonly strip: number;
  /** Upper edges of the bars, from the top; each is this high, the last at most. */
  readonly cuts: readonly number[];
  readonly bar: number;
  /** Distance of baselines on the pages of the book. */
  readonly leading: number;
}

/** Points that text may hang into the margins: at the left clear of the rules there. */
const hang = { left: 2, right: 4 };
/** Max width of the part beyond the hinge, in points. */
const maxHinge = 12 * millimetre;
/** Points from the line below the running head to the text. */
const headLine = 12;

/** Lines of text to a bar: Outcomes are a line apart, in large type less, so that no bar has text of two. */
const linesOf = ({ flows }: Style) => (flows ? 1 : 2);

/** The card of an edition: as wide as Outcomes, as tall as their page from the line below its running head. */
export function veilPlan({ edition, style: sheet }: Pick<Request, 'edition' | 'style'>): VeilPlan {
  const { style } = layoutFor(edition, 'book');
  const { grows = 1 } = style;
  const leading = style.leading * grows;
  const strip = headLine * grows;
  const text = (isFullPage(style) ? lineMeasure(style) : areaWidth(style)) * grows;
  const hinge = hang.left + text + hang.right;
  const bar = leading * linesOf(style);
  const height = Math.min(strip + (style.bottom - style.top) * grows, sheet.height - 2 * clear);
  const cuts = Array.from({ length: Math.ceil((height - strip) / bar - 0.01) }, (_, index) => strip + index * bar);
  return { width: Math.min(hinge + maxHinge, sheet.width - 2 * clear), height, hinge, strip, cuts, bar, leading };
}
