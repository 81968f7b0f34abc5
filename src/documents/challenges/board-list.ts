/** Boards → a table: code, seed, stars, chance, par and page, with room for scores. */

import { sharePercentage } from '../../dice/percentage.ts';
import { plain } from '../../manuscript/block.ts';
import { withEscapes } from '../../manuscript/escapes.ts';
import type { Content } from '../../model/content.ts';
import { shownShare } from '../../model/stars.ts';
import { capitalised, counted } from '../../model/vocabulary.ts';
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
  readonly first: string;
  /** The first column's text for each board. */
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
export function scoreHeads({ game: { words } }: Content): string[] {
  return [capitalised(words.core.many), 'Turns', words.health.one];
}

/** A seed, with escapes for characters that the typeface lacks. */
export function shownSeed({ typesetter }: Request, seed: string): string {
  return withEscapes(seed, (character) => typesetter.faces.display.missing(character).length === 0);
}

const rowHeights = [18, 25.5] as const; // points: 6.3 mm to 9 mm
const boxHeight = 14.6; // 5 mm and the outline
const size = 9.5;
const minSize = 6.5; // points on paper

interface Row {
  readonly first: string;
  readonly page: string;
  readonly anchor: string;
  /** One line or two. */
  readonly code: readonly string[];
  readonly seed: string | undefined;
  readonly chance: string;
  readonly par: string;
  readonly stars: number | undefined;
}

/** Column positions, in points from the list's left edge. */
interface Columns {
  readonly code: number;
  readonly seed: number;
  /** Width of a seed; undefined where seeds are not shown. */
  readonly seedRoom: number | undefined;
  readonly stars: number;
  /** Right edges. */
  readonly chance: number;
  readonly par: number;
  readonly page: number;
  readonly rule: number;
  readonly boxes: number;
  /** Width of a box with the gap beside it. */
  readonly box: number;
}

interface ListPlan {
  readonly request: Request;
  readonly plan: Plan;
  readonly pen: SheetPen;
  readonly first: string;
  readonly heads: readonly string[];
  readonly isRated: boolean;
  readonly columns: Columns;
  readonly table: Tag;
  readonly headHeight: number;
  readonly rowHeight: number;
}

const starsWidth = 46; // of the full sheet, as the gap between columns
const columnGap = 9;

/** Plans the list: every page has the same columns. */
export function boardList(
  request: Request,
  plan: Plan,
  boards: readonly RatedChallenge[],
  { first, firsts, places, hasBoxes, room }: BoardListOptions,
): BoardList {
  const { content } = request;
  const { core } = content.game.words;
  const pen = sheetPen(request, plan);
  const isRated = boards.some(({ rating }) => rating);
  const heads = hasBoxes ? scoreHeads(content) : [];
  const whole = boards.map(
    ({ code, name, rating }, index): Row => ({
      first: firsts[index] ?? '',
      page: places[index]?.page ?? '',
      anchor: places[index]?.anchor ?? '',
      code: [code],
      seed: name === undefined ? undefined : shownSeed(request, name),
      chance: rating ? `${sharePercentage(shownShare(rating.won.share), 0)} %` : '',
      par: rating ? `${counted(rating.par.cores, core)}, ${rating.par.turns} turns` : '',
      stars: rating?.stars,
    }),
  );
  const { rows, columns } = planColumns(whole, { plan, pen, first, heads, isRated });
  const headHeight = 15 * plan.unit;
  // Several pages share the rows evenly.
  const pages = Math.ceil(boards.length / Math.max(1, Math.floor((room - headHeight) / rowHeights[0])));
  const shared = (room - headHeight) / Math.ceil(boards.length / pages);
  const rowHeight = Math.max(rowHeights[0], Math.min(rowHeights[1], shared));
  const table: Tag = { role: 'table' };
  const list: ListPlan = { request, plan, pen, first, heads, isRated, columns, table, headHeight, rowHeight };
  return {
    pageRows: Math.floor((room - headHeight) / rowHeight + 0.01),
    pages: (size, topOf) =>
      Array.from({ length: Math.ceil(rows.length / size) }, (_, page) => {
        const own = rows.slice(page * size, (page + 1) * size);
        const top = topOf(page);
        const below = top + headHeight;
        const marks = [
          ...headMarks(list, top),
          horizontalLine(below, 0, columns.rule, { stroke: ink.text, width: 0.9 }),
          ...own.flatMap((row, index) => rowMarks(list, row, below + rowHeight * index)),
          ...(hasBoxes ? boxMarks(list, own.length, top) : []),
        ];
        return { marks, foot: below + rowHeight * own.length };
      }),
  };
}

/** Column positions, right to left: boxes, page, par, chance, stars; codes and seeds share the rest. */
function planColumns(
  whole: readonly Row[],
  { plan, pen, first, heads, isRated }: Pick<ListPlan, 'plan' | 'pen' | 'first' | 'heads' | 'isRated'>,
): { readonly rows: readonly Row[]; readonly columns: Columns } {
  const u = plan.unit;
  const gap = columnGap * u;
  const widest = (texts: readonly string[], cut: 'roman' | 'bold' = 'roman') =>
    Math.max(...texts.map((text) => pen.width(plain(text, cut), size)));
  const hasBoxes = heads.length > 0;
  const box = hasBoxes ? Math.max(20 * u, boxHeight, ...heads.map((head) => pen.width(plain(head), 8.5))) + 3 : 0;
  const boxes = plan.width - box * heads.length;
  const page = hasBoxes ? boxes - gap : plan.width;
  const par = page - widest(['Page', ...whole.map((row) => row.page)], 'bold') - gap;
  const chance = isRated ? par - widest(['Par', ...whole.map((row) => row.par)]) - gap : par;
  const stars = isRated ? chance - widest(['Won', ...whole.map((row) => row.chance)]) - gap - starsWidth * u : par;
  const code = widest([first, ...whole.map((row) => row.first)], 'bold') + gap;
  const seeds = whole.flatMap((row) => row.seed ?? []);
  const seedWidth = seeds.length > 0 ? widest(['Seed', ...seeds]) + gap : 0;
  const codeRoom = stars - gap - code - seedWidth;
  const rows = whole.map((row) => ({
    ...row,
    code: row.code.flatMap((text) =>
      text.length <= longestCode || pen.width(text, size) <= codeRoom ? [text] : halves(text),
    ),
  }));
  const codeWidth = Math.max(...rows.flatMap((row) => row.code.map((text) => pen.width(text, codeSize(row, plan)))));
  const seed = code + codeWidth + gap;
  const room = stars - gap - seed;
  // Codes of whole boards may leave no room; these have no seeds.
  const seedRoom = room >= 30 * u && seeds.length > 0 ? room : undefined;
  const rule = hasBoxes ? boxes - 3 : plan.width;
  return { rows, columns: { code, seed, seedRoom, stars, chance, par, page, rule, boxes, box } };
}

function headMarks({ request, pen, first, isRated, columns, table, headHeight }: ListPlan, y: number): Mark[] {
  const { run } = request.content.game.words;
  const within: Tag = { role: 'table-row', within: table };
  const heads: readonly (readonly [words: string, x: number, align: 'left' | 'right'])[] = [
    [first, 0, 'left'],
    [`${run.one} code`, columns.code, 'left'],
    ...(columns.seedRoom === undefined ? [] : ([['Seed', columns.seed, 'left']] as const)),
    ...(isRated
      ? ([
          ['Stars', columns.stars, 'left'],
          ['Won', columns.chance, 'right'],
          ['Par', columns.par, 'right'],
        ] as const)
      : []),
    ['Page', columns.page, 'right'],
  ];
  return heads.flatMap(([words, x, align]) =>
    pen.put(plain(words), x, y + headHeight - 4, 8.5, {
      align,
      colour: ink.faint,
      role: { role: 'table-header', scope: 'column', within },
    }),
  );
}

function rowMarks({ request, plan, pen, isRated, columns, table, rowHeight }: ListPlan, row: Row, y: number): Mark[] {
  const u = plan.unit;
  const base = y + rowHeight / 2 + 3.8;
  const within: Tag = { role: 'table-row', within: table };
  const cell = (): Tag => ({ role: 'table-cell', within });
  const page = setSingleLine(
    [{ text: row.page, cut: 'bold', to: row.anchor }],
    { ...captionStyle(size * plan.text, ink.text), tabular: true },
    cell(),
    request.typesetter,
  );
  const stars: Tag = { role: 'figure', words: `${row.stars ?? 0} of 5 stars`, within: cell() };
  const starsFrame = { x: columns.stars, y: base - 3.4 * u, width: starsWidth * u };
  const code = cell();
  // A seed shrinks to its column, and is left out if too small to read.
  const seedMarks = (seed = '\u2013', room: number) => {
    const points = Math.min(size, (size * room) / pen.width(plain(seed), size));
    return points * plan.text >= minSize
      ? pen.put(plain(seed), columns.seed, base, points, { role: cell() })
      : pen.put(plain('on its sheet'), columns.seed, base, size, { role: cell() });
  };
  return [
    ...pen.put(row.first, 0, base, size, { role: { role: 'table-header', scope: 'row', within } }),
    ...row.code.flatMap((text, at) =>
      pen.put(text, columns.code, row.code.length === 1 ? base : base - 5.2 + at * 8, codeSize(row, plan), {
        role: code,
        goesOn: at < row.code.length - 1,
      }),
    ),
    ...(columns.seedRoom === undefined ? [] : seedMarks(row.seed, columns.seedRoom)),
    ...(isRated && row.stars !== undefined
      ? [
          ...retagged(starRow(row.stars, starsFrame, pen.say), stars),
          ...pen.put(plain(row.chance), columns.chance, base, size, { align: 'right', role: cell() }),
          ...pen.put(plain(row.par), columns.par, base, size, { align: 'right', role: cell() }),
        ]
      : []),
    ...shifted(page.marks, columns.page - page.width, base),
    horizontalLine(y + rowHeight, 0, columns.rule, { stroke: ink.hair, width: 0.4 }),
  ];
}

/** Boxes for the scores, beside `rows` rows. */
function boxMarks({ pen, heads, columns, headHeight, rowHeight }: ListPlan, rows: number, y: number): Mark[] {
  const role = figureTag(`Boxes to write in for each of these ${rows} sheets: ${heads.join(', ')}.`);
  const { box } = columns;
  return heads.flatMap((head, column) => {
    const left = columns.boxes + box * column;
    const look = { align: 'centre', colour: ink.faint, role } as const;
    return [
      ...pen.put(plain(head), left + box / 2, y + headHeight - 4, 8.5, look),
      ...Array.from({ length: rows }, (_, index) =>
        rectangle(left, y + headHeight + rowHeight * index + (rowHeight - boxHeight) / 2, box - 2, boxHeight, {
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

/** Type size of a code: one on two lines is smaller. */
const codeSize = ({ code }: Pick<Row, 'code'>, { text }: Plan) =>
  code.length === 1 ? size : Math.max(7.5, minSize / text);

function halves(code: string): string[] {
  const groups = code.split('-');
  const half = Math.ceil(groups.length / 2);
  return [`${groups.slice(0, half).join('-')}-`, groups.slice(half).join('-')];
}
