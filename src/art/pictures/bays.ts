/** Bays painted on a yard: one is being closed round somebody, and a tow truck waits. */

import { drawAt, facing, resize, translate } from '../arrange.ts';
import { clearOf, night, person, type Stage, towers } from '../scenery.ts';
import { type Art, accent, bar, bare, black, blank, fullWidth, r, rimmed, scratch, stroke, white } from '../words.ts';

export function bays(stage: Stage): Art {
  const { half, roll } = stage;
  const horizon = 42;
  const x = roll(12) - 6;
  const side = roll(2) === 1 ? 1 : -1;
  /** A place on the ground, at a number of bays from the middle. */
  const at = (bays: number, y: number) => x + bays * (17 + 0.62 * (y - 50));
  const [back, front] = [58, 92];
  const lines: Art[] = [];
  for (let bay = -Math.ceil(half / 15) - 0.5; bay <= half / 15 + 1; bay++)
    if (Math.abs(bay) > 0.6) lines.push(white(`M${at(bay, 48) - 0.4} 48h.8L${at(bay, 100) + 1.6} 100h-3.2`));
  // Boxed in already.
  const boxed = [-2, -1, 1, 2, 3, -3].map((bay) => {
    const [left, wide] = [at(bay, 64) - 7, 14];
    if (Math.abs(left + wide / 2) + wide > half) return [];
    const top = 54 + roll(4);
    return [
      white(r(left - 1.4, top - 1.4, wide + 2.8, 14.8)),
      blank.medium(r(left, top, wide, 12), { gap: 2.2, turn: 0.25 }),
      [3, 11].map((dx) => [white(`O${left + dx} 67 2.6`), black(`O${left + dx} 67 1.2`)]),
    ];
  });
  // The tow truck on the horizon, as large as the frame allows.
  const k = half > 40 ? 1.5 : 1;
  const truck = side * Math.max(0, Math.min(half * 0.62, half - 20 * k));
  const painter = at(side * 0.5, front) + side * 3;
  return [
    night(stage, horizon),
    // None behind the truck and its hook.
    towers(stage, horizon + 2, 14, clearOf(truck - 25 * k, truck + 25 * k)),
    black(fullWidth(half, horizon, 100 - horizon)),
    scratch.medium(`M${-half} ${horizon + 5.4}H${half}`),
    lines,
    translate(truck, 0, resize(k, 0, 46.6, facing(-side, towTruck))),
    [-11, 10].map((dx) => drawAt(truck - side * dx * k, horizon, k, wheel)),
    boxed,
    // The bay that is nearly closed.
    accent(`M${at(-0.5, back)} ${back}H${at(0.5, back)}L${at(0.5, front)} ${front}H${at(-0.5, front)}`),
    [-0.5, 0.5].map((bay) => white(`M${at(bay, back) - 0.8} ${back}h1.6L${at(bay, front) + 1.4} ${front}h-2.8`)),
    white(
      r(at(-0.5, back) - 0.8, back - 0.8, at(0.5, back) - at(-0.5, back) + 1.6, 1.6),
      bar(at(-side * 0.5, front) - side * 1.4, front, painter - side * 9, front, 2.8),
    ),
    person(x - side * 3, 84, 31),
    translate(painter, 0, facing(side, painting)),
  ];
}

const hook = 'M21.6 37V41L20.4 42.2H18.8L17.8 41V39';
/** Its hook is down. */
const towTruck: Art = [
  rimmed('M-18 28H-6L-2 34H16V42H-18', 'M-1 35H3L23 18.6 21 16.4', 'M8 35H11V25L8 27'),
  white('M-15 30.4H-9L-7 34.6H-15'),
  bare.bold('M21.6 19V38'),
  stroke.medium('M21.6 18V38'),
  bare.bold(hook),
  stroke.bold(hook),
];
const wheel: Art = [white('O0 0 5.2'), black('O0 0 4.6'), white('O0 0 1.6')];
/** The painting machine. */
const painting: Art = [
  white('M-8 86H-5L-6 94H-12'),
  blank.bold('M-5 78H12L15 90H-7'),
  black('M-1 81H8L9 85H-1.6'),
  [-2, 11].map((dx) => [white(`O${dx} 91 4`), black(`O${dx} 91 2.4`)]),
  scratch.medium('M10 78 12 68'),
  accent('O12 67 2.2'),
];
