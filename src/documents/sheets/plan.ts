/** Paper → the sizes of a sheet, and its drawing tools. */

import { sumOf } from '../../item-at.ts';
import type { Difficulty } from '../../model/game.ts';
import type { Rect } from '../../typeset/page/page.ts';
import { rectangle } from '../../typeset/page/path.ts';
import { isFullPage, type Style } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import { type Plan, planFor, type SheetPen } from '../figures/pen.ts';

/** Sizes of a Tracking Sheet. A small one is not scaled: its map is below everything, its LOG on the back. */
export interface SheetPlan extends Plan {
  readonly isSmall: boolean;
  readonly isLargePrint: boolean;
  /** Whether its map or LOG is on a back and DiceMods in rows. */
  readonly hasBack: boolean;
  /** Whether it is filled in on a screen. */
  readonly isForm: boolean;
  /** Left edge of a back, whose punch is at the other edge. */
  readonly backLeft: number;
}

/** What the parts of a sheet are drawn with. */
export interface Sheet {
  readonly request: Request;
  readonly plan: SheetPlan;
  readonly pen: SheetPen;
  /** The pen of labels, larger in a picture of the sheet. */
  readonly labels: SheetPen;
  /** A dealt sheet's difficulty; a blank one offers all. */
  readonly difficulty: Difficulty | undefined;
  /** Whether there are very many, whose numbers are read without names of Sectors. */
  readonly isBatch: boolean;
}

/** The side of a box to tick, in points: 5 mm and its outline. */
export const tick = 15;

/** Room for a punch beside 10 mm, in points: a hole ends at 16 mm (ISO 838). */
const punchMargin = (8 * 72) / 25.4;

/** No text in large print is smaller than 14 points. */
const largeScale = 1.65;

/** Sizes of a sheet; large print needs a full page. */
export function sheetPlan(style: Style, { punch = false, isLargePrint = false, isForm = false } = {}): SheetPlan {
  const isSmall = !isFullPage(style);
  const { width, left, ...plan } = planFor(style);
  const margin = punch ? punchMargin : 0;
  const scale = isLargePrint ? { unit: largeScale, text: largeScale } : {};
  const sides = { backLeft: left, isSmall, isLargePrint, isForm, hasBack: isSmall || isLargePrint };
  return { ...plan, ...scale, ...sides, width: width - margin, left: left + margin };
}

/** Scale of room for handwriting, no smaller on small sheets. */
export const writingScale = ({ unit }: SheetPlan) => Math.max(1, unit);

/** Columns of an area, by their shares of its width. */
export function columns({ x, y, width, height }: Rect, gap: number, shares: readonly number[]): Rect[] {
  const room = width - gap * (shares.length - 1);
  const whole = sumOf(shares);
  let left = x;
  return shares.map((share) => {
    const area = { x: left, y, width: (room * share) / whole, height };
    left += area.width + gap;
    return area;
  });
}

/** A square by its top left corner. */
export const square = (x: number, y: number, side: number): Rect => ({ x, y, width: side, height: side });

/** A rectangle along the edge of an area. */
export const outline = ({ x, y, width, height }: Rect, paint: Parameters<typeof rectangle>[4]) =>
  rectangle(x, y, width, height, paint);

/** An area smaller by a margin on every side. */
export const inset = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
