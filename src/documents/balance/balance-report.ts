/** Simulated Runs → the balance report, in charts and tables. */

import type { Measured } from '../../game/measure/measure.ts';
import { careerRuns } from '../../game/measure/tally.ts';
import { itemAt } from '../../item-at.ts';
import type { Say } from '../../language/catalogue.ts';
import { numberOf } from '../../language/formats.ts';
import { type Block, plain } from '../../manuscript/block.ts';
import { shifted } from '../../typeset/page/body.ts';
import { setGalley } from '../../typeset/page/galley.ts';
import { type Box, type GalleyItem, keep, pageEnd, type Setting } from '../../typeset/page/item.ts';
import { paginate } from '../../typeset/page/paginate.ts';
import { areaHeight } from '../../typeset/page/style.ts';
import { bind, type PageDraft } from '../book/book.ts';
import { coverBlock, titleLeaf } from '../book/cover.ts';
import { composed, type GameInput, gameDocument, type Request } from '../document.ts';
import { heatMap } from '../figures/board-map.ts';
import { chartBox, segmentLegend } from '../figures/chart.ts';
import { asArtifact } from '../figures/figure.ts';
import { intervalRows } from '../figures/interval-rows.ts';
import { type SheetPen, sheetPen } from '../figures/pen.ts';
import { type Bar, barsLeft, stackedBars } from '../figures/stacked-bars.ts';
import { healthChart, survivalChart } from './charts.ts';
import { type EndingGroup, endingGroups, endingTable, partRows, summaryOf } from './rows.ts';

/** Endings, turns, the map, and each Event and item by its effect. */
export const balanceReport = gameDocument(['measured'], {
  id: 'balance-report',
  lay(_, request) {
    const title = request.say('balance-title');
    const leaves = paginate(galley(request), areaHeight(request.style)).map(
      ({ marks }): PageDraft => ({ marks: shifted(marks, request.style.sideColumn, 0), head: { section: title } }),
    );
    return composed(
      request,
      title,
      bind(
        [titleLeaf(coverBlock({ one: title, heading: request.say.capitals(title) }, request), request), ...leaves],
        request,
      ),
    );
  },
});

interface Report extends GameInput<'measured'> {
  readonly setting: Setting;
  readonly pen: SheetPen;
  /** Names of the best player and of its difficulty, for texts. */
  readonly of: { readonly player: string; readonly difficulty: string };
  readonly text: (...blocks: Block[]) => GalleyItem[];
}

function galley(request: Request<'measured'>): GalleyItem[] {
  const { content, measured } = request;
  const { difficulties } = content.game;
  const report: Report = {
    content,
    measured,
    setting: request,
    pen: sheetPen(request, { text: 1 }),
    of: {
      player: request.say('balance-player', { player: measured.policy }),
      difficulty: itemAt(
        difficulties.filter(({ id }) => id === measured.difficulty),
        0,
      ).name,
    },
    text: (...blocks) => setGalley(blocks, request),
  };
  return [
    ...howRunsEnd(report),
    pageEnd,
    ...howLongTheyLast(report),
    ...whereTheyEnd(report),
    pageEnd,
    ...effectsOf(report, 'event'),
    pageEnd,
    ...effectsOf(report, 'item'),
    ...whatIsNew(report),
  ];
}

/** Endings by player and difficulty, and those of the best player. */
function howRunsEnd({ content, measured, setting, pen, of, text }: Report): GalleyItem[] {
  const { say } = pen;
  const { difficulties, labels } = content.game;
  const { width, style } = setting;
  const groups = endingGroups(content, say);
  const parts = groups.map(({ part }) => part);
  const charts = difficulties.map(({ id, name: title }) => ({ id, title, bars: barsOf(measured, id, groups, say) }));
  const left = barsLeft(
    charts.flatMap(({ bars }) => bars),
    pen,
  );
  const key = segmentLegend(parts, { left, width: width - left, pen });
  return [
    ...text(
      heading(say('balance-ends'), 'ends'),
      paragraph(
        say('balance-ends-text', {
          runs: numberOf(say, measured.runs),
          seed: measured.seed,
          career: careerRuns,
          escape: labels.escape,
        }),
      ),
    ),
    gap,
    { kind: 'box', height: key.height + 3, marks: asArtifact(key.marks) },
    keep,
    ...charts.flatMap(({ id, title, bars }) => [
      ...text({ kind: 'heading', level: 3, depth: 2, text: plain(title), id: `bars-${id}` }),
      keep,
      chartBox(setting, stackedBars(bars, { parts, width, pen, step: style.leading, hasLegend: false })),
    ]),
    ...text(
      heading(say('balance-endings', of), 'endings', 2),
      paragraph(say('balance-endings-text')),
      endingTable(
        content,
        difficulties.map(({ id }) => summaryOf(measured, id, measured.policy)),
        say,
      ),
    ),
  ];
}

function howLongTheyLast({ content, measured, setting, pen, of, text }: Report): GalleyItem[] {
  const { say } = pen;
  return [
    ...text(heading(say('balance-lasts'), 'lasts'), paragraph(say('balance-lasts-text', of))),
    ...below(survivalChart(setting, measured, content, pen)),
    ...text(paragraph(say('balance-health-text', of))),
    ...below(healthChart(setting, measured, content.game.words.health.one, pen)),
  ];
}

function whereTheyEnd({ content, measured, setting, pen, of, text }: Report): GalleyItem[] {
  const { endedAt } = summaryOf(measured, measured.difficulty, measured.policy);
  const shares = new Map(endedAt.map(({ sector: id, runs }) => [id, runs / measured.runs]));
  return [
    ...text(heading(pen.say('balance-map'), 'map', 2), paragraph(pen.say('balance-map-text', of))),
    ...below(heatMap(setting, content, shares, pen)),
  ];
}

/** Wins and what is new, in Runs of a career. */
function whatIsNew({ measured, pen, of, text }: Report): GalleyItem[] {
  const { say } = pen;
  const players = ['learner', measured.policy];
  const careers = players.map((policy) => summaryOf(measured, measured.difficulty, policy).careers);
  const rows = [1, 2, 5, 10, careerRuns].map((number) => [
    String(number),
    ...careers.flatMap((all) => {
      const { won, newOutcomes = 0, unread = 0 } = all[number - 1] ?? {};
      return [won?.share ?? 0, newOutcomes, unread].map((share) => percentage(share));
    }),
  ]);
  const header = [say('balance-won-head'), say('balance-new-head'), say('balance-unread-head')];
  const left = say('balance-player', { player: 'learner' });
  return text(
    heading(say('balance-new'), 'new', 2),
    paragraph(say('balance-new-text', { ...of, career: careerRuns, left, right: of.player })),
    {
      kind: 'table',
      header: [say('balance-run'), ...header, ...header].map((cell) => plain(cell)),
      rows: rows.map((row) => row.map((cell) => plain(cell))),
      align: ['left', ...rows.slice(0, 1).flatMap((row) => row.slice(1).map(() => 'right' as const))],
    },
  );
}

const percentage = (share: number) => `${Math.round(share * 100)}`;

/** Events or items by their effect on the win rate. */
function effectsOf({ content, measured, setting, pen, of, text }: Report, kind: 'event' | 'item'): GalleyItem[] {
  const { say } = pen;
  const { title, words, nameWidth } = {
    event: {
      title: say('balance-events'),
      words: say('balance-events-text', { ...of, runs: measured.partRuns }),
      nameWidth: 150,
    },
    item: { title: say('balance-items'), words: say('balance-items-text'), nameWidth: 165 },
  }[kind];
  return [
    ...text(heading(title, `${kind}s`), paragraph(words)),
    gap,
    ...intervalRows(setting, partRows(content, measured, kind, say), { nameWidth, pen }),
  ];
}

function barsOf(measured: Measured, difficulty: string, groups: readonly EndingGroup[], say: Say): Bar[] {
  return measured.tables
    .filter((table) => table.difficulty === difficulty)
    .map(({ policy, summary }) => ({
      title: say('balance-player', { player: policy }),
      parts: groups.map(({ indices }) => indices.reduce((sum, index) => sum + (summary.endings[index]?.share ?? 0), 0)),
    }));
}

/** Air between a text and the picture below it. */
const gap: GalleyItem = { kind: 'glue', height: 6.75 };

/** A picture on the page of its text. */
const below = (picture: Box): GalleyItem[] => [keep, gap, picture];

function heading(text: string, id: string, level: 1 | 2 = 1): Block {
  return { kind: 'heading', level, text: plain(text), id };
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', text: plain(text), opens: true };
}
