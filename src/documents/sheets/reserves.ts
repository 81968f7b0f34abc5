/** Deal → spare numbers on a Run sheet. */

import type { Challenge } from '../../game/challenge.ts';
import { itemAt } from '../../item-at.ts';
import type { Say } from '../../language/catalogue.ts';
import { plain } from '../../manuscript/block.ts';
import type { DiceMod } from '../../model/game.ts';
import type { Rect, Tag } from '../../typeset/page/page.ts';
import { ink } from '../../typeset/page/style.ts';
import { fitted, type InkMark } from '../figures/pen.ts';
import { outline, type Sheet } from './plan.ts';

/** A row of cells for each reset that the game has. */
export interface Reserves {
  readonly rows: readonly ReserveRow[];
  readonly height: number;
}

export interface ReserveRow {
  readonly title: string;
  /** The row as screen readers read it. */
  readonly spoken: (list: string) => string;
  /** Numbers in its cells, or a sealed deal's pairs of letters. */
  readonly texts: (deal: Challenge) => readonly (string | number)[];
  /** How to use it, where the rules do not say. */
  readonly hint?: string;
  /** Points from the top of the side, or of the grid until it has its place. */
  readonly top: number;
  /** After the title, or below it on a small sheet, in one or more lines. */
  readonly cells: readonly Rect[];
}

/** The grid of a deal's reserves; undefined if no DiceMod needs one. */
export function reserveGrid({ pen, plan, request }: Sheet, deal: Challenge): Reserves | undefined {
  const { isSmall } = plan;
  const { diceMods, words } = request.content.game;
  const { say } = pen;
  const spare = (kind: DiceMod['use']['kind'], row: Pick<ReserveRow, 'spoken' | 'texts'>) =>
    diceMods
      .filter(({ use }) => use.kind === kind)
      .map(({ abbreviation: reset }) => ({ title: say('sheet-spare', { reset }), ...row }));
  const kinds: readonly Omit<ReserveRow, 'top' | 'cells'>[] = [
    ...spare('reset-event', {
      spoken: (list) => say('sheet-spare-events-read', { list }),
      texts: ({ reserves, seal }) => seal?.spareEvents ?? reserves.eventNumbers,
    }),
    ...spare('reset-sector', {
      spoken: (list) => say('sheet-spare-sectors-read', { list }),
      texts: ({ reserves, seal }) => seal?.spareSectors ?? reserves.sectorNumbers,
    }),
    ...(deal.dice ? [rollRow(words.outcomeRoll.many, say)] : []),
  ];
  if (kinds.length === 0) return undefined;
  const left = isSmall ? 0 : reservesLeft;
  const above = isSmall ? titleHeight : 0;
  const room = plan.width - left;
  const linesOf = (count: number) => Math.ceil((count * minCell) / room);
  const counts = kinds.map(({ texts }) => texts(deal).length);
  const across = Math.max(...counts.map((count) => Math.ceil(count / Math.max(1, linesOf(count)))), 1);
  const width = Math.min(maxCell, room / across);
  let foot = 0;
  const rows = kinds.map((row, index): ReserveRow => {
    const top = foot;
    const count = itemAt(counts, index);
    foot += above + rowStep * Math.max(1, Math.ceil(count / across));
    const cells = Array.from({ length: count }, (_, cell) => ({
      x: left + width * (cell % across),
      y: top + above + Math.floor(cell / across) * rowStep,
      width,
      height: cellHeight,
    }));
    return { ...row, top, cells };
  });
  return { rows, height: foot - rowGap };
}

/** Outcome Rolls in the order to use them. */
const rollRow = (name: string, say: Say) => ({
  title: say.capitals(name),
  spoken: (list: string) => say('sheet-rolls-read', { list }),
  texts: ({ rolls, seal }: Challenge) => seal?.rolls ?? rolls,
  hint: say('sheet-rolls-hint'),
});

const reservesLeft = 132;
const titleHeight = 12;
const numberSize = 11.5;
const minCell = 16; // two figures with a gap
/** The width of cells on the sheet with the most of them. */
const maxCell = 16.9;
const cellHeight = 17; // 6 mm
const rowStep = 22;
const rowGap = 5;

/** The grid in its place on a side of a sheet. */
export const rowsAt = ({ rows, height }: Reserves, top: number): Reserves => ({
  height,
  rows: rows.map((row) => ({
    ...row,
    top: top + row.top,
    cells: row.cells.map((cell) => ({ ...cell, y: top + cell.y })),
  })),
});

/** A row's title, and cells to cross off in the order to use them. */
export const reserveCells = (sheet: Sheet, row: ReserveRow): InkMark[] => [
  ...titleMarks(sheet, row),
  ...row.cells.map((cell) => outline(cell, { stroke: ink.outline, width: 0.6 })),
];

/** A title and its hint, side by side above cells, or below each other before them. */
function titleMarks({ pen, plan }: Sheet, { title, hint, top: y }: ReserveRow): InkMark[] {
  const below = plan.isSmall ? { x: pen.width(title, 9.5) + 8, y: y + 8 } : { x: 0, y: y + 16.5 };
  return [
    ...pen.put(title, 0, y + (plan.isSmall || hint !== undefined ? 8 : 12), fitted(pen, title, 9.5, reservesLeft - 4), {
      role: 'heading-2',
    }),
    ...(hint === undefined ? [] : pen.put(plain(hint), below.x, below.y, 7 / plan.text, { colour: ink.faint })),
  ];
}

/** The numbers in a row's cells, read with its title. */
export function reserveNumbers(
  { pen, plan, isBatch }: Sheet,
  row: ReserveRow,
  deal: Challenge,
  paragraph: Tag,
): InkMark[] {
  const texts = row.texts(deal);
  const role: Tag = isBatch
    ? paragraph
    : { role: 'span', spoken: `${row.spoken(texts.join(', '))} `, within: { role: 'paragraph' } };
  return texts.flatMap((text, index) => {
    const { x, y, width } = itemAt(row.cells, index);
    const base = y + 8.5 + 4 * plan.text;
    return pen.put(String(text), x + width / 2, base, numberSize, { align: 'centre', role, runsOn: true });
  });
}
