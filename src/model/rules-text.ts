/** The rules of a game as text, without its words. */

import type { Content } from './content.ts';
import { outcomeNames } from './event.ts';

/** Equal for games that play alike: all but titles, prose and names. */
export function rulesText({ game, board, events, endings }: Content): string {
  const labelled = board.sectors.map(({ q, r, label }) => [q, r, label]);
  const played = events.map((event) =>
    event.kind === 'shop'
      ? [event.number, event.items.map(({ cost, effects }) => [cost, effects])]
      : [event.number, outcomeNames.map((name) => [event.outcomeRoll[name], event.outcomes[name].effects])],
  );
  return JSON.stringify([
    game.eventDie,
    game.coresToWin,
    game.houseRules,
    game.diceMods,
    game.difficulties.map(({ name: _, ...numbers }) => numbers),
    labelled,
    played,
    endings.map(({ when }) => when),
  ]);
}
