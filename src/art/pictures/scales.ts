/** A balance that feels who comes in, and its keeper. */

import { beam, panels, person, type Stage } from '../scenery.ts';
import { type Art, bar, bare, black, blank, edged, fullWidth, o, stroke, white } from '../words.ts';

export function scales(stage: Stage): Art {
  const { half, roll } = stage;
  // A hair to the left.
  const tilt = 1.3;
  const arm = Math.min(43, half - 20);
  const pan = (x: number, y: number): Art => [
    stroke.medium(`M${x} ${y}l-17 34 M${x} ${y}l17 34`),
    black(`${o(x, y, 1.8)} M${x + 19} ${y + 34}a19 7 0 0 1-38 0`),
  ];
  return [
    panels(stage, 90, 3.4),
    beam([-6, 6, 0], [-half * 0.6, half * 0.6, 100]),
    edged.medium(fullWidth(half, 88, 12), { gap: 3 }),
    black(`${fullWidth(half, 87, 2)} M-3 14H3L5 78H-5 M-30 86-22 78H20L28 86V88H-30
      ${bar(-arm - 1, 18 + tilt, arm + 1, 18 - tilt, 3)} O0 17 5`),
    white('O0 17 2'),
    // Its pointer.
    bare.medium('M0 20 1.2 45'),
    [-2, 0, 2].map((x) => bare.fine(`M${x} 47.5V49.5`)),
    pan(-arm, 18 + tilt),
    pan(arm, 18 - tilt),
    // The city kilogram under its bell jar, and who keeps it.
    blank.bold('M-20 65A6 8 0 0 1-8 65V78H-20'),
    black('O-14 56.4 1.6 R-16 72.6 4 5.4'),
    person(9 + roll(3), 97, 42),
  ];
}
