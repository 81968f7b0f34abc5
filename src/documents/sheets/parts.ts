/** Content → the parts of a sheet around the map. */

import { plain } from '../../manuscript/block.ts';
import { type DiceMod, type Difficulty, isReset } from '../../model/content.ts';
import { abbreviationText } from '../../model/effect.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { Tag } from '../../typeset/page/page.ts';
import { diamond, line, rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import { type IconName, icon } from '../figures/icons.ts';
import type { Area, InkMark, Plan, SheetPen } from '../figures/pen.ts';
import { lookOf } from '../figures/sketch.ts';

/** How a header is made to fit: the size of the title, and a line for the difficulties below where they need one. */
export interface HeaderPlan {
  readonly titleSize: number;
  readonly titleWidth: number;
  /** What the difficulties take away below the header, in points; 0 where they stand in it. */
  readonly height: number;
}

const titleSize = 30;
const leastTitle = 20; // beside the difficulties; a title that needs less has the line to itself

/** Plans a header for a title of any length and difficulties of any names. */
export function headerPlan(pen: SheetPen, plan: Plan, { content }: Request, difficulty?: Difficulty): HeaderPlan {
  const { game } = content;
  const title = game.title.toUpperCase();
  const full = pen.width(title, titleSize);
  const name = pen.width(sheetName(difficulty, game.words), 15);
  const sizeBeside = (width: number) =>
    Math.min(titleSize, (titleSize * (plan.width - 9 * plan.unit - name - width)) / full);
  const choices = difficulty
    ? pen.width(difficulty.name.toUpperCase(), 10)
    : choicesWidth(pen, plan, game.difficulties);
  const beside = sizeBeside(choices + 10 * plan.unit);
  const isBelow = !difficulty && beside < leastTitle;
  const size = isBelow ? sizeBeside(0) : beside;
  return { titleSize: size, titleWidth: pen.width(title, size), height: isBelow ? 16 * plan.unit : 0 };
}

const sheetName = (difficulty: Difficulty | undefined, { runSheet, trackingSheet }: Vocabulary) =>
  plain((difficulty ? runSheet : trackingSheet).heading);

/** Room that the boxes of the difficulties take with their names. */
function choicesWidth(pen: SheetPen, { unit }: Plan, difficulties: readonly Difficulty[]): number {
  return difficulties.reduce((sum, { name }) => sum + pen.width(plain(name), 11) + 23 * unit, 0);
}

/** Title, and the difficulties to choose from or the one in force. */
export function header(
  pen: SheetPen,
  plan: Plan,
  request: Request,
  end: number,
  { titleSize: size, titleWidth, height }: HeaderPlan,
  difficulty?: Difficulty,
): InkMark[] {
  const { game } = request.content;
  const base = end - 9 * plan.unit;
  const marks = [
    ...pen.put(game.title.toUpperCase(), 0, base, size, { role: 'heading-1' }),
    ...pen.put(sheetName(difficulty, game.words), titleWidth + 9 * plan.unit, base, 15, { colour: ink.accent }),
    line({ x: 0, y: end }, { x: plan.width, y: end }, { stroke: ink.text, width: 1.4 * plan.unit }),
  ];
  if (difficulty) {
    const above = base - 15 * plan.unit;
    marks.push(
      ...pen.put(difficulty.name.toUpperCase(), plan.width, above, 10, { align: 'right', colour: ink.accent }),
    );
    return marks;
  }
  const scale = Math.min(1, plan.width / choicesWidth(pen, plan, game.difficulties));
  const y = height === 0 ? base : end + 12 * plan.unit;
  const box = 8.5 * plan.unit * scale;
  let x = plan.width;
  for (const { name: choice } of [...game.difficulties].reverse()) {
    x -= pen.width(plain(choice), 11 * scale);
    marks.push(...pen.put(plain(choice), x, y, 11 * scale));
    x -= 13 * plan.unit * scale;
    marks.push(rectangle(x, y - box, box, box, { stroke: ink.text, width: 0.8 }));
    x -= 10 * plan.unit * scale;
  }
  return marks;
}

/** What is counted, side by side: Health, money and cores. */
export function panels(
  pen: SheetPen,
  plan: Plan,
  request: Request,
  top: number,
  bottom: number,
  difficulty?: Difficulty,
): InkMark[] {
  const { game } = request.content;
  const { words } = game;
  const gap = 12 * plan.unit;
  const width = (plan.width - 2 * gap) / 3;
  const boxTop = top + 15 * plan.unit;
  const valueSize = (17 * plan.unit) / plan.text; // text shrinks less than boxes; this must fit its box
  const height = bottom - boxTop;
  // An icon before each title, as high as its capitals.
  const iconWidth = 10 * plan.unit;
  const headed = (name: IconName, title: string, x: number): InkMark[] => [
    ...icon(name, x, top, lookOf(request), iconWidth),
    ...pen.put(title, x + iconWidth + 4 * plan.unit, top + 9 * plan.unit, 12.5),
  ];
  const counter = (
    x: number,
    name: IconName,
    title: string,
    cells: readonly (readonly [label: string, value: string])[],
  ): InkMark[] => {
    const cell = 46 * plan.unit;
    const rows = height / cells.length;
    return [
      ...headed(name, title, x),
      rectangle(x, boxTop, width, height, { stroke: ink.text, width: 1.1 }, 3 * plan.unit),
      line({ x: x + cell, y: boxTop }, { x: x + cell, y: bottom }, { stroke: ink.rule, width: 0.6 }),
      ...cells.flatMap(([label, value], index): InkMark[] => {
        const y = boxTop + rows * index;
        return [
          ...(index > 0 ? [line({ x, y }, { x: x + cell, y }, { stroke: ink.rule, width: 0.6 })] : []),
          ...pen.put(plain(label), x + 4 * plan.unit, y + 9 * plan.unit, 8, { colour: ink.faint }),
          ...pen.put(value, x + cell - 6 * plan.unit, y + rows - 5 * plan.unit, valueSize, { align: 'right' }),
        ];
      }),
    ];
  };
  const limit = (value: number) => (value === Number.POSITIVE_INFINITY ? '\u2013' : String(value));
  const coresX = 2 * (width + gap);
  const radius = Math.min((width / game.coreDiamonds) * 0.46, height * 0.4);
  const step = width / game.coreDiamonds;
  return [
    ...counter(0, 'health', words.health.heading, [
      ['start', difficulty ? String(difficulty.health) : ''],
      ['max', difficulty ? limit(difficulty.maximumHealth) : ''],
    ]),
    ...counter(width + gap, 'money', words.money.heading, [['start', difficulty ? String(difficulty.money) : '']]),
    ...headed('core', words.core.heading, coresX),
    ...(game.coreDiamonds === 0
      ? [rectangle(coresX, boxTop, width, height, { stroke: ink.text, width: 1.1 }, 3 * plan.unit)]
      : []),
    ...Array.from({ length: game.coreDiamonds }, (_, index) =>
      diamond({ x: coresX + step * (index + 0.5), y: boxTop + height / 2 }, radius, { stroke: ink.text, width: 1.1 }),
    ),
  ];
}

/** Length of the step between the rows of DiceMods where there are few of them. */
const farthest = 48;

/** Each abbreviation as often as the content says, spaced so that each can be circled. */
export function diceMods(pen: SheetPen, plan: Plan, request: Request, area: Area, difficulty?: Difficulty): InkMark[] {
  const { diceMods: mods, words } = request.content.game;
  const titleHeight = 30 * plan.unit;
  const step = Math.min(farthest * plan.unit, (area.height - titleHeight) / mods.length);
  const most = Math.max(...mods.map(({ count }) => count));
  const cell = area.width / most;
  const start = difficulty
    ? `start with ${difficulty.startingDiceMods === 0 ? 'none' : `${difficulty.startingDiceMods} of your choice`}`
    : 'circle what you own, X what is used';
  return [
    ...pen.put(words.diceMod.heading, area.x, area.y + 9 * plan.unit, 12.5),
    ...pen.put(plain(start), area.x, area.y + 20 * plan.unit, 8.5, { colour: ink.faint }),
    ...mods.flatMap(({ abbreviation, count, use }, row): InkMark[] => {
      const y = area.y + titleHeight + step * (row + 0.5);
      const role: Tag = { role: 'label' };
      // A heavier line parts the resets, which change the map, from the Modifiers, which change a roll.
      const isParting = row > 0 && isReset(use) && !isReset((mods[row - 1] as DiceMod).use);
      const rule = line(
        { x: area.x, y: y - step / 2 },
        { x: area.x + area.width, y: y - step / 2 },
        isParting ? { stroke: ink.text, width: 1.1 } : { stroke: ink.hair, width: 0.5 },
      );
      // Where many stand in a row they are smaller, so that each can be circled.
      const size = Math.min(16, (16 * 0.8 * cell) / pen.width(abbreviationText(abbreviation), 16));
      return [
        rule,
        ...Array.from({ length: count }, (_, index) =>
          pen.put(abbreviationText(abbreviation), area.x + cell * (index + 0.5), y + 5.5 * plan.text, size, {
            align: 'centre',
            role,
            goesOn: index < count - 1,
          }),
        ).flat(),
      ];
    }),
  ];
}

/** Ruled lines at the bottom (CR-017). */
export function log(
  pen: SheetPen,
  plan: Plan,
  { content }: Request,
  { y, height }: { readonly y: number; readonly height: number },
): InkMark[] {
  const step = 18 * plan.unit + (plan.unit < 1 ? 3 : 0);
  const first = y + 14 * plan.unit + step;
  const count = Math.floor((y + height - first) / step + 0.001) + 1;
  return [
    ...pen.put(content.game.words.log.heading, 0, y + 12 * plan.unit, 12.5),
    line(
      { x: 0, y: y - 3 * plan.unit },
      { x: plan.width, y: y - 3 * plan.unit },
      { stroke: ink.text, width: 1.4 * plan.unit },
    ),
    ...Array.from({ length: count }, (_, index) =>
      line(
        { x: 0, y: first + step * index },
        { x: plan.width, y: first + step * index },
        { stroke: ink.hair, width: 0.5 },
      ),
    ),
  ];
}
