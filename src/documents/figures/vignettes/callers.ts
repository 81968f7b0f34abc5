/** Those who come to a door or away from it, and what they carry. */

import { outlined, rim, type Shape, solid, stroke } from '../sketch.ts';
import { beam, ground, night, panels, person, type Stage, towers } from './stage.ts';

/** A sandwich on the parcel scale. */
export function sandwich(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar } = stage;
  // It has kept the shape of a hip.
  const bend = (x: number, y: number) => y + (x / 46) ** 2 * 11;
  const slab = (wide: number, from: number, to: number) => {
    const xs = Array.from({ length: 13 }, (_, index) => -wide + (index / 12) * wide * 2);
    return p(...xs.flatMap((x) => [x, bend(x, from)]), ...xs.toReversed().flatMap((x) => [x, bend(x, to)]));
  };
  /** The cheese, and where it has run. */
  const cheese = () => {
    const edge = [
      [-45, 0],
      [-39, 0],
      [-36, 9],
      [-32, 9],
      [-29, 0],
      [-13, 0],
      [-9, 12],
      [-6, 12],
      [-3, 0],
      [17, 0],
      [20, 8],
      [24, 8],
      [27, 0],
      [45, 0],
    ] as const;
    const xs = Array.from({ length: 13 }, (_, index) => -45 + index * 7.5);
    return p(
      ...xs.flatMap((x) => [x, bend(x, 30)]),
      ...edge.toReversed().flatMap(([x, long]) => [x, bend(x, 36) + long * 0.8]),
    );
  };
  const weight = ((roll(60) - 30) / 100) * Math.PI - Math.PI / 2;
  const parcel = (x: number): Shape[] => {
    const [wide, high] = [18 + roll(10), 14 + roll(18)];
    const turn = roll(2) === 1 ? 0 : 0.25;
    // What the edge would cut is left out.
    if (Math.abs(x) + wide / 2 > half) return [];
    return [
      outlined(r(x - wide / 2, 90 - high, wide, high), 'bold', { gap: 2.6, turn }),
      l('medium', x, 90 - high, x, 90),
      l('medium', x - wide / 2, 90 - high / 2, x + wide / 2, 90 - high / 2),
    ];
  };
  const parcels: Shape[] = [];
  for (let x = 68; x < half + 10; x += 30 + roll(5)) parcels.push(...parcel(x));
  for (let x = -108; x > -half - 10; x -= 30 + roll(5)) parcels.push(...parcel(x));
  const register: Shape[] = [
    { ...outlined(p(-92, 88, -90, 80, -72, 84, -54, 80, -52, 88, -72, 91), 'bold'), tone: 'white' },
    l('medium', -72, 84, -72, 91),
    solid(bar(-62, 84, -50, 66, 1.6)),
  ];
  return [
    ...panels(stage, 90, 3.6),
    beam(stage, -12, 12, 0, -58, 58, 100),
    outlined(r(-half, 90, half * 2, 10), 'fine'),
    solid(r(-half, 90, half * 2, 3)),
    ...parcels,
    // The register, open.
    ...(half > 93 ? register : []),
    // The scale.
    solid(p(-24, 66, 24, 66, 34, 91, -34, 91)),
    solid(r(-5, 58, 10, 9)),
    solid(p(-50, 53, 50, 53, 44, 60, -44, 60)),
    solid(o(0, 78.5, 10.5), 'white'),
    ...[-0.36, -0.18, 0, 0.18, 0.36].map((turn) => {
      const at = turn * Math.PI * 1.6 - Math.PI / 2;
      return solid(bar(7 * Math.cos(at), 78.5 + 7 * Math.sin(at), 9.4 * Math.cos(at), 78.5 + 9.4 * Math.sin(at), 1));
    }),
    solid(bar(0, 78.5, 8 * Math.cos(weight), 78.5 + 8 * Math.sin(weight), 1.3)),
    solid(o(0, 78.5, 1.8)),
    // Bread, cheese, bread.
    { ...outlined(slab(42, 35, 51), 'bold'), tone: 'white' },
    solid(slab(43, 47, 53)),
    solid(cheese(), 'accent'),
    { ...outlined(slab(42, 17, 30), 'bold'), tone: 'white' },
    solid(slab(43, 13, 19)),
    ...Array.from({ length: 9 }, (_, index) => {
      const x = -36 + index * 9 + roll(4) - 2;
      return solid(o(x, bend(x, 22 + roll(5)), 0.9, 0.6));
    }),
  ];
}

/** Everybody round what is warm. */
export function crowd(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l } = stage;
  const rays = Array.from({ length: 7 }, (_, index): Shape => {
    const turn = (angle: number) => [Math.cos(angle) * half * 2, 50 + Math.sin(angle) * half * 2] as const;
    const from = Math.PI * (1 + (index + 0.24) / 7);
    return { kind: 'light', points: p(0, 50, ...turn(from), ...turn(from + (Math.PI / 7) * 0.52)) };
  });
  const loaf = (x: number): Shape[] => [
    { ...outlined([...o(x, 50, 7.4, 10, 0.5, 1), ...p(x + 7.4, 52, x - 7.4, 52)], 'bold'), tone: 'white' },
    ...[-3, 0, 3].map((dx) => l('medium', x + dx, 43 + Math.abs(dx) * 0.7, x + dx, 50)),
  ];
  // Each is whole, and nobody hides more of another than a shoulder.
  const heads = Math.max(3, Math.floor((half * 2 - 24) / 17) + 1);
  const rank = Array.from({ length: heads }, (_, index) => {
    const x = -half + 12 + (index / (heads - 1)) * (half * 2 - 24);
    // In the middle one looks over their heads.
    const low = Math.max(0, 1 - Math.abs(x) / 34) * 13;
    return person(stage, x, 112 + low + roll(7), 52 - (roll(4) === 1 ? 8 : 0));
  }).flat();
  return [
    ...night(stage, 74, 3),
    ...rays,
    solid(r(-46, 52, 92, 4)),
    outlined(r(-43, 56, 86, 40), 'bold', { gap: 2.4, turn: 0 }),
    ...[-34, -17, 0, 17, 34].flatMap(loaf),
    ...rank,
    outlined(p(-half, 99, half, 99, half, 100, -half, 100), 'fine'),
  ];
}

/** A tram in the reeds, and its one passenger. */
export function tram(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar, bare } = stage;
  const reed = (x: number, top: number): Shape[] => {
    const lean = roll(13) - 7;
    return [
      solid(p(x - 0.9, 100, x + 0.9, 100, x + lean + 0.3, top, x + lean - 0.3, top)),
      ...(roll(2) === 1
        ? [solid(bar(x + lean * 0.86, top + 8, x + lean * 0.97, top - 4, 3.4))]
        : [solid(p(x, 80, x + lean * 2, top + 10, x + lean * 0.6, 78))]),
    ];
  };
  const reeds = (from: number, to: number, every: number): Shape[] => {
    const shapes: Shape[] = [];
    for (let x = from; x < to; x += every + roll(4)) shapes.push(...reed(x, 4 + roll(26)));
    return shapes;
  };
  // In a narrow frame it is smaller, so that there is room for reeds.
  const k = half < 74 ? 0.8 : 1;
  const t = (...coordinates: number[]) =>
    coordinates.map((value, index) => (index % 2 === 0 ? value * k : 84 - (84 - value) * k));
  const q = (...coordinates: number[]) => p(...t(...coordinates));
  const round = (x: number, y: number, radius: number) => o(x * k, 84 - (84 - y) * k, radius * k);
  const windows = [-38, -22, -6, 10, 26];
  const rider = roll(3);
  const front = t(44, 62, 44, 68) as [number, number, number, number];
  return [
    ...night(stage, 84, 2.8),
    ...towers(stage, 84, 14),
    { kind: 'light', points: p(front[0], front[1], half + 40, 40, half + 40, 100, front[2], front[3]) },
    outlined(p(-half, 84, half, 84, half, 100, -half, 100), 'fine'),
    solid(r(-half, 84, half * 2, 1.8)),
    ...Array.from({ length: Math.ceil(half / 6) }, (_, index) => solid(r(-half + index * 12, 86.6, 6, 1.8))),
    solid(r(-half, 7, half * 2, 1.2)),
    l('bold', -4 * k, t(0, 28)[1] as number, -30, 8),
    // The tram.
    solid(q(-42, 32, -36, 26, 36, 26, 42, 32)),
    solid(q(-46, 32, 46, 32, 46, 60, 43, 76, -43, 76, -46, 60)),
    solid(q(-30, 74, 30, 74, 30, 80, -30, 80)),
    ...[-26, -12, 12, 26].flatMap((x) => [solid(round(x, 79.5, 4.6)), solid(round(x, 79.5, 1.5), 'white')]),
    ...windows.map((x) => solid(q(x, 37, x + 12, 37, x + 12, 53, x, 53), 'accent')),
    ...windows.flatMap((x, index) =>
      index === rider
        ? [
            solid(q(x + 1, 53, x + 2, 47.6, x + 4, 46.4, x + 8, 46.4, x + 10, 47.6, x + 11, 53)),
            solid(round(x + 6, 43.6, 3.1)),
            solid(q(x + 1.6, 42, x + 11, 43, x + 11, 44, x + 1.6, 43)),
          ]
        : [],
    ),
    bare('medium', ...t(-44, 58, 44, 58)),
    bare('fine', ...t(-43, 70, 43, 70)),
    solid(round(44.6, 64, 2.8), 'white'),
    ...reeds(-half + 2, -54 * k, 5),
    ...reeds(56 * k, half - 2, 5),
  ];
}

/** Three in a doorway, who hold a carpet up between them. */
export function carpet(whole: Stage): Shape[] {
  // Smaller where the frame is narrow, so that both its ends are seen.
  const stage = whole.smaller(Math.min(1, (whole.half - 1) / 54), 0, 90);
  const { half, p, r, o, bar, bare } = stage;
  const sag = (x: number) => 40 + (1 - (x / 48) ** 2) * 5;
  const xs = Array.from({ length: 13 }, (_, index) => -48 + index * 8);
  const band = (from: number, to: number) =>
    p(...xs.flatMap((x) => [x, sag(x) + from]), ...xs.toReversed().flatMap((x) => [x, sag(x) + to]));
  const diamonds = Array.from({ length: 9 }, (_, index) => {
    const x = -40 + index * 10;
    const y = sag(x) + 7.5;
    return solid(p(x, y - 4.4, x + 4, y, x, y + 4.4, x - 4, y), index % 2 === 0 ? 'ink' : 'accent');
  });
  const skirt = (x: number, y: number, high: number): Shape[] => {
    const u = high / 100;
    const dress = [-12, -74, 12, -74, 9, -46, 24, -6, -24, -6, -9, -46];
    const parts = [
      p(...dress.map((value, index) => (index % 2 === 0 ? x : y) + value * u)),
      r(x - 10 * u, y - 8 * u, 6 * u, 8 * u),
      r(x + 4 * u, y - 8 * u, 6 * u, 8 * u),
      o(x, y - 86 * u, 9 * u, 11 * u),
    ];
    return [...parts.map(rim), ...parts.map((part) => solid(part))];
  };
  const stove = half * 0.72;
  return [
    ...panels(whole, 90, 3.4),
    { kind: 'light', points: p(-36, 90, 36, 90, 66, 100, -66, 100) },
    outlined(r(-half, 90, half * 2, 10), 'fine'),
    solid(r(-half, 90, half * 2, 1.4)),
    solid(r(-42, 4, 84, 87)),
    solid(r(-37, 9, 74, 82), 'accent'),
    // Whoever opens has an oven.
    ...(half > 88
      ? [
          solid(r(stove - 16, 52, 34, 40)),
          solid(r(stove - 11, 62, 24, 15), 'accent'),
          bare('medium', stove - 11, 58, stove + 13, 58),
          ...[-6, 1, 8].map((dx) => solid(r(stove + dx, 62, 1.6, 15))),
          solid(p(stove - 8, 40, stove + 8, 40, stove + 6, 52, stove - 6, 52)),
          solid(r(stove - 10, 38, 20, 2.4)),
          solid(bar(-stove, 8, -stove, 16, 1.4)),
          { ...outlined(r(-stove - 13, 16, 26, 30), 'bold', { gap: 2.4, turn: 0.125 }) },
        ]
      : []),
    ...person(stage, -27, 91, 64),
    ...skirt(27, 91, 58),
    ...skirt(1, 91, 31),
    { ...outlined(band(0, 15), 'bold'), tone: 'white' },
    ...diamonds,
    ...[-1, 1].flatMap((side) => [
      { ...outlined(o(side * 48, sag(48) + 7.5, 4.4, 7.6), 'bold'), tone: 'white' as const },
      stroke(o(side * 48, sag(48) + 7.5, 2.2, 4.2, 0, 0.8), 'medium'),
    ]),
    // Their hands.
    solid(o(-19, sag(-19) + 14, 3)),
    solid(o(20, sag(20) + 14, 3)),
  ];
}

/** A cold radiator that two carry to the one warm tower, and the queue. */
export function radiator(stage: Stage): Shape[] {
  const { half, roll, p, r, o, bar, bare } = stage;
  /** Where one stands who has an end of it: inside the frame. */
  const end = Math.min(46, half - 11);
  const tower = half * 0.46;
  const queue: Shape[] = [];
  // Behind the radiator nobody is to be seen in pieces.
  for (let x = tower - 8, size = 9; x > -half; x -= size * 0.5 + roll(3), size *= 1.035)
    if (Math.abs(x) > 34) queue.push(...person(stage, x, 74 + size * 0.1, size));
  const columns = Array.from({ length: 7 }, (_, index) => -25.6 + index * 8.6);
  const windows: Shape[] = [];
  for (let y = 14; y < 66; y += 7)
    for (let x = 0; x < 4; x++)
      windows.push(solid(r(tower + 3 + x * 6, y, 4.2, 4.4), roll(9) === 1 ? 'white' : 'accent'));
  return [
    ...night(stage, 72, 2.8),
    ...towers(stage, 72, 44),
    beam(stage, tower + 4, tower + 24, 66, -44, 62, 100),
    ...ground(stage, 72),
    solid(r(tower, 9, 28, 64)),
    ...windows,
    ...queue,
    // The radiator, and the two who have an end each.
    ...person(stage, -end, 98, 60),
    ...person(stage, end, 98, 56),
    ...[bar(-end + 2, 66, -27, 68, 5), bar(end - 2, 68, 27, 68, 5)].flatMap((arm) => [rim(arm), solid(arm)]),
    // Paper between it and what is behind.
    solid(r(-29.6, 45, 59.2, 46), 'paper'),
    solid(r(-30, 54, 60, 3.4)),
    solid(r(-30, 82, 60, 3.4)),
    ...columns.flatMap((x) => [
      solid([...o(x, 50, 3.6, 4, 0.5, 1), ...o(x, 88, 3.6, 4, 0, 0.5)]),
      bare('medium', x - 1.2, 52, x - 1.2, 86),
    ]),
    solid(r(-27.6, 90, 4, 4)),
    solid(r(24, 90, 4, 4)),
    solid(p(-half, 100, -half, 99, half, 99, half, 100)),
  ];
}
