import { describe, expect, it } from 'vitest';
import { scriptedRoll } from '../../../src/dice/scripted.ts';
import { seededRoll } from '../../../src/dice/seeded.ts';
import { deal } from '../../../src/game/deal.ts';
import { simulate } from '../../../src/game/measure/simulate.ts';
import { summarize } from '../../../src/game/measure/summary.ts';
import { policies } from '../../../src/game/policy/index.ts';
import { diceForDeal, stateOnDeal } from '../../../src/game/run/dealt.ts';
import { factsOfRun } from '../../../src/game/run/facts.ts';
import { play, replay } from '../../../src/game/run/play.ts';
import { runOf, smallContent, smallRules } from '../small-game.ts';

const rules = smallRules(
  { shops: { 14: ['DiceMod +2 for 2'] }, outcomes: { good: ['Core +1', 'DiceMod RE'] } },
  'hard',
);

describe('a Run in words', () => {
  it('gives what was done and what changed, turn by turn, as indices and numbers', () => {
    const lines = ['take +1', 'begin: 3 1 1', 'roll: 3 4', 'use +1', 'move C: 2 1 4', 'buy 14 DiceMod +2 for 2'];
    const [plus, re] = ['+1', 'RE'].map((name) => rules.mods.findIndex(({ abbreviation }) => abbreviation === name));
    const [first, shop] = [11, 14].map((number) => rules.events.findIndex((event) => event.number === number));
    const centre = rules.sectors.findIndex(({ id }) => id === 'C');
    expect(factsOfRun(rules, runOf('hard', lines))).toEqual([
      { turn: 0, facts: [{ kind: 'took', mod: plus }] },
      {
        turn: 1,
        facts: [
          { kind: 'numbered', sector: rules.start, number: 3 },
          { kind: 'met', event: first },
          { kind: 'rolled', faces: [3, 4], total: 7, outcome: 1 },
          { kind: 'used', mod: plus, from: 7, to: 8, outcome: 2 },
          {
            kind: 'changed',
            changes: [
              { kind: 'core', by: 1, to: 1 },
              { kind: 'dice-mod', mod: re },
            ],
          },
        ],
      },
      {
        turn: 2,
        facts: [
          { kind: 'numbered', sector: centre, number: 2 },
          { kind: 'moved', sector: centre },
          { kind: 'met', event: shop },
          { kind: 'bought', item: 0 },
          { kind: 'changed', changes: [{ kind: 'money', by: -2, to: 1 }] },
        ],
      },
    ]);
  });
});

describe('a dealt board', () => {
  const content = smallContent();
  const dealt = deal(content, 'rusty-crane', 'normal');

  it('rolls nothing that is on the sheet, and plays the same twice', () => {
    const normal = smallRules({}, 'normal');
    const start = stateOnDeal(normal, dealt);
    for (const policy of policies) {
      const once = () => {
        const dice = diceForDeal(dealt)(seededRoll('rusty-crane', 'outcome rolls'));
        return play(normal, policy.createPlayer(normal), dice, seededRoll('rusty-crane', 'player'), start);
      };
      const { run, state } = once();
      expect(once().run).toEqual(run);
      expect(run.log.find(({ choice }) => choice === 'begin')?.faces).toEqual([]);
      expect(replay(normal, run, start).at(-1)).toEqual(state);
    }
  });

  it('takes spare numbers for RE and RS from the sheet, in order, then from dice', () => {
    const roll = diceForDeal({ ...dealt, reserves: { eventNumbers: [35], sectorNumbers: [4] } })(
      scriptedRoll([6, 5, 2]),
    );
    expect([roll(6, 'event-number'), roll(6, 'event-number'), roll(6, 'sector-number')]).toEqual([3, 5, 4]);
    expect([roll(6, 'event-number'), roll(6, 'sector-number'), roll(6, 'outcome-roll')]).toEqual([6, 5, 2]);
  });

  it('refuses a deal of another board', () => {
    const other = { ...dealt, sectors: dealt.sectors.map((sector) => ({ ...sector, id: `${sector.id}9` })) };
    expect(() => stateOnDeal(smallRules(), other)).toThrow('the deal is of another game');
  });
});

describe('a summary', () => {
  const summary = summarize(
    rules,
    simulate(rules, policies[0] as (typeof policies)[number], { seed: 'summary', from: 0, to: 500 }),
  );
  it('has shares that add up to one', () => {
    const total = summary.endings.reduce((sum, { share }) => sum + share, 0);
    expect(total).toBeCloseTo(1, 10);
    expect(summary.turns.runs.reduce((sum, one) => sum + one, 0)).toBe(500);
    expect(summary.healthByTurn[0]).toMatchObject({ turn: 1, runs: 500, health: 8 });
  });
  it('is plain JSON', () => expect(JSON.parse(JSON.stringify(summary))).toEqual(summary));
});
