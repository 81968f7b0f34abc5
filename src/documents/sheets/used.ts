/** Content → the Event Numbers of the game in a grid beside the LOG, to cross off as they are used. */

import { plain } from '../../manuscript/block.ts';
import { eventNumbers } from '../../model/event.ts';
import type { Game } from '../../model/game.ts';
import type { FieldMark, Tag } from '../../typeset/page/page.ts';
import { rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import type { Area, InkMark, SheetPen } from '../figures/pen.ts';
import { logLines } from './log.ts';
import { type SheetPlan, writingScale } from './plan.ts';

/** Where the grid stands. */
export interface UsedGrid {
  readonly area: Area;
  readonly cells: readonly { readonly number: number; readonly area: Area }[];
}

const mostSides = 6; // of the die: the LOG of a full sheet has so many lines
const cell = 18; // points, a line of the LOG: 6.3 mm
const air = 12; // between the grid and the lines at its left

/** Whether a sheet has the grid. */
export const hasUsedGrid = ({ eventDie }: Pick<Game, 'eventDie'>): boolean => eventDie <= mostSides;

/** The grid at the right of a LOG, its rows between the lines of it. */
export function usedGrid(plan: SheetPlan, { content }: Request, log: Pick<Area, 'y' | 'height'>): UsedGrid | undefined {
  const { eventDie } = content.game;
  if (!hasUsedGrid(content.game) || logLines(plan, log).length < eventDie) return undefined;
  const side = cell * writingScale(plan);
  const [x, y] = [plan.width - side * eventDie, log.y + 14 * plan.unit];
  const cells = eventNumbers(eventDie).map((number, index) => ({
    number,
    area: { x: x + (index % eventDie) * side, y: y + Math.floor(index / eventDie) * side, width: side, height: side },
  }));
  return { area: { x, y, width: side * eventDie, height: side * eventDie }, cells };
}

/** What the grid takes from the lines of its LOG. */
export const besideUsed = (grid: UsedGrid | undefined, log: Pick<Area, 'y'>) =>
  grid && { width: grid.area.width + air, height: grid.area.y + grid.area.height - log.y + 1 };

/** The grid and its heading. */
export function usedMarks(pen: SheetPen, plan: SheetPlan, { area, cells }: UsedGrid): InkMark[] {
  const size = (points: number) => (plan.isLarge ? points : points / plan.text);
  const role: Tag = { role: 'label' };
  return [
    ...pen.put(plain('Numbers used'), area.x, area.y - 4 * plan.unit, size(8.5), { colour: ink.faint }),
    ...cells.flatMap(({ number, area: { x, y, width } }, index): InkMark[] => [
      rectangle(x, y, width, width, { stroke: ink.rule, width: 0.5 }),
      ...pen.put(plain(String(number)), x + width / 2, y + width / 2 + pen.points(size(8.5)) * 0.34, size(8.5), {
        align: 'centre',
        colour: ink.faint,
        role,
        goesOn: index < cells.length - 1,
      }),
    ]),
  ];
}

/** Boxes of a form to cross numbers off in. */
export function usedFields({ content }: Request, { cells }: UsedGrid): FieldMark[] {
  const { one } = content.game.words.eventNumber;
  return cells.map(({ number, area: { x, y, width, height } }) => ({
    kind: 'field',
    role: { role: 'form' },
    name: `used ${number}`,
    words: `${one} ${number}: used`,
    input: { kind: 'tick', sign: 'cross' },
    x: x + 1,
    y: y + 1,
    width: width - 2,
    height: height - 2,
  }));
}
