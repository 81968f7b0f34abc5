/** Content → the LOG: ruled lines at the bottom of a sheet, or on the back of a small one (CR-017). */

import { plain } from '../../manuscript/block.ts';
import { line } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import type { Area, InkMark, SheetPen } from '../figures/pen.ts';
import { type SheetPlan, writingScale } from './plan.ts';

const least = 18; // points between lines: 6.3 mm

/** The baselines of the LOG's lines in an area. */
export function logLines(plan: SheetPlan, { y, height }: Pick<Area, 'y' | 'height'>): number[] {
  const step = least * writingScale(plan);
  const first = y + 14 * plan.unit + step;
  const count = Math.floor((y + height - first) / step + 0.001) + 1;
  return Array.from({ length: count }, (_, index) => first + step * index);
}

/** What stands at the right of a LOG: how wide it is, how far down its lines end before it, and what a button takes of the first. */
export interface BesideLog {
  readonly width: number;
  readonly height: number;
  readonly button?: number;
}

/** Where turns are tallied, on the line of the heading and before what stands at its right, and what the line is called. */
export function turnsPlace(
  pen: SheetPen,
  plan: SheetPlan,
  { content }: Request,
  { y }: Pick<Area, 'y'>,
  { width, button = 0 }: BesideLog,
): { readonly label: number; readonly line: Area } {
  const label = pen.width(content.game.words.log.heading, 12.5) + 16 * plan.unit;
  const x = label + pen.width(plain(turns), 8.5) + 4 * plan.unit;
  return { label, line: { x, y, width: plan.width - x - width - button, height: 13 * plan.unit } };
}

const turns = 'Turns';

/** Heading and lines; what stands at the right of the first lines makes them shorter. */
export function log(
  pen: SheetPen,
  plan: SheetPlan,
  request: Request,
  area: Pick<Area, 'y' | 'height'>,
  beside: BesideLog,
): InkMark[] {
  const { y } = area;
  const tally = turnsPlace(pen, plan, request, area, beside);
  const below = tally.line.y + tally.line.height;
  const lines = logLines(plan, area);
  // One line alone does not run below what stands at its right.
  const isClear = lines.filter((at) => at >= y + beside.height).length > 1;
  return [
    ...pen.put(request.content.game.words.log.heading, 0, y + 12 * plan.unit, 12.5),
    ...pen.put(plain(turns), tally.label, y + 12 * plan.unit, 8.5, { colour: ink.faint }),
    line(
      { x: tally.line.x, y: below },
      { x: tally.line.x + tally.line.width, y: below },
      { stroke: ink.rule, width: 0.6 },
    ),
    line({ x: 0, y: y - 3 }, { x: plan.width, y: y - 3 }, { stroke: ink.text, width: 1.4 * plan.unit }),
    ...lines.map((at) =>
      line(
        { x: 0, y: at },
        { x: plan.width - (at < y + beside.height || !isClear ? beside.width : 0), y: at },
        { stroke: ink.hair, width: 0.5 },
      ),
    ),
  ];
}
