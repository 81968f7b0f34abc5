/** Bays painted on a yard: one is being closed round somebody, and a tow truck waits. */

import { clearOf, night, person, type Stage, towers } from '../scenery.ts';
import { type Art, accent, bar, bare, black, blank, o, p, r, rimmed, scratch, stroke, white } from '../words.ts';

export function bays(stage: Stage): Art {
  const { half, roll } = stage;
  const horizon = 42;
  const x = roll(12) - 6;
  const side = roll(2) === 1 ? 1 : -1;
  /** A place on the ground, so many bays from the middle. */
  const at = (bays: number, y: number) => x + bays * (17 + 0.62 * (y - 50));
  const [back, front] = [58, 92];
  const lines: Art[] = [];
  for (let bay = -Math.ceil(half / 15) - 0.5; bay <= half / 15 + 1; bay++)
    if (Math.abs(bay) > 0.6) lines.push(white(`M${at(bay, 48) - 0.4} 48h.8L${at(bay, 100) + 1.6} 100h-3.2`));
  // What has been boxed in already.
  const boxed = [-2, -1, 1, 2, 3, -3].map((bay) => {
    const [left, wide] = [at(bay, 64) - 7, 14];
    if (Math.abs(left + wide / 2) + wide > half) return [];
    const top = 54 + roll(4);
    return [
      white(r(left - 1.4, top - 1.4, wide + 2.8, 14.8)),
      blank.medium(r(left, top, wide, 12), { gap: 2.2, turn: 0.25 }),
      white(`O${left + 3} 67 2.6`),
      black(`O${left + 3} 67 1.2`),
      white(`O${left + 11} 67 2.6`),
      black(`O${left + 11} 67 1.2`),
    ];
  });
  // The tow truck stands on the horizon, as large as there is room for it.
  const k = half > 40 ? 1.5 : 1;
  const truck = side * Math.max(0, Math.min(half * 0.62, half - 20 * k));
  const high = (y: number) => horizon + 4.6 - (horizon + 4.6 - y) * k;
  const t = (...c: number[]) => c.map((value, index) => (index % 2 === 0 ? truck - side * value * k : high(value)));
  const f = (...c: number[]) => p(...t(...c));
  const truckParts = [
    f(-18, 28, -6, 28, -2, 34, 16, 34, 16, 42, -18, 42),
    f(-1, 35, 3, 35, 23, 18.6, 21, 16.4),
    f(8, 35, 11, 35, 11, 25, 8, 27),
  ];
  const painter = at(side * 0.5, front) + side * 3;
  const g = (...c: number[]) => p(...c.map((value, index) => (index % 2 === 0 ? painter + side * value : value)));
  return [
    night(stage, horizon),
    // None behind the truck and its hook.
    towers(stage, horizon + 2, 14, clearOf(truck - 25 * k, truck + 25 * k)),
    black(r(-half, horizon, half * 2, 100 - horizon)),
    scratch.medium(`M${-half} ${horizon + 5.4}H${half}`),
    lines,
    // Its hook is down.
    truckParts.map((part) => rimmed(part)),
    white(f(-15, 30.4, -9, 30.4, -7, 34.6, -15, 34.6)),
    bare.bold(p(...t(21.6, 19, 21.6, 38))),
    stroke.medium(p(...t(21.6, 18, 21.6, 38))),
    bare.bold(p(...t(21.6, 37, 21.6, 41, 20.4, 42.2, 18.8, 42.2, 17.8, 41, 17.8, 39))),
    stroke.bold(p(...t(21.6, 37, 21.6, 41, 20.4, 42.2, 18.8, 42.2, 17.8, 41, 17.8, 39))),
    [-11, 10].map((dx) => [
      white(o(truck - side * dx * k, horizon, 5.2 * k)),
      black(o(truck - side * dx * k, horizon, 4.6 * k)),
      white(o(truck - side * dx * k, horizon, 1.6 * k)),
    ]),
    boxed,
    // The bay that is nearly closed.
    accent(`M${at(-0.5, back)} ${back}H${at(0.5, back)}L${at(0.5, front)} ${front}H${at(-0.5, front)}`),
    [-0.5, 0.5].map((bay) => white(`M${at(bay, back) - 0.8} ${back}h1.6L${at(bay, front) + 1.4} ${front}h-2.8`)),
    white(
      r(at(-0.5, back) - 0.8, back - 0.8, at(0.5, back) - at(-0.5, back) + 1.6, 1.6),
      bar(at(-side * 0.5, front) - side * 1.4, front, painter - side * 9, front, 2.8),
    ),
    person(x - side * 3, 84, 31),
    // The machine that paints.
    white(g(-8, 86, -5, 86, -6, 94, -12, 94)),
    blank.bold(g(-5, 78, 12, 78, 15, 90, -7, 90)),
    black(g(-1, 81, 8, 81, 9, 85, -1.6, 85)),
    [-2, 11].map((dx) => [white(`O${painter + side * dx} 91 4`), black(`O${painter + side * dx} 91 2.4`)]),
    scratch.medium(`M${painter + side * 10} 78 ${painter + side * 12} 68`),
    accent(`O${painter + side * 12} 67 2.2`),
  ];
}
