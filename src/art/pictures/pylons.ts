/** A row of pylons over the plain, and their wires. */

import { itemAt } from '../../item-at.ts';
import { both, drawAt, translate } from '../arrange.ts';
import { person, type Stage, town } from '../scenery.ts';
import { type Art, accent, black, hanging, rimmed, stroke } from '../words.ts';

export function pylons(stage: Stage): Art {
  const { half, roll } = stage;
  const hut = half - 10;
  // The row ends before the hut.
  const far = Math.min(half * (0.4 + roll(25) / 100), hut - 15);
  const near = -Math.min(half * 0.42, half - 20);
  const xOf = (size: number) => far + (near - far) * ((size - 0.12) / 0.88);
  const pen = (size: number) => stroke[size > 0.5 ? 'medium' : 'fine'];
  const sizes = [1, 0.56, 0.34, 0.21];
  const reach = Math.min(19, half * 0.52);
  const arm = (out: number, y: number): Art => [
    black(`M${-out} ${y} 0 ${y - 3.6} ${out} ${y}v1.3H${-out}`),
    stroke.bold(`M${-out * 0.94} ${y}v4.4 M${out * 0.94} ${y}v4.4`),
  ];
  // From a nearer pylon that is out of the frame.
  const wire = (out: number, y: number): Art =>
    [2.4, ...sizes.slice(0, -1)].map((from, index) => {
      const to = itemAt(sizes, index);
      const [x1, x2] = [xOf(from) + out * 0.94 * from, xOf(to) + out * 0.94 * to];
      return pen(to)(hanging(x1, 80 + (y - 67.6) * from, x2, 80 + (y - 67.6) * to, (x2 - x1) * 0.16));
    });
  return [
    town(stage, 80, { night: 74, gap: 3, towers: 16, joints: 0 }, [hut - 2, hut + 2.6, 83], [near - 8, near + 34, 100]),
    both((side) => [wire(side * reach * 0.66, 14), wire(side * reach, 27)]),
    sizes
      .toReversed()
      .map((size) =>
        drawAt(xOf(size), 80 - 72 * size, size, [pen(size)(braces), legs, arm(reach * 0.66, 14), arm(reach, 27)]),
      ),
    translate(hut, 80, [rimmed('M-8-7 0-13 8-7', 'R-6.6-8 13.2 11'), accent('R-2-5 4.6 8')]),
    person(near + 19, 97, 19),
  ];
}

const legs = black('M0 0-10.86 84H-12.86L-1.4 4 M0 0 10.86 84H12.86L1.4 4');
const braces = `M-1.89 6 3.27 18-4.765 31 6.49 46-8.445 63 10.86 84
  M1.89 6-3.27 18 4.765 31-6.49 46 8.445 63-10.86 84`;
