import { describe, expect, it } from 'vitest';
import { everyPath } from '../../../src/dice/every-path.ts';
import { modifiedTotal, rollTotals, waysTo } from '../../../src/game/run/outcome-roll.ts';
import { totalAfter } from '../../../src/game/run/rules.ts';
import { shippedContent } from '../shipped.ts';
import { smallRules, usualHouse } from '../small-game.ts';

const { diceMods } = shippedContent.game;
const rules = smallRules();
const mod = (abbreviation: string) => {
  const found = diceMods.find((one) => one.abbreviation === abbreviation);
  if (found === undefined) throw new Error(`no DiceMod ${abbreviation}`);
  return found;
};
const ways = (totals: readonly number[]) => totals.reduce((sum, total) => sum + waysTo(total), 0);

describe('an Outcome Roll', () => {
  it('CR-156 CR-158: is two throws added; waysTo agrees with every path of two dice', () => {
    const paths = everyPath((roll) => roll(6) + roll(6));
    expect([...rollTotals]).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (let total = -1; total <= 15; total++)
      expect(waysTo(total)).toBe(paths.filter(({ result }) => result === total).length);
  });
  it('CR-051: the example is Bad, Neutral, Good, Wild in 6, 10, 14 and 6 of 36 throws', () => {
    const golem = shippedContent.events.find(({ number }) => number === 11);
    if (golem?.kind !== 'event') throw new Error('11 is no Event');
    const { bad, neutral, good, wild } = golem.outcomeRoll;
    expect([bad, neutral, good, wild].map(ways)).toEqual([6, 10, 14, 6]);
  });
});

describe('a Modifier', () => {
  // The result under each total from 2 to 12, or a dot where it may not be used.
  it.each([
    ['CR-090', '+1', ' 3  4  5  6  7  8  9 10 11 12  .', 35],
    ['CR-091', '-1', ' .  2  3  4  5  6  7  8  9 10 11', 35],
    ['CR-092', '+2', ' 4  5  6  7  8  9 10 11 12  .  .', 33],
    ['CR-093', '-2', ' .  .  2  3  4  5  6  7  8  9 10', 33],
    ['CR-094', '+3', ' 5  6  7  8  9 10 11 12  .  .  .', 30],
    ['CR-095', '-3', ' .  .  .  2  3  4  5  6  7  8  9', 30],
    ['CR-096', '*2', ' 4  6  8 10 12  .  .  .  .  .  .', 15],
    ['CR-097', '/2', ' .  .  2  .  3  .  4  .  5  .  6', 17],
    ['CR-100 CR-102', 'RE', ' .  .  .  .  .  .  .  .  .  .  .', 0],
    ['CR-100 CR-102', 'RS', ' .  .  .  .  .  .  .  .  .  .  .', 0],
  ])('CR-087 CR-098 CR-099 %s: %s', (_, abbreviation, row, usable) => {
    const expected = row
      .trim()
      .split(/ +/u)
      .map((cell) => (cell === '.' ? undefined : Number(cell)));
    const results = rollTotals.map((total) => modifiedTotal(total, mod(abbreviation), usualHouse));
    expect(results).toEqual(expected);
    const index = rules.mods.findIndex((one) => one.abbreviation === abbreviation);
    expect(rollTotals.map((total) => totalAfter(rules, index, total) || undefined)).toEqual(expected);
    const ways = rollTotals.reduce((sum, total, index) => sum + (results[index] === undefined ? 0 : waysTo(total)), 0);
    expect(ways).toBe(usable);
  });
  it('CR-080: the table above has all ten of them', () =>
    expect(diceMods.map(({ abbreviation }) => abbreviation).join(' ')).toBe('+1 -1 +2 -2 +3 -3 *2 /2 RE RS'));
});

describe('the book that ships', () => {
  const story = shippedContent.events.filter((event) => event.kind === 'event');
  // Of 20,000 random placings of as many cores on these lines, nineteen in twenty have no cut that does better than
  // either bound: what is within them can be read off the width of a line by chance alone.
  it.each(['good', 'wild'] as const)('does not tell by the width of a %s line whether it holds a core', (name) => {
    const lines = story.map(({ outcomeRoll, outcomes }) => ({
      width: ways(outcomeRoll[name]),
      core: outcomes[name].effects.some((effect) => effect.kind === 'core' && effect.change > 0),
    }));
    const cores = (some: typeof lines) => some.filter(({ core }) => core).length;
    for (const { width: cut } of lines) {
      const narrow = lines.filter(({ width }) => width <= cut);
      const wide = lines.filter(({ width }) => width > cut);
      const blind = lines.length - cores(lines);
      const byWidth = cores(narrow) + wide.length - cores(wide);
      expect(byWidth - blind, `${name}: right guesses over "never", a core up to ${cut} of 36`).toBeLessThanOrEqual(3);
      if (Math.min(narrow.length, wide.length) < 5) continue;
      const apart = cores(narrow) / narrow.length - cores(wide) / wide.length;
      expect(Math.abs(apart), `${name}: shares with a core, up to ${cut} of 36 and over`).toBeLessThanOrEqual(0.57);
    }
  });
});
