/** Machines that carry out the last order they had. */

import { outlined, type Shape, solid } from '../sketch.ts';
import { beam, ground, night, panels, person, type Stage, towers } from './stage.ts';

/** A gantry crane over stacks of containers. */
export function crane(stage: Stage): Shape[] {
  const { half, roll, r, l, bar, cut, o } = stage;
  const hook = 2 + roll(16);
  // Where the frame is narrow its leg stands clear of whoever is below.
  const leg = Math.max(half - 36, Math.min(half - 8, 26));
  const stack = (x: number, count: number) =>
    Array.from({ length: count }, (_, index): Shape[] => {
      const y = 84 - (index + 1) * 11;
      const isDark = roll(3) === 1;
      return [
        isDark ? solid(r(x, y, 26, 10.4)) : outlined(r(x, y, 26, 10.4), 'medium', { gap: 2.2, turn: 0.25 }),
        ...(isDark ? [4, 8, 12, 16, 20].map((at) => cut('fine', x + at, y + 1.5, x + at, y + 9)) : []),
      ];
    }).flat();
  const trusses = Array.from({ length: Math.ceil(half / 8) * 2 }, (_, index) => {
    const x = -half + index * 8;
    return [l('medium', x, 13, x + 4, 21), l('medium', x + 4, 21, x + 8, 13)];
  }).flat();
  return [
    ...night(stage, 60),
    ...towers(stage, 84, 34),
    beam(stage, hook - 3, hook + 3, 24, hook - 30, hook + 26, 100),
    ...ground(stage, 84),
    ...stack(-half + 3, 2 + roll(2)),
    ...stack(-half + 31, 1 + roll(2)),
    ...stack(half - 30, 2 + roll(3)),
    solid(r(-half, 10.5, half * 2, 2.6)),
    solid(r(-half, 20.5, half * 2, 2)),
    ...trusses,
    solid(bar(-half + 12, 12, -half + 6, 100, 3.2)),
    solid(bar(leg, 12, leg + 3, 100, 3.2)),
    solid(r(hook - 8, 20, 16, 6)),
    l('medium', hook - 5, 26, hook - 5, 42),
    l('medium', hook + 5, 26, hook + 5, 42),
    solid(r(hook - 15, 42, 30, 12)),
    ...[-10, -5, 0, 5, 10].map((x) => cut('fine', hook + x, 43.5, hook + x, 52.5)),
    solid(o(hook, 26, 2)),
    ...person(stage, hook - 4, 92, 13),
  ];
}

/** A casting walker with one foot raised. */
export function walker(stage: Stage): Shape[] {
  const { half, roll } = stage;
  const { p, r, o, bar, l, cut } = stage.smaller(0.9, 0, 86);
  const lift = 58 + roll(8);
  return [
    ...panels(stage, 86),
    beam(stage, -half * 0.2, half * 0.35, 0, -half * 0.75, half * 0.55, 100),
    outlined(stage.r(-half, 86, half * 2, 14), 'fine'),
    solid(stage.r(-half, 86, half * 2, 1.4)),
    // The standing leg, the raised one, hips and chest.
    solid(p(-20, 34, -8, 34, -10, 58, -6, 80, -26, 80, -22, 58)),
    solid(r(-32, 79, 30, 7)),
    solid(p(6, 34, 18, 34, 30, 48, 26, 54, 20, 52)),
    solid(bar(27, 50, 24, lift + 2, 8)),
    solid(r(10, lift, 30, 7)),
    solid(p(-24, 8, 22, 8, 26, 30, 18, 38, -22, 38, -28, 30)),
    solid(p(-34, 12, -26, 10, -30, 44, -38, 46)),
    solid(p(24, 10, 32, 13, 42, 34, 35, 37)),
    solid(r(-10, -1, 18, 10)),
    cut('medium', -7, 4.5, 5, 4.5),
    solid(o(-1, 22, 6.5), 'white'),
    l('fine', -6, 18, 4, 26),
    l('fine', -6.5, 22, 3, 27.5),
    cut('fine', -22, 31, 20, 31),
    cut('fine', -16, 46, -12, 46),
    cut('fine', -17, 64, -13, 64),
    cut('fine', -18, 70, -12, 70),
    // The hatch beneath it.
    outlined(o(25, 90, 17, 4), 'medium'),
    outlined(o(25, 90, 12, 2.6), 'fine'),
    ...person(stage, -half * 0.62, 92, 17),
  ];
}

/** Artificial hands on a rack. */
export function hands(stage: Stage): Shape[] {
  const { half, roll, p, r, l, o } = stage;
  const step = 21;
  const count = Math.floor((half * 2 - 8) / step);
  const from = -(count * step) / 2 + step / 2;
  const waving = roll(count);
  return [
    ...night(stage, 96, 3.4),
    beam(
      stage,
      from + (waving - 1) * step - 2,
      from + (waving - 1) * step + 2,
      0,
      from + (waving - 1) * step - 22,
      from + (waving - 1) * step + 22,
      100,
    ),
    ...Array.from({ length: count }, (_, index) => {
      const x = from + index * step;
      const spread = index + 1 === waving ? 1 : 0.25 + roll(40) / 100;
      const y = 44 - (index + 1 === waving ? 6 : roll(5));
      const finger = (dx: number, length: number, lean: number): Shape => {
        const tip = x + dx + lean * spread * 8;
        return solid([
          ...p(x + dx - 1.5, y + 14, tip - 1.4, y - length),
          ...o(tip, y - length, 1.4, 1.4, 0.5, 1),
          ...p(x + dx + 1.5, y + 14),
        ]);
      };
      return [
        solid(p(x - 7, y + 8, x + 7, y + 8, x + 5, y + 26, x - 5, y + 26)),
        finger(-5, 12, -1),
        finger(-1.7, 16, -0.3),
        finger(1.7, 16, 0.3),
        finger(5, 12, 1),
        solid(p(x - 7, y + 18, x - 7 - 6 * spread, y + 6, x - 5 - 7 * spread, y + 5, x - 4, y + 14)),
        solid(r(x - 4, y + 27.5, 8, 54 - y)),
        outlined(r(x - 5.5, y + 34, 11, 5), 'fine'),
        l('fine', x - 3, y + 36.5, x + 3, y + 36.5),
      ];
    }).flat(),
    solid(r(-half, 80, half * 2, 4)),
    solid(r(-half, 96, half * 2, 1.6)),
    ...[-0.8, -0.4, 0, 0.4, 0.8].map((share) => solid(r(half * share - 1, 82, 2, 15))),
  ];
}

/** A flying machine with something in its grip. */
export function drone(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar, cut } = stage;
  const [x, y] = [(roll(20) - 10) * Math.min(1, half / 60), 26 + roll(6)];
  // Rotors and all stay inside the frame.
  const reach = Math.min(34, (half - Math.abs(x)) / 1.5);
  const sheet = (sx: number, sy: number, lean: number) =>
    outlined(p(sx, sy, sx + 13, sy + lean, sx + 10, sy + 17 + lean, sx - 3, sy + 17), 'medium', {
      gap: 3,
      turn: 0.02,
      inLight: true,
    });
  return [
    ...night(stage, 76),
    ...towers(stage, 88, 26),
    beam(stage, x - 2, x + 2, y + 6, x - 34, x + 30, 100),
    ...ground(stage, 88),
    solid([...o(x, y, 15, 8, 0.5, 1), ...o(x, y, 15, 9, 0, 0.5)]),
    solid(o(x, y + 4, 4), 'white'),
    solid(o(x, y + 4, 1.8)),
    ...[-1, 1].flatMap((side) => [
      solid(bar(x + side * 12, y - 2, x + side * reach, y - 9, 2.4)),
      solid(r(x + side * reach - 1.5, y - 14, 3, 8)),
      solid(o(x + side * reach, y - 14.5, reach / 2, 1.3)),
      l('fine', x + side * reach - reach / 2, y - 17, x + side * reach + reach * 0.4, y - 17),
      l('medium', x + side * 7, y + 8, x + side * 11, y + 17),
      l('medium', x + side * 11, y + 17, x + side * 5, y + 19),
    ]),
    cut('fine', x - 11, y - 2, x + 11, y - 2),
    sheet(x - 5, y + 22, 2),
    sheet(x + 14 + roll(8), y + 34, -3),
    sheet(x - 26, y + 40, 4),
    ...person(stage, x - 12, 95, 16),
    solid(r(half - 12, 70, 6, 18)),
    solid(r(half - 15, 68, 12, 3)),
  ];
}

/** A fork truck with its mast up and somebody on the pallet. */
export function truck(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, cut } = stage;
  const high = 24 + roll(8);
  const parked = (x: number): Shape[] => [
    outlined(r(x, 66, 17, 14), 'medium', { gap: 2, turn: 0.25 }),
    solid(o(x + 4, 81, 4)),
    solid(o(x + 14, 81, 4)),
    l('medium', x + 20, 44, x + 20, 84),
    l('medium', x + 20, 84, x + 30, 84),
  ];
  return [
    ...night(stage, 70),
    ...towers(stage, 84, 30),
    beam(stage, -half * 0.5, -half * 0.4, 0, 2, 62, 100),
    ...ground(stage, 84),
    ...Array.from({ length: 2 + Math.floor(half / 45) }, (_, index) => parked(-half + 4 + index * 34)).flat(),
    solid(p(-16, 58, 10, 58, 14, 66, 14, 82, -18, 82, -18, 64)),
    solid(p(-12, 40, 6, 40, 12, 60, 9, 60, 4, 43, -9, 43, -9, 60, -13, 60)),
    solid(o(-10, 82, 7)),
    solid(o(8, 82, 6)),
    solid(o(-10, 82, 2.6), 'white'),
    solid(o(8, 82, 2), 'white'),
    solid(r(16, 8, 2.6, 78)),
    solid(r(21, 8, 2.6, 78)),
    ...[16, 30, 44, 58, 72].map((y) => l('medium', 16, y, 23, y)),
    solid(r(20, high + 20, 30, 2.4)),
    solid(r(22, high + 17, 27, 2.4)),
    outlined(r(38, high + 7, 10, 10), 'medium'),
    l('fine', 38, high + 11, 48, high + 11),
    ...person(stage, 30, high + 17, 18),
    l('fine', 30, high + 22.5, 30, 84),
    cut('fine', -14, 70, 10, 70),
  ];
}

/** Three machines that sell. */
export function machines(stage: Stage): Shape[] {
  const { half, roll } = stage;
  // All three are whole, however narrow the frame is.
  const scale = Math.min(1, (half - 1.5) / 42.5);
  const { r, o, l, cut } = stage.smaller(scale, 0, 84);
  const lit = roll(3) - 2;
  const middle = lit * 30 * scale;
  const one = (place: number): Shape[] => {
    const x = place * 30 - 12.5;
    const isLit = place === lit;
    const rows = [18, 29, 40];
    return [
      solid(r(x, 8, 25, 76)),
      { ...outlined(r(x + 3, 14, 13, 38), 'fine'), tone: isLit ? ('accent' as const) : ('white' as const) },
      ...rows.flatMap((y) => [
        l('medium', x + 3, y + 7.5, x + 16, y + 7.5),
        ...[0, 1, 2].map((index) =>
          solid(roll(4) === 1 ? o(x + 5.4 + index * 4, y + 5, 1.5) : r(x + 4.2 + index * 4, y + 2, 2.5, 5.5)),
        ),
      ]),
      solid(r(x + 18.5, 22, 4, 2), 'white'),
      solid(r(x + 18.5, 27, 4, 8), 'white'),
      solid(r(x + 4, 62, 17, 9), 'white'),
      solid(r(x + 5, 63, 15, 7)),
      cut('fine', x + 2, 78, x + 23, 78),
    ];
  };
  return [
    ...panels(stage, 84),
    beam(stage, middle - 8, middle + 2, 50, middle - 24, middle + 20, 100),
    outlined(stage.r(-half, 84, half * 2, 16), 'fine'),
    solid(stage.r(-half, 84, half * 2, 1.4)),
    ...[-1, 0, 1].flatMap(one),
    l('medium', 17, 82, 24, 92, 40, 90, (half / scale) * 0.9, 92),
    solid(o(24, 92, 1.6)),
    ...person(stage, middle - 3, 96, 24),
  ];
}
