/** System, seed → a sheet of rolls, to cross off. */

import { canonicalSeed, seededRoll, shuffled } from '../../dice/seeded.ts';
import type { Rolled, SheetColumn, ShownDie, System } from '../../dice/system.ts';
import { sumOf } from '../../item-at.ts';
import type { Say } from '../../language/catalogue.ts';
import { type Inlines, plain, plainText } from '../../manuscript/block.ts';
import { withEscapes } from '../../manuscript/escapes.ts';
import type { RollSheetWords } from '../../model/system-content.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Mark, Rect, Tag } from '../../typeset/page/page.ts';
import { horizontalLine, rectangle, verticalLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { composed, type SystemRequest, systemDocument } from '../document.ts';
import { column } from '../figures/column.ts';
import { fitted, type Plan, planFor, type SheetPen, sheetPen } from '../figures/pen.ts';
import { seedPlace } from '../figures/seed-line.ts';
import { sheetPages } from '../figures/sheet-pages.ts';
import { headerEnd, sheetHeader, topAnchor } from './sheet.ts';

/** A request for a sheet of rolls, and what draws it. */
type Job = SystemRequest<'seed'> & { readonly plan: Plan; readonly pen: SheetPen };

/** Rolls of a dice system from a seed, in a scrambled grid to cross off. */
export const systemRolls = systemDocument(['seed'], {
  id: 'rolls',
  lay(_, request) {
    const { words, style, seed, say } = request;
    const shown = withEscapes(canonicalSeed(seed));
    const plan = planFor(style);
    const pen = sheetPen(request, plan);
    const end = headerEnd(plan);
    const titleWidth = pen.width(say.capitals(words.name), 30) + pen.width(plain(say.capitals(words.rolls.title)), 15);
    const room = plan.width - titleWidth - 26 * plan.unit;
    const seeds = seedPlace(request, plan, { end, room }, [seed]);
    const noteTop = end + seeds.height + 6 * plan.unit;
    const face = captionStyle(10 * plan.text, ink.text);
    const note = column(request, plain(words.rolls.note.replace(/\s+/gu, ' ')), plan.width, face, {
      leading: face.size * 1.3,
    });
    const top = noteTop + note.height + 6 * plan.unit;
    const area = { x: 0, y: top, width: plan.width, height: plan.height - top };
    const marks = [
      topAnchor('sheet', say('companion-rolls-bookmark', { name: words.name, seed: shown })),
      ...sheetHeader(words.name, words.rolls.title, plan, pen),
      ...seeds.marks(seed),
      ...shifted(note.marks, 0, noteTop),
      ...bandMarks({ ...request, plan, pen }, area),
    ];
    return composed(request, say('companion-rolls-title', { seed: shown }), sheetPages([marks], style, plan));
  },
});

/** The first `count` rolls of a column, the same for any larger count. */
export function columnRolls(system: System, column: SheetColumn, seed: string, count: number): Rolled[] {
  const rollOf = (order: number) => seededRoll(seed, `${system.id} sheet ${nameOf(column)} ${order}`);
  return Array.from({ length: count }, (_, index) => system.roll(column.arguments, column.options, rollOf(index + 1)));
}

/** A band for each column of the system's sheet: name and grid of rolls. */
function bandMarks(job: Job, area: Rect): Mark[] {
  const { system, plan, pen } = job;
  const gap = 9 * plan.unit;
  const height = (area.height - gap * (system.sheet.length - 1)) / system.sheet.length;
  const titles = system.sheet.map(({ title, note = '' }) => Math.max(pen.width(title, 20), pen.width(plain(note), 10)));
  const title = Math.max(...titles) + 9 * plan.unit;
  const size = { width: area.width - title, height };
  const across = cellsAcross(job, size);
  return system.sheet.flatMap((column, index) => {
    const y = area.y + index * (height + gap);
    return [
      ...titleMarks(job, column, area.x, y),
      ...gridMarks(job, column, { x: area.x + title, y, ...size }, across),
    ];
  });
}

/** A column's name: part of its seeds. */
const nameOf = ({ title, note }: SheetColumn): string => (note === undefined ? title : `${title}: ${note}`);

function titleMarks({ plan, pen }: Job, { title, note = '' }: SheetColumn, x: number, y: number): Mark[] {
  const role: Tag = { role: 'heading-2' };
  return [
    ...pen.put(title, x, y + 15 * plan.text, 20, { role, runsOn: note !== '' }),
    ...pen.put(plain(note), x, y + 28 * plan.text, 10, { colour: ink.faint, role }),
  ];
}

const diceSize = 8.5;
/** Free width of a cell beside its dice, in points of the full sheet. */
const besideDice = 9;
/** Heights of cells with one and two lines, in points of the full sheet. */
const oneLine = 31;
const twoLines = 40;

type Size = Pick<Rect, 'width' | 'height'>;

/** Cells side by side in every band: as many as fit, or one fewer if that gives more cells. */
function cellsAcross(job: Job, size: Size): number {
  const max = Math.max(4, Math.floor(size.width / (40 * job.plan.text)));
  const cells = (across: number) => across * sumOf(job.system.sheet.map((column) => rowsOf(job, column, size, across)));
  return max > 4 && cells(max - 1) > cells(max) ? max - 1 : max;
}

/** Rows of a band: fewer where the dice of a cell need two lines. */
function rowsOf({ system, words, seed, plan, pen }: Job, column: SheetColumn, size: Size, across: number): number {
  const max = Math.floor(size.height / (oneLine * plan.text));
  const room = size.width / across - besideDice * plan.unit;
  const isWide = columnRolls(system, column, seed, across * max).some(
    (rolled) => pen.width(diceText(shownDice(rolled, words.rolls), words.rolls.marked), diceSize) > room,
  );
  return Math.max(1, Math.floor(size.height / ((isWide ? twoLines : oneLine) * plan.text)));
}

/** A grid of rolls, each numbered in its order of use. */
function gridMarks(job: Job, column: SheetColumn, area: Rect, across: number): Mark[] {
  const { system, words, seed, plan } = job;
  const width = area.width / across;
  const down = rowsOf(job, column, area, across);
  const height = area.height / down;
  const rolls = columnRolls(system, column, seed, across * down);
  // Scrambled within rows: the next roll is quickly found, but not seen by chance.
  const places = seededRoll(seed, `${system.id} sheet ${nameOf(column)} places`);
  const order = Array.from({ length: down }, (_, row) => {
    const inRow = Array.from({ length: across }, (_, index) => row * across + index);
    return shuffled(inRow, places);
  }).flat();
  // Marks are in order of use, for screen readers and copying.
  const placeOf = new Map(order.map((roll, place) => [roll, place]));
  const within: Tag = { role: 'paragraph' };
  const cells = rolls.flatMap((rolled, roll): Mark[] => {
    const place = placeOf.get(roll) ?? 0;
    const [x, y] = [area.x + (place % across) * width, area.y + Math.floor(place / across) * height];
    const spoken = spokenRoll(rolled, roll + 1, words.rolls, job.say);
    const role: Tag = { role: 'span', spoken, within };
    return cellMarks(job, { rolled, order: roll + 1, area: { x, y, width, height }, role });
  });
  const edge = { stroke: ink.outline, width: 0.5 };
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  const inner = (count: number) => Array.from({ length: count - 1 }, (_, index) => index + 1);
  return [
    ...inner(across).map((index) => verticalLine(area.x + width * index, area.y, bottom, edge)),
    ...inner(down).map((index) => horizontalLine(area.y + height * index, area.x, right, edge)),
    rectangle(area.x, area.y, area.width, area.height, { stroke: ink.text, width: 1.1 * plan.unit }),
    ...cells,
  ];
}

interface RollCell {
  readonly rolled: Rolled;
  readonly order: number;
  readonly area: Rect;
  readonly role: Tag;
}

function cellMarks({ words: { rolls: words }, plan, pen }: Job, { rolled, order, area, role }: RollCell): Mark[] {
  const { x, y, width, height } = area;
  const shown = shownDice(rolled, words);
  const room = width - besideDice * plan.unit;
  const fits = pen.width(diceText(shown, words.marked), diceSize) <= room;
  const half = Math.ceil(shown.length / 2);
  const parts = fits ? [shown] : [shown.slice(0, half), shown.slice(half)];
  const lines = shown.length === 0 ? [] : parts.map((dice) => diceText(dice, words.marked));
  const middle = y + height * (lines.length === 0 ? 0.6 : lines.length === 1 ? 0.5 : 0.4) + 4 * plan.text;
  const piece = { role, runsOn: true } as const;
  return [
    ...pen.put(plain(`${order}`), x + 2.4 * plan.unit, y + 7.6 * plan.text, 8.5, { ...piece, colour: ink.faint }),
    ...pen.put(cellText(rolled, words), x + width / 2, middle, 15, { ...piece, align: 'centre' }),
    ...lines.flatMap((dice, index) => {
      const base = y + height - (3.4 + 8.6 * (lines.length - 1 - index)) * plan.text;
      return pen.put(dice, x + width / 2, base, fitted(pen, dice, diceSize, room), { ...piece, align: 'centre' });
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
  const sign = Object.entries(signs).map(([id, words]) => words[String(values[id])] ?? '');
  return `${shown.replace(/^-/u, '\u2212')}${sign.join('')}`;
}

/** Faces in small: marked dice bold, subtracted ones with a minus, dropped ones in brackets. */
function diceText(dice: readonly ShownDie[], marked: readonly string[]): Inlines {
  return dice.flatMap(({ face, role, does }, index): Inlines => {
    const text =
      does === 'subtracts' ? `\u2212${face}` : does === 'drops' || does === 'replaced' ? `(${face})` : `${face}`;
    return plain(`${index > 0 ? ' ' : ''}${text}`, marked.includes(role) ? 'bold' : 'roman');
  });
}
