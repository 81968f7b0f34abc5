import { describe, expect, it } from 'vitest';
import { type AdviceEffort, advise } from '../../../src/game/measure/advise.ts';
import { changes, withChange } from '../../../src/game/measure/change.ts';
import { decideBands } from '../../../src/game/measure/decide.ts';
import type { Balance } from '../../../src/model/balance.ts';
import type { Content } from '../../../src/model/content.ts';
import { simulationRunner } from '../simulation-runner.ts';
import { smallBalance, smallContent } from '../small-game.ts';

const balanceWith = (from: number, to: number) => smallBalance({ wins: { normal: { from, to } } });

/** Five cores for all the money there is: who finds the shop has won. */
const withPrice = (price: number) =>
  smallContent({ outcomes: { good: ['Core +1'] }, shops: { 14: [`Core +5 for ${price}`] } });
const effort: AdviceEffort = {
  rounds: [
    { runs: 40, keep: 30 },
    { runs: 200, keep: 3 },
  ],
  confirm: 600,
  listed: 5,
};

async function adviceOn(content: Content, balance: Balance) {
  const bench = simulationRunner(content, 'advice');
  const missed = (await decideBands(content, balance, bench, { first: 800, max: 800 })).filter(
    ({ verdict }) => verdict === 'missed',
  );
  const all = [];
  for await (const one of advise(content, balance, bench, effort, missed)) all.push(one);
  return all;
}

describe('changes', () => {
  it('are steps of one that keep the content without faults', () => {
    const content = smallContent({
      events: { 11: { bad: ['Health -1'], good: ['Core +1'] } },
      shops: { 14: ['Health +1 for 0'] },
    });
    const of = (number: number) => changes(content).filter((one) => 'event' in one && one.event === number);
    const starts = (name: string) =>
      changes(content).flatMap((one) =>
        one.kind === 'start' && one.of === name && one.difficulty < 2 ? [one.to] : [],
      );
    expect(starts('health')).toEqual([6, 8, 9, 11, 12, 14, 6, 8, 9, 11, 12, 14]);
    expect(starts('money')).toEqual([6, 8, 9, 11, 12, 14, 1, 3, 4, 6, 7, 9]);
    expect(starts('core')).toEqual([4, 6]);
    const { difficulties } = withChange(content, { kind: 'start', of: 'health', difficulty: 1, to: 14 }).game;
    expect(difficulties[1]).toMatchObject({ health: 14, maximumHealth: 14 }); // from 10 and 12
    expect(of(14)).toEqual([
      { kind: 'effect', event: 14, of: 0, index: 0, to: 2 },
      { kind: 'price', event: 14, of: 0, to: 1 },
    ]);
    expect(of(11)).toEqual([
      { kind: 'effect', event: 11, of: 'bad', index: 0, to: -2 },
      { kind: 'effect', event: 11, of: 'good', index: 0, to: 2 },
      { kind: 'total', event: 11, total: 4, from: 'bad', to: 'neutral' },
      { kind: 'total', event: 11, total: 5, from: 'neutral', to: 'bad' },
      { kind: 'total', event: 11, total: 7, from: 'neutral', to: 'good' },
      { kind: 'total', event: 11, total: 8, from: 'good', to: 'neutral' },
      { kind: 'total', event: 11, total: 10, from: 'good', to: 'wild' },
      { kind: 'total', event: 11, total: 11, from: 'wild', to: 'good' },
    ]);
    const moved = withChange(content, { kind: 'total', event: 11, total: 4, from: 'bad', to: 'neutral' }).events[0];
    expect(moved).toMatchObject({ outcomeRoll: { bad: [2, 3], neutral: [4, 5, 6, 7], good: [8, 9, 10] } });
  });
});

describe('advice', () => {
  it('finds the price that decides the game, and made by hand it brings the band back', async () => {
    const balance = balanceWith(0, 0.1);
    const [advice, ...more] = await adviceOn(withPrice(5), balance);
    expect(more).toEqual([]);
    const [first] = advice?.remedies ?? [];
    expect(first?.change).toEqual({ kind: 'price', event: 14, of: 0, to: 6 });
    expect(first?.finding.verdict).toBe('met');
    expect(first?.difference.high).toBeLessThan(0);
    const mended = withPrice(6);
    const found = await decideBands(mended, balance, simulationRunner(mended, 'advice'), { first: 800, max: 800 });
    expect(found[0]).toMatchObject({ target: 'normal: novice wins', verdict: 'met' });
    expect(await adviceOn(withPrice(5), balance)).toEqual([advice]);
  });

  it('tries pairs of different places where no change is enough', async () => {
    const [advice] = await adviceOn(withPrice(9), balanceWith(0.3, 1));
    const [money, cores] = [
      { kind: 'start', of: 'money', difficulty: 1, to: 9 },
      { kind: 'start', of: 'core', difficulty: 0, to: 4 },
    ] as const;
    const found = advice?.remedies.map(({ change, finding }) => [change, finding.verdict]);
    expect(found?.[0]).toEqual([{ kind: 'pair', of: [money, cores] }, 'met']);
    expect(found).toContainEqual([money, 'open']);
    expect(found).toContainEqual([cores, 'missed']);
    const { game } = withChange(withPrice(9), { kind: 'pair', of: [money, cores] });
    expect([game.difficulties[1]?.money, game.coresToWin]).toEqual([9, 4]);
  });
});
