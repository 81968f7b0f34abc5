import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arc, at, box, regular, turned } from '../../src/art/plane.ts';
import { addSteps } from '../../src/art/rounded.ts';
import type { Point, Step } from '../../src/typeset/page/page.ts';
import { along } from './picture-checks.ts';

const page = { x: -1000, y: -1000, width: 2000, height: 2000 };

const stepsOf = (points: readonly Point[], isClosed = true, within = page) => {
  const steps: Step[] = [];
  addSteps(steps, points, isClosed, within);
  return steps;
};

const kinds = (points: readonly Point[], isClosed = true) => stepsOf(points, isClosed).map(([kind]) => kind);

/** All points a path passes, those of its curves included. */
function passed(steps: readonly Step[]): Point[] {
  const found: Point[] = [];
  for (const step of steps)
    if (step[0] === 'curve') found.push(...along(found.at(-1) as Point, step));
    else if (step[0] !== 'close') found.push({ x: step[1], y: step[2] });
  return found;
}

const middle = at(100, 80);

test('a circle of chords is printed as four curves that leave it by less than the rounding of their ends', () => {
  const steps = stepsOf(arc(middle, 60, 60));
  expect(steps.map(([kind]) => kind)).toEqual(['move', 'curve', 'curve', 'curve', 'curve', 'close']);
  for (const { x, y } of passed(steps)) expect(Math.abs(Math.hypot(x - 100, y - 80) - 60)).toBeLessThan(0.1);
});

test('every ellipse and every arc of one stays where it was', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 8, max: 150, noNaN: true }),
      fc.double({ min: 0.05, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0.3, max: 1, noNaN: true }),
      (rx, flat, from, turns) => {
        const ry = rx * flat;
        const whole = passed(stepsOf(arc(middle, rx, ry)));
        for (const { x, y } of [...passed(stepsOf(arc(middle, rx, ry, from, from + turns), false)), ...whole]) {
          // How far off the ellipse: its equation over its slope.
          const [u, v] = [(x - 100) / rx, (y - 80) / ry];
          const off = Math.abs(u * u + v * v - 1) / (2 * Math.hypot(u / rx, v / ry));
          expect(off).toBeLessThan(0.2 + rx / 400);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('corners stay corners: of boxes, hexagons, octagons and what has one corner cut off', () => {
  expect(kinds(box(0, 0, 30, 20))).toEqual(['move', 'line', 'line', 'line', 'close']);
  expect(kinds(regular(middle, 20, 6))).not.toContain('curve');
  expect(kinds(regular(middle, 20, 8))).not.toContain('curve');
  expect(kinds([at(0, 0), at(30, 0), at(34, 2), at(36, 6), at(36, 30), at(0, 30)])).not.toContain('curve');
});

test('where a round ends on a corner, the corner stays and so do the straight sides', () => {
  const arch = [at(0, 60), ...arc(at(20, 20), 20, 20, 0.5, 1), at(40, 60)];
  const steps = stepsOf(arch);
  expect(steps.map(([kind]) => kind)).toEqual(['move', 'line', 'curve', 'curve', 'line', 'close']);
  expect(steps[1]).toEqual(['line', 0, 20]);
  expect(steps.at(-2)).toEqual(['line', 40, 60]);
});

test('a ring is as round wherever its corners begin', () => {
  const ring = arc(middle, 40, 25);
  const arch = [at(0, 60), ...arc(at(20, 20), 20, 20, 0.5, 1), at(40, 60)];
  for (const shape of [ring, arch])
    for (let first = 0; first < shape.length; first++) {
      const steps = kinds([...shape.slice(first), ...shape.slice(0, first)]);
      expect(steps.filter((kind) => kind === 'curve')).toHaveLength(shape === ring ? 4 : 2);
    }
});

test('a bent wire is a curve, a bent area is not', () => {
  const wire = [at(0, 0), at(10, 3), at(20, 4), at(30, 3)];
  expect(kinds(wire, false)).toEqual(['move', 'curve']);
  expect(kinds(wire)).toEqual(['move', 'line', 'line', 'line', 'close']);
});

test('a path through all corners: turned, mirrored, of any size', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 })), {
        minLength: 1,
        maxLength: 30,
      }),
      fc.boolean(),
      (pairs, isClosed) => {
        const points = pairs.map(([x, y]) => at(x, y));
        const steps = stepsOf(points, isClosed);
        const all = passed(steps);
        expect(all.flatMap(({ x, y }) => [x, y]).every(Number.isFinite)).toBe(true);
        for (const step of steps.filter(([kind]) => kind !== 'close')) {
          const end = step.slice(-2);
          expect(points.some(({ x, y }) => x === end[0] && y === end[1])).toBe(true);
        }
        expect(steps.at(-1)?.[0] === 'close').toBe(isClosed);
      },
    ),
    { numRuns: 300 },
  );
  expect(kinds(turned(arc(middle, 30, 30), middle, 0.13))).toEqual(kinds(arc(middle, 30, 30)));
});

test('a curve stays in its frame where its chords do', () => {
  const shallow = arc(at(50, 0), 60, 90, 0.08, 0.42);
  const lowest = Math.max(...shallow.map(({ y }) => y));
  const within = { x: 0, y: 0, width: 100, height: lowest };
  const low = Math.max(...passed(stepsOf(shallow, false, within)).map(({ y }) => y));
  expect(low).toBeLessThan(lowest + 0.06);
});
