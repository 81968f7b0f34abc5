/** Odds → charts: curves of totals, bars and lines of a table. */

import { isWhole, toNumber } from '../../dice/fraction.ts';
import { atLeast, type Odds } from '../../dice/odds.ts';
import type { Cell, OddsTable } from '../../dice/system.ts';
import type { Say } from '../../language/catalogue.ts';
import type { OddsPart } from '../../model/system-content.ts';
import type { Chart } from '../figures/chart.ts';
import { lineChart, type Series } from '../figures/line-chart.ts';
import type { SheetPen } from '../figures/pen.ts';
import { type Bar, greys, stackedBars } from '../figures/stacked-bars.ts';
import { chanceAt, rowTexts } from './odds-cells.ts';
import { rangeOf, runsOf } from './voice.ts';

/** Height of a chart in points; `air` is 1 where rows are closest. */
export const chartHeight = (air: number): number => 150 + (air - 1) * 360;

/** Chances nearer to 0 or 1 are not drawn. */
const minChance = 0.004;

/** A falling curve over all totals from almost certain to almost impossible. */
export function curve(odds: Odds<number>): Series['points'] {
  const steps = atLeast(odds).map(({ value, ways }) => ({ x: value, y: toNumber({ ways, of: odds.of }) }));
  const first = steps.findLastIndex(({ y }) => y > 1 - minChance);
  const last = steps.findIndex(({ y }) => y < minChance);
  // A curve cut off at the highest total falls to 0 there.
  const end = steps.at(-1);
  const ended = last === -1 && end !== undefined ? [...steps, { x: end.x + 1, y: 0 }] : steps;
  const kept = ended.slice(Math.max(0, first), last === -1 ? undefined : last + 1);
  return kept.flatMap((step, index) => {
    const next = kept[index + 1];
    // A total that never occurs is reached as often as the next that does.
    return next === undefined
      ? [step]
      : Array.from({ length: next.x - step.x }, (_, add) => ({ x: step.x + add, y: add === 0 ? step.y : next.y }));
  });
}

const joined = (bars: readonly Bar[], say: Say): Bar[] =>
  runsOf(bars, (a, b) => a.parts.every((part, index) => part === b.parts[index])).map((run) => {
    const titles = run.map(({ title }) => title);
    return { ...run[0], title: rangeOf(titles, say) };
  });

export function chartOf(
  part: OddsPart,
  table: OddsTable,
  width: number,
  { pen, air }: { readonly pen: SheetPen; readonly air: number },
): Chart | undefined {
  const columns = table.columns.flatMap(({ title, shows, isEdge }, index) =>
    shows === 'chance' ? [{ title, index, isEdge }] : [],
  );
  if (part.chart === 'stacked') {
    const bars = table.rows.flatMap((row) => {
      const chances = columns.map(({ index }) => chanceAt(row, table, index));
      if (!isWhole(chances)) throw new Error(`a row of ${part.table} does not add up`);
      return [{ title: rowTexts(row, table, pen.say)[0] ?? '', parts: chances.map(toNumber) }];
    });
    const edge = columns.findIndex(({ isEdge }) => isEdge);
    const parts = greys(columns.map(({ title }) => title));
    const look = { parts, width, pen, step: 11 * air, ...(edge > 0 && { edge }) };
    return stackedBars(joined(bars, pen.say), look);
  }
  if (part.chart !== 'lines') return undefined;
  // The x axis is the first column if it has numbers, else the titles.
  const [axis] = table.columns;
  const pointAt = (x: number, row: readonly Cell[], index: number) => ({ x, y: toNumber(chanceAt(row, table, index)) });
  const series: Series[] =
    axis?.shows === 'number'
      ? columns.map(({ title, index }) => ({
          title,
          points: table.rows.map((row) => pointAt(Number(row[0]), row, index)),
        }))
      : table.rows.map((row) => ({
          title: String(row[0]),
          points: columns.map(({ title, index }) => pointAt(Number.parseInt(title, 10), row, index)),
        }));
  const across = part.across ?? axis?.title ?? '';
  return lineChart(series, { width, height: chartHeight(air), across, pen });
}
