import { describe, expect, it } from 'vitest';
import { choiceText } from '../../../src/game/run/choice-text.ts';
import { legalChoices } from '../../../src/game/run/legal.ts';
import { compileRules, eventOfThrow } from '../../../src/game/run/rules.ts';
import { newState } from '../../../src/game/run/state.ts';
import { afterLines, opening, smallContent, smallRules } from '../small-game.ts';
import { checkCases } from './cases.ts';

checkCases(new URL('rules.txt', import.meta.url));

describe('the rules', () => {
  it('CR-083 CR-169 CR-174: on Normal and Hard a free choice is among the free circles only', () => {
    const rules = smallRules({ modCounts: { '+1': 1 } }, 'normal');
    const state = afterLines(rules, ['take +1']);
    const open = legalChoices(rules, state).map((one) => choiceText(rules, one));
    expect(open).toEqual(['-1', '+2', '-2', '+3', '-3', '*2', '/2', 'RE', 'RS'].map((name) => `take ${name}`));
  });

  it('A18: RE is closed once every Event Number is used', () => {
    const rules = smallRules({}, 'hard');
    const state = afterLines(rules, ['take RE', ...opening]);
    expect(legalChoices(rules, state)).toContain(rules.choices['reset-event'][rules.start]);
    expect(legalChoices(rules, { ...state, usedCount: 36 })).not.toContain(rules.choices['reset-event'][rules.start]);
  });

  it('CR-159: rules are made for one difficulty, and refuse one that is not there', () =>
    expect(() => compileRules(smallContent(), 'nightmare')).toThrow('no difficulty nightmare'));
});

describe('the rules as they are compiled', () => {
  const rules = smallRules();
  it('CR-155: each d66 throw is one Event', () => {
    const events = [1, 2, 3, 4, 5, 6].flatMap((tens) =>
      [1, 2, 3, 4, 5, 6].map((units) => eventOfThrow(rules, tens, units)),
    );
    expect(new Set(events).size).toBe(36);
    expect(events).not.toContain(-1);
  });

  it('a new State has one legal Choice where no DiceMod is owed', () =>
    expect(legalChoices(rules, newState(rules))).toEqual([rules.choices.begin[0]]));
});
