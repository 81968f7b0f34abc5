/** System → its odds at a glance, on one full page. */

import { isOfTotals, type Odds } from '../../dice/odds.ts';
import type { OddsTable } from '../../dice/system.ts';
import { plain } from '../../manuscript/block.ts';
import { proseParagraphs } from '../../manuscript/markdown.ts';
import type { OddsPart } from '../../model/system-content.ts';
import { shifted } from '../../typeset/page/body.ts';
import { type GalleyItem, keep } from '../../typeset/page/item.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { isFullPage, type Style } from '../../typeset/page/style.ts';
import { leavingWordsWhole } from '../../typeset/text/typesetter.ts';
import { type FlowPart, flow, keptTogether, setInColumn } from '../book/flow.ts';
import { composed, inStyle, type SystemRequest, systemDocument } from '../document.ts';
import type { Chart } from '../figures/chart.ts';
import { asArtifact } from '../figures/figure.ts';
import { lineChart, type Series } from '../figures/line-chart.ts';
import { planFor, type SheetPen, sheetPen } from '../figures/pen.ts';
import { sheetPages } from '../figures/sheet-pages.ts';
import { chartHeight, chartOf, curve } from './odds-charts.ts';
import { comparison } from './odds-comparison.ts';
import { minRowStep, setOddsTable } from './odds-table.ts';
import { headerEnd, sheetHeader, topAnchor } from './sheet.ts';
import { said, spokenTable } from './voice.ts';
import { wordTable } from './word-table.ts';

export const systemOdds = systemDocument([], {
  id: 'odds',
  lay(_, request) {
    const { system, words, style, say } = request;
    const plan = planFor(style);
    const tables = system.glance();
    const columns = isFullPage(style) ? 2 : 1;
    const width = (plan.width - between * (columns - 1)) / columns;
    const top = headerEnd(plan) + 8;
    const height = plan.height - top;
    const set = { ...inStyle(columnStyle(style, width, height), request), pen: sheetPen(request, { text: 1 }) };
    const summary = said(request, system.summary, {}, 'summary');
    const introduction =
      words.texts['odds-introduction'] ?? say('companion-odds-introduction', { name: words.name, summary });
    const opening = proseParagraphs(`${introduction} ${say('companion-odds-readings')}`);
    const title = say('companion-odds-title');
    const sections: Section[] = [
      (air) => [...opening, ...totalsPart(set, air)],
      ...partsOf(request, tables).map((part) => (air: number) => tablePart(part, tables, set, air)),
    ];
    const name = sheetHeader(words.name, title, plan, sheetPen(request, plan));
    const head = [topAnchor('glance', say('companion-odds-bookmark', { name: words.name })), ...name];
    const allClose = () => sections.flatMap((section) => section(1));
    const leaves = filled(sections, height, columns, set) ?? flow(allClose(), set);
    const sides = Array.from({ length: Math.ceil(leaves.length / columns) }, (_, index): Mark[] => {
      const side = leaves.slice(index * columns, (index + 1) * columns);
      const marks = side.flatMap((leaf, at) => shifted(leaf.marks, at * (width + between), top));
      return [...(index === 0 ? head : asArtifact(name)), ...marks];
    });
    return { ...composed(request, title, sheetPages(sides, style, plan)), packed: true };
  },
});

/** A request set in columns, and what draws its charts and tables. */
type Job = SystemRequest & { readonly pen: SheetPen };

/** A heading with charts and tables; `air` is 1 where they are closest. */
type Section = (air: number) => readonly FlowPart[];
const maxAir = 1.5;
/** Points that a heading at the top is raised, level with text beside it. */
const headRise = 8;

/** Balanced columns of sections over the full height; undefined if a section is too high. */
function filled(sections: readonly Section[], height: number, minColumns: number, request: SystemRequest) {
  const pile = (from: number, to: number, air = 1) => {
    const parts = sections.slice(from, to).flatMap((section) => section(air));
    return setInColumn(parts, request);
  };
  const heights = sections.map((_, from) => sections.slice(from).map((_, more) => pile(from, from + more + 1).height));
  if (heights.some(([alone = 0]) => alone > height)) return undefined;
  const heightOf = (from: number, to: number) => heights[from]?.[to - from - 1] ?? 0;
  for (let count = Math.min(minColumns, sections.length); ; count++) {
    const ends = evenly(sections.length, count, heightOf);
    const spans = ends.map((to, index) => [ends[index - 1] ?? 0, to] as const);
    if (spans.some(([from, to]) => heightOf(from, to) > height)) continue;
    return spans.map(([from, to]) => {
      const close = heightOf(from, to);
      const airy = pile(from, to, maxAir).height;
      const rise = from > 0 ? headRise : 0;
      const air = airy > close ? 1 + ((maxAir - 1) * (height + rise - 0.5 - close)) / (airy - close) : 1;
      const { marks } = pile(from, to, Math.min(maxAir, Math.max(1, air)));
      return { marks: shifted(marks, 0, -rise) };
    });
  }
}

/** The ends of `count` columns for the lowest maximum height. */
function evenly(length: number, count: number, heightOf: (from: number, to: number) => number): number[] {
  let best: { readonly ends: readonly number[]; readonly height: number } | undefined;
  const search = (ends: readonly number[], height: number): void => {
    const from = ends.at(-1) ?? 0;
    const left = count - ends.length;
    if (best && height >= best.height) return;
    if (left === 0) best = { ends, height };
    for (let to = left === 1 ? length : from + 1; left > 0 && to <= length - left + 1; to++)
      search([...ends, to], Math.max(height, heightOf(from, to)));
  };
  search([], 0);
  return [...(best?.ends ?? [])];
}

/** Points between the columns of a full page. */
const between = 18;

/** A style whose page is one column, in small ragged type. */
function columnStyle(style: Style, width: number, height: number): Style {
  const sides = { width, top: 0, bottom: height, inner: 0, outer: 0, sideColumn: 0 };
  return { ...style, ...sides, body: 9, leading: 12, indent: 0, flows: true };
}

/** The tables named in the content, else all. */
function partsOf(request: SystemRequest, tables: readonly OddsTable[]): readonly OddsPart[] {
  if (request.words.odds.length > 0) return request.words.odds;
  const look = { chart: 'none' as const, omit: [], best: false };
  return tables.map(({ id, title }) => ({ table: id, title: said(request, title), ...look }));
}

const figure = ({ marks, height }: Chart): FlowPart => ({
  kind: 'drawn',
  items: [keep, { kind: 'glue', height: 6 }, { kind: 'box', height, marks }, { kind: 'glue', height: 6 }],
});

/** Curves of the chance of each total, for the columns of the roll sheet. */
function totalsPart(request: Job, air: number): FlowPart[] {
  const { system, say, pen } = request;
  const series = system.sheet.flatMap((column): Series[] => {
    const named = system.odds(column.arguments, column.options).odds.find(({ odds }) => isOfTotals(odds));
    return named ? [{ title: column.title, points: curve(named.odds as Odds<number>) }] : [];
  });
  if (series.length === 0) return [];
  const size = { width: request.width, height: chartHeight(air) };
  const chart = lineChart(series, { ...size, across: say('companion-odds-total'), labels: 'on-lines', pen });
  return [
    { kind: 'heading', level: 2, text: plain(say('companion-odds-totals')), id: 'totals' },
    ...proseParagraphs(request.words.texts['totals-note'] ?? say('companion-odds-totals-note')),
    figure(chart),
  ];
}

function tablePart(part: OddsPart, tables: readonly OddsTable[], request: Job, air: number): FlowPart[] {
  const { pen } = request;
  const whole = tables.find(({ id }) => id === part.table);
  const heading = { kind: 'heading' as const, level: 2 as const, text: plain(part.title), id: `table-${part.table}` };
  const ofRules = request.words.tables.find(({ id }) => id === part.table);
  if (whole === undefined && ofRules) {
    // Cells are short: no hyphens.
    const unhyphenated = { ...request, typesetter: leavingWordsWhole(request.typesetter) };
    const words = keptTogether([wordTable(ofRules)], unhyphenated, { isTied: true }).items;
    // Less white above, as the other tables have it.
    const items = words.map((item, at) => (at < 3 && item.kind === 'glue' ? { ...item, height: 4 } : item));
    return [heading, ...proseParagraphs(part.note ?? ''), { kind: 'drawn', items }];
  }
  if (whole === undefined) throw new Error(`${request.system.id} has no table ${part.table}`);
  const kept = without(whole, part.omit);
  const table = spokenTable(kept, request);
  const columnOf = (title: string) => kept.columns.findIndex((column) => column.title === title);
  const compared = ([first, second]: readonly [string, string]) =>
    comparison(table, [columnOf(first), columnOf(second)], request.say);
  const chart = chartOf(part, table, request.width, { pen, air });
  // Pages may end between chart and table, never below a heading.
  const items: GalleyItem[] = [
    ...(chart ? [] : [keep]),
    { kind: 'glue', height: 6 },
    ...setOddsTable(table, { best: part.best, rowHeight: minRowStep * air }, request, pen),
    { kind: 'glue', height: 8 },
  ];
  return [
    heading,
    ...(part.note ? [keptTogether(proseParagraphs(part.note), request)] : []),
    ...(part.compare ? [{ kind: 'paragraph' as const, text: plain(compared(part.compare)), opens: true }] : []),
    ...(chart ? [figure(chart)] : []),
    ...(part.chart === 'stacked' ? [] : [{ kind: 'drawn' as const, items }]),
  ];
}

function without(table: OddsTable, omit: readonly string[]): OddsTable {
  const kept = table.columns.map(({ title }) => !omit.includes(title));
  const filter = <T>(items: readonly T[]) => items.filter((_, index) => kept[index]);
  return { ...table, columns: filter(table.columns), rows: table.rows.map((row) => filter(row)) };
}
