/** Content with and without a part → what the part does to the win rate. */

import { itemAt } from '../../item-at.ts';
import type { Content } from '../../model/content.ts';
import { type Event, outcomeNames } from '../../model/event.ts';
import type { Share } from './tally.ts';

/** An Event without effects, or an item not for sale. */
export type ContentPart =
  | { readonly kind: 'event'; readonly number: number }
  | { readonly kind: 'item'; readonly number: number; readonly name: string };

/** Content without a part. */
export function withoutPart(content: Content, part: ContentPart): Content {
  return {
    ...content,
    events: content.events.map((event) => (event.number === part.number ? eventWithout(event, part) : event)),
  };
}

function eventWithout(event: Event, part: ContentPart): Event {
  if (event.kind === 'shop')
    return part.kind === 'item' ? { ...event, items: event.items.filter(({ name }) => name !== part.name) } : event;
  const quiet = outcomeNames.map((name) => [name, { ...event.outcomes[name], effects: [] }]);
  return { ...event, outcomes: Object.fromEntries(quiet) as typeof event.outcomes };
}

/** Every Event with Outcomes, and every item. */
export function parts(content: Content): ContentPart[] {
  return content.events.flatMap((event): ContentPart[] =>
    event.kind === 'event'
      ? [{ kind: 'event', number: event.number }]
      : event.items.map(({ name }) => ({ kind: 'item', number: event.number, name })),
  );
}

/** Difference in win rate made by a part, with its 95 % interval: paired shares (McNemar 1947, Psychometrika 12, 153). */
export function influence(whole: Uint8Array, without: Uint8Array): Share {
  const runs = Math.min(whole.length, without.length);
  let helped = 0;
  let harmed = 0;
  for (let run = 0; run < runs; run++) {
    const by = itemAt(whole, run) - itemAt(without, run);
    if (by > 0) helped++;
    if (by < 0) harmed++;
  }
  if (runs === 0) return { share: 0, low: -1, high: 1 };
  const difference = (helped - harmed) / runs;
  // One more Run either way keeps the interval honest if none differed.
  const spread = (1.959964 * Math.sqrt(Math.max(0, helped + harmed + 2 - (helped - harmed) ** 2 / runs))) / runs;
  return { share: difference, low: difference - spread, high: difference + spread };
}
