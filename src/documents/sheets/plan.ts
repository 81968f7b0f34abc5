/** Paper → the sizes of a sheet, and how its face is divided. */

import { isFullPage, type Style } from '../../typeset/page/style.ts';
import { type Area, type Plan, planFor } from '../figures/pen.ts';

/** Sizes of a Tracking Sheet. A small one is drawn anew, not scaled: it has its map below everything and its LOG on the back. */
export interface SheetPlan extends Plan {
  readonly isSmall: boolean;
  /** Whether its map, or its LOG, stands on a back; there the DiceMods stand in rows. */
  readonly hasBack: boolean;
  readonly isLarge: boolean;
  /** Whether it is filled in on a screen. */
  readonly isForm: boolean;
  /** Where a back begins: a punch goes through the other edge there. */
  readonly backLeft: number;
}

/** The side of a box to tick, in points: 5 mm and its outline. */
export const tick = 15;

/** What a punch takes in addition to the 10 mm that are clear, in points: a hole ends at 16 mm (ISO 838). */
const punchMargin = (8 * 72) / 25.4;

/** Of large print no text is smaller than 14 points. */
const largeScale = 1.65;

/** The sizes of a sheet on a paper, with room at the left for a punch where that is asked for; large print needs a full paper. */
export function sheetPlan(style: Style, { punch = false, isLarge = false, isForm = false } = {}): SheetPlan {
  const isSmall = !isFullPage(style);
  const { width, left, ...plan } = planFor(style);
  const taken = punch ? punchMargin : 0;
  const scale = isLarge ? { unit: largeScale, text: largeScale } : {};
  const sides = { backLeft: left, isSmall, isLarge, isForm, hasBack: isSmall || isLarge };
  return { ...plan, ...scale, ...sides, width: width - taken, left: left + taken };
}

/** How much more than on a full sheet of usual print is needed for what is written: a small one needs as much. */
export const writingScale = ({ unit }: SheetPlan) => Math.max(1, unit);

/** The parts of an area one beside the other, by their shares of it, with gaps between them. */
export function columns({ x, y, width, height }: Area, gap: number, shares: readonly number[]): Area[] {
  const room = width - gap * (shares.length - 1);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let left = x;
  return shares.map((share) => {
    const area = { x: left, y, width: (room * share) / whole, height };
    left += area.width + gap;
    return area;
  });
}
