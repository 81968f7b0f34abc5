/** Event → its odds, counted for a player who can lose and win without limits. */

import { type ExactEvent, exactEvent } from '../../game/measure/exact.ts';
import { compileRules, type Rules } from '../../game/run/rules.ts';
import { type Draft, newState } from '../../game/run/state.ts';
import type { Content } from '../../model/content.ts';
import { abbreviationText } from '../../model/effect.ts';
import type { StoryEvent } from '../../model/event.ts';

export interface EventOdds extends ExactEvent {
  /** The printed abbreviation of the most valuable DiceMod. */
  readonly best?: string;
}

/** Counts an Event for a player with plenty of everything and no limits. */
export function eventOdds(content: Content, event: StoryEvent): EventOdds {
  const plenty = { id: 'plenty', name: 'Plenty', health: 1_000, money: 1_000, startingDiceMods: 0 };
  const difficulties = [{ ...plenty, maximumHealth: Number.POSITIVE_INFINITY, limitedDiceMods: false }];
  const rules: Rules = compileRules({ ...content, game: { ...content.game, difficulties } }, plenty.id);
  const state: Draft = newState(rules);
  state.cores = 100;
  state.owned.fill(100);
  const exact = exactEvent(rules, state, content.events.indexOf(event));
  const best = exact.bestMod === undefined ? undefined : rules.mods[exact.bestMod]?.abbreviation;
  return { ...exact, ...(best && { best: abbreviationText(best) }) };
}

/** Throws of 36 for each Outcome with the best DiceMod, if any helps. */
export function bestWays({ ways, waysWithMod, bestMod }: EventOdds): ExactEvent['ways'] {
  return (bestMod === undefined ? undefined : waysWithMod[bestMod]) ?? ways;
}
