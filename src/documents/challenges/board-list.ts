/** Boards → a table of them: code, seed, stars, chance, par and page, with room for scores. */

import { sharePercentage } from '../../dice/percentage.ts';
import { type Inlines, plain } from '../../manuscript/block.ts';
import { withEscapes } from '../../manuscript/escapes.ts';
import type { Content } from '../../model/content.ts';
import { shownShare } from '../../model/stars.ts';
import { capitalised, counted } from '../../model/vocabulary.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Mark, Tag } from '../../typeset/page/page.ts';
import { line, rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { setSingleLine } from '../../typeset/text/paragraph.ts';
import type { RatedChallenge, Request } from '../document.ts';
import { figureTag, retagged } from '../figures/figure.ts';
import { type Plan, sheetPen } from '../figures/pen.ts';
import { starRow } from '../figures/stars.ts';

/** What stands in a list of boards beside what they are. */
export interface BoardListOptions {
  /** Head of the first column. */
  readonly first: string;
  /** What stands there for each board. */
  readonly firsts: readonly string[];
  /** The page and the anchor of each board's sheet. */
  readonly places: readonly { readonly page: string; readonly anchor: string }[];
  /** Whether there are boxes for what a Run comes to. */
  readonly hasBoxes: boolean;
  /** Height of a page for head and rows, in points: rows share it up to a limit. */
  readonly room: number;
}

/** A list of boards as rows that can be parted into pages. */
export interface BoardList {
  readonly rowHeight: number;
  readonly headHeight: number;
  /** Head and rows from one place up to but not including another, from a height on. */
  marks(from: number, to: number, y: number): Mark[];
}

/** What a Run is compared by, in this order: heads of columns to write in. */
export function scoreHeads({ game: { words } }: Content): string[] {
  return [capitalised(words.core.many), 'Turns', words.health.one];
}

/** A seed as it can be printed in a list. */
export function shownSeed({ typesetter }: Request, seed: string): string {
  return withEscapes(seed, (character) => typesetter.faces.display.missing(character).length === 0);
}

const rowHeights = [18, 25.5] as const; // points: 6.3 mm to 9 mm
const boxHeight = 14.6; // 5 mm and the outline
const size = 9.5;
const least = 6.5; // points: nothing is smaller

/** Plans the list for all boards of a file, so that its columns are the same on every page. */
export function boardList(
  request: Request,
  plan: Plan,
  boards: readonly RatedChallenge[],
  { first, firsts, places, hasBoxes, room: pageRoom }: BoardListOptions,
): BoardList {
  const { content, typesetter } = request;
  const { core, run } = content.game.words;
  const pen = sheetPen(request, plan);
  const u = plan.unit;
  const gap = 9 * u;
  const widest = (texts: readonly string[], cut: 'roman' | 'bold' = 'roman') =>
    Math.max(...texts.map((text) => pen.width(plain(text, cut), size)));
  const isRated = boards.some(({ rating }) => rating);
  const chances = boards.map(({ rating }) => (rating ? `${sharePercentage(shownShare(rating.won.share), 0)} %` : ''));
  const pars = boards.map(({ rating }) =>
    rating ? `${counted(rating.par.cores, core)}, ${rating.par.turns} turns` : '',
  );
  const heads = hasBoxes ? scoreHeads(content) : [];
  const box = hasBoxes ? Math.max(20 * u, boxHeight, ...heads.map((head) => pen.width(plain(head), 8.5))) + 3 : 0;
  // From the right: boxes, page, par, chance, stars; names have what is left.
  const boxesLeft = plan.width - box * heads.length;
  const pageRight = hasBoxes ? boxesLeft - gap : plan.width;
  const ruleRight = hasBoxes ? boxesLeft - 3 : plan.width;
  const parRight = pageRight - widest(['Page', ...places.map(({ page }) => page)], 'bold') - gap;
  const chanceRight = isRated ? parRight - widest(['Par', ...pars]) - gap : parRight;
  const stars = 46 * u;
  const starsLeft = isRated ? chanceRight - widest(['Won', ...chances]) - gap - stars : parRight;
  const codeLeft = widest([first, ...firsts], 'bold') + gap;
  const seeds = boards.flatMap(({ name }) => (name === undefined ? [] : shownSeed(request, name)));
  const seedWidth = seeds.length > 0 ? widest(['Seed', ...seeds]) + gap : 0;
  const codeRoom = starsLeft - gap - codeLeft - seedWidth;
  const codes = boards.map(({ code }) =>
    code.length <= longestCode || pen.width(code, size) <= codeRoom ? [code] : halves(code),
  );
  const codeSize = (lines: readonly string[]) => (lines.length === 1 ? size : Math.max(7.5, least / plan.text));
  const codeWidth = Math.max(...codes.flatMap((lines) => lines.map((text) => pen.width(text, codeSize(lines)))));
  const seedLeft = codeLeft + codeWidth + gap;
  const room = starsLeft - gap - seedLeft;
  // Codes that hold whole boards may leave no room, and their boards have no seeds to show.
  const hasSeeds = room >= 30 * u && boards.some(({ name }) => name !== undefined);
  /** The size at which words have a width; none where that would be too small to read. */
  const fitted = (words: Inlines, width: number) => {
    const wide = pen.width(words, size);
    const points = wide <= width ? size : (size * width) / wide;
    return points * plan.text >= least ? points : undefined;
  };
  const table: Tag = { role: 'table' };
  const headHeight = 15 * u;
  // Where rows need several pages they are as many on each.
  const pages = Math.ceil(boards.length / Math.max(1, Math.floor((pageRoom - headHeight) / rowHeights[0])));
  const shared = (pageRoom - headHeight) / Math.ceil(boards.length / pages);
  const rowHeight = Math.max(rowHeights[0], Math.min(rowHeights[1], shared));
  const base = rowHeight / 2 + 3.8;
  const columns: readonly (readonly [words: string, x: number, align: 'left' | 'right'])[] = [
    [first, 0, 'left'],
    [`${run.one} code`, codeLeft, 'left'],
    ...(hasSeeds ? ([['Seed', seedLeft, 'left']] as const) : []),
    ...(isRated
      ? ([
          ['Stars', starsLeft, 'left'],
          ['Won', chanceRight, 'right'],
          ['Par', parRight, 'right'],
        ] as const)
      : []),
    ['Page', pageRight, 'right'],
  ];
  const columnHeads = (y: number): Mark[] => {
    const within: Tag = { role: 'table-row', within: table };
    return columns.flatMap(([words, x, align]) =>
      pen.put(plain(words), x, y + headHeight - 4, 8.5, {
        align,
        colour: ink.faint,
        role: { role: 'table-header', scope: 'column', within },
      }),
    );
  };
  const names = (index: number, y: number, cell: () => Tag): Mark[] => {
    const lines = codes[index] as readonly string[];
    const name = boards[index]?.name;
    const seed = plain(name === undefined ? '\u2013' : shownSeed(request, name));
    const points = fitted(seed, room);
    const role = cell();
    return [
      ...lines.flatMap((text, at) =>
        pen.put(text, codeLeft, y + (lines.length === 1 ? base : base - 5.2 + at * 8), codeSize(lines), {
          role,
          goesOn: at < lines.length - 1,
        }),
      ),
      ...(hasSeeds
        ? pen.put(points === undefined ? plain('on its sheet') : seed, seedLeft, y + base, points ?? size, {
            role: cell(),
          })
        : []),
    ];
  };
  const row = (index: number, y: number): Mark[] => {
    const board = boards[index] as RatedChallenge;
    const { page, anchor } = places[index] as (typeof places)[number];
    const within: Tag = { role: 'table-row', within: table };
    const cell = (): Tag => ({ role: 'table-cell', within });
    const link = setSingleLine(
      [{ text: page, cut: 'bold', to: anchor }],
      { ...captionStyle(size * plan.text, ink.text), tabular: true },
      cell(),
      typesetter,
    );
    const figure: Tag = { role: 'figure', words: `${board.rating?.stars ?? 0} of 5 stars`, within: cell() };
    return [
      ...pen.put(firsts[index] ?? '', 0, y + base, size, { role: { role: 'table-header', scope: 'row', within } }),
      ...names(index, y, cell),
      ...(isRated && board.rating
        ? [
            ...retagged(starRow(board.rating.stars, { x: starsLeft, y: y + base - 3.4 * u, width: stars }), figure),
            ...pen.put(plain(chances[index] ?? ''), chanceRight, y + base, size, { align: 'right', role: cell() }),
            ...pen.put(plain(pars[index] ?? ''), parRight, y + base, size, { align: 'right', role: cell() }),
          ]
        : []),
      ...shifted(link.marks, pageRight - link.width, y + base),
      line({ x: 0, y: y + rowHeight }, { x: ruleRight, y: y + rowHeight }, { stroke: ink.hair, width: 0.4 }),
    ];
  };
  const boxes = (rows: number, y: number): Mark[] => {
    const role = figureTag(`Boxes to write in for each of these ${rows} sheets: ${heads.join(', ')}.`);
    const left = (column: number) => boxesLeft + box * column;
    return heads.flatMap((head, column) => [
      ...pen.put(plain(head), left(column) + box / 2, y + headHeight - 4, 8.5, {
        align: 'centre',
        colour: ink.faint,
        role,
      }),
      ...Array.from({ length: rows }, (_, index) =>
        rectangle(left(column), y + headHeight + rowHeight * index + (rowHeight - boxHeight) / 2, box - 2, boxHeight, {
          role,
          stroke: ink.text,
          width: 0.7,
        }),
      ),
    ]);
  };
  return {
    rowHeight,
    headHeight,
    marks: (from, to, y) => [
      ...columnHeads(y),
      line({ x: 0, y: y + headHeight }, { x: ruleRight, y: y + headHeight }, { stroke: ink.text, width: 0.9 }),
      ...Array.from({ length: to - from }, (_, index) => row(from + index, y + headHeight + rowHeight * index)).flat(),
      ...(hasBoxes ? boxes(to - from, y) : []),
    ],
  };
}

/** Symbols of a code that has one line; a longer one holds a whole board. */
const longestCode = 24;

/** A long code on two lines. */
function halves(code: string): string[] {
  const groups = code.split('-');
  const half = Math.ceil(groups.length / 2);
  return [`${groups.slice(0, half).join('-')}-`, groups.slice(half).join('-')];
}
