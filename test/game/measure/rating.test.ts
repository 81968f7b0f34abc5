import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { deal } from '../../../src/game/deal.ts';
import {
  addBoardCount,
  type BoardCount,
  isHopeless,
  isWithin,
  playBoard,
  rateWithin,
  ratingKey,
  ratingOf,
  ratingRuns,
  resultOf,
} from '../../../src/game/measure/rating.ts';
import { compileRules } from '../../../src/game/run/rules.ts';
import type { Content } from '../../../src/model/content.ts';
import type { Event } from '../../../src/model/event.ts';
import { shownShare, starsOf } from '../../../src/model/stars.ts';
import { loadContent } from '../../load/directory.ts';
import { smallContent } from '../small-game.ts';

const { content: lowTide } = loadContent(fileURLToPath(new URL('../../../content/low-tide', import.meta.url)));
if (!lowTide) throw new Error('content/low-tide has faults');
const rated = (counted: BoardCount) => ratingOf(resultOf(counted));
const spring = compileRules(lowTide, 'spring');
const boards = ['gull-rope-spoon', 'crab', 'salt'].map((seed) => deal(lowTide, seed, 'spring'));

describe('a rating', () => {
  it('is within 3 points at 95 %, and other random numbers confirm it', () => {
    for (const board of boards) {
      const [one, other] = ['rating', 'another'].map((chance) =>
        rated(playBoard(spring, board, 0, ratingRuns, chance)),
      );
      for (const { won } of [one, other] as NonNullable<typeof one>[]) expect(won.high - won.low).toBeLessThan(0.06);
      // The difference of two shares of 1,100 is within 4.2 points in 95 of 100 cases, and within 6 in nearly all.
      expect(Math.abs((one?.won.share ?? 0) - (other?.won.share ?? 1))).toBeLessThan(0.06);
      expect(Math.abs((one?.par.cores ?? 0) - (other?.par.cores ?? 9))).toBeLessThanOrEqual(1);
    }
  });
  it('tells boards apart', () => {
    const shares = boards.map((board) => rated(playBoard(spring, board, 0, 300)).won.share);
    expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.1);
  });
  it('is the same in whatever pieces it is played', () => {
    const [board] = boards as [(typeof boards)[number]];
    const pieces = playBoard(spring, board, 70, 200);
    addBoardCount(pieces, playBoard(spring, board, 0, 70));
    expect(pieces).toEqual(playBoard(spring, board, 0, 200));
  });
  it('finds every board of a search that has the stars, and no other', () => {
    for (const board of boards.slice(0, 1)) {
      const whole = playBoard(spring, board, 0, ratingRuns);
      const { stars } = rated(whole);
      expect(rateWithin(spring, board, { from: stars, to: 5 })).toEqual(resultOf(whole));
      expect(rateWithin(spring, board, { from: 0, to: stars - 1 })).toBeUndefined();
      expect(isWithin(rated(whole), { from: stars, to: stars })).toBe(true);
    }
  });
});

describe('stars', () => {
  it.each([
    [0, 0],
    [0.0499, 0],
    [0.05, 1],
    [0.1999, 1],
    [0.2, 2],
    [0.35, 3],
    [0.5, 4],
    [0.6499, 4],
    [0.65, 5],
    [1, 5],
  ])('a share of %d has %i', (share, stars) => expect(starsOf(share)).toBe(stars));
  it.each([
    [0.497, 0.49],
    [0.5, 0.5],
    [0.046, 0.04],
    [0.644, 0.64],
    [0.996, 0.996],
    [0.617, 0.617],
  ])('a share of %d is never printed as that of one more star: %d', (share, shown) =>
    expect(shownShare(share)).toBeCloseTo(shown),
  );
});

describe('hope', () => {
  const board = (content: Content) => {
    const dealt = deal(content, 'hope', 'normal');
    return [compileRules(content, 'normal'), dealt] as const;
  };
  it('is none where no Run is won', () => {
    const barren = board(smallContent({ outcomes: { good: ['Health +1'] } }));
    expect(isHopeless(...barren)).toBe(true);
    expect(rated(playBoard(...barren, 0, 100))).toMatchObject({ stars: 0, par: { cores: 0 } });
  });
  it('is there where Runs are won', () => {
    const outcomes = { bad: ['Core +2'], neutral: ['Core +2'], good: ['Core +2'], wild: ['Core +2'] };
    expect(isHopeless(...board(smallContent({ outcomes })))).toBe(false);
  });
});

describe('what ratings are kept by', () => {
  it('changes with the numbers of the rules and with the board, and with no word of either', () => {
    const key = (content: Content, seed = 'tar') =>
      ratingKey(compileRules(content, 'spring'), deal(content, seed, 'spring'));
    const [first, ...others] = lowTide.events as [Event, ...Event[]];
    const retold = { ...lowTide, events: [{ ...first, title: 'Another', text: 'Other words.' }, ...others] };
    expect(key(retold)).toBe(key(lowTide));
    expect(key(lowTide, ' tar ')).toBe(key(lowTide));
    expect(key(lowTide, 'salt')).not.toBe(key(lowTide));
    expect(key({ ...lowTide, game: { ...lowTide.game, coresToWin: 2 } })).not.toBe(key(lowTide));
  });
  it('has the experienced runner in it: where these Runs change, raise runnerVersion in rating.ts', () => {
    const content = smallContent({
      outcomes: { bad: ['Health -3'], good: ['Core +1'], wild: ['DiceMod +2', 'CryptoCredits +2'] },
      shops: { 14: ['Core +1 for 3', 'Health +2 for 2'], 21: ['DiceMod RE for 1'] },
    });
    const rules = compileRules(content, 'normal');
    const won = ['a', 'b', 'c', 'd'].map((seed) => rated(playBoard(rules, deal(content, seed, 'normal'), 0, 100)));
    expect(won.map(({ won: { share }, par }) => [share, par.cores, par.turns])).toEqual([
      [0.1, 3, 8],
      [0.41, 4, 7],
      [0.18, 4, 9],
      [0.06, 3, 5],
    ]);
  });
});
