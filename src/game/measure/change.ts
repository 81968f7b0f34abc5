/** Content → the smallest changes there are to its numbers, and content with one of them made. */

import type { Content } from '../../model/content.ts';
import type { Effect } from '../../model/effect.ts';
import { type Event, type OutcomeName, outcomeNames, type ShopItem, type StoryEvent } from '../../model/event.ts';

/** A change of 1 in an effect or price, or a total moved to the Outcome of its neighbour. Plain data for workers. */
export type RuleChange =
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

const max = { amount: 99, price: 99 }; // two digits, as the files allow
const steps = [-1, 1];

/** All changes that bring no fault: Bad still harms, Good helps, each Outcome keeps a total. */
export function changes(content: Content): RuleChange[] {
  return content.events.flatMap((event) => {
    const { number } = event;
    return event.kind === 'event'
      ? [...outcomeNames.flatMap((of) => effectChanges(number, of, event.outcomes[of].effects)), ...totalChanges(event)]
      : event.items.flatMap(({ effects, cost }, of) => [
          ...effectChanges(number, of, effects),
          ...steps
            .map((step) => cost + step)
            .filter((to) => to >= 0 && to <= max.price)
            .map((to): RuleChange => ({ kind: 'price', event: number, of, to })),
        ]);
  });
}

/** A step of 1 keeps the sign, except at 0. */
function effectChanges(event: number, of: OutcomeName | number, effects: readonly Effect[]): RuleChange[] {
  return effects.flatMap((effect, index) =>
    'change' in effect
      ? steps
          .map((step) => effect.change + step)
          .filter((to) => to !== 0 && Math.abs(to) <= max.amount)
          .map((to): RuleChange => ({ kind: 'effect', event, of, index, to }))
      : [],
  );
}

function totalChanges({ number, outcomeRoll }: StoryEvent): RuleChange[] {
  const ownerOf = (total: number) => outcomeNames.find((name) => outcomeRoll[name].includes(total));
  return outcomeNames.flatMap((from) =>
    outcomeRoll[from].length < 2
      ? []
      : outcomeRoll[from].flatMap((total) =>
          [...new Set(steps.map((step) => ownerOf(total + step)))].flatMap((to): RuleChange[] =>
            to === undefined || to === from ? [] : [{ kind: 'total', event: number, total, from, to }],
          ),
        ),
  );
}

/** Content with a change; places in files stay as they are. */
export function withChange(content: Content, change: RuleChange): Content {
  return {
    ...content,
    events: content.events.map((event) => (event.number === change.event ? changed(event, change) : event)),
  };
}

function changed(event: Event, change: RuleChange): Event {
  if (event.kind === 'shop')
    return { ...event, items: event.items.map((item, place) => changedItem(item, place, change)) };
  switch (change.kind) {
    case 'price':
      return event;
    case 'total': {
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
    case 'effect': {
      const { of, index, to } = change;
      if (typeof of === 'number') return event;
      const outcome = event.outcomes[of];
      return {
        ...event,
        outcomes: { ...event.outcomes, [of]: { ...outcome, effects: changedEffects(outcome.effects, index, to) } },
      };
    }
    default:
      return change satisfies never;
  }
}

function changedItem(item: ShopItem, place: number, change: RuleChange): ShopItem {
  if (change.kind === 'total' || change.of !== place) return item;
  return change.kind === 'price'
    ? { ...item, cost: change.to }
    : { ...item, effects: changedEffects(item.effects, change.index, change.to) };
}

function changedEffects(effects: readonly Effect[], index: number, to: number): Effect[] {
  return effects.map((effect, place) => (place === index && 'change' in effect ? { ...effect, change: to } : effect));
}
