/** Pylons that go off over the plain, and their wires. */

import { both } from '../arrange.ts';
import { person, type Stage, town } from '../scenery.ts';
import { type Art, accent, black, hanging, r, rimmed, stroke } from '../words.ts';

export function pylons(stage: Stage): Art {
  const { half, roll } = stage;
  const horizon = 80;
  const hut = half - 10;
  // The row ends clear of the hut.
  const far = Math.min(half * (0.4 + roll(25) / 100), hut - 15);
  const near = -Math.min(half * 0.42, half - 20);
  const row = [1, 0.56, 0.34, 0.21].map((size) => ({
    x: far + (near - far) * ((size - 0.12) / 0.88),
    foot: horizon + 12 * size,
    size,
  }));
  const reach = Math.min(19, half * 0.52);
  const arms = [
    { down: 14, out: reach * 0.66 },
    { down: 27, out: reach },
  ];
  const high = 84;
  const one = ({ x, foot, size }: (typeof row)[number]): Art => {
    const y = (up: number) => foot - (high - up) * size;
    const w = (up: number) => (1.2 + up * 0.115) * size;
    const levels = [6, 18, 31, 46, 63, high];
    return [
      levels.slice(1).map((low, index) => {
        const up = levels[index] as number;
        return stroke[size > 0.5 ? 'medium' : 'fine'](`M${x - w(up)} ${y(up)} ${x + w(low)} ${y(low)} M${x + w(up)}
          ${y(up)} ${x - w(low)} ${y(low)}`);
      }),
      both((side) =>
        black(`M${x} ${y(0)} ${x + side * w(high)} ${y(high)}H${x + side * (w(high) + 2 * size)}L${x + side * 1.4 * size}
          ${y(4)}`),
      ),
      arms.map(({ down, out }) =>
        black(`M${x - out * size} ${y(down)} ${x} ${y(down - 3.6)} ${x + out * size} ${y(down)}V${y(down + 1.3)}
          H${x - out * size}`),
      ),
      arms.map(({ down, out }) =>
        [-0.94, 0.94].map((share) => stroke.bold(`M${x + out * size * share} ${y(down)}V${y(down + 4.4)}`)),
      ),
    ];
  };
  const end = ({ x, foot, size }: (typeof row)[number], arm: number, side: number) => {
    const { down, out } = arms[arm] as (typeof arms)[number];
    return [x + side * out * size * 0.94, foot - (high - down - 4.4) * size] as const;
  };
  // They come from one that is nearer, and higher than the frame.
  const nearer = { x: far + (near - far) * ((2.4 - 0.12) / 0.88), foot: horizon + 12 * 2.4, size: 2.4 };
  const wires = [0, 1].map((arm) =>
    both((side) => {
      const points = [nearer, ...row].map((one) => end(one, arm, side));
      return points.slice(1).map(([x2, y2], index) => {
        const [x1, y1] = points[index] as readonly [number, number];
        const sag = Math.abs(x2 - x1) * 0.16;
        // Of the first its end alone is seen.
        return stroke[index < 2 ? 'medium' : 'fine'](hanging(x1, y1, x2, y2, sag));
      });
    }),
  );
  return [
    town(
      stage,
      horizon,
      { night: 74, gap: 3, towers: 16, joints: 0 },
      [hut - 2, hut + 2.6, horizon + 3],
      [near - 8, near + 34, 100],
    ),
    wires,
    row.toReversed().map(one),
    [`M${hut - 8} ${horizon - 7}l8-6 8 6`, r(hut - 6.6, horizon - 8, 13.2, 11)].map((part) => rimmed(part)),
    accent(r(hut - 2, horizon - 5, 4.6, 8)),
    person(near + 19, 97, 19),
  ];
}
