/** Deal → spare numbers on a Run sheet. */

import type { Challenge } from '../../game/challenge.ts';
import { plain } from '../../manuscript/block.ts';
import type { DiceMod, Game } from '../../model/game.ts';
import type { Point, Tag, TextsMark } from '../../typeset/page/page.ts';
import { rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { type InkMark, type SheetPen, tableOfTexts } from '../figures/pen.ts';
import type { SheetPlan } from './plan.ts';

/** A row of cells for each reset that the game has. */
export interface ReserveGrid {
  readonly rows: readonly ReserveRow[];
  readonly cell: number;
  /** Cells in a line: a row that has more goes on below. */
  readonly across: number;
  /** Where the cells begin: behind their titles, or below them on a small sheet. */
  readonly left: number;
  readonly above: number;
  readonly rowHeight: number;
  readonly height: number;
}

interface ReserveRow {
  readonly title: string;
  /** The same as it is read before its numbers. */
  readonly spoken: string;
  /** What stands in its cells: numbers, or the pairs that stand for them. */
  readonly texts: (deal: Challenge) => readonly (string | number)[];
  readonly count: number;
  /** Whether all its texts, of every deal, are of one width. */
  readonly isEven: boolean;
  /** What is done with it, where that is not known from the game. */
  readonly hint?: string;
  /** The line it begins in. */
  readonly line: number;
}

/** The grid that holds the reserves of a deal; undefined where no DiceMod asks for a spare number. */
export function reserveGrid(
  { isSmall, width }: SheetPlan,
  deal: Challenge,
  { diceMods, words }: Game,
): ReserveGrid | undefined {
  const row = (kind: DiceMod['use']['kind'], what: string, texts: ReserveRow['texts']) =>
    diceMods
      .filter(({ use }) => use.kind === kind)
      .map(({ abbreviation }) => ({
        title: `SPARE ${what.toUpperCase()}, FOR ${abbreviation}`,
        spoken: `Spare ${what}`,
        texts,
        count: texts(deal).length,
        // Pairs of letters have widths of their own.
        isEven: deal.seal === undefined,
      }));
  const found = [
    ...row('reset-event', words.event.many, ({ reserves, seal }) => seal?.spareEvents ?? reserves.eventNumbers),
    ...row('reset-sector', words.sector.many, ({ reserves, seal }) => seal?.spareSectors ?? reserves.sectorNumbers),
    ...(deal.dice ? [rollRow(deal, words.outcomeRoll.many)] : []),
  ];
  if (found.length === 0) return undefined;
  const left = isSmall ? 0 : reservesLeft;
  const above = isSmall ? titleHeight : 0;
  const room = width - left;
  const linesOf = (count: number) => Math.ceil((count * leastCell) / room);
  const across = Math.max(...found.map(({ count }) => Math.ceil(count / Math.max(1, linesOf(count)))), 1);
  let line = 0;
  const rows = found.map((row): ReserveRow => {
    const from = line;
    line += Math.max(1, Math.ceil(row.count / across));
    return { ...row, line: from };
  });
  const height = rowStep * line - rowGap + above * rows.length;
  return { rows, cell: Math.min(widestCell, room / across), across, left, above, rowHeight: rowStep, height };
}

/** Outcome Rolls in the order to use them. */
const rollRow = ({ rolls }: Challenge, name: string) => ({
  title: name.toUpperCase(),
  spoken: name,
  texts: ({ rolls: all, seal }: Challenge) => seal?.rolls ?? all,
  count: rolls.length,
  isEven: false,
  hint: 'left to right, cross off; when used up, throw',
});

const reservesLeft = 132;
const titleHeight = 12;
const numberSize = 11.5;
const leastCell = 16; // two figures, with air
/** As wide as those of the sheet with the most of them, on every sheet. */
const widestCell = 16.9;
const cellHeight = 17; // 6 mm
const rowStep = 22;
const rowGap = 5;

/** Cells to cross off, in the order to use them. */
export function reserveCells(pen: SheetPen, plan: SheetPlan, grid: ReserveGrid): InkMark[] {
  return grid.rows.flatMap((row, at) => [
    ...pen.put(row.title, 0, row.line * grid.rowHeight + grid.above * at + titleBase(plan, row), 9.5),
    ...(row.hint === undefined ? [] : hintMarks(pen, plan, row.hint, hintPlace(pen, plan, grid, row, at))),
    ...Array.from({ length: row.count }, (_, index) => {
      const { x, y } = cellAt(grid, at, index);
      return rectangle(x, y, grid.cell, cellHeight, { stroke: ink.rule, width: 0.6 });
    }),
  ]);
}

/** The baseline of a title above its cells, or before them; one with a hint below it stands higher, so that both are level with the cells. */
const titleBase = ({ isSmall }: SheetPlan, { hint }: ReserveRow): number => (isSmall || hint !== undefined ? 8 : 12);

/** Behind a title above the cells, or below one before them. */
function hintPlace(
  pen: SheetPen,
  { isSmall }: SheetPlan,
  { rowHeight, above }: ReserveGrid,
  row: ReserveRow,
  at: number,
) {
  const y = row.line * rowHeight + above * at;
  return isSmall ? { x: pen.width(row.title, 9.5) + 8, y: y + 8 } : { x: 0, y: y + 16.5 };
}

/** 7 points, in grey. */
function hintMarks(pen: SheetPen, { text }: SheetPlan, hint: string, { x, y }: Point): InkMark[] {
  return pen.put(plain(hint), x, y, 7 / text, { colour: ink.faint });
}

/** The numbers in the cells. */
export function reserveNumbers(
  pen: SheetPen,
  plan: SheetPlan,
  grid: ReserveGrid,
  deal: Challenge,
  within: Tag,
): InkMark[] {
  return grid.rows.flatMap((row, at) => {
    const texts = row.texts(deal);
    const role: Tag = { role: 'span', spoken: `${row.spoken}: ${texts.join(', ')}. `, within };
    return texts.flatMap((text, index) => {
      const { x, y } = cellAt(grid, at, index);
      const base = y + 8.5 + 4 * plan.text;
      return pen.put(String(text), x + grid.cell / 2, base, numberSize, { align: 'centre', role, goesOn: true });
    });
  });
}

/** The top left corner of a cell. */
function cellAt({ rows, cell, across, left, above, rowHeight }: ReserveGrid, at: number, index: number) {
  const { line } = rows[at] as ReserveRow;
  return { x: left + cell * (index % across), y: (line + Math.floor(index / across)) * rowHeight + above * (at + 1) };
}

/** The same for thousands of deals like the sample: each number is set once. */
export function reserveTable(
  pen: SheetPen,
  plan: SheetPlan,
  grid: ReserveGrid,
  sample: Challenge,
): (deal: Challenge, within: Tag, top: number) => TextsMark {
  const { texts: table, picker } = tableOfTexts(pen, numberSize);
  const [fromLeft, centred] = [picker(), picker({ align: 'centre' })];
  const rows = grid.rows.map(({ texts, isEven, count }, at) => {
    const [text = ''] = texts(sample);
    const dx = isEven ? -pen.width(plain(String(text), 'bold'), numberSize) / 2 : 0;
    const places = Array.from({ length: count }, (_, index) => {
      const { x, y } = cellAt(grid, at, index);
      return { x: x + grid.cell / 2 + dx, y: y + 8.5 + 4 * plan.text };
    });
    return { texts, places, pick: isEven ? fromLeft : centred };
  });
  const places = rows.flatMap((row) => row.places);
  return (deal, role, top) => {
    const picks: number[] = [];
    // Plain loops: they run for every sheet of thousands.
    for (let at = 0; at < rows.length; at++) {
      const { texts, pick } = rows[at] as (typeof rows)[number];
      const all = texts(deal);
      for (let place = 0; place < all.length; place++) picks.push(pick(all[place] as string | number));
    }
    return { kind: 'texts', role, x: 0, y: top, places, table, picks };
  };
}
