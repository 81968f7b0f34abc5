import { describe, expect, it } from 'vitest';
import { seededRoll } from '../../../src/dice/seeded.ts';
import { deal } from '../../../src/game/deal.ts';
import { type Score, type ScoreEnd, scoreFaults } from '../../../src/game/measure/score.ts';
import { policies } from '../../../src/game/policy/index.ts';
import { diceForDeal, stateOnDeal } from '../../../src/game/run/dealt.ts';
import { playOut } from '../../../src/game/run/play.ts';
import { freeHealth } from '../../../src/game/run/reach.ts';
import { compileRules, type Rules } from '../../../src/game/run/rules.ts';
import type { Content } from '../../../src/model/content.ts';
import { loadContent } from '../../load/directory.ts';
import { shippedContent } from '../shipped.ts';
import { smallContent } from '../small-game.ts';

const tide = loadContent(new URL('../../../content/low-tide', import.meta.url).pathname).content as Content;

/** A played Run on a dealt board, as its sheet shows it. */
function playedScore(rules: Rules, seed: string, policy: (typeof policies)[number]) {
  const board = deal(rules.content, seed, rules.difficulty.id);
  const state = stateOnDeal(rules, board);
  const [roll, pick] = [seededRoll(seed, `dice ${policy.id}`), seededRoll(seed, `player ${policy.id}`)];
  playOut(rules, state, { player: policy.createPlayer(rules), dice: diceForDeal(board)(roll), pick });
  const when = rules.content.endings[state.ending]?.when;
  const end = (when?.kind === 'place' ? when.place : when?.cause) as ScoreEnd;
  const events = rules.events.flatMap(({ number }, event) => (state.used[event] === 2 ? [number] : []));
  const { cores, turn: turns, health } = state;
  return { board, score: { end, cores, turns, health, events } satisfies Score };
}

const wishes = {
  outcomes: {
    bad: ['Health -4'],
    good: ['Core +1', 'DiceMod RE'],
    wild: ['Health +3', 'DiceMod of your choice', 'DiceMod RS'],
  },
  shops: { 14: ['Core +1 for 2', 'DiceMod RE for 1', 'Health -2 for 0'], 25: ['Core +2 for 4', 'DiceMod RS for 1'] },
  modCounts: { RE: 9, RS: 20 },
};
const houses = [
  {},
  { entering: 'above' },
  { endingAtStart: 'at-once', resetWhenStuck: 'required' },
  { resetWhenStuck: 'too-late', stuckAtExit: 'unable-to-move', modifiers: 'nearest' },
] as const;

describe('scores', () => {
  it.each([
    ['Core Runner', shippedContent, 150],
    ['Low Tide', tide, 200],
    ...houses.map((houseRules) => [JSON.stringify(houseRules), smallContent({ ...wishes, houseRules }), 60] as const),
  ] as const)('of played Runs are never refused, always with what cannot be: %s', (_, content, seeds) => {
    const ends = new Set<string>();
    for (const { id } of content.game.difficulties) {
      const rules = compileRules(content, id);
      for (const policy of policies)
        for (let seed = 0; seed < (policy.id === 'runner' ? seeds / 10 : seeds); seed++) {
          const { board, score } = playedScore(rules, `seed ${seed}`, policy);
          ends.add(score.end);
          const { events: all, ...rest } = score;
          const told = JSON.stringify([policy.id, id, seed, score]);
          expect(scoreFaults(rules, board, score), told).toEqual([]);
          expect(scoreFaults(rules, board, rest), told).toEqual([]);
          const met = board.sectors[rules.start]?.eventNumber;
          const impossible: Partial<Score>[] = [
            { end: 'unable-to-move', health: freeHealth(rules) },
            { cores: 1 + 10 * rest.turns },
            { events: all.filter((number) => number !== met) },
            { events: [...all, ...all.slice(0, 1)] },
          ];
          for (const wrong of impossible)
            expect(scoreFaults(rules, board, { ...score, ...wrong }).length, told).toBeGreaterThan(0);
        }
    }
    expect(ends.size).toBeGreaterThan(3);
  });
});
