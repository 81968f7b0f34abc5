/** Two fish drawn in chalk on a post, nose to nose: a fine one with gills, and lower a plain one whose tail does not close. */

import { both, drawAt, facing, row, translate } from '../arrange.ts';
import { panels, person, type Stage } from '../scenery.ts';
import {
  type Art,
  accent,
  along,
  bar,
  black,
  chained,
  edged,
  fullWidth,
  light,
  r,
  scratch,
  stroke,
  white,
} from '../words.ts';

export function fish(stage: Stage): Art {
  const { half, roll } = stage;
  const wide = Math.min(54, half * 0.64);
  const chalk = (side: number, y: number, art: Art) =>
    drawAt(0, y, (wide - 2) / 54, facing(side, translate(-6, 0, art)));
  const floor = 90;
  const aisle = Math.min(12, (half - wide) * 0.36);
  // Wheels on both sides of it, all whole.
  const size = Math.min(16, (half - wide - aisle) / 2 - 0.5);
  const wheels = both((side) =>
    row(wide + aisle + size, half - size * 0.9, size * 2.3, (x) =>
      row(size - floor, -size * 1.05, size * 2.4, (up) => drawAt(side * x, -up, size - roll(3) * 0.5, wheel)),
    ),
  );
  const lamp = -wide * 0.5 + roll(8);
  return [
    panels(stage, floor, 4),
    wheels,
    light(`M${lamp - 8} ${floor}h22L${lamp + 30} 100h-52`),
    edged.medium(fullWidth(half, floor, 100 - floor)),
    // Two dark aisles, a slack rope on the floor of each.
    both((side) => [
      black(r(side > 0 ? wide : -wide - aisle, 8, aisle, floor - 8)),
      stroke.bold(along(18, (t) => [side * (wide + aisle * 0.5 + Math.sin(t * 8.1) * 3), floor + t * 9])),
    ]),
    // The post, and the light of a lamp on it.
    white(r(-wide - 1.2, 0, wide * 2 + 2.4, floor + 2)),
    black(r(-wide, 0, wide * 2, floor + 2)),
    [-0.55, -0.2, 0.3, 0.7].map((share, index) =>
      scratch.fine(`M${wide * share} 0 ${wide * share + index - 2} 44 ${wide * share} ${floor}`),
    ),
    accent(`O${lamp + 5} 79 10`),
    chalk(1, 20 + roll(6), fine),
    chalk(-1, 50 + roll(4), plain),
    person(lamp - 3, 97, 30),
    black(`${bar(lamp + 1, 79, lamp + 7, 78, 2)} R${lamp + 5} 78 4 6`),
    white(`R${lamp + 6} 79.6 2 3`),
  ];
}

/** A wooden pattern of a wheel. */
const wheel: Art = [
  black('B-1 0 1 0 .34 B0-1 0 1 .34 B-.707-.707 .707 .707 .34 B-.707 .707 .707-.707 .34 O0 0 .84'),
  white('O0 0 .62'),
  black('B-.7 0 .7 0 .16 B0-.7 0 .7 .16 O0 0 .22'),
];

/** From its nose to the right; no grain of the wood shows through it. */
function body(long: number, plump: number): Art {
  const edge = (deep: number) => (t: number) => [t * long, Math.sin(t * Math.PI * 0.94) * deep] as const;
  const [upper, lower] = [along(10, edge(-plump)), along(10, edge(plump))];
  return [
    black(
      chained(
        upper,
        along(10, (t) => edge(plump)(1 - t)),
      ),
    ),
    scratch.bold(upper, lower),
  ];
}
const fine: Art = [
  body(46, 14),
  scratch.bold('M45-3 58-12 55 0 58 12 45 3'),
  scratch.medium('M15-8 18 0 15 8 M19-7 22 0 19 7'),
  white('O8-3 2.6'),
  black('O8.5-3.4 1'),
];
const plain: Art = [body(38, 9), scratch.bold('M37-2 47-8 M37 3 46 9'), white('O8-2 1.5')];
