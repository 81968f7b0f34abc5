/** Content → a grid of Event Numbers to cross off beside the LOG. */

import { plain } from '../../manuscript/block.ts';
import { eventNumbers } from '../../model/event.ts';
import type { Game } from '../../model/game.ts';
import type { FieldMark, Rect, Tag } from '../../typeset/page/page.ts';
import { ink } from '../../typeset/page/style.ts';
import { fitted, type InkMark } from '../figures/pen.ts';
import { cross, field } from './fields.ts';
import { type BesideLog, type LogArea, logLines } from './log.ts';
import { inset, outline, type Sheet, square, writingScale } from './plan.ts';

/** The grid and its cells. */
export interface UsedGrid {
  readonly area: Rect;
  readonly cells: readonly { readonly number: number; readonly area: Rect }[];
}

const maxSides = 6; // of the die: the lines in the LOG of a full sheet
const cell = 18; // points, a line of the LOG: 6.3 mm
const gap = 12; // between the lines and the grid

/** Whether a sheet has the grid. */
export const hasUsedGrid = ({ eventDie }: Pick<Game, 'eventDie'>): boolean => eventDie <= maxSides;

/** The grid beside a LOG, its rows between the LOG's lines. */
export function usedGrid({ plan, request }: Sheet, log: LogArea): UsedGrid | undefined {
  const { game } = request.content;
  const { eventDie } = game;
  if (!hasUsedGrid(game) || logLines(plan, log).length < eventDie) return undefined;
  const side = cell * writingScale(plan);
  const [x, y] = [plan.width - side * eventDie, log.y + 14 * plan.unit];
  const cells = eventNumbers(eventDie).map((number, index) => ({
    number,
    area: square(x + (index % eventDie) * side, y + Math.floor(index / eventDie) * side, side),
  }));
  return { area: square(x, y, side * eventDie), cells };
}

/** Room that the grid takes from the lines of its LOG. */
export const besideUsed = ({ area }: UsedGrid, log: LogArea): BesideLog => ({
  width: area.width + gap,
  height: area.y + area.height - log.y + 1,
});

/** The grid and its heading. */
export function usedMarks({ labels, plan }: Sheet, { area, cells }: UsedGrid): InkMark[] {
  const size = plan.isLargePrint ? 8.5 : 8.5 / plan.text;
  const role: Tag = { role: 'label' };
  const heading = plain(labels.say('sheet-numbers-used'));
  return [
    ...labels.put(heading, area.x, area.y - 4 * plan.unit, fitted(labels, heading, size, area.width), {
      colour: ink.faint,
      role: 'heading-2',
    }),
    ...cells.flatMap(({ number, area: { x, y, width } }, index): InkMark[] => [
      outline(square(x, y, width), { stroke: ink.outline, width: 0.5 }),
      ...labels.put(plain(String(number)), x + width / 2, y + width / 2 + labels.points(size) * 0.34, size, {
        align: 'centre',
        colour: ink.faint,
        role,
        runsOn: index < cells.length - 1,
      }),
    ]),
  ];
}

/** Boxes of a form to cross numbers off in. */
export const usedFields = ({ request }: Sheet, { cells }: UsedGrid): FieldMark[] =>
  cells.map(({ number, area }) =>
    field(`used ${number}`, request.say('field-number-used', { number }), inset(area, 1), cross),
  );
