/** Boards → a table: code, seed, stars, chance, par and page, with room for scores. */

import { sharePercentage } from '../../dice/percentage.ts';
import type { Say } from '../../language/catalogue.ts';
import { plain } from '../../manuscript/block.ts';
import { withEscapes } from '../../manuscript/escapes.ts';
import { shownShare } from '../../model/stars.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Mark, Tag } from '../../typeset/page/page.ts';
import { horizontalLine, rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { setSingleLine } from '../../typeset/text/paragraph.ts';
import type { Request } from '../document.ts';
import { figureTag, retagged } from '../figures/figure.ts';
import { fitted, type Plan, type SheetPen, sheetPen } from '../figures/pen.ts';
import { starRow } from '../figures/stars.ts';
import type { SheetPlace } from './sheet-file.ts';

export interface BoardListOptions {
  /** Head of the first column, and its text for each board. */
  readonly first: string;
  readonly firsts: readonly string[];
  readonly places: readonly SheetPlace[];
  /** Whether there are boxes for the score of a Run. */
  readonly hasBoxes: boolean;
  /** Height of a page for head and rows, in points. */
  readonly room: number;
}

export interface BoardList {
  /** Rows that a page has room for. */
  readonly pageRows: number;
  /** Pages of rows, with the head of each at the height that `topOf` gives, and its foot. */
  pages(rows: number, topOf: (page: number) => number): { readonly marks: Mark[]; readonly foot: number }[];
}

/** Heads of the score columns, in the order Runs are compared by. */
export const scoreHeads = (say: Say): string[] => [say('score-cores'), say('score-turns'), say('score-health')];

/** A seed, with escapes for characters that the typeface lacks. */
export function shownSeed({ typesetter }: Request, seed: string): string {
  return withEscapes(seed, (character) => typesetter.faces.display.missing(character).length === 0);
}

const rowHeights = [18, 25.5] as const; // points: 6.3 mm to 9 mm
const boxHeight = 14.6; // 5 mm and the outline
const size = 9.5;
const headSize = 8.5;
const minSize = 6.5; // points on paper
const starsWidth = 46; // of the full sheet, as the gap between columns
const columnGap = 9;

/** A column with its left edge at `x`, or its right one. */
interface Column {
  readonly head: string;
  readonly align: 'left' | 'right';
  readonly width: number;
  /** Marks for a board on a baseline, in a cell of the table. */
  cell(board: number, x: number, base: number, role: Tag): Mark[];
}
type Placed = Column & { readonly x: number };

/** Plans the list: every page has the same columns. */
export function boardList(request: Request<'deals'>, plan: Plan, options: BoardListOptions): BoardList {
  const { deals: boards } = request;
  const { hasBoxes, room } = options;
  const pen = sheetPen(request, plan);
  const heads = hasBoxes ? scoreHeads(pen.say) : [];
  const widestHead = Math.max(0, ...heads.map((head) => pen.width(plain(head), headSize)));
  // A head that is wider than this is set smaller.
  const step = Math.max(20 * plan.unit, boxHeight, Math.min(widestHead, plan.width / 8)) + 3;
  const from = plan.width - step * heads.length;
  const right = from - (hasBoxes ? columnGap * plan.unit : 0);
  const columns = columnsOf({ request, plan, pen }, right, options);
  const rule = from - (hasBoxes ? 3 : 0);
  const headHeight = 15 * plan.unit;
  // Several pages share the rows evenly.
  const pages = Math.ceil(boards.length / Math.max(1, Math.floor((room - headHeight) / rowHeights[0])));
  const shared = (room - headHeight) / Math.ceil(boards.length / pages);
  const rowHeight = Math.max(rowHeights[0], Math.min(rowHeights[1], shared));
  const table: Tag = { role: 'table' };
  const head = (top: number) => {
    const role: Tag = { role: 'table-header', scope: 'column', within: { role: 'table-row', within: table } };
    return columns.flatMap(({ head, x, align, width }, index) => {
      const next = columns[index + 1];
      const room = align === 'left' && next ? next.x - (next.align === 'right' ? next.width : 0) - x - 3 : width;
      const points = fitted(pen, plain(head), headSize, Math.max(1, room));
      return pen.put(plain(head), x, top - 4, points, { align, colour: ink.faint, role: { ...role } });
    });
  };
  const row = (board: number, y: number) => {
    const within: Tag = { role: 'table-row', within: table };
    const base = y + rowHeight / 2 + 3.8;
    return [
      ...columns.flatMap(({ cell, x }) => cell(board, x, base, { role: 'table-cell', within })),
      horizontalLine(y + rowHeight, 0, rule, { stroke: ink.hair, width: 0.4 }),
    ];
  };
  return {
    pageRows: Math.floor((room - headHeight) / rowHeight + 0.01),
    pages: (count, topOf) =>
      Array.from({ length: Math.ceil(boards.length / count) }, (_, page) => {
        const top = topOf(page) + headHeight;
        const rows = Math.min(count, boards.length - page * count);
        const marks = [
          ...head(top),
          horizontalLine(top, 0, rule, { stroke: ink.text, width: 0.9 }),
          ...Array.from({ length: rows }, (_, at) => row(page * count + at, top + rowHeight * at)).flat(),
          ...boxMarks(pen, heads, { step, from, rows, top, rowHeight }),
        ];
        return { marks, foot: top + rowHeight * rows };
      }),
  };
}

interface Context {
  readonly request: Request<'deals'>;
  readonly plan: Plan;
  readonly pen: SheetPen;
}

const widest = (pen: SheetPen, texts: readonly string[], cut: 'roman' | 'bold' = 'roman') =>
  Math.max(...texts.map((text) => pen.width(plain(text, cut), size)));

/** Columns: at the right page, par, chance and stars; codes and seeds share the rest. */
function columnsOf(context: Context, right: number, { first, firsts, places }: BoardListOptions): Placed[] {
  const { request, plan, pen } = context;
  const { deals: boards } = request;
  const gap = columnGap * plan.unit;
  let end = right;
  const later = rightColumns(context, places).map((column): Placed => {
    const x = end - (column.align === 'right' ? 0 : column.width);
    end -= column.width + gap;
    return { ...column, x };
  });
  const codeX = widest(pen, [first, ...firsts], 'bold') + gap;
  const seeds = boards.map(({ name }) => (name === undefined ? undefined : shownSeed(request, name)));
  const seedHead = pen.say('board-seed');
  const known = seeds.flatMap((seed) => seed ?? []);
  const codeRoom = end - codeX - (known.length > 0 ? widest(pen, [seedHead, ...known]) + gap : 0);
  const codes = boards.map(({ code }) =>
    code.length <= longestCode || pen.width(code, size) <= codeRoom
      ? { lines: [code], points: size }
      : { lines: halves(code), points: Math.max(7.5, minSize / plan.text) },
  );
  const codeWidth = Math.max(...codes.flatMap(({ lines, points }) => lines.map((line) => pen.width(line, points))));
  const seedX = codeX + codeWidth + gap;
  const seedRoom = end - seedX;
  const left: readonly Omit<Placed, 'align' | 'width'>[] = [
    {
      head: first,
      x: 0,
      cell: (board, x, base, role) =>
        pen.put(firsts[board] ?? '', x, base, size, { role: { ...role, role: 'table-header', scope: 'row' } }),
    },
    {
      head: pen.say('sheet-code'),
      x: codeX,
      cell: (board, x, base, role) =>
        (codes[board]?.lines ?? []).flatMap((line, at, { length }) =>
          pen.put(line, x, length === 1 ? base : base - 5.2 + at * 8, codes[board]?.points ?? size, {
            role,
            runsOn: at < length - 1,
          }),
        ),
    },
    {
      head: seedHead,
      x: seedX,
      // A seed shrinks to its column, and is left out if too small to read.
      cell(board, x, base, role) {
        const seed = seeds[board] ?? '\u2013';
        const points = fitted(pen, plain(seed), size, seedRoom);
        const isLegible = points * plan.text >= minSize;
        const text = isLegible ? seed : pen.say('board-seed-elsewhere');
        return pen.put(plain(text), x, base, isLegible ? points : fitted(pen, plain(text), size, seedRoom), { role });
      },
    },
  ];
  // Codes of whole boards may leave no room; these have no seeds.
  const shown = seedRoom >= 30 * plan.unit && known.length > 0 ? left : left.slice(0, 2);
  return [...shown.map((column) => ({ ...column, align: 'left' as const, width: 0 })), ...later.reverse()];
}

/** Columns from the right: page, par, chance, stars. */
function rightColumns({ request, plan, pen }: Context, places: readonly SheetPlace[]): Column[] {
  const { say } = pen;
  const ratings = request.deals.map(({ rating }) => rating);
  const column = (head: string, texts: readonly string[], cut?: 'bold') =>
    ({
      head,
      align: 'right',
      width: widest(pen, [head, ...texts], cut),
      cell: (board: number, x: number, base: number, role: Tag): Mark[] =>
        ratings[board] ? pen.put(plain(texts[board] ?? ''), x, base, size, { align: 'right', role }) : [],
    }) as const;
  const chances = ratings.map((one) =>
    one ? say('percent', { number: sharePercentage(shownShare(one.won.share), 0) }) : '',
  );
  const pars = ratings.map((one) => (one ? say('board-par-of', { ...one.par }) : ''));
  const pages = places.map(({ page }) => page);
  const rated: readonly Column[] = [
    column(say('board-par'), pars),
    column(say('board-won'), chances),
    {
      head: say('board-stars'),
      align: 'left',
      width: starsWidth * plan.unit,
      cell(board, x, base, within) {
        const count = ratings[board]?.stars;
        if (count === undefined) return [];
        const row = starRow(count, { x, y: base - 3.4 * plan.unit, width: starsWidth * plan.unit }, say);
        return retagged(row, { role: 'figure', altText: say('stars', { count, max: 5 }), within });
      },
    },
  ];
  return [
    {
      ...column(say('board-page'), pages, 'bold'),
      cell(board, x, base, role) {
        const text = { text: pages[board] ?? '', cut: 'bold', to: places[board]?.anchor ?? '' } as const;
        const style = { ...captionStyle(size * plan.text, ink.text), tabular: true };
        const line = setSingleLine([text], style, role, request.typesetter);
        return shifted(line.marks, x - line.width, base);
      },
    },
    ...(ratings.some(Boolean) ? rated : []),
  ];
}

/** Boxes for the scores of some rows below `top`, their columns `step` points wide with the gap beside them. */
function boxMarks(
  pen: SheetPen,
  heads: readonly string[],
  { step, from, rows, top, rowHeight }: Record<'step' | 'from' | 'rows' | 'top' | 'rowHeight', number>,
): Mark[] {
  const role = figureTag(pen.say('board-boxes', { count: rows, list: heads.join(', ') }));
  return heads.flatMap((head, column) => {
    const left = from + step * column;
    return [
      ...pen.put(plain(head), left + step / 2, top - 4, fitted(pen, head, headSize, step - 3), {
        align: 'centre',
        colour: ink.faint,
        role,
      }),
      ...Array.from({ length: rows }, (_, index) =>
        rectangle(left, top + rowHeight * index + (rowHeight - boxHeight) / 2, step - 2, boxHeight, {
          role,
          stroke: ink.text,
          width: 0.7,
        }),
      ),
    ];
  });
}

/** Longest code of one line, in symbols; a longer one holds a whole board. */
const longestCode = 24;

function halves(code: string): string[] {
  const groups = code.split('-');
  const half = Math.ceil(groups.length / 2);
  return [`${groups.slice(0, half).join('-')}-`, groups.slice(half).join('-')];
}
