/** Table → boxes, one a row. */

import type { Inlines, Table } from '../../manuscript/block.ts';
import { setParagraph, setSingleLine } from '../text/paragraph.ts';
import { displayCuts, type TextStyle } from '../text/text-style.ts';
import { baseline, bodyStyle, shifted } from './body.ts';
import { type Box, type GalleyItem, keep, type Setting } from './item.ts';
import { emptyMark, type Mark, type Stamp, type Tag } from './page.ts';
import { line } from './path.ts';
import { ink, touchedRowLines } from './style.ts';

/** Points between columns; many are closer. */
const gapOf = (columns: number) => (columns > 4 ? 10 : 12);

/** Sets a table to the setting's width at most; columns share what is missing by how much they want. */
export function setTable(table: Table, setting: Setting): GalleyItem[] {
  const { style } = setting;
  const head: TextStyle = { cuts: displayCuts, size: style.body, colour: ink.accent, mode: 'ragged', undivided: true };
  const body: TextStyle = {
    ...bodyStyle(style, 'ragged'),
    size: style.body - 0.5,
    tabular: true,
    hangs: false,
    undivided: true,
  };
  const bold = (cell: Inlines): Inlines => cell.map((inline) => ({ ...inline, cut: 'bold' }));
  const header = table.header.map(bold);
  const icons = table.icons?.map((name) => (name === undefined ? undefined : setting.icon?.(name))) ?? [];
  const lead = Math.max(0, ...icons.map((art) => (art ? art.width + 3.5 : 0)));
  const widths = columnWidths([{ cells: header, text: head }, ...table.rows.map((cells) => ({ cells, text: body }))], {
    ...setting,
    width: setting.width - lead,
  }).map((width, column) => width + (column === 0 ? lead : 0));
  const least = gapOf(widths.length);
  const gaps = widths.length - 1;
  const free = setting.width - sumOf(widths) - least * gaps;
  const columnGap = table.fills && gaps > 0 ? least + Math.max(0, free) / gaps : least;
  const total = sumOf(widths) + columnGap * gaps;
  const whole: Tag = setting.within ? { role: 'table', within: setting.within } : { role: 'table' };
  // A first column without a head of its own heads its rows.
  const headsRows = header[0]?.length === 0;
  const row = (
    cells: readonly Inlines[],
    text: TextStyle,
    isHeader: boolean,
    rule: { readonly colour: number; readonly width: number },
    art?: Stamp,
  ): Box => {
    let x = 0;
    let lines = 1;
    // In the middle of the capitals.
    const marks: Mark[] = art
      ? [{ kind: 'stamp', role: 'artifact', stamp: art, x: 0, y: baseline(style) - 3.8 - art.height / 2 }]
      : [];
    const within: Tag = { role: 'table-row', within: whole };
    cells.forEach((cell, column) => {
      const tag = cellTag(within, isHeader, headsRows && column === 0);
      if (cell.length === 0) marks.push(emptyMark(tag));
      const indent = column === 0 && !isHeader ? lead : 0;
      const width = (widths[column] ?? 0) - indent;
      const align = table.align[column] ?? 'left';
      const mode = align === 'centre' ? 'centred' : align === 'right' ? 'right' : 'ragged';
      const set = setParagraph(cell, width + 0.01, { ...text, mode, even: true }, tag, setting.typesetter);
      lines = Math.max(lines, set.length);
      set.forEach((one, index) => {
        marks.push(...shifted(one.marks, x + indent, baseline(style) + index * style.leading));
      });
      x += indent + width + columnGap;
    });
    // On a screen a row that leads somewhere does so wherever it is touched.
    const isTouched = style.single && marks.filter(({ kind }) => kind === 'link').length === 1;
    const height = (isTouched ? Math.max(touchedRowLines, lines) : lines) * style.leading;
    const rows = shifted(marks, 0, (height - lines * style.leading) / 2).map((mark) =>
      isTouched && mark.kind === 'link' ? { ...mark, x: 0, y: 0, width: total, height } : mark,
    );
    const y = height - 0.6;
    const foot = line({ x: 0, y }, { x: total, y }, { stroke: rule.colour, width: rule.width });
    return { kind: 'box', height, marks: [...rows, foot] };
  };
  const top = row(header, head, true, { colour: ink.text, width: 0.8 });
  // Read aloud, a table has its head once.
  const again: Box = { ...top, marks: top.marks.map((mark) => ({ ...mark, role: 'artifact' as const }) as Mark) };
  const rows = table.rows.flatMap((cells, index): GalleyItem[] => {
    const box = { ...row(cells, body, false, { colour: ink.hair, width: 0.4 }, icons[index]), head: again };
    // Two rows stay with the header, and two with the end.
    const near = index === 0 || index === table.rows.length - 2;
    return index === table.rows.length - 1 ? [box] : [box, near ? keep : { kind: 'penalty', cost: 200, turn: 240 }];
  });
  return [top, keep, ...rows];
}

/** The tag of a cell; the corner between heads of rows and columns is the head of nothing. */
function cellTag(within: Tag, isHeader: boolean, isHeadOfRow: boolean): Tag {
  if (isHeader !== isHeadOfRow) return { role: 'table-header', within, scope: isHeader ? 'column' : 'row' };
  return { role: 'table-cell', within };
}

function columnWidths(
  rows: readonly { readonly cells: readonly Inlines[]; readonly text: TextStyle }[],
  setting: Setting,
): number[] {
  const count = Math.max(...rows.map(({ cells }) => cells.length));
  const natural = (column: number) =>
    Math.max(
      ...rows.map(
        ({ cells, text }) => setSingleLine(cells[column] ?? [], text, 'table-cell', setting.typesetter).width,
      ),
    );
  /** The widest of what stands in one piece: words, and cells that are no wider than so many points. */
  const unbroken = (column: number, { most, inHead }: KeptCells) =>
    Math.max(
      ...rows.flatMap(({ cells, text }, row) => {
        const cell = cells[column] ?? [];
        const width = (piece: Inlines) => setSingleLine(piece, text, 'table-cell', setting.typesetter).width;
        const whole = width(cell);
        if (whole <= (row === 0 ? inHead : most)) return whole;
        return cell.flatMap(({ text: words, cut }) => words.split(' ').map((word) => width([{ text: word, cut }])));
      }),
      0,
    );
  const wanted = Array.from({ length: count }, (_, column) => natural(column));
  const room = setting.width - gapOf(count) * (count - 1);
  const excess = sumOf(wanted) - room;
  if (excess <= 0) return wanted;
  const sharedOut = (least: readonly number[]) => {
    const slack = wanted.map((width, column) => Math.max(0, width - (least[column] as number)));
    const total = sumOf(slack) || 1;
    return wanted.map(
      (width, column) => width - Math.min(slack[column] as number, (excess * (slack[column] as number)) / total),
    );
  };
  const known = new Map<string, readonly number[]>();
  /** The lines of each cell of a column. */
  const linesIn = (column: number, width: number): readonly number[] => {
    const key = `${column} ${width.toFixed(2)}`;
    const lines =
      known.get(key) ??
      rows.map(
        ({ cells, text }) =>
          setParagraph(cells[column] ?? [], width + 0.01, text, 'table-cell', setting.typesetter).length,
      );
    known.set(key, lines);
    return lines;
  };
  /** Lines of the table, and cells that take more than one, two of which are worth a line. */
  const costOf = (widths: readonly number[]) => {
    const heights = widths.map((width, column) => linesIn(column, width));
    const broken = heights.flat().filter((lines) => lines > 1).length;
    return (
      sumOf(rows.map((_, row) => Math.max(...heights.map((lines) => lines[row] ?? 0)))) * wholeLine +
      broken * brokenCell
    );
  };
  // Of the ways that there is room for, the one that makes the table lowest, and of such the one that breaks the fewest cells.
  const ways = keptCells.map((kept) => wanted.map((_, column) => unbroken(column, kept)));
  const fitting = ways.filter((one) => sumOf(one) <= room);
  const tried = (fitting.length > 0 ? fitting : ways.slice(-1)).map(sharedOut);
  const best = tried
    .map((widths) => ({ widths, cost: costOf(widths) }))
    .reduce((best, one) => (one.cost < best.cost ? one : best));
  const least = ways.at(-1) as readonly number[];
  return widthsFrom(best.widths, (widths) =>
    widths.every((width, column) => width >= Math.min(least[column] as number, best.widths[column] as number))
      ? costOf(widths)
      : Number.POSITIVE_INFINITY,
  );
}

/** What a line of a table costs, and a cell that is broken. */
const [wholeLine, brokenCell] = [5, 2];

/** Points that one column gives another, the most first. */
const given = [48, 24, 12, 6, 3];

/** The widths that cost least of those that come from some by giving room of one column to another, as long as that helps. */
function widthsFrom(from: readonly number[], costOf: (widths: readonly number[]) => number): number[] {
  let best = { widths: [...from], cost: costOf(from) };
  for (const points of given)
    for (let helped = true; helped; ) {
      helped = false;
      for (const [giver] of from.entries())
        for (const [taker] of from.entries()) {
          if (giver === taker) continue;
          const widths = best.widths.map((width, column) =>
            column === giver ? width - points : column === taker ? width + points : width,
          );
          const cost = costOf(widths);
          if (cost >= best.cost) continue;
          best = { widths, cost };
          helped = true;
        }
    }
  return best.widths;
}

/** Widths in points up to which cells stay on one line. */
interface KeptCells {
  readonly most: number;
  readonly inHead: number;
}

/** Short cells first, then longer ones, also where their heads break; the last keeps words only. */
const keptCells: readonly KeptCells[] = [
  ...[64, 52, 40, 112, 96, 80].map((most) => ({ most, inHead: most })),
  ...[112, 96, 80, 64, 0].map((most) => ({ most, inHead: 0 })),
];

const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);
