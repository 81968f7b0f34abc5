/** Pigeons on wires. */

import { beam, panels, type Stage } from '../scenery.ts';
import { type Art, black, blank, o, p, r, scratch, stroke, white } from '../words.ts';

export function birds(stage: Stage): Art {
  const { half, roll } = stage;
  const rows = [30, 56, 82] as const;
  const k = 0.82;
  // Of legs and all; the toes are on the row.
  const bird = (x: number, row: number, side: number): Art => {
    const y = row - 2.6 * k;
    const f = (...c: number[]) =>
      p(...c.map((value, index) => (index % 2 === 0 ? x + side * value * k : y + value * k)));
    return [
      [-1.5, 2].map((dx) => stroke.bold(`M${x + side * dx * k} ${y - 1}V${row}`)),
      black(
        f(-17, -4, -9, -9, -2, -15, 4, -18, 9, -17, 10, -12, 8, -5, 2, 0, -6, 0, -16, 2),
        o(x + side * 6 * k, y - 17.5 * k, 4.2 * k),
        f(9, -19, 14.5, -17, 9.5, -15.5),
      ),
      white(o(x + side * 7.2 * k, y - 18.4 * k, 0.9 * k)),
      scratch.fine(`M${x - side * 10 * k} ${y - 6 * k} ${x} ${y - 9 * k} ${x + side * 4 * k} ${y - 12 * k}`),
    ];
  };
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
  const coat = half - 13;
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
    stroke.medium(`M${coat} ${keys + 4}v5`),
    black(
      p(
        ...[
          coat - 1.6,
          keys + 8,
          coat + 1.6,
          keys + 8,
          coat + 6.6,
          keys + 10.4,
          coat + 9,
          keys + 20,
          coat + 5.4,
          keys + 19.4,
        ],
        ...[
          coat + 5.4,
          keys + 23,
          coat - 5.4,
          keys + 23,
          coat - 5.4,
          keys + 19.4,
          coat - 9,
          keys + 20,
          coat - 6.6,
          keys + 10.4,
        ],
      ),
    ),
    rows.map((y) => {
      const shapes: Art[] = [];
      // Two that turn their backs on each other have room for both tails.
      for (let x = -half + 16 + roll(12); x < half - (y === belt ? 38 : 18); x += 32 + roll(12) + wide * 3)
        shapes.push(bird(x, y, roll(2) === 1 ? 1 : -1));
      return shapes;
    }),
  ];
}
