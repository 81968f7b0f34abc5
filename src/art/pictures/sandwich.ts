/** A sandwich on the parcel scale. */

import { repeat, resize, rotate, translate } from '../arrange.ts';
import { beam, panels, type Stage } from '../scenery.ts';
import { type Art, accent, black, blank, edged, fullWidth, o, r, stroke, white } from '../words.ts';

export function sandwich(stage: Stage): Art {
  const { half, roll } = stage;
  // Smaller in a narrow frame; in a low band only the sandwich and the plate of the scale.
  const isLow = half > 140;
  const near = (art: Art) => resize(isLow ? 1.75 : Math.min(1, (half - 1) / 52), 0, isLow ? 14 : 91, art);
  const [floor, large] = isLow ? [94, 2] : [90, 1];
  const needle = (roll(60) - 30) / 200;
  const parcel = (x: number): Art => {
    const [wide, high] = [(18 + roll(10)) * large, (14 + roll(18)) * large];
    const turn = roll(2) === 1 ? 0 : 0.25;
    // Only whole parcels.
    return (
      Math.abs(x) + wide / 2 <= half && [
        edged.bold(r(x - wide / 2, floor - high, wide, high), { gap: 2.6, turn }),
        stroke.medium(`M${x} ${floor - high}V${floor} M${x - wide / 2} ${floor - high / 2}H${x + wide / 2}`),
      ]
    );
  };
  const parcels: Art[] = [];
  for (let x = isLow ? 118 : 68; x < half + 10; x += (30 + roll(5)) * large) parcels.push(parcel(x));
  for (let x = isLow ? -118 : -108; x > -half - 10; x -= (30 + roll(5)) * large) parcels.push(parcel(x));
  return [
    panels(stage, 90, 3.6),
    beam([-12 * large, 12 * large, 0], [-58 * large, 58 * large, 100]),
    edged.fine(fullWidth(half, floor, 100 - floor)),
    black(fullWidth(half, floor, 3)),
    parcels,
    // The register, open.
    half > 93 && !isLow && register,
    // The scale.
    near(black('M-50 53H50L44 60H-44')),
    !isLow && near([dial, translate(0, 78.5, rotate(needle, 0, 0, black('B0 0 0-8 1.3'))), black('O0 78.5 1.8')]),
    // Bread, cheese that has run, bread.
    near([blank.bold(slab(38, 37, 53)), accent(cheese), blank.bold(slab(38, 17, 33)), black(slab(38.6, 15.6, 19))]),
    repeat(12, (index) => {
      const x = -33 + (index % 6) * 13 + roll(5) - 3;
      return near(black(o(x, bend(x, (index < 6 ? 23 : 46) + roll(5)), 0.9, 0.6)));
    }),
  ];
}

// It has kept the shape of a hip.
const bend = (x: number, y: number) => y - (x / 46) ** 2 * 9;
const slab = (wide: number, from: number, to: number) => {
  const drop = bend(wide, 0);
  return `M${-wide} ${from + drop}Q0 ${from - drop} ${wide} ${from + drop}V${to + drop}Q0 ${to - drop} ${-wide}
    ${to + drop}`;
};
/** The cheese, and where it has run. */
const cheese = `M-40 25.19Q0 38.81 40 25.19L40 30.19 29 33.42 27 38.9 24 39.55 22 34.94 2 36.98 -1 45 -5 44.89 -8 36.73 -26 34.12
    -28 39.67 -31 38.91 -33 32.37 -40 30.19`;
const register: Art = [
  blank.bold('M-92 88-90 80-72 84-54 80-52 88-72 91'),
  stroke.medium('M-72 84V91'),
  black('B-62 84-50 66 1.6'),
];
const dial: Art = [
  black('M-24 66H24L34 91H-34 R-5 58 10 9'),
  white('O0 78.5 10.5'),
  translate(
    0,
    78.5,
    [-0.288, -0.144, 0, 0.144, 0.288].map((turn) => rotate(turn, 0, 0, black('B0-7 0-9.4 1'))),
  ),
];
