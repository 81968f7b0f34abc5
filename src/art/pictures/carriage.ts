/** A carriage by night: sleepers in their seats, one seat free, and a conductor with a dial on its chest. */

import { both } from '../arrange.ts';
import { panels, type Stage } from '../scenery.ts';
import { type Art, accent, bar, black, blank, edged, light, o, p, r, rimmed, solid, stroke, white } from '../words.ts';

export function carriage(stage: Stage): Art {
  const { half, roll } = stage;
  const eye = 48;
  /** Points of the carriage so near, drawn as large as that. */
  const q = (near: number, ...c: number[]) =>
    p(...c.map((value, index) => (index % 2 === 0 ? value * near : eye + value * near)));
  const rows = [0.44, 0.62, 0.88, 1.25, 1.78, ...(half > 80 ? [2.6] : [])];
  const free = { row: 2 + roll(2), side: roll(2) === 1 ? 1 : -1 };
  const far = half / 40 + 0.5;
  const wall = (side: number): Art => {
    const band = (top: number, bottom: number, gap: number, turn: number) =>
      blank.medium(
        p(
          ...[side * 48 * 0.36, eye + top * 0.36, side * 48 * far, eye + top * far],
          ...[side * 48 * far, eye + bottom * far, side * 48 * 0.36, eye + bottom * 0.36],
        ),
        { gap, turn },
      );
    return [
      band(-26, 4, 1.5, 0),
      band(6, 28, 3, 0.25),
      [0.5, 0.72, 1.05, 1.5, 2.2, 3.2].map((near) =>
        black(q(near, side * 46, -26, side * 49, -26, side * 49, 4, side * 46, 4)),
      ),
      stroke.medium(`M${side * 44 * 0.36} ${eye - 34 * 0.36} ${side * 44 * far} ${eye - 34 * far}`),
    ];
  };
  const seat = (near: number, row: number, side: number): Art => {
    const x = (value: number) => side * value * near;
    const y = (value: number) => eye + value * near;
    const isFree = row === free.row && side === free.side;
    const lean = (roll(5) - 3) * near;
    const head = x(31) + lean;
    const face = o(head, y(-8), 8 * near, 9.6 * near);
    // Of whom the edge would cut off half the face nothing is seen.
    const isSeen = !isFree && Math.abs(head) + 6 * near < half;
    return [
      !!isSeen && [
        rimmed(face),
        // Their jaws are tied up.
        white(bar(head - 7 * near, y(-4), head + 1 * near, y(-17), 2 * near)),
      ],
      edged.medium(`M${x(31) - near * 16} ${y(2)}A${16 * near} ${5 * near} 0 0 1 ${x(31) + near * 16} ${y(2)}V${y(31)}
        H${x(31) - 16 * near}`),
      black(`M${x(31) - near * 15} ${y(2.6)}A${15 * near} ${4.6 * near} 0 0 1 ${x(31) + near * 15} ${y(2.6)}V${y(30)}
        H${x(31) - 15 * near}`),
      solid(
        isFree ? 'accent' : 'white',
        `M${x(31) - near * 8} ${y(3)}A${8 * near} ${3 * near} 0 0 1 ${x(31) + near * 8} ${y(3)}V${y(8)}
          H${x(31) - 8 * near}`,
      ),
    ];
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
    blank.bold(q(0.36, -46, -44, 46, -44, 46, 30, -46, 30)),
    black(q(0.36, 14, -24, 40, -24, 40, 30, 14, 30)),
    // The lamps.
    [0.5, 0.9, 1.6].map((near) => [
      black(q(near, -9, -47, 9, -47, 6, -42, -6, -42)),
      accent(q(near, -6, -42, 6, -42, 5, -40, -5, -40)),
    ]),
    // The conductor.
    black(
      q(0.5, -13, -8, 11, -8, 13, 22, -15, 22),
      q(0.5, -7, -22, 5, -22, 6, -9, -8, -9),
      q(0.5, -10, -25, 9, -25, 9, -21, -10, -21),
    ),
    white(`O-.5 ${eye + 2.4} 4.2`),
    black(bar(-0.5, eye + 3.6, -0.5 + Math.cos(needle) * 3.4, eye + 3.6 + Math.sin(needle) * 3.4, 0.8)),
    [-5, 4].map((dx) => black(o(dx, eye + 12, 1.8))),
    rows.map((near, row) => 31 * near - 16 * near < half && both((side) => seat(near, row, side))),
    black(r(-half, 99, half * 2, 1)),
  ];
}
