/** A carriage by night: sleepers in their seats, one seat free, and a conductor with a dial on its chest. */

import { both, drawAt, facing, repeat, rotate, translate } from '../arrange.ts';
import { panels, type Stage } from '../scenery.ts';
import { type Art, accent, black, blank, edged, fullWidth, light, rimmed, solid, stroke, white } from '../words.ts';

export function carriage(stage: Stage): Art {
  const { half, roll } = stage;
  const free = (2 + roll(2)) * (roll(2) === 1 ? 1 : -1);
  const seat = (row: number, side: number): Art => {
    const [near, head] = [0.43 * 1.43 ** row, roll(5) - 3];
    const isFree = row * side === free;
    // No face is cut by the edge.
    const isSeen = !isFree && (37 + side * head) * near < half;
    return drawAt(31 * side * near, 0, near, [
      isSeen && translate(head, 0, [rimmed('O0-8 8 9.6'), white('B-7-4 1-17 2')]),
      edged.medium('M-16 2A16 5 0 0 1 16 2V31H-16'),
      black('M-15 2.6A15 4.6 0 0 1 15 2.6V30H-15'),
      solid(isFree ? 'accent' : 'white', 'M-8 3A8 3 0 0 1 8 3V8H-8'),
    ]);
  };
  // Round the height of the eye.
  return translate(0, 48, [
    translate(0, -48, panels(stage, 58, 3.6)),
    edged.fine(fullWidth(half, 9.36, 42.64)),
    light('M-4.32 10.8H4.32L24 52H-24'),
    edged.medium('M-4.68 10.8H4.68L26 52H-26'),
    both((side) => facing(side, wall)),
    // The far end, and a door open on the dark.
    drawAt(0, 0, 0.36, [blank.bold('M-46-44H46V30H-46'), black('M14-24H40V30H14')]),
    [0.5, 0.9, 1.6].map((near) => drawAt(0, 0, near, [black('M-9-47H9L6-42H-6'), accent('M-6-42H6L5-40H-5')])),
    black('M-6.5-4H5.5L6.5 11H-7.5 M-3.5-11H2.5L3-4.5H-4 M-5-12.5H4.5V-10.5H-5 O-5 12 1.8 O4 12 1.8'),
    white('O-.5 2.4 4.2'),
    rotate(0.6 + roll(6) / 20, -0.5, 3.6, black('B-.5 3.6 2.9 3.6 .8')),
    repeat(half > 80 ? 6 : 5, (row) => both((side) => seat(row, side))),
    black(fullWidth(half, 51, 1)),
  ]);
}

/** The right wall: windows, panels and a rail. */
const wall: Art = [
  blank.medium('M17.28-9.36 192-104V16L17.28 1.44', { gap: 1.5 }),
  blank.medium('M17.28 2.16 192 24V112L17.28 10.08', { gap: 3, turn: 0.25 }),
  [0.5, 0.72, 1.05, 1.5, 2.2, 3.2].map((near) => drawAt(0, 0, near, black('R46-26 3 30'))),
  stroke.medium('M15.84-12.24 176-136'),
];
