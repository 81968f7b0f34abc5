/** Plain ground far from everything: somebody walks towards the lit towers. */

import { both } from '../arrange.ts';
import { beam, ground, night, paleTowers, person, type Stage } from '../scenery.ts';
import { type Art, accent, black, hanging, o, r, scratch, stroke, white } from '../words.ts';

export function street(stage: Stage): Art {
  if (stage.isTurned) return openGround(stage);
  const { half, roll } = stage;
  const x = roll(20) - 10;
  const near = Math.min(36, half * 0.34);
  // Between walls close by.
  const walls = both((side) => [
    black(`M${side * half} 8 ${side * (half - near)} 30 ${side * (half - near * 0.9)} 84 ${side * half} 100`),
    [30, 52, 74].map((y) => scratch.fine(`M${side * half} ${y + (y - 56) * 0.3} ${side * (half - near * 0.9)} ${y}`)),
    white(`M${side * (half - near * 0.5)} 74 ${side * (half - near * 0.62)} 72V86L${side * (half - near * 0.5)} 89`),
  ]);
  return [
    night(stage, 56),
    paleTowers(stage, 60, 48),
    black(`R${x - 5} 24 11 36`),
    beam([x - 1, x + 1, 34], [x - 44, x + 36, 100]),
    accent(`R${x - 1.6} 30 3.2 4`),
    ground(stage, 60, 11),
    walls,
    person(x - 3, 86, 24),
  ];
}

/** The same over open ground, the towers far off and a mast close by. */
function openGround(stage: Stage): Art {
  const { half, roll } = stage;
  const lit = half * 0.56 - roll(8);
  const drum = Math.min(half * 0.66, half - 19);
  // Its arms end in the frame.
  const [mast, walker] = [-Math.min(half * 0.74, half - 12), -half * 0.22];
  /** From an insulator to that of a mast out of sight. */
  const wire = (x1: number, y: number, x2: number) => stroke.medium(hanging(x1, y, x2, y, 11));
  const wires = [13, 20].flatMap((y) => [
    wire(mast - 6.4, y, mast - 6.4 - half * 1.6),
    wire(mast + 6.4, y, mast + 6.4 + half * 2.2),
  ]);
  return [
    night(stage, 70, 3),
    paleTowers(stage, 74, 24),
    black(`R${lit - 4.5} 42 10 32`),
    beam([lit - 1, lit + 1, 49], [walker - 20, walker + 20, 100]),
    accent(`R${lit - 1.6} 46 3.2 4`),
    ground(stage, 74, 5),
    wires,
    black(`M${mast - 1} 6h2l1 86h-4`),
    [14, 21].map((y) => black(r(mast - 8, y, 16, 1.6))),
    [-6.4, 6.4].map((dx) => [13, 20].map((y) => black(o(mast + dx, y, 1.2)))),
    // A drum left lying.
    black(`O${drum + 11} 84 6 8 R${drum} 80 11 9 O${drum} 85 6.6 8.6`),
    white(`O${drum} 85 5.4 7.4`),
    black(`O${drum} 85 1.6 2.2`),
    person(walker, 96, 40),
  ];
}
