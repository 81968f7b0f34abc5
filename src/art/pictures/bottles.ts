/** A furnace, those round it in paper caps, and their bottles. */

import { drawAt, facing, repeat, translate } from '../arrange.ts';
import { abreast, beam, panels, person, type Stage } from '../scenery.ts';
import {
  type Art,
  accent,
  black,
  blank,
  edged,
  edgedIn,
  fullWidth,
  r,
  rimmed,
  scratch,
  stroke,
  white,
} from '../words.ts';

export function bottles(stage: Stage): Art {
  const { half, roll } = stage;
  // The workers are clear of the bottles.
  const [floor, foot] = [75, 77.4];
  const x = half > 60 ? -half * 0.16 : 0;
  const mouth = Math.min(15, half * 0.4);
  const worker = (wx: number, high: number, side: number): Art => [
    person(wx, foot, high),
    // A cap of folded paper and a pipe.
    drawAt(wx, foot, high / 100, [
      [blank.medium('M-12-90 0-110 14-90'), blank.medium('M-17-84H19L15-92H-13')],
      facing(side, [blank.fine('B10-56 72-40 3'), edgedIn('accent').medium('O77-38 9 11')]),
    ]),
  ];
  const gone = roll(Math.floor((half * 2 - 4) / 13.5)) - 1;
  const row = abreast({ half: half - 2 }, 13.5, (bx, index) => index !== gone && translate(bx, 0, bottle));
  const wide = Math.min(38, half - 8);
  // Workers, all whole.
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

const bottle: Art = [
  blank.medium('M-1.8 81h3.6V84l2.2 3V95h-8V87l2.2-3'),
  rimmed('R-2.4 79.6 4.8 1.8'),
  stroke.fine('M-2.2 88V93.4'),
];
