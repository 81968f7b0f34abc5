/** Boards → rules and a score card, the Run sheets, and their codes. */

import { listOf } from '../../language/formats.ts';
import { type Inlines, plain } from '../../manuscript/block.ts';
import { emphasised } from '../../manuscript/markdown.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Mark } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { horizontalLine, verticalLine } from '../../typeset/page/path.ts';
import { stacked } from '../../typeset/page/stack.ts';
import { ink } from '../../typeset/page/style.ts';
import { serifCuts, type TextStyle } from '../../typeset/text/text-style.ts';
import { composed, gameDocument, type RatedChallenge, type Request } from '../document.ts';
import { column } from '../figures/column.ts';
import { figureTag } from '../figures/figure.ts';
import { fitted, type Plan, type SheetPen, sheetPen } from '../figures/pen.ts';
import { sheetPlan } from '../sheets/plan.ts';
import { boardList, scoreHeads, shownSeed } from './board-list.ts';
import { fileHead, headHeight, notes, type SheetRange, sheetFile } from './sheet-file.ts';

/** Run sheets for a group, between a score card with rules and their codes. */
export const tournament = gameDocument(['deals', 'punch'], {
  id: 'tournament',
  lay(_, request) {
    const plan = sheetPlan(request.style, request);
    const pages = sheetFile(request, plan, {
      front: (range) => scoreCard(request, plan, range),
      back: (range) => codesOf(request, plan, range),
    });
    return composed(request, request.say('tournament-title'), pages);
  },
});

function ruleLines({ content: { game, endings, board }, say }: Request, { from, to }: SheetRange, sheets: number) {
  const labelled = [...new Set(endings.flatMap(({ when }) => (when.kind === 'place' ? [when.place] : [])))].filter(
    (place) => board.sectors.some(({ label }) => label === place),
  );
  const ways = labelled.map((place) => game.labels[place]);
  const last = ways.pop() ?? '';
  const places = ways.length > 0 ? say('tournament-or', { list: ways.join(', '), last }) : last;
  return [
    say('tournament-print', { count: to - from + 1, from, to }),
    say('tournament-same', { count: sheets }),
    say('tournament-cores', { places }),
    say('tournament-turns'),
    say('tournament-ranks'),
    say('tournament-sum'),
  ];
}

function scoreCard(request: Request<'deals'>, plan: Plan, range: SheetRange): Mark[][] {
  const { deals: boards, say } = request;
  const u = plan.unit;
  const face: TextStyle = { cuts: serifCuts, size: 10 * plan.text, colour: ink.text, mode: 'ragged' };
  const number = captionStyle(10.5 * plan.text, ink.accent);
  const indent = 14 * u;
  const rules = stacked(
    ruleLines(request, range, boards.length).map((text, index) => {
      const label = column(request, plain(String(index + 1), 'bold'), indent, number, { leading: 12.6 * plan.text });
      const words = column(request, plain(text), plan.width - indent, face, { leading: 12.6 * plan.text });
      return [3 * u, { height: words.height, marks: [...label.marks, ...shifted(words.marks, indent, 0)] }];
    }),
  );
  const names = { title: say('tournament-title'), heading: say('tournament-heading'), anchor: 'tournament' };
  const pages: Mark[][] = [[...fileHead(request, plan, names), ...shifted(rules.marks, 0, headHeight(plan))]];
  let y = headHeight(plan) + rules.height + tableGap * u;
  for (const { marks, height } of scoreTables(request, plan, plan.height - y + tableGap * u)) {
    if (y + height > plan.height + 0.01) {
      pages.push([]);
      y = 0;
    }
    pages.at(-1)?.push(...shifted(marks, 0, y));
    y += height + tableGap * u;
  }
  return pages;
}

const rowHeights = [18, 32] as const; // points: 6.3 mm, and 11.3 mm where there is room
const tableHead = 28; // of the full sheet, as the gap below a table
const tableGap = 14;
const [fewPlayers, usualPlayers, manyPlayers] = [5, 8, 12];
const minCellWidth = 15; // 5 mm and the outline

const headSize = 8.5;

interface CardPlan {
  readonly pen: SheetPen;
  readonly heads: readonly string[];
  /** In the widest table. */
  readonly maxColumns: number;
  readonly cell: number;
  readonly nameWidth: number;
  readonly headHeight: number;
  readonly players: number;
  readonly rowHeight: number;
}

/** Indices of sheets, `to` exclusive. */
type Range = readonly [from: number, to: number];

/** Divides sheets evenly among tables of `across` columns, the last of `lastAcross`. */
function tableRanges(sheets: number, across: number, lastAcross: number): Range[] {
  const others = sheets - Math.min(sheets, lastAcross, Math.ceil(sheets / Math.ceil(sheets / across)));
  const tables = Math.ceil(others / across);
  const starts = Array.from({ length: tables }, (_, table) => Math.round((others * table) / tables));
  return [...starts.map((from, table): Range => [from, starts[table + 1] ?? others]), [others, sheets]];
}

/** Tables of players and sheets, the last with sum of ranks and place. */
function scoreTables(request: Request<'deals'>, plan: Plan, room: number): PageColumn[] {
  const { deals: boards } = request;
  const pen = sheetPen(request, plan);
  const { say } = pen;
  const u = plan.unit;
  const heads = [...scoreHeads(say), say('score-rank')];
  const sums = [say('score-sum'), say('score-place')];
  const minName = 92 * u;
  // A head that is wider than this is set smaller.
  const maxCell = (plan.width - minName) / heads.length - 0.01;
  const widest = Math.max(...heads.map((head) => pen.width(plain(head), headSize) + 4 * u));
  const minCell = Math.min(maxCell, Math.max(minCellWidth, widest));
  const across = Math.floor((plan.width - minName) / (minCell * heads.length));
  const lastAcross = Math.floor((plan.width - minName - minCell * sums.length) / (minCell * heads.length));
  const ranges = tableRanges(boards.length, across, lastAcross);
  const isLast = (table: number) => table === ranges.length - 1;
  // The widest table sets the cell width, so that all end level.
  const maxColumns = Math.max(
    ...ranges.map(([from, to], table) => (to - from) * heads.length + (isLast(table) ? sums.length : 0)),
  );
  const cell = Math.min(minCell * 1.35, (plan.width - minName) / maxColumns);
  const headHeight = tableHead * u;
  // Tables continue overleaf if the first page has room for few players.
  const rowRoom = room / ranges.length - headHeight - tableGap * u;
  const fitting = Math.floor(rowRoom / rowHeights[0]);
  const roomy = Math.floor(rowRoom / rowHeights[1]);
  const players = fitting >= fewPlayers ? Math.max(Math.min(manyPlayers, fitting), roomy) : usualPlayers;
  const rowHeight = Math.max(rowHeights[0], Math.min(rowHeights[1], rowRoom / players));
  const nameWidth = plan.width - cell * maxColumns;
  const card: CardPlan = { pen, heads, maxColumns, cell, nameWidth, headHeight, players, rowHeight };
  return ranges.map(([from, to], table) => {
    const room = cell * heads.length - 4 * u;
    const names = boards
      .slice(from, to)
      .map((board, index) => sheetName(request, pen, { board, sheet: from + index + 1, room }));
    return scoreTable(card, plan, { from, names, sums: isLast(table) ? sums : [] });
  });
}

/** A sheet's number with its seed, or else the end of its code. */
function sheetName(
  request: Request,
  pen: SheetPen,
  { board, sheet, room }: { readonly board: RatedChallenge; readonly sheet: number; readonly room: number },
): Inlines {
  const { name, code } = board;
  const named = (text: string) => [...plain(`${sheet}`, 'bold'), ...plain(`  ${text}`)];
  const seed = named(name === undefined ? '' : shownSeed(request, name));
  const fits = name !== undefined && pen.width(seed, 11) <= room;
  return fits ? seed : named(`\u2026${code.split('-').slice(-2).join('-')}`);
}

function scoreTable(
  { pen, heads, maxColumns, cell, nameWidth, headHeight, players, rowHeight }: CardPlan,
  { unit: u }: Plan,
  { from, names, sums: last }: { readonly from: number; readonly names: readonly Inlines[]; readonly sums: string[] },
): PageColumn {
  const scores = names.length * heads.length;
  const columns = scores + last.length;
  const x = (at: number) => nameWidth + (cell * at * maxColumns) / columns;
  const bottom = headHeight + rowHeight * players;
  const sheets = names.map((_, index) => String(from + index + 1));
  const values = { rows: players, sheets: listOf(pen.say, sheets), columns: listOf(pen.say, heads) };
  const role = figureTag(pen.say(last.length > 0 ? 'tournament-last-table' : 'tournament-table', values));
  const columnHead = (text: string, column: number) => {
    const points = fitted(pen, text, headSize, x(column + 1) - x(column));
    return pen.put(plain(text), x(column + 0.5), headHeight - 4, points, { align: 'centre', colour: ink.faint, role });
  };
  const edge = { role, stroke: ink.text, width: 0.9 };
  const isEdge = (at: number) => at % heads.length === 0 || at > scores;
  return {
    height: bottom,
    marks: [
      ...pen.put(plain(pen.say('tournament-player')), 0, headHeight - 4, headSize, { colour: ink.faint, role }),
      ...names.flatMap((name, index) => [
        ...pen.put(name, x(heads.length * (index + 0.5)), 12 * u, 11, { align: 'centre', role }),
        ...heads.flatMap((head, at) => columnHead(head, heads.length * index + at)),
      ]),
      ...last.flatMap((head, at) => columnHead(head, scores + at)),
      ...Array.from({ length: players + 1 }, (_, row) => {
        const y = headHeight + row * rowHeight;
        return horizontalLine(y, 0, x(columns), row === 0 ? edge : { role, stroke: ink.outline, width: 0.5 });
      }),
      ...Array.from({ length: columns + 1 }, (_, at) =>
        verticalLine(x(at), headHeight, bottom, isEdge(at) ? edge : { role, stroke: ink.hair, width: 0.5 }),
      ),
    ],
  };
}

function codesOf(request: Request<'deals'>, plan: Plan, { places }: SheetRange): Mark[][] {
  const { deals: boards, say } = request;
  const u = plan.unit;
  const face: TextStyle = { cuts: serifCuts, size: 9.5 * plan.text, colour: ink.text, mode: 'ragged' };
  // A command begins a line, so that none is broken at its hyphen.
  const paragraphs = [say('codes-run'), say('codes-score'), say('codes-par')].map(emphasised);
  const note = stacked(paragraphs.map((text) => column(request, text, plan.width, face, { leading: 12 * plan.text })));
  const names = { title: say('codes-title'), heading: say('codes-heading') };
  const top = headHeight(plan) + 4 * u;
  const listTop = top + note.height + 8 * u;
  const { pageRows, pages } = boardList(request, plan, {
    first: say('tournament-sheet'),
    firsts: boards.map((_, index) => String(index + 1)),
    places,
    hasBoxes: false,
    room: plan.height - listTop,
  });
  return pages(pageRows, () => listTop).map(({ marks, foot }, page) => [
    ...fileHead(request, plan, { ...names, anchor: `codes-${page + 1}` }),
    ...shifted(note.marks, 0, top),
    ...marks,
    ...notes(request, plan, foot),
  ]);
}
