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
import type { RatedChallenge, Request } from '../document.ts';
import { figureTag, retagged } from '../figures/figure.ts';
import { type Plan, type SheetPen, sheetPen } from '../figures/pen.ts';
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
  /** Pages of so many rows, with the head of each at the height that `topOf` gives, and its foot. */
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

interface Row {
  readonly first: string;
  readonly code: string;
  readonly place: SheetPlace | undefined;
  readonly seed: string | undefined;
  readonly stars: number | undefined;
  readonly chance: string;
  readonly par: string;
}

/** A column at its left edge, or its right one. */
interface Column {
  readonly head: string;
  readonly x: number;
  readonly align?: 'left' | 'right';
  /** A row's marks on a baseline; `tag` makes a cell. */
  cell(row: Row, base: number, tag: Tag): Mark[];
}

/** Plans the list: every page has the same columns. */
export function boardList(
  request: Request,
  plan: Plan,
  boards: readonly RatedChallenge[],
  { first, firsts, places, hasBoxes, room }: BoardListOptions,
): BoardList {
  const pen = sheetPen(request, plan);
  const { say } = pen;
  const rows = boards.map(
    ({ code, name, rating }, index): Row => ({
      first: firsts[index] ?? '',
      code,
      place: places[index],
      seed: name === undefined ? undefined : shownSeed(request, name),
      stars: rating?.stars,
      chance: rating ? say('percent', { number: sharePercentage(shownShare(rating.won.share), 0) }) : '',
      par: rating ? say('board-par-of', { ...rating.par }) : '',
    }),
  );
  const heads = hasBoxes ? scoreHeads(say) : [];
  const headWidths = heads.map((head) => pen.width(plain(head), headSize));
  const step = Math.max(20 * plan.unit, boxHeight, ...headWidths) + 3;
  const boxes: Boxes = { heads, step, from: plan.width - step * heads.length };
  const columns = columnsOf(request, plan, rows, { first, right: boxes.from - (hasBoxes ? columnGap * plan.unit : 0) });
  const rule = boxes.from - (hasBoxes ? 3 : 0);
  const headHeight = 15 * plan.unit;
  // Several pages share the rows evenly.
  const pages = Math.ceil(boards.length / Math.max(1, Math.floor((room - headHeight) / rowHeights[0])));
  const shared = (room - headHeight) / Math.ceil(boards.length / pages);
  const rowHeight = Math.max(rowHeights[0], Math.min(rowHeights[1], shared));
  const table: Tag = { role: 'table' };
  const row = (): Tag => ({ role: 'table-row', within: table });
  return {
    pageRows: Math.floor((room - headHeight) / rowHeight + 0.01),
    pages: (count, topOf) =>
      Array.from({ length: Math.ceil(rows.length / count) }, (_, page) => {
        const own = rows.slice(page * count, (page + 1) * count);
        const top = topOf(page) + headHeight;
        const headRow = row();
        const marks = [
          ...columns.flatMap(({ head, x, align = 'left' }) => {
            const role: Tag = { role: 'table-header', scope: 'column', within: headRow };
            return pen.put(plain(head), x, top - 4, headSize, { align, colour: ink.faint, role });
          }),
          horizontalLine(top, 0, rule, { stroke: ink.text, width: 0.9 }),
          ...own.flatMap((one, index) => {
            const within = row();
            const y = top + rowHeight * index;
            const base = y + rowHeight / 2 + 3.8;
            return [
              ...columns.flatMap(({ cell }) => cell(one, base, { role: 'table-cell', within })),
              horizontalLine(y + rowHeight, 0, rule, { stroke: ink.hair, width: 0.4 }),
            ];
          }),
          ...boxMarks(pen, boxes, { rows: own.length, top, rowHeight }),
        ];
        return { marks, foot: top + rowHeight * own.length };
      }),
  };
}

/** Columns: at the right page, par, chance and stars; codes and seeds share the rest. */
function columnsOf(
  request: Request,
  plan: Plan,
  rows: readonly Row[],
  { first, right }: { readonly first: string; readonly right: number },
): Column[] {
  const pen = sheetPen(request, plan);
  const { say } = pen;
  const u = plan.unit;
  const gap = columnGap * u;
  const isRated = rows.some(({ stars }) => stars !== undefined);
  const widest = (texts: readonly string[], cut: 'roman' | 'bold' = 'roman') =>
    Math.max(...texts.map((text) => pen.width(plain(text, cut), size)));
  const [seedHead, wonHead, parHead, pageHead] = [
    say('board-seed'),
    say('board-won'),
    say('board-par'),
    say('board-page'),
  ];
  const par = right - widest([pageHead, ...rows.map(({ place }) => place?.page ?? '')], 'bold') - gap;
  const chance = isRated ? par - widest([parHead, ...rows.map((row) => row.par)]) - gap : par;
  const stars = isRated ? chance - widest([wonHead, ...rows.map((row) => row.chance)]) - gap - starsWidth * u : par;
  const code = widest([first, ...rows.map((row) => row.first)], 'bold') + gap;
  const seeds = rows.flatMap((row) => row.seed ?? []);
  const codeRoom = stars - gap - code - (seeds.length > 0 ? widest([seedHead, ...seeds]) + gap : 0);
  const codeOf = (text: string) =>
    text.length <= longestCode || pen.width(text, size) <= codeRoom
      ? { lines: [text], points: size }
      : { lines: halves(text), points: Math.max(7.5, minSize / plan.text) };
  const codes = rows.map((row) => codeOf(row.code));
  const seed =
    code + Math.max(...codes.flatMap(({ lines, points }) => lines.map((text) => pen.width(text, points)))) + gap;
  // Codes of whole boards may leave no room for seeds.
  const seedRoom = stars - gap - seed;
  const rated = (x: number, textOf: (row: Row) => string): Pick<Column, 'x' | 'align' | 'cell'> => ({
    x,
    align: 'right',
    cell: (row, base, role) =>
      row.stars === undefined ? [] : pen.put(plain(textOf(row)), x, base, size, { align: 'right', role }),
  });
  return [
    {
      head: first,
      x: 0,
      cell: (row, base, { within }) =>
        pen.put(row.first, 0, base, size, { role: { role: 'table-header', scope: 'row', ...(within && { within }) } }),
    },
    {
      head: say('sheet-code'),
      x: code,
      cell(row, base, role) {
        const { lines, points } = codeOf(row.code);
        return lines.flatMap((text, at) =>
          pen.put(text, code, lines.length === 1 ? base : base - 5.2 + at * 8, points, {
            role,
            goesOn: at < lines.length - 1,
          }),
        );
      },
    },
    ...(seedRoom < 30 * u || seeds.length === 0 ? [] : [seedColumn(pen, plan, seed, seedRoom)]),
    ...(isRated
      ? [
          {
            head: say('board-stars'),
            x: stars,
            cell: (row: Row, base: number, within: Tag) =>
              row.stars === undefined
                ? []
                : retagged(starRow(row.stars, { x: stars, y: base - 3.4 * u, width: starsWidth * u }, say), {
                    role: 'figure',
                    words: say('stars', { count: row.stars, max: 5 }),
                    within,
                  }),
          },
          { head: wonHead, ...rated(chance, (row) => row.chance) },
          { head: parHead, ...rated(par, (row) => row.par) },
        ]
      : []),
    {
      head: pageHead,
      x: right,
      align: 'right',
      cell({ place = { page: '', anchor: '' } }, base, role) {
        const style = { ...captionStyle(size * plan.text, ink.text), tabular: true };
        const page = setSingleLine(
          [{ text: place.page, cut: 'bold', to: place.anchor }],
          style,
          role,
          request.typesetter,
        );
        return shifted(page.marks, right - page.width, base);
      },
    },
  ];
}

/** Seeds shrink to their column, and are left out if too small to read. */
const seedColumn = (pen: SheetPen, plan: Plan, x: number, room: number): Column => ({
  head: pen.say('board-seed'),
  x,
  cell({ seed = '\u2013' }, base, role) {
    const points = Math.min(size, (size * room) / pen.width(plain(seed), size));
    return points * plan.text >= minSize
      ? pen.put(plain(seed), x, base, points, { role })
      : pen.put(plain(pen.say('board-seed-elsewhere')), x, base, size, { role });
  },
});

/** Columns of boxes at the right, each `step` points wide with the gap beside it. */
interface Boxes {
  readonly heads: readonly string[];
  readonly step: number;
  readonly from: number;
}

/** Boxes for the scores of some rows below `top`. */
function boxMarks(
  pen: SheetPen,
  { heads, step, from }: Boxes,
  { rows, top, rowHeight }: Record<'rows' | 'top' | 'rowHeight', number>,
): Mark[] {
  const role = figureTag(pen.say('board-boxes', { count: rows, list: heads.join(', ') }));
  return heads.flatMap((head, column) => {
    const left = from + step * column;
    return [
      ...pen.put(plain(head), left + step / 2, top - 4, headSize, { align: 'centre', colour: ink.faint, role }),
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
