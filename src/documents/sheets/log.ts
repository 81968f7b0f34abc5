/** Content → the LOG at the foot of a sheet, or on a small one's back (CR-017). */

import { plain } from '../../manuscript/block.ts';
import type { Rect } from '../../typeset/page/page.ts';
import { horizontalLine, writingLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { InkMark } from '../figures/pen.ts';
import { type Sheet, type SheetPlan, writingScale } from './plan.ts';

/** The height of a LOG, which is as wide as its sheet. */
export type LogArea = Pick<Rect, 'y' | 'height'>;

const lineStep = 18; // points: 6.3 mm

/** The baselines of the LOG's lines in an area. */
export function logLines(plan: SheetPlan, { y, height }: LogArea): number[] {
  const step = lineStep * writingScale(plan);
  const first = y + 14 * plan.unit + step;
  const count = Math.floor((y + height - first) / step + 0.001) + 1;
  return Array.from({ length: count }, (_, index) => first + step * index);
}

/** Size of the block beside a LOG, and of a button on its first line. */
export interface BesideLog {
  readonly width: number;
  readonly height: number;
  readonly button?: number;
}

/** Label and line of the turn tally, beside the heading. */
export function turnsPlace(
  { labels, plan, request }: Sheet,
  { y }: LogArea,
  { width, button = 0 }: BesideLog,
): { readonly label: number; readonly line: Rect } {
  const label = labels.width(request.content.game.words.log.heading, 12.5) + 16 * plan.unit;
  const x = label + labels.width(plain(labels.say('sheet-turns')), 8.5) + 4 * plan.unit;
  return { label, line: { x, y, width: plan.width - x - width - button, height: 13 * plan.unit } };
}

/** Heading and lines, shorter beside the block. */
export function log(sheet: Sheet, area: LogArea, beside: BesideLog): InkMark[] {
  const { labels, plan, request } = sheet;
  const { y } = area;
  const { label, line } = turnsPlace(sheet, area, beside);
  const lines = logLines(plan, area);
  // A single line does not run below the block.
  const isClear = lines.filter((at) => at >= y + beside.height).length > 1;
  return [
    ...labels.put(request.content.game.words.log.heading, 0, y + 12 * plan.unit, 12.5, { role: 'heading-2' }),
    ...labels.put(plain(labels.say('sheet-turns')), label, y + 12 * plan.unit, 8.5, { colour: ink.faint }),
    horizontalLine(line.y + line.height, line.x, line.x + line.width, { stroke: ink.outline, width: 0.6 }),
    horizontalLine(y - 3, 0, plan.width, { stroke: ink.text, width: 1.4 * plan.unit }),
    ...lines.map((at) => {
      const right = plan.width - (at < y + beside.height || !isClear ? beside.width : 0);
      return writingLine(at, 0, right);
    }),
  ];
}
