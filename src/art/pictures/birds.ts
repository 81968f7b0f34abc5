/** Pigeons on wires. */

import { drawAt, facing, row, translate } from '../arrange.ts';
import { abreast, beam, panels, type Stage, uneven } from '../scenery.ts';
import { type Art, black, blank, fullWidth, scratch, stroke, white } from '../words.ts';

export function birds(stage: Stage): Art {
  const { half, roll } = stage;
  // In a low band there are fewer and larger parts.
  const wide = half > 130 ? 2 : 1;
  return [
    panels(stage, 100, wide > 1 ? 6 : 3.6),
    beam([half * 0.2, half * 0.5, 0], [-half * 0.9, half * 0.1, 100]),
    // A girder of the roof, the keys of a sorting machine, and its belt.
    black(fullWidth(half, 30, 1.4), fullWidth(half, 34.2, 1)),
    row(-half, half, wide * 8, (x) => stroke.fine(`M${x} 31l${wide * 4} 3.4 ${wide * 4}-3.4`)),
    abreast(stage, 7 * wide, (x) => blank.fine(`R${x + 1 - 3.5 * wide} 56 ${7 * wide - 2} 2.4`)),
    black(fullWidth(half, 58.2, 2)),
    abreast(stage, 10 * wide, (x) => black(`O${x} 86.4 2.8`)),
    black(fullWidth(half, 82, 1.8), fullWidth(half, 89, 1.4), fullWidth(half, 98, 2)),
    row(27 - half, half + 27, 58, (x) => black(`R${x} 90 2.4 11`)),
    // A coat hangs from the keys.
    translate(half - 13, 56, [stroke.medium('M0 4V9'), black(coat)]),
    // Room for two tails back to back.
    [30, 56, 82].map((y) =>
      uneven(stage, [-half + 16 + roll(12), half - (y === 82 ? 38 : 18)], [32 + wide * 3, 12], (x) =>
        translate(x, y, facing(roll(2) === 1 ? 1 : -1, bird)),
      ),
    ),
  ];
}

/** Its toes are at the origin. */
const bird = drawAt(0, -2.13, 0.82, [
  stroke.bold('M-1.5-1.2V2.6 M2-1.2V2.6'),
  black('M-17-4-9-9-2-15 4-18 9-17 10-12 8-5 2 0H-6L-16 2 O6-17.5 4.2 M9-19 14.5-17 9.5-15.5'),
  white('O7.2-18.4 .9'),
  scratch.fine('M-10-6 0-9 4-12'),
]);
const coat = 'M-1.6 8H1.6L6.6 10.4 9 20 5.4 19.4V23H-5.4V19.4L-9 20-6.6 10.4';
