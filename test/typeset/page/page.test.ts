import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Mark, moved, type Step } from '../../../src/typeset/page/page.ts';
import { circle, diamond, line, rectangle } from '../../../src/typeset/page/path.ts';
import { holds } from '../holds.ts';
import { typesetter } from '../house.ts';

const length = fc.integer({ min: -900, max: 900 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constant('move' as const), length, length),
  fc.tuple(fc.constant('line' as const), length, length),
  fc.tuple(fc.constant('curve' as const), length, length, length, length, length, length),
  fc.constant(['close'] as const),
);
const stamp = { width: 10, height: 10, marks: [] };
const mark: fc.Arbitrary<Mark> = fc.oneof(
  fc.record({
    kind: fc.constant('text' as const),
    role: fc.constant('paragraph' as const),
    x: length,
    y: length,
    face: fc.constant('serif' as const),
    size: fc.constant(10),
    colour: fc.constant(0),
    pieces: fc.constant([typesetter.faces.serif.shape('golem')]),
    tracking: fc.constantFrom(0, 0.1),
  }),
  fc.record({
    kind: fc.constant('path' as const),
    role: fc.constant('artifact' as const),
    steps: fc.array(step),
    stroke: fc.constant(0),
  }),
  fc.record({
    kind: fc.constant('link' as const),
    role: fc.constant('link' as const),
    x: length,
    y: length,
    width: length,
    height: length,
    to: fc.string(),
  }),
  fc.record({ kind: fc.constant('anchor' as const), id: fc.string(), y: length }),
  fc.record({
    kind: fc.constant('stamp' as const),
    role: fc.constant('figure' as const),
    stamp: fc.constant(stamp),
    x: length,
    y: length,
  }),
);

describe('moved', () => {
  it('there and back is where it was', () =>
    holds(500, [mark, length, length], (mark, dx, dy) => {
      expect(moved(moved(mark, dx, dy), -dx, -dy)).toEqual(mark);
    }));
  it('moves every point of a path, and leaves the original alone', () => {
    const steps: Step[] = [['move', 1, 2], ['line', 3, 4], ['curve', 1, 2, 3, 4, 5, 6], ['close']];
    const path: Mark = { kind: 'path', role: 'artifact', steps, stroke: 0 };
    const before = structuredClone(path);
    expect(moved(path, 10, 100)).toEqual({
      ...path,
      steps: [['move', 11, 102], ['line', 13, 104], ['curve', 11, 102, 13, 104, 15, 106], ['close']],
    });
    expect(path).toEqual(before);
  });
  it('moves an anchor down only: it has no left', () =>
    expect(moved({ kind: 'anchor', id: 'a', y: 1 }, 50, 2)).toEqual({ kind: 'anchor', id: 'a', y: 3 }));
});

describe('paths', () => {
  const corners = (path: { steps: readonly Step[] }) =>
    path.steps.flatMap((step) => (step[0] === 'close' ? [] : [[step.at(-2), step.at(-1)]]));
  it('a line has two ends, a rectangle four corners, a diamond its points on the axes', () => {
    expect(corners(line({ x: 1, y: 2 }, { x: 3, y: 4 }, {}))).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(corners(rectangle(0, 0, 2, 1, {}))).toEqual([
      [0, 0],
      [2, 0],
      [2, 1],
      [0, 1],
    ]);
    expect(corners(diamond({ x: 0, y: 0 }, 1, {}))).toEqual([
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]);
  });
  it('a circle stays within its square', () => {
    for (const step of circle({ x: 10, y: 10 }, 4, {}).steps)
      for (const value of step.slice(1) as number[]) {
        expect(value).toBeGreaterThanOrEqual(6);
        expect(value).toBeLessThanOrEqual(14);
      }
  });
});
