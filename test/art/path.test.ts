import { describe, expect, it } from 'vitest';
import { reversePath, stepsOf } from '../../src/art/path.ts';
import { cornersOf, subpathsOf } from '../../src/typeset/page/steps.ts';

const rounded = (d: string) =>
  stepsOf(d).map(([kind, ...numbers]) => [kind, ...numbers.map((value) => Math.round(value * 100) / 100)].join(' '));

describe('a path in d', () => {
  it.each([
    ['M1 2 3 4-5-6', ['move 1 2', 'line 3 4', 'line -5 -6']],
    ['m1 2 3 4', ['move 1 2', 'line 4 6']],
    ['M1.5.5H3v2h-1V0z', ['move 1.5 0.5', 'line 3 0.5', 'line 3 2.5', 'line 2 2.5', 'line 2 0', 'close']],
    ['M10 10l5-5 1e-7 2', ['move 10 10', 'line 15 5', 'line 15 7']],
    ['M1 1c1 1 2 2 3 0', ['move 1 1', 'curve 2 2 3 3 4 1']],
    ['M0 0Q3 6 6 0', ['move 0 0', 'curve 2 4 4 4 6 0']],
    ['R1 2 3 4', ['move 1 2', 'line 4 2', 'line 4 6', 'line 1 6', 'close']],
    ['B0 0 10 0 2', ['move 0 -1', 'line 10 -1', 'line 10 1', 'line 0 1', 'close']],
  ])('%s', (d, steps) => expect(rounded(d)).toEqual(steps));
  it('has ellipses, whose every point is on the ellipse', () => {
    for (const d of ['O4 5 3 2', 'M7 5A3 2 0 1 1 4 3', 'M7 5A3 2 0 0 0 4 3', 'M7 5A3 2 0 1 0 4 7'])
      for (const { x, y } of cornersOf(stepsOf(d))) expect(((x - 4) / 3) ** 2 + ((y - 5) / 2) ** 2).toBeCloseTo(1, 2);
    expect(cornersOf(stepsOf('O0 0 5'))).toEqual(cornersOf(stepsOf('O0 0 5 5')));
  });
  it('goes the way that an arc says, the short one or the long one', () => {
    const middle = (d: string) => cornersOf(stepsOf(d)).map(({ x, y }) => [Math.round(x), Math.round(y)].join(' '));
    expect(middle('M-9 0A9 9 0 0 1 9 0')).toContain('0 -9');
    expect(middle('M-9 0A9 9 0 0 0 9 0')).toContain('0 9');
    expect(middle('M0-9A9 9 0 1 1-9 0')).toContain('9 0');
    expect(middle('M0-9A9 9 0 0 0-9 0')).not.toContain('9 0');
  });
  it('lets radii that do not reach grow', () =>
    expect(cornersOf(stepsOf('M0 0a1 1 0 0 1 10 0')).some(({ x, y }) => Math.hypot(x - 5, y + 5) < 0.01)).toBe(true));
  it('refuses a letter it does not know', () =>
    expect(() => stepsOf('M0 0S1 2 3 4')).toThrow('no letter of a path: S'));
});

it('is taken apart where it begins again, and turned round', () => {
  const [first = [], second = []] = subpathsOf(stepsOf('M0 0C1 2 3 4 5 6H9z R1 1 2 2'));
  expect([first.length, second.length]).toEqual([4, 5]);
  expect(reversePath(first)).toEqual([['move', 9, 6], ['line', 5, 6], ['curve', 3, 4, 1, 2, 0, 0], ['close']]);
  expect(reversePath(reversePath(first))).toEqual(first);
});
