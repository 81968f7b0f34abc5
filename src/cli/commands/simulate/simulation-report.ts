/** Summary of simulated Runs → the report on the terminal. */

import type { Summary } from '../../../game/measure/summary.ts';
import { abbreviationText } from '../../../model/effect.ts';
import { outcomeNames } from '../../../model/event.ts';
import { capitalised, counted, type Vocabulary } from '../../../model/vocabulary.ts';
import { between, change, grouped, percent, textTable } from '../../terminal/text-table.ts';

/** The report of one difficulty, its sections separated by empty lines. */
export function simulationReport(difficulty: string, policy: string, summary: Summary, words: Vocabulary): string {
  const { runs, won } = summary;
  const title = `${difficulty}, ${policy}: ${counted(grouped(runs), words.run)}, ${percent(won.share)} won (95 %: ${between(won.low, won.high)})`;
  return [
    `${title}\n${'='.repeat(title.length)}`,
    endings(summary, words),
    cores(summary, words),
    healthByTurn(summary, words),
    deaths(summary, words),
    events(summary, words),
    diceMods(summary, words),
    items(summary),
  ].join('\n\n');
}

function endings({ endings }: Summary, { run, ending }: Vocabulary): string {
  return textTable('<>>>', [
    [ending.one, run.many, 'share', '95 %'],
    ...endings.map(({ when, title, runs, share, low, high }) => [
      title === undefined ? when : `${when}: ${title}`,
      grouped(runs),
      percent(share),
      between(low, high),
    ]),
  ]);
}

function cores({ cores, turns, runs }: Summary, { core, run }: Vocabulary): string {
  const shares = cores.runs.map((count, number) => [String(number), percent(count / runs)]);
  return [
    `${capitalised(core.many)} at the end: ${cores.mean.toFixed(2)} on average. Turns: ${turns.median} at the median, ${turns.mean.toFixed(1)} on average.`,
    textTable('<'.padEnd(shares.length + 1, '>'), [
      [core.many, ...shares.map(([number]) => number ?? '')],
      [run.many, ...shares.map(([, share]) => share ?? '')],
    ]),
  ].join('\n');
}

/** The first five turns, then every fifth that at least 1 Run in 100 reaches. */
function healthByTurn({ healthByTurn, runs }: Summary, { health, run }: Vocabulary): string {
  const shown = healthByTurn.filter(({ turn, runs: here }) => (turn <= 5 || turn % 5 === 0) && here * 100 >= runs);
  return textTable('>>>', [
    ['turn', `${run.many} still going`, `${health.one} on entering`],
    ...shown.map(({ turn, runs: here, health }) => [String(turn), percent(here / runs), health.toFixed(1)]),
  ]);
}

const maxDeaths = 10;

function deaths({ deaths, runs }: Summary, words: Vocabulary): string {
  if (deaths.length === 0) return `Nobody lost the last ${words.health.one}.`;
  return textTable('<>>', [
    [`last ${words.health.one} lost to`, words.run.many, 'share'],
    ...deaths
      .slice(0, maxDeaths)
      .map(({ event, by, runs: here }) => [
        `${event} ${outcomeWord(by, words)}`,
        grouped(here),
        percent(here / runs, 2),
      ]),
  ]);
}

/** An Outcome in lower case, or the name of an item. */
function outcomeWord(by: string | undefined, words: Vocabulary): string {
  const name = outcomeNames.find((one) => one === by);
  return name ? words[name].one.toLowerCase() : `${by}`;
}

function events({ events }: Summary, words: Vocabulary): string {
  const { event: found, health, money, core, diceMod } = words;
  return textTable('><>>>>>>>>>>', [
    [
      '',
      found.one,
      'met in',
      'won then',
      ...outcomeNames.map((name) => words[name].one.toLowerCase()),
      ...[health, money, core, diceMod].map(({ short }) => short),
    ],
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

function diceMods({ diceMods }: Summary, { diceMod: word, run }: Vocabulary): string {
  return textTable('<>>>>', [
    [`${word.many} a ${run.one}`, 'gained', 'used', 'lost', 'wasted'],
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
