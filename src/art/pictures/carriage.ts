/** A carriage by night: sleepers in their seats, one seat free, and a conductor with a dial on its chest. */

import { both, resize, translate } from '../arrange.ts';
import { panels, type Stage } from '../scenery.ts';
import {
  type Art,
  accent,
  bar,
  black,
  blank,
  edged,
  fullWidth,
  light,
  rimmed,
  type Shade,
  solid,
  stroke,
  white,
} from '../words.ts';

export function carriage(stage: Stage): Art {
  const { half, roll } = stage;
  const eye = 48;
  /** Art of the carriage so near, drawn as large as that. */
  const at = (near: number, art: Art) => translate(0, eye, resize(near, 0, 0, art));
  const rows = [0.44, 0.62, 0.88, 1.25, 1.78, ...(half > 80 ? [2.6] : [])];
  const free = { row: 2 + roll(2), side: roll(2) === 1 ? 1 : -1 };
  const far = half / 40 + 0.5;
  const wall = (side: number): Art => {
    const [end, front] = [side * 17.28, side * 48 * far];
    const band = (top: number, bottom: number, shade: Shade) =>
      blank.medium(
        `M${end} ${eye + top * 0.36} ${front} ${eye + top * far}V${eye + bottom * far}L${end}
        ${eye + bottom * 0.36}`,
        shade,
      );
    return [
      band(-26, 4, { gap: 1.5 }),
      band(6, 28, { gap: 3, turn: 0.25 }),
      [0.5, 0.72, 1.05, 1.5, 2.2, 3.2].map((near) => at(near, black(`M${side * 46}-26H${side * 49}V4H${side * 46}`))),
      stroke.medium(`M${side * 44 * 0.36} ${eye - 34 * 0.36} ${side * 44 * far} ${eye - 34 * far}`),
    ];
  };
  const seat = (near: number, row: number, side: number): Art => {
    const isFree = row === free.row && side === free.side;
    const head = side * 31 + roll(5) - 3;
    return at(near, [
      // Of whom the edge would cut off half the face nothing is seen; their jaws are tied up.
      !isFree &&
        (Math.abs(head) + 6) * near < half && [rimmed(`O${head}-8 8 9.6`), white(`B${head - 7}-4 ${head + 1}-17 2`)],
      translate(side * 31, 0, [
        edged.medium('M-16 2A16 5 0 0 1 16 2V31H-16'),
        black('M-15 2.6A15 4.6 0 0 1 15 2.6V30H-15'),
        solid(isFree ? 'accent' : 'white', 'M-8 3A8 3 0 0 1 8 3V8H-8'),
      ]),
    ]);
  };
  const needle = Math.PI * (1.2 + roll(6) / 10);
  return [
    panels(stage, eye + 10, 3.6),
    edged.fine(`M${-half} ${eye + 26 * 0.36}H${half}V100H${-half}`),
    light(`M-4.32 ${eye + 30 * 0.36}H4.32L24 100H-24`),
    edged.medium(`M-4.68 ${eye + 30 * 0.36}H4.68L26 100H-26`),
    wall(-1),
    wall(1),
    // The far end, and a door that stands open on the dark.
    at(0.36, [blank.bold('M-46-44H46V30H-46'), black('M14-24H40V30H14')]),
    [0.5, 0.9, 1.6].map((near) => at(near, lamp)),
    at(0.5, conductor),
    black(bar(-0.5, eye + 3.6, -0.5 + Math.cos(needle) * 3.4, eye + 3.6 + Math.sin(needle) * 3.4, 0.8)),
    black(`O-5 ${eye + 12} 1.8 O4 ${eye + 12} 1.8`),
    rows.map((near, row) => 31 * near - 16 * near < half && both((side) => seat(near, row, side))),
    black(fullWidth(half, 99, 1)),
  ];
}

const lamp: Art = [black('M-9-47H9L6-42H-6'), accent('M-6-42H6L5-40H-5')];
/** Of the dial on its chest the needle is not the same each night. */
const conductor: Art = [black('M-13-8H11L13 22H-15 M-7-22H5L6-9H-8 M-10-25H9V-21H-10'), white('O-1 4.8 8.4')];
