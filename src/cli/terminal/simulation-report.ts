/** Summary of simulated Runs → the report on the terminal. */

import type { Summary } from '../../game/measure/summary.ts';
import { outcomeNames } from '../../model/content.ts';
import { abbreviationText } from '../../model/effect.ts';
import { between, change, grouped, percent, textTable } from './text-table.ts';

/** The whole report of one difficulty; sections are parted by empty lines. */
export function simulationReport(difficulty: string, policy: string, summary: Summary): string {
  const { runs, won } = summary;
  const title = `${difficulty}, ${policy}: ${grouped(runs)} Runs, ${percent(won.share)} won (95 %: ${between(won.low, won.high)})`;
  return [
    `${title}\n${'='.repeat(title.length)}`,
    endings(summary),
    cores(summary),
    healthByTurn(summary),
    deaths(summary),
    events(summary),
    diceMods(summary),
    items(summary),
  ].join('\n\n');
}

function endings({ endings }: Summary): string {
  return textTable('<>>>', [
    ['Ending', 'Runs', 'share', '95 %'],
    ...endings.map(({ when, title, runs, share, low, high }) => [
      title === undefined ? when : `${when}: ${title}`,
      grouped(runs),
      percent(share),
      between(low, high),
    ]),
  ]);
}

function cores({ cores, turns, runs }: Summary): string {
  const shares = cores.runs.map((count, number) => [String(number), percent(count / runs)]);
  return [
    `Cores at the end: ${cores.mean.toFixed(2)} on average. Turns: ${turns.median} at the median, ${turns.mean.toFixed(1)} on average.`,
    textTable('<'.padEnd(shares.length + 1, '>'), [
      ['cores', ...shares.map(([number]) => number ?? '')],
      ['Runs', ...shares.map(([, share]) => share ?? '')],
    ]),
  ].join('\n');
}

/** Turns worth a line: the first five, then every fifth, as long as one Run in a hundred comes there. */
function healthByTurn({ healthByTurn, runs }: Summary): string {
  const shown = healthByTurn.filter(({ turn, runs: here }) => (turn <= 5 || turn % 5 === 0) && here * 100 >= runs);
  return textTable('>>>', [
    ['turn', 'Runs still going', 'Health on entering'],
    ...shown.map(({ turn, runs: here, health }) => [String(turn), percent(here / runs), health.toFixed(1)]),
  ]);
}

const mostDeaths = 10;

function deaths({ deaths, runs }: Summary): string {
  if (deaths.length === 0) return 'Nobody lost the last Health.';
  return textTable('<>>', [
    ['last Health lost to', 'Runs', 'share'],
    ...deaths
      .slice(0, mostDeaths)
      .map(({ event, by, runs: here }) => [`${event} ${by}`, grouped(here), percent(here / runs, 2)]),
  ]);
}

function events({ events }: Summary): string {
  return textTable('><>>>>>>>>>>', [
    ['', 'Event', 'met in', 'won then', ...outcomeNames, 'Health', 'Credits', 'Cores', 'DiceMods'],
    ...events.map((event) => [
      String(event.number),
      event.title,
      percent(event.met),
      percent(event.wonWhenMet.share),
      ...outcomeNames.map((name) => (event.kind === 'shop' ? '' : percent(event.outcomes[name] ?? 0, 0))),
      ...[event.health, event.credits, event.cores, event.diceMods].map((value) =>
        event.kind === 'shop' ? '' : change(value),
      ),
    ]),
  ]);
}

function diceMods({ diceMods }: Summary): string {
  return textTable('<>>>>', [
    ['DiceMods a Run', 'gained', 'used', 'lost', 'wasted'],
    ...diceMods.map(({ diceMod, gained, used, lost, wasted }) => [
      abbreviationText(diceMod),
      ...[gained, used, lost, wasted].map((value) => value.toFixed(2)),
    ]),
  ]);
}

function items({ items }: Summary): string {
  return textTable('><>>>', [
    ['', 'item', 'cost', 'bought', 'when met'],
    ...items.map(({ shop, name, cost, bought, perMeeting }) => [
      String(shop),
      name,
      String(cost),
      bought === 0 ? 'never' : grouped(bought),
      percent(perMeeting),
    ]),
  ]);
}
