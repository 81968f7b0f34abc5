/** A casting walker with one foot raised. */

import { resize } from '../arrange.ts';
import { beam, hall, person, type Stage } from '../scenery.ts';
import { type Art, black, edged, scratch, stroke, white } from '../words.ts';

export function walker(stage: Stage): Art {
  const { half, roll } = stage;
  const near = (art: Art) => resize(0.9, 0, 86, art);
  const lift = 58 + roll(8);
  return [
    // The lid is in the light.
    hall(stage, 86, beam([-half * 0.2, half * 0.35, 0], [-half * 0.75, Math.max(half * 0.55, 38), 100])),
    // The standing leg, the raised one, hips and chest.
    near([
      black(`M-20 34H-8L-10 58-6 80H-26L-22 58 R-32 79 30 7 M6 34H18L30 48 26 54 20 52 B27 50 24 ${lift + 2} 8 R10
        ${lift} 30 7 M-24 8H22L26 30 18 38H-22L-28 30 O-26 14.5 5.6 O24 14.5 5.6`),
      black('M-34 12-26 10-30 44-38 46 M24 10 32 13 42 34 35 37 R-10-1 18 10'),
      scratch.medium('M-7 4.5H5'),
      white('O-1 22 6.5'),
      stroke.fine('M-6 18 4 26 M-6.5 22 3 27.5'),
      scratch.fine('M-22 31H20 M-16 46H-12 M-17 64H-13 M-18 70H-12'),
      // The hatch beneath it.
      edged.medium('O25 92 14 3.4'),
      edged.fine('O25 91.5 10.6 2.2'),
    ]),
    person(-half * 0.62, 92, 17),
  ];
}
