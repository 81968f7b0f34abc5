/** A furnace, those round it in paper caps, and their bottles. */

import { repeat } from '../arrange.ts';
import { beam, panels, person, type Stage } from '../scenery.ts';
import {
  type Art,
  accent,
  bar,
  black,
  blank,
  edged,
  edgedIn,
  fullWidth,
  o,
  p,
  r,
  rimmed,
  scratch,
  stroke,
  white,
} from '../words.ts';

export function bottles(stage: Stage): Art {
  const { half, roll } = stage;
  // They stand clear of the bottles before them.
  const [floor, foot] = [75, 77.4];
  const x = half > 60 ? -half * 0.16 : 0;
  const mouth = Math.min(15, half * 0.4);
  const worker = (wx: number, high: number, side: number): Art => [
    person(wx, foot, high),
    // Over the brim of every day a cap of folded paper, and a pipe.
    [
      [-0.12, -0.9, 0, -1.1, 0.14, -0.9],
      [-0.17, -0.84, 0.19, -0.84, 0.15, -0.92, -0.13, -0.92],
    ].map((cap) => blank.medium(p(...cap.map((value, index) => (index % 2 === 0 ? wx : foot) + value * high)))),
    blank.fine(bar(wx + side * high * 0.1, foot - high * 0.56, wx + side * high * 0.72, foot - high * 0.4, 1.3)),
    edgedIn('accent').medium(o(wx + side * high * 0.77, foot - high * 0.38, high * 0.09, high * 0.11)),
  ];
  const bottle = (bx: number): Art => [
    blank.medium(`M${bx - 1.8} 81h3.6V84l2.2 3V95h-8V87l2.2-3`),
    rimmed(`R${bx - 2.4} 79.6 4.8 1.8`),
    stroke.fine(`M${bx - 2.2} 88V93.4`),
  ];
  const row: Art[] = [];
  const step = 13.5;
  const count = Math.floor((half * 2 - 4) / step);
  const gone = roll(count) - 1;
  for (let index = 0; index < count; index++)
    if (index !== gone) row.push(bottle(-((count - 1) * step) / 2 + index * step));
  const wide = Math.min(38, half - 8);
  // Nobody is cut by an edge.
  const places = [-1, 1].flatMap((side) =>
    [wide + 10, wide + 62].filter((out) => Math.abs(x + side * out) < half - 10).map((out) => [side, out] as const),
  );
  return [
    panels(stage, floor, 3.4),
    beam([x - mouth, x + mouth, 46], [x - half * 0.9, x + half * 0.9, 100]),
    edged.fine(fullWidth(half, floor, 24)),
    // The furnace.
    black(`R${x - 8} 0 16 22 M${x - wide} 42A${wide} 28 0 0 1 ${x + wide} 42V${floor}H${x - wide}`),
    [0.36, 0.62, 0.88].map((share) => {
      const side = Math.sqrt(1 - (1 - share) ** 2) * wide * 0.96;
      return scratch.fine(`M${x - side} ${42 - 28 * (1 - share)}H${x + side}`);
    }),
    [50, 59, 68].map((y) => scratch.fine(`M${x - wide} ${y}H${x + wide}`)),
    white(`M${x - mouth - 3} 52A${mouth + 3} ${mouth + 3} 0 0 1 ${x + mouth + 3} 52V${floor - 3}H${x - mouth - 3}`),
    accent(`M${x - mouth} 52A${mouth} ${mouth} 0 0 1 ${x + mouth} 52V${floor - 4}H${x - mouth}`),
    black(r(x - mouth - 5, floor - 5, mouth * 2 + 10, 3)),
    places.map(([side, out]) => worker(x + side * out, 44 + roll(4), -side)),
    !(places.length > 0) && worker(Math.max(x - mouth - 8, 9 - half), 38, 1),
    // The belt.
    black(fullWidth(half, 95, 2.4)),
    row,
    repeat(Math.ceil(half / 6), (index) => black(`O${-half + 4 + index * 12} 98.8 1`)),
  ];
}
