/** Entries, odds → all of them side by side, a row each. */

import { type OutcomeName, outcomeNames } from '../../model/event.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { type GalleyItem, keep } from '../../typeset/page/item.ts';
import { emptyMark, type Mark, type Tag } from '../../typeset/page/page.ts';
import { paginate } from '../../typeset/page/paginate.ts';
import { line } from '../../typeset/page/path.ts';
import { areaWidth, ink } from '../../typeset/page/style.ts';
import type { DeferredLeaf, Leaf } from '../book/book.ts';
import type { ProofEntry } from './entry.ts';
import { type ProofOdds, perThrow } from './odds.ts';
import { type ProofSheet, shortened, small } from './sheet.ts';
import { rowTags } from './table.ts';

/** An entry with all that its row shows. */
export interface Overviewed {
  readonly entry: ProofEntry;
  readonly odds?: ProofOdds;
  readonly marks: number;
}

/** Columns of numbers with their shares of what the titles leave. */
interface Column {
  readonly title: (words: Vocabulary) => string;
  readonly share: number;
  /** The Outcome that a letter stands for. */
  readonly outcome?: OutcomeName;
}

const columns: readonly Column[] = [
  { title: () => 'Words', share: 1.1 },
  { title: ({ bad }) => bad.mark, share: 0.95, outcome: 'bad' },
  { title: ({ neutral }) => neutral.mark, share: 0.75, outcome: 'neutral' },
  { title: ({ good }) => good.mark, share: 0.75, outcome: 'good' },
  { title: ({ wild }) => wild.mark, share: 0.75, outcome: 'wild' },
  { title: ({ health }) => health.shortest, share: 1.5 },
  { title: ({ money }) => money.shortest, share: 1.3 },
  { title: ({ core }) => core.shortest, share: 1.3 },
  { title: ({ diceMod }) => diceMod.shortest, share: 1.3 },
  { title: () => 'Marks', share: 1.3 },
  { title: () => 'Page', share: 1 },
];
/** What stands above the titles of several columns. */
const groups = [
  { title: 'Throws of 36', from: 1, to: 4 },
  { title: 'Expected change', from: 5, to: 8 },
] as const;
const rowHeight = 12;
const section = 'At a glance';

/** A row for each entry, on as many leaves as it takes. */
export function overview(
  all: readonly Overviewed[],
  words: Vocabulary,
  sheet: ProofSheet,
  height: number,
): DeferredLeaf[] {
  const pages = (pageOf: (id: string) => string) =>
    paginate(rows(all, words, sheet, pageOf), height).map(({ marks }): Leaf => ({ marks, section }));
  return pages(() => '888').map((_, index) => (pageOf) => pages(pageOf)[index] ?? { marks: [], section });
}

function rows(
  all: readonly Overviewed[],
  words: Vocabulary,
  sheet: ProofSheet,
  pageOf: (id: string) => string,
): GalleyItem[] {
  const width = areaWidth(sheet.style);
  const table = (
    title: string,
    of: readonly Overviewed[],
    hasOdds: boolean,
    tag: Tag = { role: 'table' },
  ): GalleyItem[] => [
    { kind: 'box', height: 29, marks: heading(title, sheet) },
    keep,
    { kind: 'box', height: 26, marks: headRow(words, sheet, width, hasOdds, tag) },
    ...of.flatMap((one): GalleyItem[] => [
      keep,
      { kind: 'box', height: rowHeight, marks: row(one, sheet, width, pageOf, tag) },
    ]),
  ];
  return [
    ...table(
      `All ${words.event.many}`,
      all.filter(({ entry }) => entry.number !== undefined),
      true,
    ),
    { kind: 'glue', height: 14 },
    ...table(
      `Chapters and ${words.ending.many}`,
      all.filter(({ entry }) => entry.number === undefined),
      false,
    ),
  ];
}

function heading(title: string, sheet: ProofSheet): Mark[] {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return [
    { kind: 'anchor', id, y: 0, bookmark: { title, level: 1 } },
    ...small(sheet, title, 0, 20, { size: 20, cut: 'bold', colour: ink.accent, role: 'heading-1' }),
  ];
}

const titles = 0.33; // share of the width that titles have

/** The right edge of a column. */
function edge(column: number, width: number): number {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const upTo = columns.slice(0, column + 1).reduce((sum, { share }) => sum + share, 0);
  return width * (titles + ((1 - titles) * upTo) / total);
}

function headRow(words: Vocabulary, sheet: ProofSheet, width: number, hasOdds: boolean, table: Tag): Mark[] {
  const within: Tag = { role: 'table-row', within: table };
  const look = { size: 8.5, cut: 'bold', colour: ink.accent } as const;
  const over = groups.flatMap(({ title, from, to }) => {
    const right = edge(to, width);
    const left = edge(from, width) - (from === 1 ? 6 : 24);
    return [
      ...small(sheet, title, (left + right) / 2, 8, { ...look, align: 'centre', role: 'artifact' }),
      line({ x: left, y: 11 }, { x: right, y: 11 }, { stroke: ink.rule, width: 0.4 }),
    ];
  });
  return [
    ...(hasOdds ? over : []),
    // Number and title have no heads: they are those of the rows.
    emptyMark({ role: 'table-cell', within }),
    ...columns.flatMap(({ title, outcome }, column) => {
      const group = groups.find(({ from, to }) => column >= from && column <= to);
      if (group && !hasOdds) return [];
      // The letters of Outcomes are read as what they stand for.
      const head: Tag = { role: 'table-header', within };
      const spoken = `${group ? `${group.title}: ` : ''}${outcome ? words[outcome].one.toLowerCase() : title(words)}`;
      const role: Tag = group ? { role: 'span', spoken, within: head } : head;
      return small(sheet, title(words), edge(column, width), 21, { ...look, align: 'right', role });
    }),
    line({ x: 0, y: 25 }, { x: width, y: 25 }, { stroke: ink.text, width: 0.6 }),
  ];
}

/** Whether a column shows what only Events have. */
function isOfOdds(column: number): boolean {
  return groups.some(({ from, to }) => column >= from && column <= to);
}

function row(
  { entry, odds, marks }: Overviewed,
  sheet: ProofSheet,
  width: number,
  pageOf: (id: string) => string,
  table: Tag,
): Mark[] {
  const cell = rowTags(table);
  const named = cell();
  const ways = (name: OutcomeName) => (odds ? String(odds.ways[name]) : '');
  const change = (key: 'health' | 'credits' | 'cores' | 'mods') => (odds ? perThrow(odds.plain[key]) : '');
  const cells = [
    String(entry.words),
    ...outcomeNames.map(ways),
    ...(['health', 'credits', 'cores', 'mods'] as const).map(change),
    marks === 0 ? '' : String(marks),
    pageOf(entry.id),
  ];
  const role: Tag = { role: 'link', within: named };
  const seen = cells
    .map((text, column) => ({ text, column }))
    .filter(({ column }) => entry.number !== undefined || !isOfOdds(column));
  return [
    { kind: 'link', role, x: 0, y: 0, width, height: rowHeight, to: entry.id },
    ...(entry.number === undefined
      ? []
      : small(sheet, String(entry.number), 0, 9, { size: 9, role, cut: 'bold', goesOn: true })),
    ...small(sheet, shortened(sheet, entry.title, width * titles - 14), 15, 9, { size: 9, role }),
    ...seen.flatMap(({ text, column }) => {
      const tag = cell();
      if (text === '') return [emptyMark(tag)];
      return small(sheet, text, edge(column, width), 9, { size: 9, align: 'right', role: tag });
    }),
    line({ x: 0, y: 11.6 }, { x: width, y: 11.6 }, { stroke: ink.hair, width: 0.3 }),
  ];
}
