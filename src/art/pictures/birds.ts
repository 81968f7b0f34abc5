/** Pigeons on wires. */

import { facing, resize, translate } from '../arrange.ts';
import { beam, panels, type Stage, uneven } from '../scenery.ts';
import { type Art, black, blank, o, p, r, scratch, stroke, white } from '../words.ts';

export function birds(stage: Stage): Art {
  const { half, roll } = stage;
  const rows = [30, 56, 82] as const;
  const [roof, keys, belt] = rows;
  // In a low band there are fewer and larger parts.
  const wide = half > 130 ? 2 : 1;
  const step = 7 * wide;
  const every = (gap: number) => Array.from({ length: Math.ceil((half * 2) / gap) }, (_, index) => index * gap - half);
  /** As many things side by side as are whole, so far from the middle of one to that of the next. */
  const whole = (gap: number) => {
    const count = Math.floor((half * 2) / gap);
    return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * gap);
  };
  return [
    panels(stage, 100, wide > 1 ? 6 : 3.6),
    beam([half * 0.2, half * 0.5, 0], [-half * 0.9, half * 0.1, 100]),
    // A girder of the roof, the keys of a machine that sorts, and its belt.
    black(r(-half, roof, half * 2, 1.4), r(-half, roof + 4.2, half * 2, 1)),
    stroke.fine(p(...every(wide * 8).flatMap((x) => [x, roof + 1, x + wide * 4, roof + 4.4]))),
    whole(step).map((x) => blank.fine(r(x + 1 - step / 2, keys, step - 2, 2.4))),
    black(r(-half, keys + 2.2, half * 2, 2)),
    whole(10 * wide).map((x) => black(o(x, belt + 4.4, 2.8))),
    black(r(-half, belt, half * 2, 1.8), r(-half, belt + 7, half * 2, 1.4), r(-half, 98, half * 2, 2)),
    every(58).map((x) => black(r(x + 27, belt + 8, 2.4, 11))),
    // A coat hangs over it.
    translate(half - 13, keys, [stroke.medium('M0 4V9'), black(coat)]),
    // Two that turn their backs on each other have room for both tails.
    rows.map((y) =>
      uneven(stage, [-half + 16 + roll(12), half - (y === belt ? 38 : 18)], [32 + wide * 3, 12], (x) =>
        translate(x, y, facing(roll(2) === 1 ? 1 : -1, bird)),
      ),
    ),
  ];
}

/** Of legs and all; the toes are at the origin. */
const bird = translate(
  0,
  -2.13,
  resize(0.82, 0, 0, [
    stroke.bold('M-1.5-1.2V2.6 M2-1.2V2.6'),
    black('M-17-4-9-9-2-15 4-18 9-17 10-12 8-5 2 0H-6L-16 2 O6-17.5 4.2 M9-19 14.5-17 9.5-15.5'),
    white('O7.2-18.4 .9'),
    scratch.fine('M-10-6 0-9 4-12'),
  ]),
);
const coat = 'M-1.6 8H1.6L6.6 10.4 9 20 5.4 19.4V23H-5.4V19.4L-9 20-6.6 10.4';
