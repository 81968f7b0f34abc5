import { describe, expect, it } from 'vitest';
import { type Finding, judge } from '../../../src/game/measure/balance.ts';
import { decideBands, decideInfluence } from '../../../src/game/measure/decide.ts';
import { influence, parts, withoutPart } from '../../../src/game/measure/influence.ts';
import { simulate } from '../../../src/game/measure/simulate.ts';
import { median, wilson } from '../../../src/game/measure/tally.ts';
import type { Policy } from '../../../src/game/policy/policy.ts';
import type { Choice } from '../../../src/game/run/choice.ts';
import { choiceText } from '../../../src/game/run/choice-text.ts';
import { compileRules } from '../../../src/game/run/rules.ts';
import { simulationRunner } from '../simulation-runner.ts';
import { playLines, smallBalance, smallContent, smallRules } from '../small-game.ts';

describe('intervals', () => {
  it.each([
    // Brown, Cai and DasGupta 2001, and R's prop.test without correction
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [81, 263, 0.2553, 0.3662],
    [10, 10, 0.7225, 1],
  ])('Wilson: %i of %i', (hits, runs, low, high) => {
    const interval = wilson(hits, runs);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it.each([30, 2000, 16000])('begins at none and ends at all of %i Runs', (runs) => {
    expect(wilson(0, runs).low).toBe(0);
    expect(wilson(runs, runs).high).toBe(1);
  });
  it('knows nothing without Runs', () => expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 }));

  it.each([
    [{ share: 0.4, low: 0.35, high: 0.44 }, 'met'],
    [{ share: 0.4, low: 0.25, high: 0.5 }, 'open'],
    [{ share: 0.6, low: 0.55, high: 0.65 }, 'missed'],
    [{ share: 0.1, low: 0.05, high: 0.15 }, 'missed'],
  ] as const)('a band holds what it holds for sure: %o is %s', (share, verdict) =>
    expect(judge(share, { from: 0.3, to: 0.45 })).toBe(verdict),
  );

  it('median: the value half of the Runs do not exceed', () => {
    expect(median(Float64Array.from([0, 3, 0, 3]))).toBe(1);
    expect(median(Float64Array.from([0, 1, 0, 3]))).toBe(3);
    expect(median(new Float64Array(4))).toBe(0);
  });
});

const balance = smallBalance({
  wins: { normal: { from: 0, to: 1 }, hard: { from: 0.99, to: 1 } },
  endings: { least: 0, policies: ['random', 'novice'] },
});

describe('what is met', () => {
  it('CR-108: is an Event that was entered, not a number that RE wrote and nobody came to', () => {
    const rules = smallRules({ houseRules: { endingAtStart: 'at-once' }, outcomes: { bad: [] } }, 'hard');
    const wanted = ['take RE', 'reset-event N', 'end', 'keep'];
    const resetter: Policy = {
      id: 'resetter',
      createPlayer: () => (_, legal) =>
        legal.reduce((best, one) => {
          const rank = (choice: Choice) => (wanted.indexOf(choiceText(rules, choice)) + 9) % 9;
          return rank(one) < rank(best) ? one : best;
        }),
    };
    const { met, modsUsed, runs } = simulate(rules, resetter, { seed: 'met', from: 0, to: 60 });
    expect(modsUsed[rules.resetEvent]).toBeGreaterThan(30);
    expect(met.reduce((sum, one) => sum + one, 0)).toBe(runs[0]);
  });
  it('CR-119: and a Shop entered twice is met once', () => {
    const rules = smallRules({ outcomes: { bad: [] } });
    const states = playLines(rules, ['begin: 3 1 4', 'leave', 'move C: 2 1 1', 'roll: 3 3', 'keep', 'move N']);
    const shop = rules.events.findIndex(({ number }) => number === 14);
    expect(states.map((state) => state.used[shop])).toEqual([0, 2, 2, 2, 2, 2, 2]);
  });
});

describe('bands', () => {
  const content = smallContent({ outcomes: { good: ['Core +1'] }, shops: { 14: ['Core +5 for 5'] } });
  const bench = simulationRunner(content, 'bands');

  it('are decided with no more Runs than it takes', async () => {
    const found = await decideBands(content, balance, bench, { first: 100, max: 400 });
    const verdict = (target: string) => found.find((one) => one.target.startsWith(target))?.verdict;
    expect(verdict('normal: novice wins')).toBe('met');
    expect(verdict('hard: novice wins')).toBe('missed');
    expect(verdict('normal: median')).toBe('met');
    expect(found.filter(({ target }) => target.startsWith('ending'))).toHaveLength(10);
  });

  it('find the one item that decides the game', async () => {
    const found: Finding[] = [];
    const strict = { ...balance, influence: { difficulty: 'normal', most: 0.02 } };
    for await (const one of decideInfluence(content, strict, bench, { first: 200, max: 1600 })) found.push(one);
    expect(found).toHaveLength(31);
    expect(found.at(-1)?.target).toBe('normal: influence of event 66');
    expect(found.find(({ target }) => target.includes('Core +5'))?.verdict).toBe('missed');
  });

  it('a part that is taken out does nothing any more', () => {
    const [event] = parts(content);
    const quiet = withoutPart(content, event as NonNullable<typeof event>);
    expect(compileRules(quiet, 'normal').effects.slice(0, 4)).toEqual([[], [], [], []]);
    const sold = withoutPart(content, { kind: 'item', number: 14, name: 'Core +5 for 5' });
    expect(compileRules(sold, 'normal').items).toEqual([]);
  });

  it('the difference between paired Runs has an interval around it', () => {
    const whole = Uint8Array.from({ length: 1000 }, (_, run) => (run < 400 ? 1 : 0));
    const without = Uint8Array.from({ length: 1000 }, (_, run) => (run >= 110 && run < 410 ? 1 : 0));
    const { share, low, high } = influence(whole, without);
    expect([share, low, high].map((one) => Number(one.toFixed(4)))).toEqual([0.1, 0.0793, 0.1207]);
    expect(influence(whole, whole)).toMatchObject({ share: 0 });
    expect(influence(new Uint8Array(0), whole)).toEqual({ share: 0, low: -1, high: 1 });
  });
});
