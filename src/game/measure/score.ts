/** Rules, a dealt board, what a sheet shows at the end → what of it is impossible. */

import { itemAt } from '../../item-at.ts';
import { outcomeNames } from '../../model/event.ts';
import type { Deal } from '../deal.ts';
import { freeHealth } from '../run/reach.ts';
import { type EffectStep, itemEffects, outcomeEffects, type Rules } from '../run/rules.ts';

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

/** Something that no Run on the board can show: a number out of range, or Events that no Run meets. */
export type ScoreFault =
  | { readonly kind: 'turns' | 'events' | 'death'; readonly found: number; readonly limit: number }
  | { readonly kind: 'health'; readonly found: number; readonly min: number; readonly max: number }
  /** More than the listed Events can give, or than the best ones of as many turns if the list is incomplete. */
  | { readonly kind: 'cores'; readonly found: number; readonly limit: number; readonly isListed: boolean }
  | { readonly kind: 'event'; readonly found: number; readonly why: 'unknown' | 'absent' | 'twice' | 'apart' }
  /** One of these is met in every such Run. */
  | { readonly kind: 'missing'; readonly found: readonly number[] }
  /** A spare Event Number that needs as many resets as its place, and the max of resets. */
  | { readonly kind: 'spare'; readonly found: number; readonly place: number; readonly limit: number };

/** Faults in the order of the sheet; a possible Run has none. */
export function scoreFaults(rules: Rules, deal: Deal, score: Score): ScoreFault[] {
  const { end, cores, turns, health, events = [] } = score;
  const board = deal.sectors.map(({ eventNumber }) => eventNumber);
  const spares = deal.reserves.eventNumbers.slice(0, resetsIn(rules, rules.resetEvent));
  const strange = events.flatMap((found, index): ScoreFault[] => {
    const known = rules.events.some(({ number }) => number === found);
    if (![...board, ...spares].includes(found)) return [{ kind: 'event', found, why: known ? 'absent' : 'unknown' }];
    return events.indexOf(found) === index ? [] : [{ kind: 'event', found, why: 'twice' }];
  });
  const isListed = score.events !== undefined && strange.length === 0;
  const way = wayOf(rules, board, score);
  const met = new Set([
    ...way.passed.filter(({ length }) => length === 1).flat(),
    ...(strange.length > 0 ? [] : events),
  ]);
  const others = isListed ? [] : [...way.near, ...spares].filter((number) => !met.has(number));
  const most = (of: (step: EffectStep) => number) => {
    const best = others.map((number) => bestOf(rules, number, of)).sort((a, b) => b - a);
    return bestOfAll(rules, met, of) + sum(best.slice(0, Math.max(0, Math.max(turns, way.minTurns) - met.size)));
  };
  const { health: start, maximumHealth } = rules.difficulty;
  const loss = most(({ kind, change }) => (kind === 'health' ? -change : 0));
  const isDead = end === 'no-health';
  const min = isDead ? 0 : Math.max(1, start - loss);
  const shut = end === 'unable-to-move' ? shutHealth(rules, deal) : maximumHealth;
  const max = isDead ? 0 : Math.min(maximumHealth, shut, start + most(gainOf('health')));
  const maxCores = most(gainOf('core'));
  return [
    ...(cores > maxCores ? [{ kind: 'cores' as const, found: cores, limit: maxCores, isListed }] : []),
    ...(turns < way.minTurns ? [{ kind: 'turns' as const, found: turns, limit: way.minTurns }] : []),
    ...(health < min || health > max ? [{ kind: 'health' as const, found: health, min, max }] : []),
    ...(isDead && loss < start ? [{ kind: 'death' as const, found: start, limit: loss }] : []),
    ...strange,
    ...(isListed ? listFaults(rules, deal, events, way.passed) : []),
    ...(new Set(events).size > turns ? [{ kind: 'events' as const, found: events.length, limit: turns }] : []),
  ];
}

/** What all the Events of a Run lack or have too many. */
function listFaults(
  rules: Rules,
  { sectors, reserves }: Deal,
  events: readonly number[],
  passed: readonly (readonly number[])[],
): ScoreFault[] {
  const missing = passed.filter((group) => group.length > 0 && !group.some((number) => events.includes(number)));
  if (missing.length > 0) return missing.map((found) => ({ kind: 'missing', found }));
  const isEntered = (sector: number) => events.includes(itemAt(sectors, sector).eventNumber);
  const together = stepsFrom(rules, [rules.start], isEntered);
  const apart = sectors.filter((_, sector) => isEntered(sector) && !together.has(sector));
  // Each reset writes the next spare number over a finished Event; numbers written need not have been met.
  const last = reserves.eventNumbers.findLastIndex((number) => events.includes(number));
  const spare = reserves.eventNumbers[last] ?? 0;
  const erased = events.filter((number) => number !== spare && !rules.isShop[indexOf(rules, number)]).length;
  const resets = rules.difficulty.startingDiceMods + bestOfAll(rules, events, (step) => Number(isReset(rules, step)));
  const limit = Math.min(erased, resets);
  return [
    ...apart.map(({ eventNumber }) => ({ kind: 'event' as const, found: eventNumber, why: 'apart' as const })),
    ...(last >= limit ? [{ kind: 'spare' as const, found: spare, place: last + 1, limit }] : []),
  ];
}

/** The way of a Run: its min turns (START is the first), groups of Events of which it meets one each, and those in reach. */
function wayOf(rules: Rules, board: readonly number[], { end, turns }: Score) {
  const { start, labels, neighbours } = rules;
  const isPlace = end !== 'no-health' && end !== 'unable-to-move';
  const exits = labels.flatMap((label, sector) => (label === end ? [sector] : []));
  const [out, back] = [stepsFrom(rules, [start]), stepsFrom(rules, exits)];
  const far = Number.POSITIVE_INFINITY;
  const steps = (sector: number) => (out.get(sector) ?? far) + (isPlace ? (back.get(sector) ?? far) : 0);
  const minTurns = end === 'start' && rules.firstEnd > 1 ? 3 : 1 + steps(start); // out and back
  const groups = [[start], isPlace ? exits : [], turns > 1 ? itemAt(neighbours, start) : []];
  return {
    minTurns,
    passed: groups.map((group) => group.map((sector) => itemAt(board, sector))),
    near: board.filter((_, sector) => steps(sector) < Math.max(turns, minTurns)),
  };
}

/** Steps to each Sector in reach of some, on Sectors that may be entered. */
function stepsFrom({ neighbours }: Rules, sectors: readonly number[], mayEnter = (_: number) => true) {
  const steps = new Map(sectors.map((sector) => [sector, 0]));
  for (const [here, far] of steps)
    for (const next of itemAt(neighbours, here)) if (!steps.has(next) && mayEnter(next)) steps.set(next, far + 1);
  return steps;
}

/** The most Health with which a Sector Number of this board, or a spare one, shuts a Sector; beyond the spare ones a die is rolled. */
function shutHealth(rules: Rules, { sectors, reserves }: Deal): number {
  const resets = resetsIn(rules, rules.resetSector);
  const spares = resets > reserves.sectorNumbers.length ? [6] : reserves.sectorNumbers.slice(0, resets);
  const highest = Math.max(...sectors.map(({ sectorNumber }) => sectorNumber), ...spares);
  return freeHealth(rules) - 7 + highest;
}

/** Resets of a type there can be in a Run. */
const resetsIn = ({ supply }: Rules, mod: number): number => (mod < 0 ? 0 : itemAt(supply, mod));
const isReset = ({ resetEvent }: Rules, { kind, mod }: EffectStep) =>
  kind === 'gain-dice-mod' && (mod < 0 || mod === resetEvent);
const gainOf =
  (what: 'core' | 'health') =>
  ({ kind, change }: EffectStep) =>
    kind === what ? change : 0;

/** The most that an Event can bring of something, at each step at least 0: by its best Outcome, or by all that a Shop sells. */
function bestOf(rules: Rules, number: number, of: (step: EffectStep) => number): number {
  const event = indexOf(rules, number);
  const bring = (list: number) => sum(itemAt(rules.effects, list).map((step) => Math.max(0, of(step))));
  return rules.isShop[event]
    ? sum(itemAt(rules.itemsOf, event).map((item) => bring(itemEffects(rules, item))))
    : Math.max(...outcomeNames.map((_, outcome) => bring(outcomeEffects(event, outcome))));
}

const bestOfAll = (rules: Rules, numbers: Iterable<number>, of: (step: EffectStep) => number): number =>
  sum(Array.from(numbers, (number) => bestOf(rules, number, of)));
const indexOf = ({ events }: Rules, number: number) => events.findIndex((one) => one.number === number);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
