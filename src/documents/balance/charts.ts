/** Simulated Runs → the balance report's charts over turns. */

import type { Measured } from '../../game/measure/measure.ts';
import type { Summary } from '../../game/measure/summary.ts';
import type { Content } from '../../model/content.ts';
import type { Box, Setting } from '../../typeset/page/item.ts';
import { areaHeight, isFullPage } from '../../typeset/page/style.ts';
import { chartBox } from '../figures/chart.ts';
import { lineChart, type Series, type Upward } from '../figures/line-chart.ts';
import type { SheetPen } from '../figures/pen.ts';
import { summaryOf } from './rows.ts';

/** Points, axes and legend included. */
const maxHeight = 162;
/** Height in points of texts and map on a full page. */
const otherHeight = 432;

/** Last turn shown: later ones have fewer than one Run in fifty. */
function lastTurn(summaries: readonly Summary[]): number {
  const turns = summaries.flatMap(({ healthByTurn, runs }) =>
    healthByTurn.filter((one) => one.runs * 50 >= runs).map(({ turn }) => turn),
  );
  return Math.ceil(Math.max(5, ...turns) / 5) * 5;
}

/** Runs that reach each turn, a line for each difficulty. */
export function survivalChart(setting: Setting, measured: Measured, { game }: Content, pen: SheetPen): Box {
  const summaries = game.difficulties.map(({ id }) => summaryOf(measured, id, measured.policy));
  const last = lastTurn(summaries);
  const series = game.difficulties.map(({ name }, index): Series => {
    const { healthByTurn = [], runs: all = 1 } = summaries[index] ?? {};
    const points = healthByTurn.map(({ turn, runs }) => ({ x: turn, y: runs / all }));
    return { title: name, points: points.filter(({ x }) => x <= last) };
  });
  return turnChart(setting, series, pen);
}

/** Health at the start of each turn, a line for each player, the best in bold. */
export function healthChart(setting: Setting, measured: Measured, name: string, pen: SheetPen): Box {
  const tables = measured.tables.filter(({ difficulty }) => difficulty === measured.difficulty).reverse();
  // An aimless player can walk for hundreds of turns.
  const last = lastTurn(tables.slice(0, 1).map(({ summary }) => summary));
  const series = tables.map(({ policy, summary }): Series => {
    const turns = summary.healthByTurn.filter(({ turn, runs }) => turn <= last && runs * 50 >= summary.runs);
    return {
      title: pen.say('balance-player', { player: policy }),
      points: turns.map(({ turn, health }) => ({ x: turn, y: health })),
    };
  });
  const max = Math.ceil(Math.max(4, ...series.flatMap(({ points }) => points.map(({ y }) => y))) / 4) * 4;
  const up = { max, name, text: String, spoken: name, spokenValue: (value: number) => value.toFixed(1) };
  return turnChart(setting, series, pen, up);
}

function turnChart(setting: Setting, series: readonly Series[], pen: SheetPen, up?: Upward): Box {
  const { width, style } = setting;
  const height = isFullPage(style) ? Math.min(maxHeight, (areaHeight(style) - otherHeight) / 2) : maxHeight;
  const across = pen.say('balance-turn');
  return chartBox(setting, lineChart(series, { width, height, across, readEvery: 5, pen, up }));
}
