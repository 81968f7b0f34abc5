import { assert, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardPlan, centreOf } from '../../../src/documents/figures/board-map.ts';
import { inkOn, ticks } from '../../../src/documents/figures/chart.ts';
import { boardBounds } from '../../../src/model/hex.ts';
import { content } from '../workshop.ts';

describe('the ticks of a scale', () => {
  it.each([
    [0, 35, 20, [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34]],
    [3, 18, 4, [5, 10, 15]],
    [-7, 7, 3, [-5, 0, 5]],
    [0, 100, 10, [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]],
    [4, 4, 0, [4]],
  ])('from %d to %d in at most %d steps are round', (from, to, most, expected) =>
    expect(ticks(from, to, most)).toEqual(expected),
  );
  it('lie within the ends, evenly, and are never more than there is room for', () => {
    const ends = double({ min: -1000, max: 1000, noNaN: true });
    assert(
      property(
        ends,
        double({ min: 0.01, max: 1000, noNaN: true }),
        integer({ min: 1, max: 40 }),
        (from, span, most) => {
          const found = ticks(from, from + span, most);
          expect(found.length).toBeLessThanOrEqual(most + 1);
          const [step = 0, ...steps] = found.slice(1).map((value, index) => value - (found[index] ?? 0));
          for (const one of steps) expect(one).toBeCloseTo(step, 6);
          for (const value of found) {
            expect(value).toBeGreaterThanOrEqual(from - 1e-6);
            expect(value).toBeLessThanOrEqual(from + span + 1e-6);
          }
        },
      ),
    );
  });
});

it('what is written on a dark fill is white', () => {
  expect([0.1, 0.9].map(inkOn)).toEqual([1, 0]);
  expect(inkOn([0.72, 0.27, 0.05])).toBe(1);
});

it('a board is whole and in the middle of its area', () => {
  const { sectors } = content.board;
  const area = { x: 20, y: 30, width: 400, height: 300 };
  const plan = boardPlan(sectors, area, 1000);
  const { width, height } = boardBounds(sectors);
  expect(Math.min(area.width - width * plan.size, area.height - height * plan.size)).toBeCloseTo(0);
  const centres = sectors.map(({ id }) => centreOf(plan, id));
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  expect(middle(centres.map(({ x }) => x))).toBeCloseTo(220);
  expect(middle(centres.map(({ y }) => y))).toBeCloseTo(180);
  expect(boardPlan(sectors, area, 12).size).toBe(12);
  expect(() => centreOf(plan, 'nowhere')).toThrow('no Sector nowhere on the board');
});
