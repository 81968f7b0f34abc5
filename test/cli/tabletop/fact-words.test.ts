import { describe, expect, it } from 'vitest';
import { factWords } from '../../../src/cli/tabletop/fact-words.ts';
import { factsOfRun } from '../../../src/game/run/facts.ts';
import type { Rules } from '../../../src/game/run/rules.ts';
import type { Difficulty } from '../../../src/model/game.ts';
import { runOf, smallContent, smallRules } from '../../game/small-game.ts';

const told = (rules: Rules, lines: readonly string[]) =>
  factsOfRun(rules, runOf(rules.difficulty.id, lines)).map(({ turn, facts }) => ({
    turn,
    lines: facts.map((fact) => factWords(rules, fact)),
  }));

const rules = smallRules(
  { shops: { 14: ['DiceMod +2 for 2'] }, outcomes: { good: ['Core +1', 'DiceMod RE'] } },
  'hard',
);

describe('a Run in words', () => {
  it('says what was done and what changed, turn by turn', () => {
    const lines = [
      ...['take +1', 'begin: 3 1 1', 'roll: 3 4', 'use +1', 'move C: 2 1 4', 'buy 14 DiceMod +2 for 2', 'leave'],
      ...['move N', 'reset-event N: 1 3', 'end'],
    ];
    expect(told(rules, lines)).toEqual([
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
          ...['Ends the Run here.', 'The Run is over. Ended at START, 1 or more cores.'],
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
    const full = smallRules({
      ...wishes,
      difficulties: [{ ...(smallContent().game.difficulties[3] as Difficulty), maximumHealth: 10 }],
    });
    return told(full, lines).flatMap(({ lines: said }) => said);
  };
  it('is reported where an Outcome gives it, each time once, choices between or not', () => {
    const said = toldOf(['begin: 3 1 1', 'roll: 3 3', 'keep', 'take +1']);
    expect(said.slice(-3)).toEqual(['DiceMod +3.', 'Takes DiceMod +1.', 'A DiceMod is lost: no free circle for +3.']);
  });
  it('is reported where it is bought', () => {
    const bought = ['buy 14 DiceMod +3, Health +1 for 1', 'buy 14 Health +2 for 1'];
    const said = toldOf(['begin: 3 1 1', 'roll: 3 3', 'keep', 'take +1', 'move C: 1 1 4', ...bought]);
    expect(said.slice(-6)).toEqual([
      'Buys DiceMod +3, Health +1 for 1.',
      'CryptoCredits \u22121 (4).',
      'A DiceMod is lost: no free circle for +3.',
      'Buys Health +2 for 1.',
      'CryptoCredits \u22121 (3).',
      'No effect: Health is at its maximum.',
    ]);
  });
});

describe('a Run given up', () => {
  it('CR-191: says so, and that it is the Ending for no way on', () => {
    const bare = smallRules({
      difficulties: [{ ...(smallContent().game.difficulties[3] as Difficulty), health: 3, startingDiceMods: 1 }],
    });
    const lines = ['take RS', 'begin: 3 1 1', 'roll: 3 3', 'keep', 'move C: 4', 'move NE: 5', 'move NW: 6', 'give-up'];
    expect(told(bare, lines).at(-1)?.lines.slice(-2)).toEqual([
      'Gives up: no way is open.',
      'The Run is over. Unable to move.',
    ]);
  });
});
