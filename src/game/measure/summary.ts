/** Tally → what a report says of it: shares with intervals, means, medians; names in place of indices. */

import { itemAt } from '../../item-at.ts';
import { outcomeNames } from '../../model/event.ts';
import { endingText } from '../run/ending-text.ts';
import type { Rules } from '../run/rules.ts';
import { wordsInPlay } from './career.ts';
import { median, type Tally, wilson } from './tally.ts';

/** A tally in words and shares, as plain JSON, without texts; titles of Endings are optional (CR-042). */
export function summarize(rules: Rules, tally: Tally, { titles = false } = {}) {
  const runs = itemAt(tally.runs, 0);
  const share = (hits: number) => wilson(hits, runs);
  return {
    runs,
    won: { runs: itemAt(tally.won, 0), ...share(itemAt(tally.won, 0)) },
    endings: rules.content.endings.map(({ title }, index) => ({
      ...(titles && { title }),
      when: endingText(rules.content, index),
      runs: itemAt(tally.endings, index),
      ...share(itemAt(tally.endings, index)),
    })),
    cores: { mean: mean(tally.cores), runs: trimmed(tally.cores) },
    turns: { median: median(tally.turns), mean: mean(tally.turns), runs: trimmed(tally.turns) },
    healthByTurn: byTurn(tally),
    deaths: deaths(rules, tally),
    endedAt: rules.sectors.map(({ id }, sector) => ({
      sector: id,
      runs: itemAt(tally.endedAt, sector),
      unableToMove: itemAt(tally.stuckAt, sector),
    })),
    careers: Array.from(tally.careers, (played, place) => ({
      run: place + 1,
      won: wilson(itemAt(tally.careersWon, place), played),
      newOutcomes: ratio(itemAt(tally.outcomesNew, place), itemAt(tally.outcomesRead, place)),
      unread: 1 - ratio(itemAt(tally.wordsKnown, place), played * wordsInPlay(rules)),
    })),
    events: eventRows(rules, tally),
    diceMods: rules.mods.map(({ abbreviation }, mod) => ({
      diceMod: abbreviation,
      gained: itemAt(tally.modsGained, mod) / runs,
      used: itemAt(tally.modsUsed, mod) / runs,
      lost: itemAt(tally.modsLost, mod) / runs,
      wasted: itemAt(tally.modsLeft, mod) / runs,
    })),
    items: rules.items.map(({ event, name, cost }, item) => ({
      shop: rules.events[event]?.number ?? 0,
      name,
      cost,
      bought: itemAt(tally.bought, item),
      perMeeting: ratio(itemAt(tally.bought, item), itemAt(tally.met, event)),
    })),
  };
}

/** Counts, shares with 95 % intervals, and means, for print or JSON. */
export type Summary = ReturnType<typeof summarize>;

/** Runs that reached each turn, with their mean Health. */
function byTurn(tally: Tally) {
  return trimmed(tally.reached).flatMap((runs, turn) =>
    turn === 0 ? [] : [{ turn, runs, health: ratio(itemAt(tally.health, turn), runs) }],
  );
}

/** What took the last Health: an Outcome or item. Most frequent first. */
function deaths(rules: Rules, tally: Tally) {
  const first = rules.events.length * outcomeNames.length;
  return Array.from(tally.deaths)
    .map((runs, list) => {
      const item = rules.items[list - first];
      const event = rules.events[item ? item.event : Math.floor(list / outcomeNames.length)];
      return { event: event?.number ?? 0, by: item ? item.name : outcomeNames[list % outcomeNames.length], runs };
    })
    .filter(({ runs }) => runs > 0)
    .sort((a, b) => b.runs - a.runs);
}

/** For each Event: how often it was met, its mean effects, and the results of its Runs. */
function eventRows(rules: Rules, tally: Tally) {
  const runs = itemAt(tally.runs, 0);
  return rules.events.map(({ number, title, kind }, event) => {
    const settled = outcomeNames.map((_, outcome) => itemAt(tally.outcomes, event * outcomeNames.length + outcome));
    const times = settled.reduce((sum, one) => sum + one, 0);
    const health = ratio(itemAt(tally.healthChange, event), times);
    return {
      number,
      title,
      kind,
      met: ratio(itemAt(tally.met, event), runs),
      wonWhenMet: wilson(itemAt(tally.metAndWon, event), itemAt(tally.met, event)),
      outcomes: Object.fromEntries(outcomeNames.map((name, outcome) => [name, ratio(settled[outcome] ?? 0, times)])),
      health,
      healthSpread: Math.sqrt(Math.max(0, ratio(itemAt(tally.healthSquares, event), times) - health * health)),
      credits: ratio(itemAt(tally.creditsChange, event), times),
      cores: ratio(itemAt(tally.coresChange, event), times),
      diceMods: ratio(itemAt(tally.modsChange, event), times),
    };
  });
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

function mean(histogram: Float64Array): number {
  const runs = histogram.reduce((sum, one) => sum + one, 0);
  return ratio(
    histogram.reduce((sum, one, value) => sum + one * value, 0),
    runs,
  );
}

/** A histogram up to its last count above 0. */
function trimmed(histogram: Float64Array): number[] {
  const list = Array.from(histogram);
  while (list.length > 0 && list.at(-1) === 0) list.pop();
  return list;
}
