/** Content → the head of a sheet: title, difficulties, and the strip for a Run. */

import { itemAt } from '../../item-at.ts';
import { plain } from '../../manuscript/block.ts';
import type { Difficulty } from '../../model/game.ts';
import type { Rect } from '../../typeset/page/page.ts';
import { horizontalLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { fitted, type InkMark } from '../figures/pen.ts';
import { columns, outline, type Sheet, type SheetPlan, square, tick } from './plan.ts';

/** Size of the title, and places of the difficulties. */
export interface HeaderPlan {
  readonly titleSize: number;
  readonly titleWidth: number;
  /** The end of the sheet's name after the title, in points. */
  readonly nameEnd: number;
  /** Height of difficulties below the header in points, or 0. */
  readonly height: number;
  /** The rule below the title. */
  readonly end: number;
  /** Difficulties to choose, each with its box before its name. */
  readonly choices: readonly { readonly difficulty: Difficulty; readonly box: Rect }[];
}

const titleSize = 30;
/** Units between the title and the sheet's name. */
const nameGap = 9;
const minTitleSize = 20; // beside the difficulties; a title that needs less has the line to itself
const nameSize = 11;
const boxGap = 4;

/** Plans a header for any title and names of difficulties. */
export function headerPlan(sheet: Sheet): HeaderPlan {
  const { labels: pen, plan, request, difficulty } = sheet;
  const { game } = request.content;
  const end = 36 * plan.unit;
  const title = pen.say.capitals(game.title);
  const full = pen.width(title, titleSize);
  const name = pen.width(sheetName(sheet), 15);
  const sizeBeside = (width: number) =>
    Math.min(titleSize, (titleSize * (plan.width - nameGap * plan.unit - name - width)) / full);
  const inHeader = difficulty
    ? pen.width(pen.say.capitals(difficulty.name), 10)
    : choicesWidth(sheet, game.difficulties);
  const beside = sizeBeside(inHeader + 10 * plan.unit);
  const isBelow = !difficulty && beside < minTitleSize;
  const size = isBelow ? sizeBeside(0) : beside;
  const lines = difficulty ? [] : isBelow ? choiceLines(sheet) : [game.difficulties];
  const step = tick + 3;
  const top = isBelow ? end + 4 : end - 6 * plan.unit - tick;
  const choices = lines.flatMap((row, index) => {
    let x = plan.width - choicesWidth(sheet, row);
    return row.map((choice) => {
      const box = square(x, top + step * index, tick);
      x += tick + boxGap + pen.width(plain(choice.name), nameSize) + between(plan);
      return { difficulty: choice, box };
    });
  });
  const height = isBelow ? 4 + step * lines.length : 0;
  const titleWidth = pen.width(title, size);
  return { titleSize: size, titleWidth, nameEnd: titleWidth + nameGap * plan.unit + name, height, end, choices };
}

const sheetName = ({ difficulty, request: { content } }: Sheet) =>
  plain(content.game.words[difficulty ? 'runSheet' : 'trackingSheet'].heading);

const between = ({ unit }: SheetPlan) => 10 * unit;

/** Width of a line of boxes with their names. */
function choicesWidth({ labels, plan }: Sheet, difficulties: readonly Difficulty[]): number {
  const widths = difficulties.map(({ name }) => tick + boxGap + labels.width(plain(name), nameSize));
  return widths.reduce((sum, width) => sum + width + between(plan), -between(plan));
}

/** All difficulties that fit in a line. */
function choiceLines(sheet: Sheet): Difficulty[][] {
  const lines: Difficulty[][] = [];
  for (const difficulty of sheet.request.content.game.difficulties) {
    const last = lines.at(-1);
    if (last && choicesWidth(sheet, [...last, difficulty]) <= sheet.plan.width) last.push(difficulty);
    else lines.push([difficulty]);
  }
  return lines;
}

/** Title, and the difficulties or the one in force. */
export function headerMarks(sheet: Sheet, { titleSize: size, titleWidth, end, choices }: HeaderPlan): InkMark[] {
  const { labels: pen, plan, request, difficulty } = sheet;
  const base = end - 9 * plan.unit;
  const title = pen.say.capitals(request.content.game.title);
  const right = { align: 'right', colour: ink.accent } as const;
  return [
    ...pen.put(title, 0, base, size, { role: 'heading-1' }),
    ...pen.put(sheetName(sheet), titleWidth + nameGap * plan.unit, base, 15, { colour: ink.accent }),
    horizontalLine(end, 0, plan.width, { stroke: ink.text, width: 1.4 * plan.unit }),
    ...(difficulty ? pen.put(pen.say.capitals(difficulty.name), plan.width, base - 15 * plan.unit, 10, right) : []),
    ...choices.flatMap(({ difficulty: { name }, box }) => [
      outline(box, { stroke: ink.text, width: 0.8 }),
      ...pen.put(plain(name), box.x + tick + boxGap, box.y + tick / 2 + 3.8 * plan.text, nameSize),
    ]),
  ];
}

/** Share of a field that its label may take. */
const labelShare = 0.6;

/** A label in the strip, with the area of the line after it. */
export interface StripField {
  readonly id: string;
  readonly label: string;
  readonly labelWidth: number;
  readonly area: Rect;
}

/** The strip for a Run; a dealt sheet has its seed in the header. */
export function stripFields({ labels: pen, plan, difficulty }: Sheet, area: Rect): StripField[] {
  const fields = [
    ['run', pen.say('sheet-run'), 3],
    ['date', pen.say('sheet-date'), 4],
    ['name', pen.say('sheet-name'), 7],
    ['seed', pen.say('sheet-seed'), 7],
  ] as const;
  const shown = fields.filter(([id]) => id !== 'seed' || !difficulty);
  const areas = columns(
    area,
    10 * plan.unit,
    shown.map(([, , share]) => share),
  );
  return shown.map(([id, label], index) => {
    const { x, width, ...rest } = itemAt(areas, index);
    const labelWidth = Math.min(pen.width(plain(label), 8.5), width * labelShare);
    const taken = labelWidth + 4 * plan.unit;
    return { id, label, labelWidth, area: { x: x + taken, width: width - taken, ...rest } };
  });
}

/** The strip: labels, and lines to write on. */
export function headStrip({ labels, plan }: Sheet, fields: readonly StripField[]): InkMark[] {
  return fields.flatMap(({ label, labelWidth, area: { x, y, width, height } }) => {
    const [base, gap] = [y + height - 3 * plan.unit, 4 * plan.unit];
    const look = { colour: ink.faint, align: 'right' } as const;
    return [
      ...labels.put(plain(label), x - gap, base, fitted(labels, plain(label), 8.5, labelWidth + 0.01), look),
      horizontalLine(base + 1, x, x + width, { stroke: ink.outline, width: 0.6 }),
    ];
  });
}
