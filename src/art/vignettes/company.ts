/** People and machines in company. */

import type { Point } from '../../typeset/page/page.ts';
import { outlined, rim, ring, type Shape, solid, stroke } from '../sketch.ts';
import { beam, ground, night, panels, person, room, type Stage, towers } from './stage.ts';

/** Seven machines at a long table, a lamp over it, and an eighth chair that is empty before a window that is gone. */
export function table(stage: Stage): Shape[] {
  const { half, roll, p, r, l } = stage;
  const empty = roll(8) - 1;
  // In a high frame half of them sit on the near side.
  const isLong = half >= 64;
  const across = isLong ? 8 : 4;
  const step = (half * 1.56) / across;
  const size = Math.min(isLong ? 1 : 0.75, step / 17);
  const seats = Array.from({ length: 8 }, (_, index) => {
    const isNear = index >= across;
    return { x: (index - (isNear ? across : 0) - (across - 1) / 2) * step, isNear };
  });
  const seat = (index: number): Shape[] => {
    const { x, isNear } = seats[index] as (typeof seats)[number];
    const base = isNear ? 97 : 63;
    const { r, o, p, l, cut } = stage.smaller(size, x, base);
    const y = base - 62;
    const chair = [
      { ...outlined(r(x - 7, y + 40, 14, 22), 'bold'), tone: 'white' as const },
      l('medium', x - 4.5, y + 44, x + 4.5, y + 44),
      l('medium', x - 4.5, y + 47, x + 4.5, y + 47),
    ];
    if (index === empty)
      return [
        ...(isLong && Math.abs(x) > 22 ? [solid(r(x - 8, y + 8, 16, 26))] : []),
        ...(isNear ? [] : [rim(r(x - 7, y + 40, 14, 22))]),
        ...chair,
      ];
    const kind = (index - empty + 7) % 8;
    const body = p(x - 6, y + 46, x - 3, y + 41, x + 3, y + 41, x + 6, y + 46, x + 6.4, y + 62, x - 6.4, y + 62);
    const heads = [
      [r(x - 5, y + 28, 10, 10)],
      [o(x, y + 34, 6)],
      [r(x - 3.4, y + 22, 6.8, 18)],
      [r(x - 6.4, y + 31, 12.8, 8)],
      [p(x - 6.4, y + 25, x + 6.4, y + 25, x + 2.4, y + 38, x - 2.4, y + 38)],
      [r(x - 5, y + 31, 10, 8), r(x - 0.6, y + 23, 1.2, 9)],
      [[...o(x, y + 38, 6, 10, 0.5, 1), ...p(x + 6, y + 39, x - 6, y + 39)]],
    ][kind] as Point[][];
    const face: Shape[] = (
      [
        [solid(r(x - 3, y + 31, 6, 2.4), 'white')],
        [solid(o(x, y + 34, 4), 'white'), l('medium', x, y + 34, x + 2, y + 31.4)],
        [solid(r(x - 1.8, y + 25, 3.6, 4), 'white'), solid(r(x - 1.8, y + 31, 3.6, 4), 'white')],
        // The shredder is in the chair.
        [
          solid(r(x - 5, y + 33, 10, 1.8), 'white'),
          ...[-4, -2, 0, 2, 4].map((dx) => cut('medium', x + dx, y + 49, x + dx, y + 58)),
        ],
        [cut('medium', x - 3.6, y + 29, x + 3.6, y + 29), cut('medium', x - 2.6, y + 32, x + 2.6, y + 32)],
        [solid(o(x - 2, y + 35, 1.3), 'white'), solid(o(x + 2, y + 35, 1.3), 'white')],
        [-2.6, 0, 2.6].map((dx) => cut('medium', x + dx, y + 31.4, x + dx, y + 36.6)),
      ] as Shape[][]
    )[kind] as Shape[];
    const parts = [body, r(x - 1.6, y + 36, 3.2, 6), ...heads];
    return isNear
      ? [...parts.map(rim), ...parts.map((part) => solid(part)), ...chair]
      : [...chair, ...heads.map(rim), ...parts.map((part) => solid(part)), ...face];
  };
  return [
    // The floor begins where the front edge of the table hides it.
    ...room(stage, 83.4, 3.6),
    { kind: 'light', points: p(-6, 18, 6, 18, half * 0.8, 74, -half * 0.8, 74) },
    ...seats.flatMap(({ isNear }, index) => (isNear ? [] : seat(index))),
    // The lamp hangs before them.
    rim(p(-4, 8, 4, 8, 12, 17, -12, 17)),
    l('medium', 0, 0, 0, 9),
    solid(p(-4, 8, 4, 8, 12, 17, -12, 17)),
    solid(stage.o(0, 17, 5, 3, 0, 0.5), 'accent'),
    solid(r(-half * 0.8, 84, 4, 16)),
    solid(r(half * 0.8 - 4, 84, 4, 16)),
    { ...outlined(p(-half * 0.86, 62, half * 0.86, 62, half * 0.98, 80, -half * 0.98, 80), 'bold'), tone: 'white' },
    solid(p(-half * 0.98, 80, half * 0.98, 80, half * 0.98, 85, -half * 0.98, 85)),
    // What cuts the minutes into the wood, and some that it has cut.
    ...(isLong
      ? [
          solid(r(-5, 67, 10, 5)),
          solid(r(-7, 71, 14, 2)),
          l('medium', 7, 72, 14, 76),
          ...[66.4, 69.6, 72.8].map((y) => l('fine', -half * 0.7, y, -half * 0.3, y)),
          ...[66.4, 69.6, 72.8].map((y) => l('fine', half * 0.3, y, half * 0.7, y)),
        ]
      : []),
    ...seats.flatMap(({ isNear }, index) => (isNear ? seat(index) : [])),
  ];
}

/** A carriage by night: sleepers in their seats, one seat free, and a conductor with a dial on its chest. */
export function carriage(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar } = stage;
  const eye = 48;
  /** Points of the carriage so near, drawn as large as that. */
  const q = (near: number, ...c: number[]) =>
    p(...c.map((value, index) => (index % 2 === 0 ? value * near : eye + value * near)));
  const rows = [0.44, 0.62, 0.88, 1.25, 1.78, ...(half > 80 ? [2.6] : [])];
  const free = { row: 2 + roll(2), side: roll(2) === 1 ? 1 : -1 };
  const far = half / 40 + 0.5;
  const wall = (side: number): Shape[] => {
    const band = (top: number, bottom: number, gap: number, turn: number) => ({
      ...outlined(
        p(
          ...[side * 48 * 0.36, eye + top * 0.36, side * 48 * far, eye + top * far],
          ...[side * 48 * far, eye + bottom * far, side * 48 * 0.36, eye + bottom * 0.36],
        ),
        'medium',
        { gap, turn },
      ),
      tone: 'white' as const,
    });
    return [
      band(-26, 4, 1.5, 0),
      band(6, 28, 3, 0.25),
      ...[0.5, 0.72, 1.05, 1.5, 2.2, 3.2].map((near) =>
        solid(q(near, side * 46, -26, side * 49, -26, side * 49, 4, side * 46, 4)),
      ),
      l('medium', side * 44 * 0.36, eye - 34 * 0.36, side * 44 * far, eye - 34 * far),
    ];
  };
  const seat = (near: number, row: number, side: number): Shape[] => {
    const x = (value: number) => side * value * near;
    const y = (value: number) => eye + value * near;
    const isFree = row === free.row && side === free.side;
    const lean = (roll(5) - 3) * near;
    const head = x(31) + lean;
    const face = o(head, y(-8), 8 * near, 9.6 * near);
    // Of whom the edge would cut off half the face nothing is seen.
    const isSeen = !isFree && Math.abs(head) + 6 * near < half;
    return [
      ...(!isSeen
        ? []
        : [
            rim(face),
            solid(face),
            // Their jaws are tied up.
            solid(bar(head - 7 * near, y(-4), head + 1 * near, y(-17), 2 * near), 'white'),
          ]),
      outlined(
        [...o(x(31), y(2), 16 * near, 5 * near, 0.5, 1), ...p(x(31) + 16 * near, y(31), x(31) - 16 * near, y(31))],
        'medium',
      ),
      solid([
        ...o(x(31), y(2.6), 15 * near, 4.6 * near, 0.5, 1),
        ...p(x(31) + 15 * near, y(30), x(31) - 15 * near, y(30)),
      ]),
      solid(
        [...o(x(31), y(3), 8 * near, 3 * near, 0.5, 1), ...p(x(31) + 8 * near, y(8), x(31) - 8 * near, y(8))],
        isFree ? 'accent' : 'white',
      ),
    ];
  };
  const needle = Math.PI * (1.2 + roll(6) / 10);
  return [
    ...panels(stage, eye + 10, 3.6),
    outlined(p(-half, eye + 26 * 0.36, half, eye + 26 * 0.36, half, 100, -half, 100), 'fine'),
    { kind: 'light', points: p(-12 * 0.36, eye + 30 * 0.36, 12 * 0.36, eye + 30 * 0.36, 24, 100, -24, 100) },
    outlined(p(-13 * 0.36, eye + 30 * 0.36, 13 * 0.36, eye + 30 * 0.36, 26, 100, -26, 100), 'medium'),
    ...wall(-1),
    ...wall(1),
    // The far end, and a door that stands open on the dark.
    { ...outlined(q(0.36, -46, -44, 46, -44, 46, 30, -46, 30), 'bold'), tone: 'white' },
    solid(q(0.36, 14, -24, 40, -24, 40, 30, 14, 30)),
    // The lamps.
    ...[0.5, 0.9, 1.6].flatMap((near) => [
      solid(q(near, -9, -47, 9, -47, 6, -42, -6, -42)),
      solid(q(near, -6, -42, 6, -42, 5, -40, -5, -40), 'accent'),
    ]),
    // The conductor.
    solid(q(0.5, -13, -8, 11, -8, 13, 22, -15, 22)),
    solid(q(0.5, -7, -22, 5, -22, 6, -9, -8, -9)),
    solid(q(0.5, -10, -25, 9, -25, 9, -21, -10, -21)),
    solid(o(-0.5, eye + 2.4, 4.2), 'white'),
    solid(bar(-0.5, eye + 3.6, -0.5 + Math.cos(needle) * 3.4, eye + 3.6 + Math.sin(needle) * 3.4, 0.8)),
    ...[-5, 4].map((dx) => solid(o(dx, eye + 12, 1.8))),
    ...rows.flatMap((near, row) =>
      31 * near - 16 * near < half ? [-1, 1].flatMap((side) => seat(near, row, side)) : [],
    ),
    solid(r(-half, 99, half * 2, 1)),
  ];
}

/** Cut-out runners on a range. */
export function target(stage: Stage): Shape[] {
  const { half, roll, r, o, l } = stage;
  const step = 30;
  const count = Math.max(2, Math.floor((half * 2 - 4) / step));
  const marked = roll(count);
  const from = -((count - 1) * step) / 2;
  const lit = from + (marked - 1) * step;
  return [
    ...panels(stage, 84, 3),
    beam(stage, lit - 8, lit + 4, 0, lit - 16, lit + 22, 100),
    outlined(r(-half, 84, half * 2, 16), 'fine'),
    solid(r(-half, 84, half * 2, 1.4)),
    solid(r(-half, 5, half * 2, 1.6)),
    ...Array.from({ length: count }, (_, index) => {
      const x = from + index * step;
      const isMarked = index + 1 === marked;
      return [
        // The wire runs to the head, whatever is on it.
        l('medium', x + 0.6, 6, x + 0.6, 40),
        ...person(stage, x, 90, 62),
        solid(r(x - 10.5, 89.4, 21, 2.6)),
        ...(isMarked
          ? [6.4, 4.8, 3.2, 1.6].map((size, ring) => solid(o(x, 54, size), ring % 2 === 0 ? 'white' : 'accent'))
          : []),
        // Each has been shot through the heart.
        ...Array.from({ length: isMarked ? 0 : roll(3) }, () => solid(o(x - 2 + roll(4), 51 + roll(4), 1.1), 'white')),
      ];
    }).flat(),
  ];
}

/** A switchboard with its cords. */
export function exchange(stage: Stage): Shape[] {
  const { half, roll, r, o, l, p, bare } = stage;
  const shapes: Shape[] = [solid(r(-half, 0, half * 2, 66))];
  const spots: [number, number][] = [];
  const columns = Math.floor((half * 2 - 6) / 14);
  for (let y = 8; y < 60; y += 14)
    for (let x = -(columns - 1) * 7; x < half - 4; x += 14) {
      spots.push([x, y]);
      shapes.push(solid(o(x, y, 2.8), 'white'), solid(o(x, y, 1.1)));
    }
  const cords = Array.from({ length: 5 + Math.floor(half / 22) }, (_, index): Shape[] => {
    const [x, y] = spots[roll(spots.length) - 1] as [number, number];
    const to = -half * 0.8 + (index / (4 + Math.floor(half / 22))) * half * 1.6;
    const low = Math.max(y + 12, 74);
    const line = Array.from({ length: 13 }, (_x, step) => {
      const t = step / 12;
      return [x + (to - x) * t * t, y + (low - y) * t + Math.sin(Math.PI * t) * 14];
    }).flat();
    const isLit = index === 2;
    return [
      bare('bold', ...line),
      l('medium', ...line),
      solid(o(x, y, 2.6), isLit ? 'accent' : 'white'),
      solid(r(to - 2, low, 4, 9)),
      solid(r(to - 4.4, low + 8, 8.8, 2.4)),
    ];
  }).flat();
  return [
    ...shapes,
    { kind: 'light', points: p(-half * 0.2, 66, half * 0.15, 66, half * 0.5, 100, -half * 0.5, 100) },
    outlined(p(-half, 66, half, 66, half, 90, -half, 90), 'bold'),
    outlined(r(-half, 90, half * 2, 10), 'medium', { gap: 2.4, turn: 0 }),
    ...cords,
  ];
}

/** The works clock, and the queue before it. */
export function clock(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar } = stage;
  // Whole in a narrow frame too.
  const x = Math.min(half * 0.35, half - 28);
  const turn = (hours: number) => (hours / 12) * 2 * Math.PI - Math.PI / 2;
  // It stopped at two minutes to ten.
  const [hour, minute] = [9, 58];
  const hand = (angle: number, length: number, wide: number) =>
    solid(bar(x, 32, x + Math.cos(angle) * length, 32 + Math.sin(angle) * length, wide));
  const queue: Shape[] = [];
  for (let place = -half + 8; place < x - 16; place += 12 + roll(3))
    queue.push(...person(stage, place, 90, 34 + roll(4)));
  return [
    ...panels(stage, 88, 3.4),
    { kind: 'light', points: p(x - 18, 52, x + 18, 52, x + 40, 100, x - 60, 100) },
    outlined(r(-half, 88, half * 2, 12), 'fine'),
    solid(r(-half, 88, half * 2, 1.4)),
    solid(o(x, 32, 27)),
    solid(o(x, 32, 24), 'white'),
    ...Array.from({ length: 12 }, (_, index) =>
      solid(
        bar(
          x + Math.cos(turn(index)) * 19.5,
          32 + Math.sin(turn(index)) * 19.5,
          x + Math.cos(turn(index)) * 22.5,
          32 + Math.sin(turn(index)) * 22.5,
          index % 3 === 0 ? 2.6 : 1,
        ),
      ),
    ),
    hand(turn(hour + minute / 60), 13, 2.8),
    hand((minute / 60) * 2 * Math.PI - Math.PI / 2, 19, 1.6),
    solid(o(x, 32, 2.2)),
    solid(r(x - 9, 60, 18, 28)),
    solid(r(x - 6, 64, 12, 3), 'white'),
    solid(r(x - 5, 72, 10, 1.4), 'white'),
    l('bold', x + 9, 68, x + 14, 62),
    solid(o(x + 14, 62, 1.8)),
    ...queue,
  ];
}

/** Rain, and an awning to stand under with a machine that has folded its rotors. */
export function rain(stage: Stage): Shape[] {
  const { half, roll, p, l } = stage;
  const side = roll(2) === 1 ? 1 : -1;
  // Whole in a narrow frame too.
  const scale = Math.min(1, half / 56);
  const x = side * Math.max(0, half * 0.2 - 4);
  const { p: q, r: box, o: round, l: line, bar } = stage.smaller(scale, x, 86);
  const drops = Array.from({ length: Math.round(half * 1.6) }, () => {
    const [dx, dy] = [roll(Math.round(half * 2)) - half, roll(84)];
    return l(roll(4) === 1 ? 'medium' : 'fine', dx, dy, dx - 3, dy + 9);
  });
  const stripes = Array.from({ length: 9 }, (_, index): Shape[] => {
    const [from, to] = [index / 9, (index + 1) / 9];
    const strip = q(x - 36 + from * 72, 30, x - 36 + to * 72, 30, x - 48 + to * 96, 42, x - 48 + from * 96, 42);
    return [index % 2 === 0 ? solid(strip) : { ...outlined(strip, 'medium'), tone: 'white' }];
  }).flat();
  // Its blades lie in pairs along its arms.
  const parts = [
    [...round(x + 15, 66, 10, 6.6, 0.5, 1), ...round(x + 15, 66, 10, 6, 0, 0.5)],
    ...[-1, 1].flatMap((side) => [
      bar(x + 15 + side * 6, 64, x + 15 + side * 14, 60.6, 2.2),
      box(x + 13.6 + side * 14, 54.6, 2.8, 7),
      round(x + 15 + side * 8, 55.4, 7, 0.9),
      round(x + 15 + side * 8, 58, 7, 0.9),
    ]),
    bar(x + 22, 68, x + 31, 77, 2.2),
    bar(x + 10, 71, x + 7, 86.6, 1.8),
    bar(x + 19, 71, x + 21, 86.6, 1.8),
  ];
  return [
    ...towers(stage, 86, 30, false),
    // The cooling tower.
    outlined(
      p(
        ...[-0.85, 8, -0.4, 8, -0.44, 34, -0.3, 86, -0.97, 86, -0.8, 34].map((value, index) =>
          index % 2 === 0 ? side * half * value : value,
        ),
      ),
      'medium',
      { gap: 3.4, turn: 0.25 },
    ),
    ...drops,
    beam(stage, x - 4, x + 4, 86 - 44 * scale, x - 34 * scale, x + 34 * scale, 100),
    ...ground(stage, 86),
    outlined(q(x - 41, 42, x + 41, 42, x + 41, 86, x - 41, 86), 'fine'),
    // A rack for bicycles, the awning, whoever may stand below it.
    ...[-37, -31, -25].flatMap((dx) => [
      stroke([...q(x + dx, 86), ...round(x + dx + 2, 76, 2, 3, 0.5, 1), ...q(x + dx + 4, 86)], 'bold'),
    ]),
    line('bold', x - 39, 84, x - 19, 84),
    ...[-41, 41].map((dx) => solid(box(x + dx - 1, 42, 2, 44))),
    rim(q(x - 36, 30, x + 36, 30, x + 48, 42, x - 48, 42)),
    ...stripes,
    ...person(stage.smaller(scale, x, 86), x - 12, 87, 36),
    ...parts.map(rim),
    ...parts.map((part) => solid(part)),
    solid(round(x + 15, 68, 2.8), 'white'),
    solid(round(x + 15, 68, 1.3)),
    // Its barrel rests in a basket.
    { ...outlined(q(x + 27, 76, x + 37, 76, x + 35.4, 86.4, x + 28.6, 86.4), 'medium'), tone: 'white' },
    ...[79, 82].map((y) => line('fine', x + 27.6, y, x + 36.4, y)),
    ...Array.from({ length: 8 }, () => {
      const sx = roll(Math.round(half * 2)) - half;
      const y = 89 + roll(9);
      return l('fine', sx - 4, y, sx + 4, y);
    }),
  ];
}

/** Black snow, and the people who stand in it. */
export function snow(stage: Stage): Shape[] {
  const { half, roll, p, o, bar } = stage;
  const lit = roll(20) - 10;
  // One, two with a shovel, and two boys; and somebody nearer.
  const [shovel, ...rest] = [
    [half * 0.52, 79, 17],
    [-half * 0.7, 80, 18],
    [-half * 0.38, 76, 11.5],
    [half * 0.8, 76, 11],
    [lit, 90, 30],
  ] as const;
  const people = [shovel, ...rest];
  // None on somebody, none half on an edge or on the ground's.
  const flakes = Array.from({ length: Math.round(half * 0.8) }, () => {
    const [x, y, size, lean] = [roll(Math.round(half * 2)) - half, roll(62), 0.7 + roll(12) / 10, roll(9) / 5 - 1];
    const isFree =
      Math.abs(x) < half - 3 &&
      y > 3 &&
      people.every(([px, foot, high]) => Math.abs(x - px) > high * 0.22 + 4 || y < foot - high - 4);
    return isFree
      ? [
          solid(
            p(x - size, y - lean, x + lean * 0.6, y - size, x + size, y + lean * 0.5, x - lean * 0.4, y + size * 0.8),
          ),
        ]
      : [];
  }).flat();
  const [x, foot] = shovel;
  return [
    ...night(stage, 66, 2),
    ...towers(stage, 70, 34, false),
    beam(stage, half * 0.7, half * 0.78, 0, lit - 26, lit + 22, 100),
    ...ground(stage, 70, 0),
    // What has settled at their feet.
    ...people.map(([px, y, high]) => solid(o(px, y, high * 0.42, high * 0.05))),
    ...people.flatMap(([px, y, high]) => person(stage, px, y, high)),
    solid(bar(x + 5.4, foot - 12, x + 5.4, foot, 0.9)),
    solid(p(x + 3.4, foot - 3, x + 7.4, foot - 3, x + 7, foot + 1, x + 5.4, foot + 2, x + 3.8, foot + 1)),
    ...flakes,
  ];
}

/** A rope into black water, and a winch. */
export function winch(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar, cut } = stage;
  // The light falls on water, not on the quay.
  const quay = -half * 0.38;
  const pool = Math.min(33, (half - quay) / 2 - 1);
  const x = Math.max(quay + pool + 1, Math.min(half - pool - 1, roll(18) - 4));
  const rings = [0.9, 0.64, 0.4, 0.18].map((share) => ring(o(x, 75, pool * share, pool * share * 0.21), 'fine'));
  return [
    ...night(stage, 56),
    ...towers(stage, 60, 30),
    beam(stage, x - 3, x + 3, 18, x - pool * 0.8, x + pool * 0.8, 74),
    solid(p(-half, 66, half, 66, half, 100, -half, 100)),
    solid(o(x, 75, pool, pool * 0.21), 'accent'),
    ...rings,
    l('bold', x, 16, x, 75),
    outlined(p(-half, 60, -half * 0.42, 60, -half * 0.38, 68, -half * 0.38, 100, -half, 100), 'bold', {
      gap: 3.4,
      turn: 0,
    }),
    solid(bar(-half * 0.62, 60, x - 1, 14, 3)),
    solid(bar(-half * 0.52, 60, x - 4, 17, 2)),
    solid(o(x, 15, 3.6)),
    solid(o(x, 15, 1.3), 'white'),
    solid(o(-half * 0.72, 52, 8.4)),
    solid(o(-half * 0.72, 52, 3), 'white'),
    l('bold', -half * 0.72, 52, -half * 0.72 - 11, 44),
    solid(r(-half * 0.72 - 10, 58, 20, 3)),
    l('medium', -half * 0.68, 46, x, 14),
    ...person(stage, Math.max(-half * 0.92, -half + 6), 60, 24),
    // Ripples, none of which reaches an edge.
    ...[
      [34, 52, 86],
      [-10, 22, 92],
      [40, 70, 94],
    ].flatMap(([from = 0, to = 0, y = 0]) => (x + to < half - 3 ? [cut('fine', x + from, y, x + to, y)] : [])),
  ];
}
