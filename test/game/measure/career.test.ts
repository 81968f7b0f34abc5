import { describe, expect, it } from 'vitest';
import { careerReader, wordsInPlay } from '../../../src/game/measure/career.ts';
import { simulate } from '../../../src/game/measure/simulate.ts';
import { careerRuns, mergeTallies, newTally } from '../../../src/game/measure/tally.ts';
import { learner } from '../../../src/game/policy/learner.ts';
import { novice } from '../../../src/game/policy/novice.ts';
import { compileRules } from '../../../src/game/run/rules.ts';
import { newState } from '../../../src/game/run/state.ts';
import { smallContent } from '../small-game.ts';

const content = smallContent();
const rules = compileRules(content, content.game.defaultDifficulty);
const range = (from: number, to: number) => ({ seed: 'career', from, to });

describe('careers', () => {
  it.each([novice, learner])('are the same in any ranges: $id', (policy) => {
    const parts = [range(0, 7), range(7, 33), range(33, 60)].map((part) => simulate(rules, policy, part));
    expect(mergeTallies(parts)).toEqual(simulate(rules, policy, range(0, 60)));
  });
  it('begin with a novice who has read nothing', () => {
    const [first, again] = [novice, learner].map((policy) => simulate(rules, policy, range(0, 400)));
    expect(again?.careersWon[0]).toBe(first?.careersWon[0]);
    expect(again?.outcomesNew[0]).toBe(again?.outcomesRead[0]);
    // The small content has no texts.
    expect(wordsInPlay(rules)).toBe(0);
  });
  it('know the late text of an Ending if the Run went past the late turn', () => {
    const late = { turn: 16, title: 'Late', text: 'It is', tree: undefined as never, path: [] };
    const endings = content.endings.map((ending) => ({ ...ending, text: 'They wave.', late: 'The lamps are out.' }));
    const lateRules = compileRules({ ...content, endings, late }, content.game.defaultDifficulty);
    expect(wordsInPlay(lateRules)).toBe(2 + 6 * endings.length);
    const knownAfter = (turn: number) => {
      const tally = newTally(lateRules);
      const reader = careerReader(lateRules, tally);
      for (const index of [0, 1]) reader.finish({ ...newState(lateRules), turn, ending: 0 }, index, true);
      return tally.wordsKnown[1];
    };
    expect([16, 17].map(knownAfter)).toEqual([2, 8]);
  });
  it('are forgotten by the next player', () => {
    const tally = newTally(rules);
    const reader = careerReader(rules, tally);
    for (let index = 0; index <= careerRuns; index++) reader.finish({ ...newState(rules), ending: 0 }, index, true);
    expect(tally.wordsKnown[0]).toBe(0);
    expect(tally.careers[0]).toBe(2);
  });
});
