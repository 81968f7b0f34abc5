/** System, seed → a sheet of rolls, to cross off. */

import { canonicalSeed } from '../../dice/canonical-seed.ts';
import { seededRoll, shuffled } from '../../dice/seeded.ts';
import type { Rolled, SheetColumn, ShownDie, System } from '../../dice/system.ts';
import type { Say } from '../../language/catalogue.ts';
import type { RollSheetWords } from '../../load/system/content.ts';
import { type Inlines, plain, plainText } from '../../manuscript/block.ts';
import { withEscapes } from '../../manuscript/escapes.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Mark, Tag } from '../../typeset/page/page.ts';
import { horizontalLine, rectangle, verticalLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { printed, type SystemRequest, systemDocument } from '../document.ts';
import { column } from '../figures/column.ts';
import { type Area, type Plan, planFor, type SheetPen, sheetPen } from '../figures/pen.ts';
import { seedPlace } from '../figures/seed-line.ts';
import { sheetPages } from '../figures/sheet-pages.ts';
import { sheetHeader } from './sheet.ts';

/** Rolls of a dice system from a seed, in a scrambled grid to cross off. */
export const systemRolls = systemDocument(['seed'], {
  id: 'rolls',
  compose(request) {
    const { words, style, seed, say } = request;
    const shown = withEscapes(canonicalSeed(seed));
    const plan = planFor(style);
    const pen = sheetPen(request, plan);
    const end = 30 * plan.unit + 6;
    const titleWidth = pen.width(words.name.toUpperCase(), 30) + pen.width(plain(words.rolls.title.toUpperCase()), 15);
    const room = plan.width - titleWidth - 26 * plan.unit;
    const seeds = seedPlace(request, plan, { end, room }, [seed]);
    const noteTop = end + seeds.height + 6 * plan.unit;
    const face = captionStyle(10 * plan.text, ink.text);
    const note = column(request, plain(words.rolls.note.replace(/\s+/gu, ' ')), plan.width, face, {
      leading: face.size * 1.3,
    });
    const top = noteTop + note.height + 6 * plan.unit;
    const marks: Mark[] = [
      {
        kind: 'anchor',
        id: 'sheet',
        y: 0,
        bookmark: { title: say('companion-rolls-bookmark', { name: words.name, seed: shown }), level: 1 },
      },
      ...sheetHeader(words.name, words.rolls.title, plan, pen),
      ...seeds.marks(seed),
      ...shifted(note.marks, 0, noteTop),
      ...bandMarks(request, { x: 0, y: top, width: plan.width, height: plan.height - top }, plan, pen),
    ];
    return printed(request, say('companion-rolls-title', { seed: shown }), sheetPages([marks], style, plan));
  },
});

/** The first `count` rolls of a column, the same for any larger count. */
export function columnRolls(system: System, column: SheetColumn, seed: string, count: number): Rolled[] {
  return Array.from({ length: count }, (_, index) =>
    system.roll(
      column.arguments,
      column.options,
      seededRoll(seed, `${system.id} sheet ${nameOf(column)} ${index + 1}`),
    ),
  );
}

/** A band for each column of the system's sheet: name and grid of rolls. */
function bandMarks(request: SystemRequest<'seed'>, area: Area, plan: Plan, pen: SheetPen): Mark[] {
  const { system } = request;
  const gap = 9 * plan.unit;
  const height = (area.height - gap * (system.sheet.length - 1)) / system.sheet.length;
  const title = Math.max(...system.sheet.map((column) => titleWidth(column, pen))) + 9 * plan.unit;
  const size = { width: area.width - title, height };
  const across = cellsAcross(request, size, plan, pen);
  return system.sheet.flatMap((column, index) => {
    const y = area.y + index * (height + gap);
    const grid = { x: area.x + title, y, ...size };
    return [...titleMarks(column, area.x, y, pen, plan), ...gridMarks(request, column, { grid, across }, plan, pen)];
  });
}

/** A column's name: part of its seeds. */
const nameOf = ({ title, note }: SheetColumn): string => (note === undefined ? title : `${title}: ${note}`);

function titleWidth({ title, note = '' }: SheetColumn, pen: SheetPen): number {
  return Math.max(pen.width(title, 20), pen.width(plain(note), 10));
}

function titleMarks({ title, note = '' }: SheetColumn, x: number, y: number, pen: SheetPen, plan: Plan): Mark[] {
  const role: Tag = { role: 'heading-2' };
  return [
    ...pen.put(title, x, y + 15 * plan.text, 20, { role, goesOn: note !== '' }),
    ...pen.put(plain(note), x, y + 28 * plan.text, 10, { colour: ink.faint, role }),
  ];
}

const diceSize = 8.5;
/** Free width of a cell beside its dice, in points of the full sheet. */
const besideDice = 9;
/** Heights of cells with one and two lines, in points of the full sheet. */
const oneLine = 31;
const twoLines = 40;

type Size = Pick<Area, 'width' | 'height'>;

/** Cells side by side in every band: as many as fit, or one fewer if that gives more cells. */
function cellsAcross(request: SystemRequest<'seed'>, size: Size, plan: Plan, pen: SheetPen): number {
  const max = Math.max(4, Math.floor(size.width / (40 * plan.text)));
  const cells = (across: number) =>
    request.system.sheet.reduce(
      (sum, column) => sum + across * rowsOf(request, column, { size, across }, plan, pen),
      0,
    );
  return max > 4 && cells(max - 1) > cells(max) ? max - 1 : max;
}

/** Rows of a band: fewer where the dice of a cell need two lines. */
function rowsOf(
  { system, words, seed }: SystemRequest<'seed'>,
  column: SheetColumn,
  { size: { width, height }, across }: { readonly size: Size; readonly across: number },
  plan: Plan,
  pen: SheetPen,
): number {
  const max = Math.floor(height / (oneLine * plan.text));
  const isWide = columnRolls(system, column, seed, across * max).some(
    (rolled) =>
      pen.width(diceText(shownDice(rolled, words.rolls), words.rolls.marked), diceSize) >
      width / across - besideDice * plan.unit,
  );
  return Math.max(1, Math.floor(height / ((isWide ? twoLines : oneLine) * plan.text)));
}

/** A grid of rolls, each numbered in its order of use. */
function gridMarks(
  request: SystemRequest<'seed'>,
  column: SheetColumn,
  { grid: area, across }: { readonly grid: Area; readonly across: number },
  plan: Plan,
  pen: SheetPen,
): Mark[] {
  const { system, words, seed } = request;
  const width = area.width / across;
  const down = rowsOf(request, column, { size: area, across }, plan, pen);
  const height = area.height / down;
  const rolls = columnRolls(system, column, seed, across * down);
  // Scrambled within rows: the next roll is quickly found, but not seen by chance.
  const places = seededRoll(seed, `${system.id} sheet ${nameOf(column)} places`);
  const order = Array.from({ length: down }, (_, row) =>
    shuffled(
      Array.from({ length: across }, (_, index) => row * across + index),
      places,
    ),
  ).flat();
  // Marks are in order of use, for screen readers and copying.
  const placeOf = new Map(order.map((roll, place) => [roll, place]));
  const within: Tag = { role: 'paragraph' };
  const cells = rolls.flatMap((rolled, roll): Mark[] => {
    const place = placeOf.get(roll) ?? 0;
    const [x, y] = [area.x + (place % across) * width, area.y + Math.floor(place / across) * height];
    const spoken = spokenRoll(rolled, roll + 1, words.rolls, request.say);
    const role: Tag = { role: 'span', spoken, within };
    return cellMarks({ rolled, order: roll + 1, area: { x, y, width, height }, role }, words.rolls, plan, pen);
  });
  const rules = [
    ...Array.from({ length: across - 1 }, (_, index) =>
      verticalLine(area.x + width * (index + 1), area.y, area.y + area.height, { stroke: ink.hair, width: 0.5 }),
    ),
    ...Array.from({ length: down - 1 }, (_, index) =>
      horizontalLine(area.y + height * (index + 1), area.x, area.x + area.width, { stroke: ink.hair, width: 0.5 }),
    ),
  ];
  return [
    ...rules,
    rectangle(area.x, area.y, area.width, area.height, { stroke: ink.text, width: 1.1 * plan.unit }),
    ...cells,
  ];
}

interface RollCell {
  readonly rolled: Rolled;
  readonly order: number;
  readonly area: Area;
  readonly role: Tag;
}

function cellMarks({ rolled, order, area, role }: RollCell, words: RollSheetWords, plan: Plan, pen: SheetPen): Mark[] {
  const { x, y, width, height } = area;
  const shown = shownDice(rolled, words);
  const room = width - besideDice * plan.unit;
  const whole = diceText(shown, words.marked);
  const half = Math.ceil(shown.length / 2);
  const lines =
    shown.length === 0
      ? []
      : pen.width(whole, diceSize) <= room
        ? [whole]
        : [diceText(shown.slice(0, half), words.marked), diceText(shown.slice(half), words.marked)];
  const middle = y + height * (lines.length === 0 ? 0.6 : lines.length === 1 ? 0.5 : 0.4) + 4 * plan.text;
  return [
    ...pen.put(plain(String(order)), x + 2.4 * plan.unit, y + 7.6 * plan.text, 8.5, {
      colour: ink.faint,
      role,
      goesOn: true,
    }),
    ...pen.put(cellText(rolled, words), x + width / 2, middle, 15, { align: 'centre', role, goesOn: true }),
    ...lines.flatMap((dice, index) => {
      const base = y + height - (3.4 + 8.6 * (lines.length - 1 - index)) * plan.text;
      const size = Math.min(diceSize, (diceSize * room) / pen.width(dice, diceSize));
      return pen.put(dice, x + width / 2, base, size, { align: 'centre', role, goesOn: true });
    }),
  ];
}

/** The dice shown below a roll: none below a single die. */
function shownDice({ dice }: Rolled, words: RollSheetWords): readonly ShownDie[] {
  if (dice.length < 2 || words.dice === 'none') return [];
  if (words.dice === 'all') return dice;
  return dice.filter(({ does }) => does === 'adds').sort((a, b) => a.face - b.face);
}

/** A roll for screen readers: order, value, dice. */
function spokenRoll(rolled: Rolled, order: number, words: RollSheetWords, say: Say): string {
  const shown = shownDice(rolled, words);
  const values = { order, value: cellText(rolled, words), dice: plainText(diceText(shown, words.marked)) };
  return `${say(shown.length > 0 ? 'companion-rolls-read' : 'companion-rolls-read-total', values)} `;
}

/** The value a cell shows, with its sign. */
export function cellText({ values, brief }: Rolled, { value, signs }: RollSheetWords): string {
  const shown = value === undefined ? brief : String(values[value] ?? brief);
  const sign = Object.entries(signs)
    .map(([id, words]) => words[String(values[id])] ?? '')
    .join('');
  return `${shown.replace(/^-/u, '\u2212')}${sign}`;
}

/** Faces in small: marked dice bold, subtracted ones with a minus, dropped ones in brackets. */
function diceText(dice: readonly ShownDie[], marked: readonly string[]): Inlines {
  return dice.flatMap(({ face, role, does }, index): Inlines => {
    const text =
      does === 'subtracts' ? `\u2212${face}` : does === 'drops' || does === 'replaced' ? `(${face})` : `${face}`;
    return plain(`${index > 0 ? ' ' : ''}${text}`, marked.includes(role) ? 'bold' : 'roman');
  });
}
