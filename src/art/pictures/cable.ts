/** A ropeway: a pylon, its cable, and buckets on it. */

import { both, drawAt, repeat } from '../arrange.ts';
import { person, type Stage, town } from '../scenery.ts';
import { type Art, along, bar, black, blank, stroke } from '../words.ts';

export function cable(stage: Stage): Art {
  const { half, roll } = stage;
  const pylon = -half * 0.35;
  /** The height of the cable, which sags on both sides of its pylon. */
  const fall = (x: number) => {
    const share = Math.abs(x - pylon) / (half * 1.5);
    return 21 + x * 0.14 + share * (1 - share) * 20;
  };
  const top = fall(pylon) + 3;
  const edge = (y: number, side: number) => `${pylon + side * (1.6 + ((y - top) / (93 - top)) * 10.4)} ${y}`;
  // No bucket hangs over the next or over the edge.
  const size = Math.min(1, half / 45);
  const x = half * 0.22 + roll(8) * size;
  const bucket = (at: number, large: number) => drawAt(at, fall(at), large * size, carrier);
  return [
    town(stage, 92, { night: 80, towers: 26, joints: 0 }, [x - 3, x + 3, fall(x) + 30 * size], [x - 26, x + 20, 100]),
    both((side) => [
      black(`M${pylon + side * 0.4} ${top}h${side * 2.2}L${pylon + side * 13.1} 93h${side * -2.2}`),
      repeat((81 - top) / 8, (index) => stroke.medium(`M${edge(92 - index * 8, side)} ${edge(84 - index * 8, -side)}`)),
    ]),
    black(bar(pylon - 11, fall(pylon - 11) + 3.4, pylon + 11, fall(pylon + 11) + 3.4, 2.8)),
    [-7, 0, 7].map((dx) => black(`O${pylon + dx} ${fall(pylon + dx) + 1.7} 1.7`)),
    stroke.bold(along(24, (t) => [(2 * t - 1) * half, fall((2 * t - 1) * half)])),
    // A pack shows in the large one.
    drawAt(x, fall(x) + 22 * size, size, [blank.bold('M-8 0A8 8 0 0 1 8 0V3H-8'), stroke.bold('M-4-7V0 M4-7V0')]),
    [bucket(x, 1.25), bucket(8 * size - half, 0.8), bucket(half - 8 * size, 0.8)],
    person(x - 8, 97, 11),
  ];
}

const carrier: Art = [black('O0-1.1 1.7'), stroke.bold('M0 0V9 M-8.6 18-7 9H7L8.6 18'), black('M-9 17H9L6 31H-6')];
