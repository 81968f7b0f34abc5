/** Rules, a dealt board, what a sheet shows at the end → what of it cannot be. */

import { itemAt } from '../../item-at.ts';
import type { LabelName } from '../../model/board.ts';
import type { Deal } from '../deal.ts';
import { itemEffects, outcomeEffects, type Rules } from '../run/rules.ts';

/** Where and how a Run can have ended. */
export const scoreEnds = ['goal', 'escape', 'start', 'no-health', 'unable-to-move'] as const;
/** How one Run ended: on a labelled Sector, or for a cause. */
export type ScoreEnd = (typeof scoreEnds)[number];

/** What a sheet shows at the end of its Run. */
export interface Score {
  readonly end: ScoreEnd;
  readonly cores: number;
  readonly turns: number;
  readonly health: number;
  /** Event Numbers that were met, if listed. */
  readonly events?: readonly number[];
}

/** Something that no Run on the board can show: a number beyond the least or the most there can be, or an Event that never comes. */
export type ScoreFault =
  | {
      readonly kind: 'turns' | 'health';
      readonly found: number;
      readonly least: number;
      readonly most: number;
    }
  /** More than the listed Events can give, or than all that can come up if the list is incomplete. */
  | { readonly kind: 'cores'; readonly found: number; readonly most: number; readonly events?: readonly number[] }
  | { readonly kind: 'event'; readonly found: number; readonly why: 'absent' | 'twice' }
  | { readonly kind: 'events'; readonly found: number; readonly most: number };

/**
 * What cannot be, in the order of the sheet. It proves no score, and finds the slips of a pen. Without `allEvents`
 * others may have been met than those of the score: cores are then compared with all that can come up.
 */
export function scoreFaults(rules: Rules, deal: Deal, score: Score, { allEvents = true } = {}): ScoreFault[] {
  const { end, cores, turns, health, events } = score;
  const none = Number.POSITIVE_INFINITY;
  const least = minTurns(rules, end);
  const maxHealth = end === 'no-health' ? 0 : rules.difficulty.maximumHealth;
  const within = (kind: 'turns' | 'health', found: number, from: number, to: number): ScoreFault[] =>
    found >= from && found <= to ? [] : [{ kind, found, least: from, most: to }];
  const known = numbersInPlay(rules, deal);
  const strange = (events ?? []).flatMap((number, index): ScoreFault[] => {
    if (!known.includes(number)) return [{ kind: 'event', found: number, why: 'absent' }];
    return events?.indexOf(number) === index ? [] : [{ kind: 'event', found: number, why: 'twice' }];
  });
  const listed = allEvents && strange.length === 0 ? events : undefined;
  const most = maxCores(rules, listed ?? known);
  return [
    ...(cores > most ? [{ kind: 'cores' as const, found: cores, most, ...(listed && { events: listed }) }] : []),
    ...within('turns', turns, least, none),
    ...within('health', health, end === 'no-health' ? 0 : 1, maxHealth),
    ...strange,
    ...(events && new Set(events).size > turns ? [{ kind: 'events' as const, found: events.length, most: turns }] : []),
  ];
}

/** The Event Numbers that can come up: those of the board, and as many spare ones as there can be resets. */
function numbersInPlay({ resetEvent, supply }: Rules, { sectors, reserves }: Deal): number[] {
  const resets = resetEvent < 0 ? 0 : itemAt(supply, resetEvent);
  return [...sectors.map(({ eventNumber }) => eventNumber), ...reserves.eventNumbers.slice(0, resets)];
}

/** The most cores that these Events can bring: of each the best Outcome, and all that a Shop sells. */
function maxCores(rules: Rules, numbers: readonly number[]): number {
  const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
  const gain = (list: number) =>
    total(itemAt(rules.effects, list).map(({ kind, change }) => (kind === 'core' ? Math.max(0, change) : 0)));
  const gains = numbers.map((number) => {
    const event = rules.events.findIndex((one) => one.number === number);
    if (event < 0) return 0;
    if (rules.isShop[event]) return total(itemAt(rules.itemsOf, event).map((item) => gain(itemEffects(rules, item))));
    return Math.max(...[0, 1, 2, 3].map((outcome) => gain(outcomeEffects(event, outcome))));
  });
  return total(gains);
}

/** The fewest turns after which a Run can have ended so: START is the first. */
function minTurns(rules: Rules, end: ScoreEnd): number {
  if (end === 'no-health' || end === 'unable-to-move') return 1;
  if (end === 'start') return rules.firstEnd === 1 ? 1 : 3; // out and back
  return 1 + stepsTo(rules, end);
}

function stepsTo({ start, neighbours, labels }: Rules, label: LabelName): number {
  const distance = new Map([[start, 0]]);
  for (const [here, far] of distance) {
    if (labels[here] === label) return far;
    for (const next of itemAt(neighbours, here)) if (!distance.has(next)) distance.set(next, far + 1);
  }
  return Number.POSITIVE_INFINITY;
}
