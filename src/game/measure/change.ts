/** Content → small changes to its numbers, and content with one or two of them made. */

import type { Content } from '../../model/content.ts';
import type { Effect } from '../../model/effect.ts';
import { type Event, type OutcomeName, outcomeNames, type ShopItem, type StoryEvent } from '../../model/event.ts';
import type { Difficulty, Game } from '../../model/game.ts';

/** A change of 1 in an effect or price, or a total moved to the Outcome of its neighbour. */
export type PartChange =
  | {
      readonly kind: 'effect';
      readonly event: number;
      /** An Outcome of an Event, or the index of a Shop's item. */
      readonly of: OutcomeName | number;
      readonly index: number;
      readonly to: number;
    }
  | { readonly kind: 'price'; readonly event: number; readonly of: number; readonly to: number }
  | {
      readonly kind: 'total';
      readonly event: number;
      readonly total: number;
      readonly from: OutcomeName;
      readonly to: OutcomeName;
    };

/** Health or money that a difficulty begins with, by index, or the cores to win. Its max Health rises with Health. */
export interface StartChange {
  readonly kind: 'start';
  readonly of: 'health' | 'money' | 'core';
  readonly difficulty: number;
  readonly to: number;
}

/** Plain data for workers. */
export type RuleChange = PartChange | StartChange | { readonly kind: 'pair'; readonly of: readonly RuleChange[] };

const max = 99; // two digits, as the files allow
const steps = [-1, 1];
const startSteps = [-4, -2, -1, 1, 2, 4];

/** Values at a number of steps from one, within limits. */
const near = (value: number, by: readonly number[], [from, to]: readonly [number, number]) =>
  by.map((step) => value + step).filter((one) => one >= from && one <= to);

/** All changes: Bad still harms, Good helps, each Outcome keeps a total. Prose and core ranges of Endings may have to follow. */
export const changes = (content: Content): RuleChange[] => [...eventChanges(content), ...startChanges(content.game)];

function startChanges({ difficulties, coresToWin, houseRules }: Game): StartChange[] {
  const of = (name: StartChange['of'], difficulty: number, values: readonly number[]) =>
    values.map((to) => ({ kind: 'start' as const, of: name, difficulty, to }));
  return [
    ...difficulties.flatMap(({ health, money }, index) => [
      ...of('health', index, near(health, startSteps, [houseRules.entering === 'above' ? 2 : 1, max])),
      ...of('money', index, near(money, startSteps, [0, max])),
    ]),
    ...of('core', 0, near(coresToWin, steps, [1, 12])),
  ];
}

/** The first three changes to different Events or start values, in pairs. */
export function pairsOf(some: readonly RuleChange[]): RuleChange[] {
  const place = (one: RuleChange) => ('event' in one ? one.event : one.of);
  return some
    .filter((one, index) => some.findIndex((other) => place(other) === place(one)) === index)
    .slice(0, 3)
    .flatMap((one, index, three) => three.slice(index + 1).map((two) => ({ kind: 'pair', of: [one, two] }) as const));
}

function eventChanges(content: Content): PartChange[] {
  return content.events.flatMap((event) => {
    const { number } = event;
    return event.kind === 'event'
      ? [...outcomeNames.flatMap((of) => effectChanges(number, of, event.outcomes[of].effects)), ...totalChanges(event)]
      : event.items.flatMap(({ effects, cost }, of) => [
          ...effectChanges(number, of, effects),
          ...near(cost, steps, [0, max]).map((to) => ({ kind: 'price' as const, event: number, of, to })),
        ]);
  });
}

/** A step of 1 keeps the sign, except at 0. */
function effectChanges(event: number, of: OutcomeName | number, effects: readonly Effect[]): PartChange[] {
  return effects.flatMap((effect, index) =>
    'change' in effect
      ? near(effect.change, steps, [-max, max])
          .filter((to) => to !== 0)
          .map((to) => ({ kind: 'effect' as const, event, of, index, to }))
      : [],
  );
}

function totalChanges({ number, outcomeRoll }: StoryEvent): PartChange[] {
  const ownerOf = (total: number) => outcomeNames.find((name) => outcomeRoll[name].includes(total));
  return outcomeNames.flatMap((from) =>
    outcomeRoll[from].length < 2
      ? []
      : outcomeRoll[from].flatMap((total) =>
          [...new Set(steps.map((step) => ownerOf(total + step)))].flatMap((to): PartChange[] =>
            to === undefined || to === from ? [] : [{ kind: 'total', event: number, total, from, to }],
          ),
        ),
  );
}

/** Content with a change; places in files stay as they are. */
export function withChange(content: Content, change: RuleChange): Content {
  if (change.kind === 'pair') return change.of.reduce(withChange, content);
  if (change.kind === 'start') return { ...content, game: withStart(content.game, change) };
  return {
    ...content,
    events: content.events.map((event) => (event.number === change.event ? changed(event, change) : event)),
  };
}

function withStart(game: Game, { of, difficulty, to }: StartChange): Game {
  if (of === 'core') return { ...game, coresToWin: to };
  const changed = (one: Difficulty) =>
    of === 'money' ? { ...one, money: to } : { ...one, health: to, maximumHealth: Math.max(to, one.maximumHealth) };
  return { ...game, difficulties: game.difficulties.map((one, at) => (at === difficulty ? changed(one) : one)) };
}

function changed(event: Event, change: PartChange): Event {
  if (event.kind === 'shop')
    return { ...event, items: event.items.map((item, place) => changedItem(item, place, change)) };
  if (change.kind === 'total') {
    const { total, from, to } = change;
    const { outcomeRoll } = event;
    return {
      ...event,
      outcomeRoll: {
        ...outcomeRoll,
        [from]: outcomeRoll[from].filter((one) => one !== total),
        [to]: [...outcomeRoll[to], total].sort((a, b) => a - b),
      },
    };
  }
  if (change.kind === 'price' || typeof change.of === 'number') return event;
  const { of, index, to } = change;
  const outcome = event.outcomes[of];
  const effects = changedEffects(outcome.effects, index, to);
  return { ...event, outcomes: { ...event.outcomes, [of]: { ...outcome, effects } } };
}

function changedItem(item: ShopItem, place: number, change: PartChange): ShopItem {
  if (change.kind === 'total' || change.of !== place) return item;
  return change.kind === 'price'
    ? { ...item, cost: change.to }
    : { ...item, effects: changedEffects(item.effects, change.index, change.to) };
}

const changedEffects = (effects: readonly Effect[], index: number, to: number): Effect[] =>
  effects.map((effect, place) => (place === index && 'change' in effect ? { ...effect, change: to } : effect));
