/** A fork truck with its mast up and somebody on the pallet. */

import { resize, row } from '../arrange.ts';
import { person, type Stage, town } from '../scenery.ts';
import { type Art, black, blank, o, r, rimmed, scratch, stroke, white } from '../words.ts';

export function truck(stage: Stage): Art {
  const { half, roll } = stage;
  // Whole in a narrow frame too.
  const scale = Math.min(1, half / 62);
  const near = (art: Art) => resize(scale, 0, 84, art);
  const wide = half / scale;
  const high = 24 + roll(8);
  // The others of the yard stand clear of the one that is at work.
  const parked = (x: number): Art => [
    near(blank.medium(`R${x} 66 18 14`, { gap: 2, turn: 0.25 })),
    [4, 14].map((dx) => near([black(`O${x + dx} 80 4`), white(`O${x + dx} 80 1.4`)])),
    near(black(`R${x + 19.4} 44 1.6 40 R${x + 19.4} 82.4 9 1.6`)),
  ];
  const yard = [row(-wide + 5, -51, 35, parked), row(62, wide - 31, 35, parked)];
  const wheels = [
    [-10, 82, 7],
    [8, 82.6, 6],
  ] as const;
  return [
    town(stage, 84, { night: 70, towers: 30 }, [-half * 0.5, -half * 0.4, 0], [2 * scale, 62 * scale, 100]),
    yard,
    near(black('M-16 58H10L14 66V82H-18V64 M-12 40H6L12 60H9L4 43H-9V60H-13 R14 76 4 4')),
    near(scratch.fine('M-14 70H10')),
    wheels.map(([x, y, size]) => near([rimmed(o(x, y, size)), white(o(x, y, size * 0.36))])),
    // The mast, the carriage on it and the forks.
    near(black('R16 8 2.6 78 R21 8 2.6 78')),
    [10, 23, 36, 49, 62, 75].map((y) => near(stroke.medium(`M16 ${y}H23`))),
    near([
      black(`R20.4 ${high + 8} 4.2 15.6 R21 ${high + 21.6} 30 2`),
      // The pallet, a bed, and him.
      black(`R24.6 ${high + 16.4} 26 1.8`),
    ]),
    [24.6, 35.8, 47.4].map((x) => near(black(r(x, high + 18, 3.2, 3.8)))),
    near(blank.medium(`R37 ${high + 11} 13 5.4 R45.6 ${high + 8.6} 4.4 2.8`)),
    resize(scale, 0, 84, person(30.5, high + 16.4, 18)),
    near([
      // A hoist by hand, goods in its sling.
      black(`R50 ${high + 17.6} 6 1.4`),
      stroke.medium(`M55 ${high + 18.4}V66L51.6 72 M55 66 58.4 72`),
      black('R50.6 72 8.8 6'),
    ]),
  ];
}
