import { describe, expect, it } from 'vitest';
import { scriptedRoll } from '../../../src/dice/scripted.ts';
import { seededRoll } from '../../../src/dice/seeded.ts';
import { deal } from '../../../src/game/deal.ts';
import { simulate } from '../../../src/game/measure/simulate.ts';
import { summarize } from '../../../src/game/measure/summary.ts';
import { policies } from '../../../src/game/policy/index.ts';
import { dealtRoll, dealtState } from '../../../src/game/run/dealt.ts';
import { play, replay } from '../../../src/game/run/play.ts';
import { tell } from '../../../src/game/run/tell.ts';
import type { Difficulty } from '../../../src/model/content.ts';
import { smallContent, smallRules } from '../small-game.ts';

const rules = smallRules(
  { shops: { 14: ['DiceMod +2 for 2'] }, outcomes: { good: ['Core +1', 'DiceMod RE'] } },
  'hard',
);

describe('a Run told', () => {
  it('says what was done and what changed, turn by turn', () => {
    const log = [
      ['take +1', []],
      ['begin', [3, 1, 1]],
      ['roll', [3, 4]],
      ['use +1', []],
      ['move C', [2, 1, 4]],
      ['buy 14 DiceMod +2 for 2', []],
      ['leave', []],
      ['move N', []],
      ['reset-event N', [1, 3]],
      ['end', []],
    ] as const;
    const run = { difficulty: 'hard', log: log.map(([choice, faces]) => ({ choice, faces })) };
    expect(tell(rules, run)).toEqual([
      { turn: 0, lines: ['Takes DiceMod +1.'] },
      {
        turn: 1,
        lines: [
          ...['START has Sector Number 3.', 'Event 11, Event 11.', 'Outcome Roll 3 + 4 = 7: Neutral.'],
          ...['Uses +1: 7 becomes 8, Good.', 'Cores +1 (1), DiceMod RE.'],
        ],
      },
      {
        turn: 2,
        lines: [
          ...['C has Sector Number 2.', 'Moves to C.', 'Event 14, Event 14 (SHOP).'],
          ...['Buys DiceMod +2 for 2.', 'CryptoCredits −2 (1).'],
        ],
      },
      {
        turn: 3,
        lines: [
          ...['Moves to N, START.', 'Uses RE on N: a new Event Number is written.'],
          ...['Ends the Run here.', 'The Run ends: START with 1+ cores.'],
        ],
      },
    ]);
  });
});

describe('A11: what is gained for nothing', () => {
  const wishes = {
    modCounts: { '+3': 1 },
    outcomes: { neutral: ['DiceMod +3', 'DiceMod of your choice', 'DiceMod +3'] },
    shops: { 14: ['Health +2 for 1', 'DiceMod +3, Health +1 for 1'] },
  };
  const toldOf = (lines: readonly string[]) => {
    const log = lines.map((line) => {
      const [choice = '', faces = ''] = line.split(': ');
      return { choice, faces: faces.split(' ').filter(Boolean).map(Number) };
    });
    const full = smallRules({
      ...wishes,
      difficulties: [{ ...(smallContent().game.difficulties[3] as Difficulty), maximumHealth: 10 }],
    });
    return tell(full, { difficulty: 'bare', log }).flatMap(({ lines: said }) => said);
  };
  it('is told where an Outcome gives it, each time once, choices between or not', () => {
    const said = toldOf(['begin: 3 1 1', 'roll: 3 3', 'keep', 'take +1']);
    expect(said.slice(-3)).toEqual(['DiceMod +3.', 'Takes DiceMod +1.', 'A DiceMod is lost: no free circle for +3.']);
  });
  it('is told where it is bought', () => {
    const said = toldOf([
      'begin: 3 1 1',
      'roll: 3 3',
      'keep',
      'take +1',
      'move C: 1 1 4',
      'buy 14 DiceMod +3, Health +1 for 1',
      'buy 14 Health +2 for 1',
    ]);
    expect(said.slice(-6)).toEqual([
      'Buys DiceMod +3, Health +1 for 1.',
      'CryptoCredits \u22121 (4).',
      'A DiceMod is lost: no free circle for +3.',
      'Buys Health +2 for 1.',
      'CryptoCredits \u22121 (3).',
      'It does nothing: Health is at its maximum.',
    ]);
  });
});

describe('a Run given up', () => {
  it('CR-191: says so, and that it is the Ending for no way on', () => {
    const bare = smallRules({
      difficulties: [{ ...(smallContent().game.difficulties[3] as Difficulty), health: 3, startingDiceMods: 1 }],
    });
    const log = [
      'take RS: ',
      'begin: 3 1 1',
      'roll: 3 3',
      'keep: ',
      'move C: 4',
      'move NE: 5',
      'move NW: 6',
      'give-up: ',
    ].map((line) => {
      const [choice = '', faces = ''] = line.split(': ');
      return { choice, faces: faces.split(' ').filter(Boolean).map(Number) };
    });
    expect(tell(bare, { difficulty: 'bare', log }).at(-1)?.lines.slice(-2)).toEqual([
      'Gives up: no way is open.',
      'The Run ends: unable-to-move.',
    ]);
  });
});

describe('a dealt board', () => {
  const content = smallContent();
  const dealt = deal(content, 'rusty-crane', 'normal');

  it('rolls nothing that stands on the sheet, and plays the same twice', () => {
    const normal = smallRules({}, 'normal');
    const start = dealtState(normal, dealt);
    for (const policy of policies) {
      const once = () => {
        const dice = dealtRoll(dealt, seededRoll('rusty-crane', 'outcome rolls'));
        return play(normal, policy.seat(normal), dice, seededRoll('rusty-crane', 'player'), start);
      };
      const { run, state } = once();
      expect(once().run).toEqual(run);
      expect(run.log.find(({ choice }) => choice === 'begin')?.faces).toEqual([]);
      expect(replay(normal, run, start).at(-1)).toEqual(state);
    }
  });

  it('takes spare numbers for RE and RS from the sheet, in order, then from dice', () => {
    const roll = dealtRoll({ ...dealt, reserves: { eventNumbers: [35], sectorNumbers: [4] } }, scriptedRoll([6, 5, 2]));
    expect([roll(6, 'event-number'), roll(6, 'event-number'), roll(6, 'sector-number')]).toEqual([3, 5, 4]);
    expect([roll(6, 'event-number'), roll(6, 'sector-number'), roll(6, 'outcome-roll')]).toEqual([6, 5, 2]);
  });

  it('refuses a deal of another board', () => {
    const other = { ...dealt, sectors: dealt.sectors.map((sector) => ({ ...sector, id: `${sector.id}9` })) };
    expect(() => dealtState(smallRules(), other)).toThrow('the deal is of another game');
  });
});

describe('a summary', () => {
  const summary = summarize(rules, simulate(rules, policies[0] as (typeof policies)[number], 'summary', 0, 500));
  it('has shares that add up to one', () => {
    const total = summary.endings.reduce((sum, { share }) => sum + share, 0);
    expect(total).toBeCloseTo(1, 10);
    expect(summary.turns.runs.reduce((sum, one) => sum + one, 0)).toBe(500);
    expect(summary.healthByTurn[0]).toMatchObject({ turn: 1, runs: 500, health: 8 });
  });
  it('is plain JSON', () => expect(JSON.parse(JSON.stringify(summary))).toEqual(summary));
});
