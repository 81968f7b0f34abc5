/** A fork truck, mast up, a man on the pallet. */

import { resize, row, translate } from '../arrange.ts';
import { person, type Stage, town } from '../scenery.ts';
import { type Art, black, blank, rimmed, scratch, stroke, white } from '../words.ts';

export function truck(stage: Stage): Art {
  const { half, roll } = stage;
  // Whole in a narrow frame too.
  const scale = Math.min(1, half / 62);
  const wide = half / scale;
  const high = 24 + roll(8);
  // Parked trucks, clear of the one at work.
  const parked = (x: number) => translate(x, 0, other);
  const yard = [row(-wide + 5, -51, 35, parked), row(62, wide - 31, 35, parked)];
  return [
    town(stage, 84, { night: 70, towers: 30 }, [-half * 0.5, -half * 0.4, 0], [2 * scale, 62 * scale, 100]),
    resize(scale, 0, 84, [
      yard,
      black('M-16 58H10L14 66V82H-18V64 M-12 40H6L12 60H9L4 43H-9V60H-13 R14 76 4 4'),
      scratch.fine('M-14 70H10'),
      rimmed('O-10 82 7'),
      white('O-10 82 2.52'),
      rimmed('O8 82.6 6'),
      white('O8 82.6 2.16'),
      // The mast, the carriage on it and the forks.
      black('R16 8 2.6 78 R21 8 2.6 78'),
      stroke.medium('M16 10H23 M16 23H23 M16 36H23 M16 49H23 M16 62H23 M16 75H23'),
      translate(0, high, lifted),
      // A hoist by hand, goods in its sling.
      stroke.medium(`M55 ${high + 18.4}V66L51.6 72 M55 66 58.4 72`),
      black('R50.6 72 8.8 6'),
    ]),
  ];
}

const other: Art = [
  blank.medium('R0 66 18 14', { gap: 2, turn: 0.25 }),
  [4, 14].map((x) => [black(`O${x} 80 4`), white(`O${x} 80 1.4`)]),
  black('R19.4 44 1.6 40 R19.4 82.4 9 1.6'),
];
/** The pallet, a bed, and him. */
const lifted: Art = [
  black('R20.4 8 4.2 15.6 R21 21.6 30 2 R24.6 16.4 26 1.8 R24.6 18 3.2 3.8 R35.8 18 3.2 3.8 R47.4 18 3.2 3.8'),
  blank.medium('R37 11 13 5.4 R45.6 8.6 4.4 2.8'),
  person(30.5, 16.4, 18),
  black('R50 17.6 6 1.4'),
];
