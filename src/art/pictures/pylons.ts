/** Pylons that go off over the plain, and their wires. */

import { itemAt } from '../../item-at.ts';
import { both, resize, translate } from '../arrange.ts';
import { person, type Stage, town } from '../scenery.ts';
import { type Art, accent, black, hanging, r, rimmed, stroke, type Weight } from '../words.ts';

export function pylons(stage: Stage): Art {
  const { half, roll } = stage;
  const horizon = 80;
  const hut = half - 10;
  // The row ends clear of the hut.
  const far = Math.min(half * (0.4 + roll(25) / 100), hut - 15);
  const near = -Math.min(half * 0.42, half - 20);
  const place = (size: number) => ({
    x: far + (near - far) * ((size - 0.12) / 0.88),
    foot: horizon + 12 * size,
    size,
  });
  const row = [1, 0.56, 0.34, 0.21].map(place);
  const reach = Math.min(19, half * 0.52);
  const arms = [
    { down: 14, out: reach * 0.66 },
    { down: 27, out: reach },
  ];
  const pylon = (weight: Weight): Art => [
    stroke[weight](braces),
    black('M0 0-10.86 84H-12.86L-1.4 4 M0 0 10.86 84H12.86L1.4 4'),
    arms.map(({ down, out }) => black(`M${-out} ${down} 0 ${down - 3.6} ${out} ${down}v1.3H${-out}`)),
    arms.map(({ down, out }) => stroke.bold(`M${-out * 0.94} ${down}v4.4 M${out * 0.94} ${down}v4.4`)),
  ];
  const wires = arms.map(({ down, out }) =>
    both((side) => {
      // They come from one that is nearer, and higher than the frame; of that wire its end alone is seen.
      const ends = [place(2.4), ...row].map(({ x, foot, size }) => ({
        x: x + side * out * size * 0.94,
        y: foot - (high - down - 4.4) * size,
      }));
      return ends.slice(1).map(({ x, y }, index) => {
        const from = itemAt(ends, index);
        return stroke[index < 2 ? 'medium' : 'fine'](hanging(from.x, from.y, x, y, Math.abs(x - from.x) * 0.16));
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
    row
      .toReversed()
      .map(({ x, foot, size }) =>
        translate(x, foot - high * size, resize(size, 0, 0, pylon(size > 0.5 ? 'medium' : 'fine'))),
      ),
    [`M${hut - 8} ${horizon - 7}l8-6 8 6`, r(hut - 6.6, horizon - 8, 13.2, 11)].map((part) => rimmed(part)),
    accent(r(hut - 2, horizon - 5, 4.6, 8)),
    person(near + 19, 97, 19),
  ];
}

const high = 84;
/** Between the legs of a pylon. */
const braces = `M-1.89 6 3.27 18 M1.89 6-3.27 18 M-3.27 18 4.765 31 M3.27 18-4.765 31 M-4.765 31 6.49 46 M4.765 31-6.49 46
  M-6.49 46 8.445 63 M6.49 46-8.445 63 M-8.445 63 10.86 84 M8.445 63-10.86 84`;
