/** Deal → spare numbers on a Run sheet. */

import type { Challenge } from '../../game/challenge.ts';
import { plain } from '../../manuscript/block.ts';
import type { DiceMod } from '../../model/game.ts';
import type { Point, Tag } from '../../typeset/page/page.ts';
import { ink } from '../../typeset/page/style.ts';
import type { InkMark } from '../figures/pen.ts';
import { outline, type Sheet } from './plan.ts';

/** A row of cells for each reset that the game has. */
export interface ReserveGrid {
  readonly rows: readonly ReserveRow[];
  readonly cell: number;
  /** Cells in a line: a row that has more goes on below. */
  readonly across: number;
  /** Room for titles: before the cells, or above them on a small sheet. */
  readonly left: number;
  readonly above: number;
  readonly height: number;
}

/** The grid in its place on a side of a sheet. */
export interface PlacedReserves extends ReserveGrid {
  readonly top: number;
}

interface ReserveRow {
  readonly title: string;
  /** The title as screen readers read it. */
  readonly spoken: string;
  /** Numbers in its cells, or the pairs of letters of a sealed deal. */
  readonly texts: (deal: Challenge) => readonly (string | number)[];
  readonly count: number;
  /** How to use it, where the rules do not say. */
  readonly hint?: string;
  /** Its first line. */
  readonly line: number;
}

/** The grid that holds the reserves of a deal; undefined where no DiceMod asks for a spare number. */
export function reserveGrid({ plan, request }: Sheet, deal: Challenge): ReserveGrid | undefined {
  const { isSmall, width } = plan;
  const { diceMods, words } = request.content.game;
  const row = (kind: DiceMod['use']['kind'], what: string, texts: ReserveRow['texts']) =>
    diceMods
      .filter(({ use }) => use.kind === kind)
      .map(({ abbreviation }) => ({
        title: `SPARE ${what.toUpperCase()}, FOR ${abbreviation}`,
        spoken: `Spare ${what}`,
        texts,
        count: texts(deal).length,
      }));
  const kinds = [
    ...row('reset-event', words.event.many, ({ reserves, seal }) => seal?.spareEvents ?? reserves.eventNumbers),
    ...row('reset-sector', words.sector.many, ({ reserves, seal }) => seal?.spareSectors ?? reserves.sectorNumbers),
    ...(deal.dice ? [rollRow(deal, words.outcomeRoll.many)] : []),
  ];
  if (kinds.length === 0) return undefined;
  const left = isSmall ? 0 : reservesLeft;
  const above = isSmall ? titleHeight : 0;
  const room = width - left;
  const linesOf = (count: number) => Math.ceil((count * minCell) / room);
  const across = Math.max(...kinds.map(({ count }) => Math.ceil(count / Math.max(1, linesOf(count)))), 1);
  let line = 0;
  const rows = kinds.map((row): ReserveRow => {
    const from = line;
    line += Math.max(1, Math.ceil(row.count / across));
    return { ...row, line: from };
  });
  const height = rowStep * line - rowGap + above * rows.length;
  return { rows, cell: Math.min(maxCell, room / across), across, left, above, height };
}

/** Outcome Rolls in the order to use them. */
const rollRow = ({ rolls }: Challenge, name: string) => ({
  title: name.toUpperCase(),
  spoken: name,
  texts: ({ rolls: all, seal }: Challenge) => seal?.rolls ?? all,
  count: rolls.length,
  hint: 'left to right, cross off; when used up, throw',
});

const reservesLeft = 132;
const titleHeight = 12;
const numberSize = 11.5;
const minCell = 16; // two figures, with air
/** The width of cells on the sheet with the most of them. */
const maxCell = 16.9;
const cellHeight = 17; // 6 mm
const rowStep = 22;
const rowGap = 5;

/** Cells to cross off, in the order to use them. */
export function reserveCells(sheet: Sheet, grid: PlacedReserves): InkMark[] {
  return grid.rows.flatMap((row, at) => [
    ...titleMarks(sheet, row, rowTop(grid, row, at)),
    ...Array.from({ length: row.count }, (_, index) => {
      const { x, y } = cellAt(grid, row, at, index);
      return outline({ x, y, width: grid.cell, height: cellHeight }, { stroke: ink.rule, width: 0.6 });
    }),
  ]);
}

/** A title and its hint: side by side above the cells, or one below the other before them. */
function titleMarks({ pen, plan }: Sheet, { title, hint }: ReserveRow, y: number): InkMark[] {
  const below = plan.isSmall ? { x: pen.width(title, 9.5) + 8, y: y + 8 } : { x: 0, y: y + 16.5 };
  return [
    ...pen.put(title, 0, y + (plan.isSmall || hint !== undefined ? 8 : 12), 9.5),
    ...(hint === undefined ? [] : pen.put(plain(hint), below.x, below.y, 7 / plan.text, { colour: ink.faint })),
  ];
}

/** The numbers in the cells, read with the titles of their rows. */
export function reserveNumbers(
  { pen, plan, isBatch }: Sheet,
  grid: PlacedReserves,
  deal: Challenge,
  within: Tag,
): InkMark[] {
  return grid.rows.flatMap((row, at) => {
    const texts = row.texts(deal);
    const role: Tag = isBatch ? within : { role: 'span', spoken: `${row.spoken}: ${texts.join(', ')}. `, within };
    return texts.flatMap((text, index) => {
      const { x, y } = cellAt(grid, row, at, index);
      const base = y + 8.5 + 4 * plan.text;
      return pen.put(String(text), x + grid.cell / 2, base, numberSize, { align: 'centre', role, goesOn: true });
    });
  });
}

/** The top of a row, where its title is. */
const rowTop = ({ top, above }: PlacedReserves, { line }: ReserveRow, at: number) => top + line * rowStep + above * at;

/** The top left corner of a cell. */
function cellAt(grid: PlacedReserves, row: ReserveRow, at: number, index: number): Point {
  const { cell, across, left, above } = grid;
  return {
    x: left + cell * (index % across),
    y: rowTop(grid, row, at) + above + Math.floor(index / across) * rowStep,
  };
}
