import { describe, expect, it } from 'vitest';
import { numberedRolls } from '../../../src/dice/numbered.ts';
import { policies } from '../../../src/game/policy/index.ts';
import { play } from '../../../src/game/run/play.ts';
import { smallRules } from '../small-game.ts';

const rules = smallRules(
  {
    outcomes: { bad: ['Health -4'], good: ['Core +1'], wild: ['DiceMod of your choice'] },
    shops: { 14: ['Health +2 for 2', 'DiceMod +2 for 2', 'Core +1 for 7'] },
  },
  'normal',
);

/** The whole log on a few lines. */
function logOf(id: string, seed: string): string {
  const policy = policies.find((one) => one.id === id);
  if (!policy) throw new Error(id);
  const { run } = play(
    rules,
    policy.createPlayer(rules),
    numberedRolls(seed, 'dice')(0),
    numberedRolls(seed, 'player')(0),
  );
  return run.log.map(({ choice, faces }) => [choice, faces.join('')].join(' ').trim()).join(', ');
}

describe('Runs that stay the same for ever (frozen)', () => {
  it('the dice of a numbered stream', () => {
    const rolls = numberedRolls('rusty-crane', 'dice');
    const one = (index: number) => {
      const roll = rolls(index);
      return Array.from({ length: 24 }, () => roll(6)).join('');
    };
    expect([one(0), one(1), one(4_000_000_000)]).toMatchInlineSnapshot(`
      [
        "235513326263152236564226",
        "152363351636342263635331",
        "242536412246354441622642",
      ]
    `);
    expect(one(1)).toBe(one(1));
  });

  it('random', () =>
    expect(logOf('random', 'frozen')).toMatchInlineSnapshot(
      `"take +1, take -2, begin 522, roll 41, use -2, move C 224, roll 31, use +1, move NE 315, roll 54, keep, move C, move NE, move N, move C, move NE, move N, move NE, move C, move SE 454, roll 54, keep, move C, move NE, move C, move NE, move C, move S 652, roll 51, keep, move C, move SW 134, roll 26, keep, move C, move NW 265, roll 15, keep, move N, end"`,
    ));
  it('cautious', () =>
    expect(logOf('cautious', 'frozen')).toMatchInlineSnapshot(
      `"take +1, take -1, begin 522, roll 41, keep, move C 224, roll 31, use +1, move NE 315, roll 54, keep, move SE 454, roll 54, keep, move S 652, roll 51, keep, move SW 134, roll 26, keep, move NW 265, roll 15, keep, move C, move S, end"`,
    ));
  it('novice', () =>
    expect(logOf('novice', 'frozen')).toMatchInlineSnapshot(
      `"take +1, take -1, begin 522, roll 41, keep, move C 224, roll 31, use +1, move NE 315, roll 54, keep, move SE 454, roll 54, keep, move S 652, roll 51, keep, move SW 134, roll 26, keep, move NW 265, roll 15, keep, move C, move S, end"`,
    ));
});
