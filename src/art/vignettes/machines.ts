/** Machines that carry out the last order they had. */

import { outlined, rim, type Shape, solid } from '../sketch.ts';
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
        // Nothing shows between them.
        {
          ...outlined(r(x, y, 26, 11), 'medium', isDark ? undefined : { gap: 2.2, turn: 0.25, inLight: true }),
          tone: 'white',
        },
        ...(isDark ? [solid(r(x + 0.3, y + 0.3, 25.4, 10.2))] : []),
        ...(isDark ? [4, 8, 12, 16, 20].map((at) => cut('fine', x + at, y + 1.5, x + at, y + 9)) : []),
      ];
    }).flat();
  const trusses = Array.from({ length: Math.ceil(half / 8) * 2 }, (_, index) => {
    const x = -half + index * 8;
    return [l('medium', x, 13, x + 4, 21), l('medium', x + 4, 21, x + 8, 13)];
  }).flat();
  return [
    ...night(stage, 60),
    ...towers(stage, 84, 34, false),
    beam(stage, hook - 3, hook + 3, 24, hook - 30, hook + 26, 100),
    ...ground(stage, 84),
    ...stack(-half + 3, 2 + roll(2)),
    ...stack(-half + 31, 1 + roll(2)),
    ...stack(half - 30, 2 + roll(3)),
    solid(r(-half, 10.5, half * 2, 2.6)),
    solid(r(-half, 20.5, half * 2, 2)),
    ...trusses,
    ...[bar(-half + 12, 12, -half + 6, 100, 3.2), bar(leg, 12, leg + 3, 100, 3.2)].flatMap((one) => [
      rim(one),
      solid(one),
    ]),
    solid(r(hook - 8, 20, 16, 6)),
    l('medium', hook - 5, 26, hook - 5, 42),
    l('medium', hook + 5, 26, hook + 5, 42),
    rim(r(hook - 15, 42, 30, 12)),
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
    // The lid is in the light.
    beam(stage, -half * 0.2, half * 0.35, 0, -half * 0.75, Math.max(half * 0.55, 38), 100),
    outlined(stage.r(-half, 86, half * 2, 14), 'fine'),
    solid(stage.r(-half, 86, half * 2, 1.4)),
    // The standing leg, the raised one, hips and chest.
    solid(p(-20, 34, -8, 34, -10, 58, -6, 80, -26, 80, -22, 58)),
    solid(r(-32, 79, 30, 7)),
    solid(p(6, 34, 18, 34, 30, 48, 26, 54, 20, 52)),
    solid(bar(27, 50, 24, lift + 2, 8)),
    solid(r(10, lift, 30, 7)),
    solid(p(-24, 8, 22, 8, 26, 30, 18, 38, -22, 38, -28, 30)),
    ...[-26, 24].map((x) => solid(o(x, 14.5, 5.6))),
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
    outlined(o(25, 92, 14, 3.4), 'medium'),
    outlined(o(25, 91.5, 10.6, 2.2), 'fine'),
    ...person(stage, -half * 0.62, 92, 17),
  ];
}

/** Artificial hands on a rack, from an infant's to a docker's. */
export function hands(stage: Stage): Shape[] {
  const { half, roll, r } = stage;
  const count = Math.max(3, Math.floor((half * 2 - 4) / 21));
  const sizes = Array.from({ length: count }, (_, index) => 0.68 + (0.5 * index) / (count - 1));
  const room = (half * 2 - 4) / sizes.reduce((sum, size) => sum + size, 0);
  const fit = Math.min(1, room / 22);
  const waving = roll(count) - 1;
  const places = sizes.map((size, index) => {
    const before = sizes.slice(0, index).reduce((sum, one) => sum + one, 0);
    return { size: size * fit, x: 2 - half + (before + size / 2) * room };
  });
  const one = (x: number, size: number, isWaving: boolean): Shape[] => {
    const { p, r, l } = stage.smaller(size, x, 82);
    const spread = isWaving ? 1 : 0.2 + roll(40) / 100;
    const y = isWaving ? 34 : 36 + roll(5);
    const finger = (dx: number, length: number, lean: number) => {
      const tip = x + dx + lean * spread * 3.4;
      return [
        ...p(x + dx - 1.5, y + 5, tip - 1.5, y - length, tip - 0.9, y - length - 1.3),
        ...p(tip + 0.9, y - length - 1.3, tip + 1.5, y - length, x + dx + 1.5, y + 5),
      ];
    };
    const thumb = x - 8.4 - spread * 1.6;
    const hand = [
      ...p(x - 4.2, 82, x - 4.2, y + 25, x - 6.6, y + 19, thumb - 1.4, y + 10.4),
      ...p(thumb - 1.6, y + 7, thumb - 0.8, y + 5.5, thumb + 0.9, y + 5.6, thumb + 1.7, y + 7),
      ...p(thumb + 2, y + 9, x - 6.6, y + 12),
      ...finger(-5.1, 11, -1),
      ...finger(-1.7, 15, -0.3),
      ...finger(1.7, 14, 0.3),
      ...finger(5.1, 9, 1),
      ...p(x + 6.6, y + 19, x + 4.2, y + 25, x + 4.2, 82),
    ];
    return [
      rim(hand),
      solid(hand),
      // Its grip is stamped on the wrist.
      { ...outlined(r(x - 5.6, y + 31, 11.2, 5.4), 'medium'), tone: 'white' },
      l('fine', x - 3.4, y + 33.7, x + 3.4, y + 33.7),
    ];
  };
  const lit = places[waving]?.x ?? 0;
  return [
    ...night(stage, 96, 3.4),
    beam(stage, lit - 2, lit + 2, 0, lit - 22, lit + 22, 100),
    ...places.flatMap(({ x, size }, index) => one(x, size, index === waving)),
    solid(r(-half, 80, half * 2, 4)),
    solid(r(-half, 96, half * 2, 1.6)),
    ...[-0.8, -0.4, 0, 0.4, 0.8].map((share) => solid(r(half * share - 1, 82, 2, 15))),
  ];
}

/** A flying machine on four rotors, and the telephone that hangs under it on a mile of wire. */
export function drone(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar, cut } = stage;
  const [x, y] = [(roll(20) - 10) * Math.min(1, half / 60), 24 + roll(5)];
  // Rotors and all stay inside the frame.
  const reach = Math.min(34, (half - Math.abs(x)) / 1.5);
  const rotor = (side: number, share: number, rise: number): Shape[] => [
    solid(bar(x + side * reach * share * 0.4, y - 2, x + side * reach * share, y - 5 - rise, 2.2)),
    solid(r(x + side * reach * share - 1.5, y - 10 - rise, 3, 7)),
    solid(o(x + side * reach * share, y - 10.5 - rise, reach * 0.42 * share, 1.3)),
  ];
  const [phone, hook] = [x + roll(5) - 3, y + 30];
  const wire = Array.from({ length: 11 }, (_, index) => {
    const t = index / 10;
    return [x - 6 + (-half - x + 6) * t, y + 3 + Math.sin(Math.PI * t) * 16 - t * 10];
  }).flat();
  return [
    ...night(stage, 76),
    ...towers(stage, 88, 26, false),
    beam(stage, x - 2, x + 2, y + 6, x - 34, x + 30, 100),
    ...ground(stage, 88),
    l('medium', ...wire),
    ...[-1, 1].flatMap((side) => [...rotor(side, 0.56, 8), ...rotor(side, 1, 3)]),
    solid([...o(x, y, 15, 8, 0.5, 1), ...o(x, y, 15, 9, 0, 0.5)]),
    cut('fine', x - 11, y - 2, x + 11, y - 2),
    solid(o(x, y + 4, 4), 'white'),
    solid(o(x, y + 4, 1.8)),
    // The telephone.
    l('bold', x, y + 9, phone, hook - 8),
    solid(p(phone - 8, hook + 1, phone + 8, hook + 1, phone + 12, hook + 15, phone - 12, hook + 15)),
    solid(o(phone, hook + 8.4, 5), 'white'),
    ...Array.from({ length: 8 }, (_, index) =>
      solid(o(phone + 3.3 * Math.cos((index * Math.PI) / 4), hook + 8.4 + 3.3 * Math.sin((index * Math.PI) / 4), 0.8)),
    ),
    solid([
      ...p(phone - 14, hook + 1),
      ...o(phone, hook, 14, 9, 0.5, 1),
      ...p(phone + 14, hook + 1, phone + 7, hook + 1, phone + 6, hook - 3, phone - 6, hook - 3, phone - 7, hook + 1),
    ]),
    // It rings.
    ...[-1, 1].flatMap((side) =>
      [0, 1].map((row) =>
        l('bold', phone + side * (16 + row * 4), hook - 4 - row * 2, phone + side * (18 + row * 5), hook + 4 + row * 2),
      ),
    ),
    ...person(stage, phone - 18, 95, 16),
  ];
}

/** A fork truck with its mast up and somebody on the pallet. */
export function truck(stage: Stage): Shape[] {
  const { half, roll } = stage;
  // Whole in a narrow frame too.
  const scale = Math.min(1, half / 62);
  const { p, r, o, l, cut } = stage.smaller(scale, 0, 84);
  const wide = half / scale;
  const high = 24 + roll(8);
  // The others of the yard stand clear of the one that is at work.
  const parked = (x: number): Shape[] => [
    { ...outlined(r(x, 66, 18, 14), 'medium', { gap: 2, turn: 0.25 }), tone: 'white' },
    ...[4, 14].flatMap((dx) => [solid(o(x + dx, 80, 4)), solid(o(x + dx, 80, 1.4), 'white')]),
    solid(r(x + 19.4, 44, 1.6, 40)),
    solid(r(x + 19.4, 82.4, 9, 1.6)),
  ];
  const yard: Shape[] = [];
  for (let x = -wide + 5; x + 29 < -22; x += 35) yard.push(...parked(x));
  for (let x = 62; x + 29 < wide - 2; x += 35) yard.push(...parked(x));
  const wheels = [
    [-10, 82, 7],
    [8, 82.6, 6],
  ] as const;
  return [
    ...night(stage, 70),
    ...towers(stage, 84, 30, false),
    beam(stage, -half * 0.5, -half * 0.4, 0, 2 * scale, 62 * scale, 100),
    ...ground(stage, 84),
    ...yard,
    ...[
      p(-16, 58, 10, 58, 14, 66, 14, 82, -18, 82, -18, 64),
      p(-12, 40, 6, 40, 12, 60, 9, 60, 4, 43, -9, 43, -9, 60, -13, 60),
      r(14, 76, 4, 4),
    ].map((part) => solid(part)),
    cut('fine', -14, 70, 10, 70),
    ...wheels.flatMap(([x, y, size]) => [
      rim(o(x, y, size)),
      solid(o(x, y, size)),
      solid(o(x, y, size * 0.36), 'white'),
    ]),
    // The mast, the carriage on it and the forks.
    solid(r(16, 8, 2.6, 78)),
    solid(r(21, 8, 2.6, 78)),
    ...[10, 23, 36, 49, 62, 75].map((y) => l('medium', 16, y, 23, y)),
    solid(r(20.4, high + 8, 4.2, 15.6)),
    solid(r(21, high + 21.6, 30, 2)),
    // The pallet, a bed, and him.
    solid(r(24.6, high + 16.4, 26, 1.8)),
    ...[24.6, 35.8, 47.4].map((x) => solid(r(x, high + 18, 3.2, 3.8))),
    { ...outlined(r(37, high + 11, 13, 5.4), 'medium'), tone: 'white' },
    { ...outlined(r(45.6, high + 8.6, 4.4, 2.8), 'medium'), tone: 'white' },
    ...person(stage.smaller(scale, 0, 84), 30.5, high + 16.4, 18),
    // A hoist by hand, goods in its sling.
    solid(r(50, high + 17.6, 6, 1.4)),
    l('medium', 55, high + 18.4, 55, 66, 51.6, 72),
    l('medium', 55, 66, 58.4, 72),
    solid(r(50.6, 72, 8.8, 6)),
  ];
}

/** Three machines that sell. */
export function machines(stage: Stage): Shape[] {
  const { half, roll } = stage;
  // All three are whole, however narrow the frame is.
  const scale = Math.min(1, (half - 1.5) / 42.5);
  const { p, r, o, l, cut } = stage.smaller(scale, 0, 84);
  const wide = half / scale;
  const hasPlug = wide > 54;
  const lit = roll(2) - 2;
  const middle = lit * 30 * scale;
  // A counter on each brow: nobody is more than one ahead.
  const sales = (x: number, place: number): Shape[] => [
    solid(r(x - 6.4, 6, 12.8, 6), 'white'),
    ...[...`${207 - Math.abs(place)}`].flatMap((figure, index) => digit(x - 4 + index * 4, 9, figure)),
  ];
  /** Strokes of a figure of two by three and a half. */
  const digit = (x: number, y: number, figure: string): Shape[] => {
    const strokes: Readonly<Record<string, readonly number[]>> = {
      '0': [-1, -1.8, 1, -1.8, 1, 1.8, -1, 1.8, -1, -1.8],
      '2': [-1, -1.8, 1, -1.8, 1, 0, -1, 0, -1, 1.8, 1, 1.8],
      '6': [1, -1.8, -1, -1.8, -1, 1.8, 1, 1.8, 1, 0, -1, 0],
      '7': [-1, -1.8, 1, -1.8, 0, 1.8],
    };
    return [l('medium', ...(strokes[figure] ?? []).map((value, index) => (index % 2 === 0 ? x : y) + value))];
  };
  /** A flex that hangs from one point to another lower one. */
  const hung = (x1: number, y1: number, x2: number, y2: number): number[] =>
    [0, 0.25, 0.5, 0.75, 1].flatMap((t) => [x1 + (x2 - x1) * t * t, y1 + (y2 - y1) * (1 - (1 - t) ** 2)]);
  const one = (place: number): Shape[] => {
    const x = place * 30 - 12.5;
    const isLit = place === lit;
    const rows = [18, 29, 40];
    // The window of the right one is papered over; where there is light it is down to the floor, and shows who stands there.
    const goods = rows.flatMap((y) => [
      l('medium', x + 3, y + 7.5, x + 16, y + 7.5),
      ...[0, 1, 2].map((index) =>
        solid(roll(4) === 1 ? o(x + 5.4 + index * 4, y + 5, 1.5) : r(x + 4.2 + index * 4, y + 2, 2.5, 5.5)),
      ),
    ]);
    const sheets = [
      p(x + 3, 14, x + 11, 14, x + 10.4, 33, x + 3, 32),
      p(x + 9, 14, x + 16, 14, x + 16, 36, x + 8.4, 35),
      p(x + 3, 30, x + 12, 31.4, x + 11.2, 52, x + 3, 52),
      p(x + 9.4, 34, x + 16, 33, x + 16, 52, x + 10, 52),
    ].map((sheet, index) => ({
      ...outlined(sheet, 'medium', { gap: 1.9, turn: (index - 1.5) * 0.012 }),
      tone: 'white' as const,
    }));
    return [
      solid(r(x, 4, 25, 80)),
      ...sales(x + 12.5, place),
      { ...outlined(r(x + 3, 14, 13, 38), 'fine'), tone: isLit ? ('accent' as const) : ('white' as const) },
      ...(place === 1 ? sheets : goods),
      solid(r(x + 18.5, 22, 4, 2), 'white'),
      solid(r(x + 18.5, 27, 4, 8), 'white'),
      ...(isLit
        ? [solid(r(x + 3, 56, 19, 28), 'accent'), solid(r(x + 3, 59, 19, 1.4))]
        : [solid(r(x + 4, 62, 17, 9), 'white'), solid(r(x + 5, 63, 15, 7)), cut('fine', x + 2, 78, x + 23, 78)]),
    ];
  };
  return [
    ...panels(stage, 84),
    beam(stage, middle - 8, middle + 2, 50, middle - 24, middle + 20, 100),
    outlined(stage.r(-half, 84, half * 2, 16), 'fine'),
    solid(stage.r(-half, 84, half * 2, 1.4)),
    ...[-1, 0, 1].flatMap(one),
    // The flexes, and their one plug where there is room for it.
    ...[-1, 0, 1].flatMap((place) => {
      const y = 88.4 + 2 * (1 - place);
      const end = hasPlug ? 50 : wide;
      return l(
        'bold',
        ...hung(place * 30 + 9, 84, place * 30 + 14, y),
        end - 4,
        y,
        ...(hasPlug ? hung(end - 4, y, end, 78) : [end, y]),
      );
    }),
    ...(hasPlug ? [solid(r(46.6, 66, 6.8, 8)), solid(r(48.6, 68, 2.8, 2.8), 'white'), solid(r(48.4, 73, 3.2, 6))] : []),
    ...person(stage, middle, 96, 26 * scale),
  ];
}
