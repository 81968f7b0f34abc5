/** Conditions of an order as text. */

import type { Content } from './content.ts';
import type { CoreRange } from './ending.ts';
import type { Order } from './orders.ts';
import { counted, type Vocabulary } from './vocabulary.ts';

/** All conditions of an order without prose, for its fingerprint. */
export function orderText({ seed, difficulty, to, cores, turns, health, without }: Order): string {
  return JSON.stringify([seed, difficulty, to, [cores.from, cores.to], turns, health, without]);
}

/** `5+ cores to GOAL, within 14 turns, without resets`. */
export function conditionText({ to, cores, turns, health, without }: Order, content: Content): string {
  const { words } = content.game;
  const place = goalText(to, content);
  const asksForNone = cores.from === 0 && cores.to === Number.POSITIVE_INFINITY;
  const brought = cores.to === 0 ? `no ${words.core.many}` : counted(coresWanted(cores), words.core);
  return [
    asksForNone ? `end at ${place}` : `${brought} to ${place}`,
    ...(turns === undefined ? [] : [`within ${counted(turns, { one: 'turn', many: 'turns' })}`]),
    ...(health === undefined ? [] : [`with ${health}+ ${words.health.one}`]),
    ...(without.length === 0 ? [] : [`without ${without.map((what) => withoutWord(what, words)).join(' or ')}`]),
  ].join(', ');
}

/** `GOAL`, or a Sector such as `ESCAPE E2`. */
export function goalText(to: Order['to'], { board, game: { labels } }: Content): string {
  if ('label' in to) return labels[to.label];
  const label = board.sectors.find(({ id }) => id === to.sector)?.label;
  return label ? `${labels[label]} ${to.sector}` : to.sector;
}

/** `2`, `2+` or `2–4`. */
export function coresWanted({ from, to }: CoreRange): string {
  if (from === to) return `${from}`;
  return to === Number.POSITIVE_INFINITY ? `${from}+` : `${from}\u2013${to}`;
}

function withoutWord(what: Order['without'][number], { reset, modifier }: Vocabulary): string {
  switch (what) {
    case 'resets':
      return reset.many;
    case 'modifiers':
      return modifier.many;
    case 'purchases':
      return 'buying';
    default:
      return what satisfies never;
  }
}
