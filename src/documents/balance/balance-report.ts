/** Simulated Runs → the balance report, in charts and tables. */

import type { Measured } from '../../game/measure/measure.ts';
import { careerRuns } from '../../game/measure/tally.ts';
import { type Block, plain } from '../../manuscript/block.ts';
import type { Content } from '../../model/content.ts';
import { withArticle } from '../../model/vocabulary.ts';
import { shifted } from '../../typeset/page/body.ts';
import { setGalley } from '../../typeset/page/galley.ts';
import { type GalleyItem, keep, pageEnd, type Setting } from '../../typeset/page/item.ts';
import { paginate } from '../../typeset/page/paginate.ts';
import { areaHeight, bind, columnSetting, type PageDraft, titleLeaf } from '../book/book.ts';
import { gameDocument, printed, type Request } from '../document.ts';
import { heatMap } from '../figures/board-map.ts';
import { chartBox, segmentLegend } from '../figures/chart.ts';
import { asArtifact } from '../figures/figure.ts';
import { intervalRows } from '../figures/interval-rows.ts';
import { type SheetPen, sheetPen } from '../figures/pen.ts';
import { type Bar, barsLeft, stackedBars } from '../figures/stacked-bars.ts';
import { healthChart, survivalChart } from './charts.ts';
import { type EndingGroup, endingGroups, endingTable, partRows, summaryOf } from './rows.ts';

const name = 'Balance Report';

/** Endings, turns, the map, and each Event and item by its effect. */
export const balanceReport = gameDocument(['measured'], {
  id: 'balance-report',
  compose(request) {
    const leaves = paginate(galley(request), areaHeight(request.style)).map(
      ({ marks }): PageDraft => ({ marks: shifted(marks, request.style.sideColumn, 0), head: { section: name } }),
    );
    return printed(request, name, bind([titleLeaf(name, request), ...leaves], request));
  },
});

interface Report {
  readonly content: Content;
  readonly measured: Measured;
  readonly setting: Setting;
  readonly pen: SheetPen;
  readonly judged: string;
  readonly text: (...blocks: Block[]) => GalleyItem[];
}

function galley(request: Request<'measured'>): GalleyItem[] {
  const { content, measured } = request;
  const setting = columnSetting(request);
  const report: Report = {
    content,
    measured,
    setting,
    pen: sheetPen(request, { text: 1 }),
    judged: nameOf(content, measured.difficulty),
    text: (...blocks) => setGalley(blocks, setting),
  };
  return [
    ...howRunsEnd(report),
    pageEnd,
    ...howLongTheyLast(report),
    ...whereTheyEnd(report),
    pageEnd,
    ...effectsOfEvents(report),
    pageEnd,
    ...worthOfItems(report),
    ...whatIsNew(report),
  ];
}

/** Endings by player and difficulty, and those of the best player. */
function howRunsEnd({ content, measured, setting, pen, text }: Report): GalleyItem[] {
  const { difficulties, labels, words } = content.game;
  const { run, ending, core } = words;
  const { width, style } = setting;
  const groups = endingGroups(content);
  const parts = groups.map(({ part }) => part);
  const charts = difficulties.map(({ id, name: title }) => ({ id, title, bars: barsOf(measured, id, groups) }));
  const left = barsLeft(
    charts.flatMap(({ bars }) => bars),
    pen,
  );
  const key = segmentLegend(parts, { left, width: width - left, pen });
  return [
    ...text(
      heading(`How ${run.many} end`),
      paragraph(
        `${measured.runs.toLocaleString('en')} ${run.many} of each player at each difficulty, from the seed ${measured.seed}. Numbers in the bars are per cent of ${run.many}. Random does anything legal, cautious stays alive, novice goes by the ${words.outcomeRoll.one} line, learner plays ${careerRuns} ${run.many} in turn and remembers what it has read, runner knows the book and counts the odds, freelance plays like runner and leaves with the ${core.many} by ${withArticle(labels.escape)}.`,
      ),
    ),
    gap,
    { kind: 'box', height: key.height + 3, marks: asArtifact(key.marks) },
    keep,
    ...charts.flatMap(({ id, title, bars }) => [
      ...text({ kind: 'heading', level: 3, depth: 2, text: plain(title), id: `bars-${id}` }),
      keep,
      chartBox(
        setting,
        stackedBars(bars, { parts, width, pen, step: style.leading, hasLegend: false, hasNumbers: true }),
      ),
    ]),
    ...text(
      heading(`${ending.many} of ${measured.policy}`, 2, 'endings'),
      paragraph(
        `Shares of ${run.many} in per cent, each with the interval that holds the true one in 95 of 100 cases.`,
      ),
      endingTable(
        content,
        difficulties.map(({ id }) => summaryOf(measured, id, measured.policy)),
      ),
    ),
  ];
}

function howLongTheyLast({ content, measured, setting, pen, judged, text }: Report): GalleyItem[] {
  const { run, health } = content.game.words;
  return [
    ...text(
      heading('How long they last'),
      paragraph(`${run.many} of ${measured.policy} that come to a turn, by difficulty.`),
    ),
    keep,
    gap,
    survivalChart(setting, measured, content, pen),
    ...text(paragraph(`${health.one} on entering a turn, of those still going, by player, on ${judged}.`)),
    keep,
    gap,
    healthChart(setting, measured, health.one, pen),
  ];
}

function whereTheyEnd({ content, measured, setting, pen, judged, text }: Report): GalleyItem[] {
  const { run, sector } = content.game.words;
  const { endedAt } = summaryOf(measured, measured.difficulty, measured.policy);
  const shares = new Map(endedAt.map(({ sector: id, runs }) => [id, runs / measured.runs]));
  return [
    ...text(
      heading('Where they end', 2, 'map'),
      paragraph(
        `Share of ${run.many} of ${measured.policy} on ${judged} that end in each ${sector.one}. The darker, the more.`,
      ),
    ),
    keep,
    gap,
    heatMap(setting, content.board, content.game, shares, pen),
  ];
}

/** Wins and what is new, in Runs of a career. */
function whatIsNew({ content, measured, judged, text }: Report): GalleyItem[] {
  const { run, outcome } = content.game.words;
  const players = ['learner', measured.policy];
  const careers = players.map((policy) => summaryOf(measured, measured.difficulty, policy).careers);
  const rows = [1, 2, 5, 10, careerRuns].map((number) => [
    String(number),
    ...careers.flatMap((all) => {
      const { won, newOutcomes = 0, unread = 0 } = all[number - 1] ?? {};
      return [won?.share ?? 0, newOutcomes, unread].map((share) => percentage(share));
    }),
  ]);
  const header = ['won', `new ${outcome.many}`, 'unread'];
  return text(
    heading(`What is new in a later ${run.one}`, 2, 'new'),
    paragraph(
      `${run.many} 1 to ${careerRuns} of one player on ${judged}, in per cent: ${run.many} won, ${outcome.many} met that were not read before, and words of the book not read before the ${run.one} began. Left learner, right ${measured.policy}.`,
    ),
    {
      kind: 'table',
      header: [run.one, ...header, ...header].map((cell) => plain(cell)),
      rows: rows.map((row) => row.map((cell) => plain(cell))),
      align: ['left', ...rows.slice(0, 1).flatMap((row) => row.slice(1).map(() => 'right' as const))],
    },
  );
}

const percentage = (share: number) => `${Math.round(share * 100)}`;

function effectsOfEvents({ content, measured, setting, pen, judged, text }: Report): GalleyItem[] {
  const { run, event, outcome } = content.game.words;
  return [
    ...text(
      heading(`What ${event.many} do`),
      paragraph(
        `Points of win rate, in per cent, that each ${event.one} adds for ${measured.policy} on ${judged}: the same ${measured.partRuns} ${run.many} were played with it and with its ${outcome.many} emptied. The bar is the 95 % interval; a filled dot is surely not zero. In grey: how many ${run.many} meet it.`,
      ),
    ),
    gap,
    ...intervalRows(setting, partRows(content, measured, 'event'), { nameWidth: 150, scale: points, pen }),
  ];
}

function worthOfItems({ content, measured, setting, pen, text }: Report): GalleyItem[] {
  const { shop } = content.game.words;
  return [
    ...text(
      heading('What items are worth'),
      paragraph(
        `The same for each item, on sale and not. Its ${shop.one} stands in front and its price behind; in grey, how often it is bought where its ${shop.one} is met.`,
      ),
    ),
    gap,
    ...intervalRows(setting, partRows(content, measured, 'item'), { nameWidth: 165, scale: points, pen }),
  ];
}

function barsOf(measured: Measured, difficulty: string, groups: readonly EndingGroup[]): Bar[] {
  return measured.tables
    .filter((table) => table.difficulty === difficulty)
    .map(({ policy, summary }) => ({
      title: policy,
      parts: groups.map(({ indices }) => indices.reduce((sum, index) => sum + (summary.endings[index]?.share ?? 0), 0)),
    }));
}

/** A share on a scale, in per cent, with its sign. */
const points = (share: number) => `${share > 0 ? '+' : ''}${Math.round(share * 1000) / 10}`.replace('-', '\u2212');

/** Air between a text and the picture below it. */
const gap: GalleyItem = { kind: 'glue', height: 6.75 };

function heading(text: string, level: 1 | 2 = 1, id = text.toLowerCase().replaceAll(' ', '-')): Block {
  return { kind: 'heading', level, text: plain(text), id };
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', text: plain(text), opens: true };
}

function nameOf({ game }: Content, difficulty: string): string {
  return game.difficulties.find(({ id }) => id === difficulty)?.name ?? difficulty;
}
