/** Content → the text of its rules: all that the play of a Run depends on, and none of the words. */

import type { Content } from './content.ts';
import { outcomeNames } from './event.ts';

/**
 * Two games with the same text are the same to play: dice, board, difficulties, DiceMods, house rules, Outcome Rolls,
 * effects, prices, and when Endings are read. Titles, prose and names are no part of it.
 */
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
