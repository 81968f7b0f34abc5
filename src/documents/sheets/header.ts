/** Content → the head of a sheet: its title, the difficulties to choose from, what names a Run. */

import { plain } from '../../manuscript/block.ts';
import type { Difficulty } from '../../model/game.ts';
import { capitalised, type Vocabulary } from '../../model/vocabulary.ts';
import { line, rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import type { Area, InkMark, SheetPen } from '../figures/pen.ts';
import { columns, type SheetPlan, tick } from './plan.ts';

/** How a header is made to fit: the size of the title, and where the difficulties stand. */
export interface HeaderPlan {
  readonly titleSize: number;
  readonly titleWidth: number;
  /** What the difficulties take away below the header, in points; 0 where they stand in it. */
  readonly height: number;
  /** The rule below the title. */
  readonly end: number;
  readonly choices: readonly HeaderChoice[];
}

/** A difficulty to choose: its box, and its name behind it. */
export interface HeaderChoice {
  readonly difficulty: Difficulty;
  readonly box: Area;
}

const titleSize = 30;
const leastTitle = 20; // beside the difficulties; a title that needs less has the line to itself
const nameSize = 11;
const boxGap = 4;

/** Plans a header for a title of any length and difficulties of any names; those of a dealt sheet are decided. */
export function headerPlan(pen: SheetPen, plan: SheetPlan, { content }: Request, difficulty?: Difficulty): HeaderPlan {
  const { game } = content;
  const end = 36 * plan.unit;
  const title = game.title.toUpperCase();
  const full = pen.width(title, titleSize);
  const name = pen.width(sheetName(difficulty, game.words), 15);
  const sizeBeside = (width: number) =>
    Math.min(titleSize, (titleSize * (plan.width - 9 * plan.unit - name - width)) / full);
  const inHeader = difficulty
    ? pen.width(difficulty.name.toUpperCase(), 10)
    : choicesWidth(pen, plan, game.difficulties);
  const beside = sizeBeside(inHeader + 10 * plan.unit);
  const isBelow = !difficulty && beside < leastTitle;
  const size = isBelow ? sizeBeside(0) : beside;
  const lines = difficulty ? [] : isBelow ? choiceLines(pen, plan, game.difficulties) : [game.difficulties];
  const step = tick + 3;
  const top = isBelow ? end + 4 : end - 6 * plan.unit - tick;
  const choices = lines.flatMap((row, index) => {
    let x = plan.width - choicesWidth(pen, plan, row);
    return row.map((one): HeaderChoice => {
      const box = { x, y: top + step * index, width: tick, height: tick };
      x += tick + boxGap + pen.width(plain(one.name), nameSize) + between(plan);
      return { difficulty: one, box };
    });
  });
  return {
    titleSize: size,
    titleWidth: pen.width(title, size),
    height: isBelow ? 4 + step * lines.length : 0,
    end,
    choices,
  };
}

const sheetName = (difficulty: Difficulty | undefined, { runSheet, trackingSheet }: Vocabulary) =>
  plain((difficulty ? runSheet : trackingSheet).heading);

const between = ({ unit }: SheetPlan) => 10 * unit;

/** Room that boxes of difficulties take with their names, on one line. */
function choicesWidth(pen: SheetPen, plan: SheetPlan, difficulties: readonly Difficulty[]): number {
  const widths = difficulties.map(({ name }) => tick + boxGap + pen.width(plain(name), nameSize));
  return widths.reduce((sum, width) => sum + width + between(plan), -between(plan));
}

/** As many to a line as have room. */
function choiceLines(pen: SheetPen, plan: SheetPlan, difficulties: readonly Difficulty[]): Difficulty[][] {
  const lines: Difficulty[][] = [];
  for (const one of difficulties) {
    const last = lines.at(-1);
    if (last && choicesWidth(pen, plan, [...last, one]) <= plan.width) last.push(one);
    else lines.push([one]);
  }
  return lines;
}

/** Title, and the difficulties to choose from or the one in force. */
export function headerMarks(
  pen: SheetPen,
  plan: SheetPlan,
  { content }: Request,
  { titleSize: size, titleWidth, end, choices }: HeaderPlan,
  difficulty?: Difficulty,
): InkMark[] {
  const { game } = content;
  const base = end - 9 * plan.unit;
  return [
    ...pen.put(game.title.toUpperCase(), 0, base, size, { role: 'heading-1' }),
    ...pen.put(sheetName(difficulty, game.words), titleWidth + 9 * plan.unit, base, 15, { colour: ink.accent }),
    line({ x: 0, y: end }, { x: plan.width, y: end }, { stroke: ink.text, width: 1.4 * plan.unit }),
    ...(difficulty
      ? pen.put(difficulty.name.toUpperCase(), plan.width, base - 15 * plan.unit, 10, {
          align: 'right',
          colour: ink.accent,
        })
      : []),
    ...choices.flatMap(({ difficulty: { name }, box }) => [
      rectangle(box.x, box.y, box.width, box.height, { stroke: ink.text, width: 0.8 }),
      ...pen.put(plain(name), box.x + tick + boxGap, box.y + tick / 2 + 3.8 * plan.text, nameSize),
    ]),
  ];
}

/** A thing to write in the strip, with the area of its line. */
export interface StripField {
  readonly id: 'run' | 'date' | 'name' | 'seed';
  readonly label: string;
  readonly area: Area;
}

const shares: Readonly<Record<StripField['id'], number>> = { run: 3, date: 4, name: 7, seed: 7 };

/** The strip that names a Run: what is written in it stands on lines behind its labels. */
export function stripFields(
  pen: SheetPen,
  plan: SheetPlan,
  { content }: Request,
  area: Area,
  ids: readonly StripField['id'][],
): StripField[] {
  const labels = { run: capitalised(content.game.words.run.one), date: 'Date', name: 'Name', seed: 'Seed' };
  const places = columns(
    area,
    10 * plan.unit,
    ids.map((id) => shares[id]),
  );
  return ids.map((id, index) => {
    const { x, y, width, height } = places[index] as Area;
    const taken = pen.width(plain(labels[id]), 8.5) + 4 * plan.unit;
    return { id, label: labels[id], area: { x: x + taken, y, width: width - taken, height } };
  });
}

/** The strip: labels, and lines to write on. */
export function headStrip(pen: SheetPen, plan: SheetPlan, fields: readonly StripField[]): InkMark[] {
  return fields.flatMap(({ label, area: { x, y, width, height } }) => {
    const base = y + height - 3 * plan.unit;
    return [
      ...pen.put(plain(label), x - 4 * plan.unit, base, 8.5, { colour: ink.faint, align: 'right' }),
      line({ x, y: base + 1 }, { x: x + width, y: base + 1 }, { stroke: ink.rule, width: 0.6 }),
    ];
  });
}
