import { describe, expect, it } from 'vitest';
import { bestWays, eventOdds } from '../../../src/cli/preview/event-odds.ts';
import type { Effect } from '../../../src/model/effect.ts';
import { outcomeNames } from '../../../src/model/event.ts';
import { shippedContent as content } from '../../game/shipped.ts';

const changes = {
  health: (effect: Effect) => (effect.kind === 'health' ? effect.change : 0),
  credits: (effect: Effect) => (effect.kind === 'money' ? effect.change : 0),
  cores: (effect: Effect) => (effect.kind === 'core' ? effect.change : 0),
  mods: (effect: Effect) => (effect.kind === 'gain-dice-mod' ? 1 : effect.kind === 'lose-dice-mod' ? -1 : 0),
};

describe('the odds of an Event', () => {
  it.each(content.events.filter((event) => event.kind === 'event'))(
    'are what the effects of $number say, unbounded',
    (event) => {
      const odds = eventOdds(content, event);
      const { plain, withMod, bestMod, best } = odds;
      for (const [ways, total] of [
        [odds.ways, plain],
        [bestWays(odds), (bestMod === undefined ? undefined : withMod[bestMod]) ?? plain],
      ] as const) {
        expect(outcomeNames.reduce((sum, name) => sum + ways[name], 0)).toBe(36);
        for (const key of ['health', 'credits', 'cores', 'mods'] as const)
          expect(total[key]).toBe(
            outcomeNames
              .flatMap((name) => event.outcomes[name].effects.map((effect) => ways[name] * changes[key](effect)))
              .reduce((sum, one) => sum + one, 0),
          );
      }
      expect(best === undefined).toBe(bestMod === undefined);
    },
  );
});
