/** CR223: Endings that no Run can reach. */

import { type Diagnostic, warningAt } from '../../diagnostics/diagnostic.ts';
import type { Content } from '../../model/content.ts';
import type { Effect } from '../../model/effect.ts';
import type { Ending } from '../../model/ending.ts';
import { spanIn } from '../../model/entry.ts';
import { type Event, outcomeNames } from '../../model/event.ts';
import type { Game } from '../../model/game.ts';
import { counted } from '../../model/vocabulary.ts';
import { rangeText } from './check-endings.ts';

/** Warns of Endings beyond all Events together (CR-147 CR-126); Endings without a warning may be unreachable too. */
export function checkReach({ game, events, endings }: Content): Diagnostic[] {
  const { words } = game;
  const cores = coreCounts(game, events);
  const lowest = lowestHealth(game, events);
  const beyond = ({ when }: Ending): readonly [why: string, hint: string] | undefined => {
    if (when.kind === 'place') {
      const { from, to } = when.cores;
      if ([...cores].some((count) => from <= count && count <= to)) return undefined;
      const max = Math.max(...cores);
      const { many } = words.event;
      const hint =
        from > max ? `all ${many} together give at most ${max}` : `no sum of gains and losses gives this number`;
      return [`no Run ends with ${counted(rangeText(when.cores), words.core)}`, hint];
    }
    const { health } = words;
    if (when.cause === 'no-health' && lowest > 0)
      return [`no Run loses all ${health.one}`, `all ${words.event.many} together leave at least ${lowest}`];
    // Sector Numbers are at most 6.
    const free = game.houseRules.entering === 'above' ? 7 : 6;
    if (when.cause === 'unable-to-move' && lowest >= free)
      return ['no Run is unable to move', `${health.one} is at least ${lowest}, enough for every number`];
    return undefined;
  };
  return endings.flatMap((ending) => {
    const [why, hint] = beyond(ending) ?? [];
    if (why === undefined) return [];
    return [warningAt('CR223', `${why}: ${ending.title} is never read`, spanIn(ending, 'when'), hint)];
  });
}

/** Effect lists of each Event and each affordable item. */
function happenings({ difficulties }: Game, events: readonly Event[]): (readonly (readonly Effect[])[])[] {
  const outcomes = events.flatMap((event) =>
    event.kind === 'event' ? [outcomeNames.map((name) => event.outcomes[name].effects)] : [],
  );
  const items = events.flatMap((event) => (event.kind === 'shop' ? event.items : []));
  const gained = [...outcomes, ...items.map(({ effects }) => [effects])].map((each) =>
    Math.max(0, ...each.map((one) => sumOf(one, 'money'))),
  );
  const purse = Math.max(...difficulties.map(({ money }) => money)) + gained.reduce((sum, one) => sum + one, 0);
  return [...outcomes, ...items.filter(({ cost }) => cost <= purse).map(({ effects }) => [effects])];
}

function sumOf(effects: readonly Effect[], kind: 'health' | 'money' | 'core'): number {
  return effects.reduce((sum, effect) => sum + (effect.kind === kind ? effect.change : 0), 0);
}

/** All core counts that Events and items can add up to; losses below 0 are ignored. */
function coreCounts(game: Game, events: readonly Event[]): ReadonlySet<number> {
  let sums = new Set([0]);
  for (const lists of happenings(game, events)) {
    const changes = new Set(lists.flatMap((effects) => steps(effects)));
    if (changes.size === 0) continue;
    sums = new Set([...sums].flatMap((sum) => [sum, ...[...changes].map((change) => sum + change)]));
  }
  return new Set([...sums].filter((sum) => sum >= 0));
}

/** Sums of core changes: all of them, or those after the count dropped to 0. */
function steps(effects: readonly Effect[]): number[] {
  const changes = effects.flatMap((effect) => (effect.kind === 'core' ? [effect.change] : []));
  return changes.map((_, index) => changes.slice(index).reduce((sum, one) => sum + one, 0));
}

/** Lowest Health if everything harms and nothing heals. */
function lowestHealth(game: Game, events: readonly Event[]): number {
  const harm = happenings(game, events).map((lists) => Math.max(0, ...lists.map(worst)));
  const start = Math.min(...game.difficulties.map(({ health }) => health));
  return Math.max(0, start - harm.reduce((sum, one) => sum + one, 0));
}

function worst(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + (effect.kind === 'health' && effect.change < 0 ? -effect.change : 0), 0);
}
