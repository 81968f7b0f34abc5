/** Simulated Runs → rows and groups for the balance report. */

import { percentagePoints, sharePercentage } from '../../dice/percentage.ts';
import type { Measured } from '../../game/measure/measure.ts';
import type { Summary } from '../../game/measure/summary.ts';
import { itemAt } from '../../item-at.ts';
import type { Say } from '../../language/catalogue.ts';
import { type Block, plain } from '../../manuscript/block.ts';
import type { Content } from '../../model/content.ts';
import { ink } from '../../typeset/page/style.ts';
import { endingCaption } from '../book/endings.ts';
import type { Segment } from '../figures/chart.ts';
import { localised } from '../figures/figure.ts';
import type { IntervalRow } from '../figures/interval-rows.ts';

/** A share from 0 to 1 as a whole number of per cent: `12 %`. */
const perCent = (value: number, say: Say) => say('percent', { number: sharePercentage(value, 0) });

/** The results of one player at one difficulty. @throws Error for Runs that were not played. */
export function summaryOf(measured: Measured, difficulty: string, policy: string): Summary {
  const found = measured.tables.find((one) => one.difficulty === difficulty && one.policy === policy);
  if (!found) throw new Error(`nothing was played for ${difficulty}, ${policy}`);
  return found.summary;
}

/** A segment of a bar, and the indices of its Endings. */
export interface EndingGroup {
  readonly part: Segment;
  readonly indices: readonly number[];
}

/** Endings in groups, from the best for a player to the worst. */
export function endingGroups({ endings, game }: Content, say: Say): EndingGroup[] {
  const where = (test: (when: Content['endings'][number]['when']) => boolean) =>
    endings.flatMap(({ when }, index) => (test(when) ? [index] : []));
  const at = (place: string) => where((when) => when.kind === 'place' && when.place === place);
  const won = where((when) => when.kind === 'place' && when.place === 'goal' && when.cores.from >= game.coresToWin);
  const by = (cause: string) => where((when) => when.kind === 'cause' && when.cause === cause);
  const { labels } = game;
  return [
    { part: { name: say('balance-won'), fill: ink.accent }, indices: won },
    {
      part: { name: say('balance-too-few', { goal: labels.goal }), fill: 0.6 },
      indices: at('goal').filter((one) => !won.includes(one)),
    },
    { part: { name: labels.escape, fill: 0.78 }, indices: at('escape') },
    { part: { name: labels.start, fill: 0.9 }, indices: at('start') },
    { part: { name: say('balance-stuck'), fill: 1 }, indices: by('unable-to-move') },
    { part: { name: say('balance-no-health'), fill: 0.15 }, indices: by('no-health') },
  ];
}

/** Shares of Endings with their intervals, a column for each difficulty. */
export function endingTable(content: Content, summaries: readonly Summary[], say: Say): Block {
  const cell = (summary: Summary, index: number) => {
    const { share, low, high } = itemAt(summary.endings, index);
    return plain(`${localised(sharePercentage(share), say)} (${Math.floor(low * 100)}\u2013${Math.ceil(high * 100)})`);
  };
  return {
    kind: 'table',
    header: [plain(say('balance-ending')), ...content.game.difficulties.map(({ name }) => plain(name))],
    align: ['left', ...summaries.map(() => 'right' as const)],
    rows: content.endings.flatMap(({ when }, index) =>
      when.kind === 'cause' && when.cause === 'abandoned'
        ? []
        : [[plain(endingCaption(when, { content, say })), ...summaries.map((one) => cell(one, index))]],
    ),
  };
}

/** Events or items with their effect on the win rate. */
export function partRows({ events }: Content, measured: Measured, kind: 'event' | 'item', say: Say): IntervalRow[] {
  const { events: met, items } = summaryOf(measured, measured.difficulty, measured.policy);
  return measured.parts.flatMap(({ part, effect }) => {
    if (part.kind !== kind) return [];
    const event = events.find(({ number }) => number === part.number);
    const cost =
      part.kind === 'item' && event?.kind === 'shop'
        ? event.items.find((item) => item.name === part.name)?.cost
        : undefined;
    const points = localised(percentagePoints(effect.share), say);
    return [
      {
        name: part.kind === 'item' ? `${part.number}  ${part.name}, ${cost}` : `${part.number}  ${event?.title}`,
        note: perCent(
          (part.kind === 'item'
            ? items.find(({ shop, name: item }) => shop === part.number && item === part.name)?.perMeeting
            : met.find(({ number }) => number === part.number)?.met) ?? 0,
          say,
        ),
        value: effect.share,
        low: effect.low,
        high: effect.high,
        text: effect.share > 0 ? `+${points}` : points,
      },
    ];
  });
}
