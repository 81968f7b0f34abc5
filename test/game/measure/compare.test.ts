import { describe, expect, it } from 'vitest';
import { compareGames, isUnchanged } from '../../../src/game/measure/compare.ts';
import { compareBands, playGame } from '../../../src/game/measure/compare-bands.ts';
import { influence } from '../../../src/game/measure/influence.ts';
import { winsOf } from '../../../src/game/measure/simulate.ts';
import { compileRules } from '../../../src/game/run/rules.ts';
import type { Sector } from '../../../src/model/board.ts';
import type { Content } from '../../../src/model/content.ts';
import type { StoryEvent } from '../../../src/model/event.ts';
import type { Game } from '../../../src/model/game.ts';
import { shippedContent as shipped } from '../shipped.ts';
import { policyNamed, simulationRunner } from '../simulation-runner.ts';
import { smallBalance } from '../small-game.ts';

const withGame = (change: Partial<Game>): Content => ({ ...shipped, game: { ...shipped.game, ...change } });
const withSectors = (sectors: readonly Sector[]): Content => ({ ...shipped, board: { ...shipped.board, sectors } });
const withHealth = (health: number) =>
  withGame({ difficulties: shipped.game.difficulties.map((one) => (one.id === 'normal' ? { ...one, health } : one)) });

describe('compareGames', () => {
  it('finds nothing between a game and itself', () =>
    expect(isUnchanged(compareGames(shipped, { ...shipped }))).toBe(true));

  it('tells exact odds and effects of the Outcomes that changed, and names texts without quoting them', () => {
    const event = shipped.events.find(({ kind }) => kind === 'event') as StoryEvent;
    const changed: StoryEvent = {
      ...event,
      outcomeRoll: { bad: [2, 3], neutral: [4, 5, 6], good: [7, 8, 9], wild: [10, 11, 12] },
      outcomes: {
        ...event.outcomes,
        wild: { ...event.outcomes.wild, text: 'Otherwise.', effects: [{ kind: 'core', change: 2 }] },
      },
    };
    const events = shipped.events.map((one) => (one === event ? changed : one));
    const {
      events: [change],
    } = compareGames(shipped, { ...shipped, events });
    expect(change?.texts).toEqual(['wild']);
    const now = Object.fromEntries((change?.outcomes ?? []).map(({ outcome, ways }) => [outcome, ways?.new]));
    // 1 + 2, 3 + 4 + 5, 6 + 5 + 4 and 3 + 2 + 1 of 36.
    expect(now).toMatchObject({ bad: 3, neutral: 12, good: 15 });
    expect(change?.outcomes.at(-1)?.effects?.new).toEqual([{ kind: 'core', change: 2 }]);
    expect(JSON.stringify(change)).not.toContain('Otherwise');
  });

  it('knows an Ending by its title where its condition changed, and shows none', () => {
    const endings = shipped.endings.map((ending) =>
      ending.when.kind === 'place' && ending.when.place === 'goal' && ending.when.cores.to === Number.POSITIVE_INFINITY
        ? { ...ending, when: { ...ending.when, cores: { from: 4, to: Number.POSITIVE_INFINITY } } }
        : ending,
    );
    const changes = compareGames(shipped, { ...shipped, endings });
    expect(changes.endings).toEqual([{ when: { old: 'GOAL with 5+ cores', new: 'GOAL with 4+ cores' }, texts: [] }]);
  });

  it('says which printed codes and seeds no longer deal their boards, and why', () => {
    const ofDeals = (now: Content) => {
      const { codes, seeds } = compareGames(shipped, now);
      return [codes.map(({ difficulty, differs }) => `${difficulty} ${differs}`), seeds];
    };
    const [first, second, ...others] = shipped.board.sectors as [Sector, Sector, ...Sector[]];
    const all = (why: string) => ['easy', 'normal', 'hard'].map((id) => `${id} ${why}`);
    // What one begins with decides no number.
    expect(ofDeals(withHealth(6))).toEqual([[], []]);
    expect(ofDeals(withSectors([second, first, ...others]))).toEqual([all('map'), ['sectors']]);
    expect(ofDeals(withGame({ spareSectorNumbers: 3 }))).toEqual([all('map'), ['spare-sector-numbers']]);
    expect(ofDeals(withGame({ title: 'Another Game' }))).toEqual([all('game'), []]);
    const [, ...harder] = shipped.game.difficulties;
    expect(ofDeals(withGame({ difficulties: harder }))).toEqual([all('difficulty'), []]);
  });
});

describe('compareBands', () => {
  const runs = 600;
  const played = (content: Content) => playGame(content, smallBalance(), simulationRunner(content, 'compare'), runs);
  const wins = (content: Content) =>
    winsOf(compileRules(content, 'normal'), policyNamed('novice'), { seed: 'compare', from: 0, to: runs });

  it('gives the interval that pairs of Runs give, which is narrower than that of two shares', async () => {
    const now = withHealth(12);
    const [change] = compareBands(await played(shipped), await played(now));
    const paired = influence(wins(now), wins(shipped));
    expect(change?.change?.share).toBeCloseTo(paired.share, 10);
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    const jackknifed = width(change?.change ?? { low: 0, high: 0 });
    expect(jackknifed).toBeGreaterThan(0.6 * width(paired));
    expect(jackknifed).toBeLessThan(1.6 * width(paired));
    const [old, is] = [change?.old?.measured, change?.new?.measured];
    expect(jackknifed).toBeLessThan(Math.hypot(width(old as never), width(is as never)) * 1.05);
  });
  it('is in doubt by a little where no Run went differently', async () => {
    const same = await played(shipped);
    for (const { old, change } of compareBands(same, same)) {
      expect([old?.target, change?.share]).toEqual([old?.target, 0]);
      expect(change?.low).toBeLessThanOrEqual(0);
      expect(change?.high).toBeGreaterThanOrEqual(0);
    }
  });
});
