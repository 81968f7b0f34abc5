/** A ropeway: a pylon, its cable, and buckets on it. */

import { both, repeat, resize, translate } from '../arrange.ts';
import { person, type Stage, town } from '../scenery.ts';
import { type Art, along, bar, black, blank, o, stroke } from '../words.ts';

export function cable(stage: Stage): Art {
  const { half, roll } = stage;
  const pylon = -half * 0.35;
  // It sags on both sides of its pylon.
  const fall = (x: number) => {
    const share = Math.abs(x - pylon) / (half * 1.5);
    return 21 + x * 0.14 + share * (1 - share) * 20;
  };
  const top = fall(pylon) + 3;
  const bucket = (x: number, size: number): Art => translate(x, fall(x), resize(size, 0, 0, carrier));
  const rope = along(24, (t) => [(2 * t - 1) * half, fall((2 * t - 1) * half)]);
  const braces = repeat(Math.floor((88 - top) / 8), (index) => {
    const [y, z] = [92 - index * 8, 84 - index * 8];
    const wide = (at: number) => 1.6 + ((at - top) / (93 - top)) * 10.4;
    return stroke.medium(`M${pylon - wide(y)} ${y} ${pylon + wide(z)} ${z} M${pylon + wide(y)} ${y} ${pylon - wide(z)}
      ${z}`);
  });
  // No bucket hangs over the next or over the edge.
  const size = Math.min(1, half / 45);
  const x = half * 0.22 + roll(8) * size;
  const edge = half - 8 * size;
  const pack = translate(x, fall(x) + 22 * size, resize(size, 0, 0, packed));
  return [
    town(stage, 92, { night: 80, towers: 26, joints: 0 }, [x - 3, x + 3, fall(x) + 30 * size], [x - 26, x + 20, 100]),
    both((side) =>
      black(`M${pylon + side * 0.4} ${top}H${pylon + side * 2.6}L${pylon + side * 13.1} 93H${pylon + side * 10.9}`),
    ),
    braces,
    black(bar(pylon - 11, fall(pylon - 11) + 3.4, pylon + 11, fall(pylon + 11) + 3.4, 2.8)),
    [-7, 0, 7].map((dx) => black(o(pylon + dx, fall(pylon + dx) + 1.7, 1.7))),
    stroke.bold(rope),
    bucket(-edge, 0.8 * size),
    pack,
    bucket(x, 1.25 * size),
    bucket(edge, 0.8 * size),
    person(x - 8, 97, 11),
  ];
}

/** A wheel on the cable, what the bucket turns in, and the bucket. */
const carrier: Art = [black('O0-1.1 1.7'), stroke.bold('M0 0V9 M-8.6 18-7 9H7L8.6 18'), black('M-9 17H9L6 31H-6')];
/** Somebody's pack looks out of it, and straps. */
const packed: Art = [blank.bold('M-8 0A8 8 0 0 1 8 0V3H-8'), stroke.bold('M-4-7V0 M4-7V0')];
