/** A gatehouse that pays wages: a clerk behind the glass, a slip by the metre, an arm that came down. */

import { resize, row, translate } from '../arrange.ts';
import { beam, hall, person, type Stage } from '../scenery.ts';
import { type Art, accent, bar, black, blank, r, rimmed, scratch, stroke, white } from '../words.ts';

export function wages(stage: Stage): Art {
  const { roll, half } = stage;
  const floor = 88;
  // Whole in a narrow frame too.
  const scale = Math.min(1, half / 54);
  const near = (art: Art) => resize(scale, 0, floor, art);
  const wide = half / scale;
  const x = Math.min(wide - 38, 4 + roll(8));
  const arm = x - 21;
  return [
    hall(stage, floor, near(beam([x - 16, x + 14, 40], [x - 58, x + 10, 100])), 3.6),
    near([
      translate(x, 0, gatehouse),
      // The arm.
      blank.bold(r(-wide, 50, wide + arm, 5.4)),
      row(11 - arm, wide + 6, 11, (out) => black(`M${-out} 50h5.5l-2.5 5.4h-5.5`)),
      translate(x, 0, [white('R-24 47 6 11'), black('R-23 48 4 9')]),
      wide > 64 && black(bar(-wide * 0.8, 55, -wide * 0.8, floor, 3)),
      person(Math.max(x - 54, 8 - wide), 95, 36),
    ]),
  ];
}

const gatehouse: Art = [
  black('R-26 12 56 77 M-32 13-28 6H32L36 13'),
  white('R-20 20 40 30'),
  accent('R-18.6 21.4 37.2 27.2'),
  // The clerk, in a blanket.
  black('M-13 46A14 12 0 0 1 15 46V48.6H-13 O1 31 5 6.2'),
  scratch.fine('M-5 38-7.5 48 M1 38 1.5 48 M7 38 10.5 48'),
  white('R-24 50 48 3'),
  black('R-7 21.4 1 27.2 R6 21.4 1 27.2'),
  // The eye of the machine, its drawer and its mouth.
  white('O-12 63 6.4'),
  black('O-12 63 4.6'),
  accent('O-12 63 2'),
  white('R2 58 20 26'),
  black('R3 59 18 24'),
  scratch.medium('M6 71H9'),
  // The slip, all of one piece: down from the mouth, and in folds at last.
  blank.medium('M-37 66H-27.4V84H-37 M-37 84H-27.4L-23.8 88H-33.4 M-33.4 88H-23.8L-28.8 91.6H-38.4'),
  blank.medium('M-38.4 91.6H-28.8L-24.4 95.6H-34'),
  stroke.fine('M-35.4 70H-29 M-35.4 73H-29 M-35.4 76H-29 M-35.4 79H-32'),
  rimmed('R-39 59 15 8'),
  scratch.medium('M-37 64.6H-27.4'),
];
