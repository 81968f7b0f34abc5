/** Those who come to a door or away from it, and what they carry. */

import type { Point } from '../../typeset/page/page.ts';
import { outlined, rim, type Shape, solid, stroke } from '../sketch.ts';
import { beam, ground, night, panels, person, type Stage, towers } from './stage.ts';

/** A sandwich on the parcel scale. */
export function sandwich(stage: Stage): Shape[] {
  const { half, roll, p, r, l, bar } = stage;
  // In a narrow frame all of it is smaller, and whole; of a low band it is the whole height, and on the plate of the scale.
  const isLow = half > 140;
  const near = isLow ? stage.smaller(1.75, 0, 14) : stage.smaller(Math.min(1, (half - 1) / 52), 0, 91);
  const [floor, large] = isLow ? [94, 2] : [90, 1];
  // It has kept the shape of a hip.
  const bend = (x: number, y: number) => y - (x / 46) ** 2 * 9;
  const slab = (wide: number, from: number, to: number) => {
    const xs = Array.from({ length: 13 }, (_, index) => -wide + (index / 12) * wide * 2);
    return near.p(...xs.flatMap((x) => [x, bend(x, from)]), ...xs.toReversed().flatMap((x) => [x, bend(x, to)]));
  };
  /** The cheese, and where it has run. */
  const cheese = () => {
    const edge = [
      [-40, 0],
      [-33, 0],
      [-31, 6],
      [-28, 6],
      [-26, 0],
      [-8, 0],
      [-5, 8],
      [-1, 8],
      [2, 0],
      [22, 0],
      [24, 5],
      [27, 5],
      [29, 0],
      [40, 0],
    ] as const;
    const xs = Array.from({ length: 13 }, (_, index) => -40 + (index * 80) / 12);
    return near.p(
      ...xs.flatMap((x) => [x, bend(x, 32)]),
      ...edge.toReversed().flatMap(([x, long]) => [x, bend(x, 37) + long]),
    );
  };
  const weight = ((roll(60) - 30) / 100) * Math.PI - Math.PI / 2;
  const parcel = (x: number): Shape[] => {
    const [wide, high] = [(18 + roll(10)) * large, (14 + roll(18)) * large];
    const turn = roll(2) === 1 ? 0 : 0.25;
    // What the edge would cut is left out.
    if (Math.abs(x) + wide / 2 > half) return [];
    return [
      outlined(r(x - wide / 2, floor - high, wide, high), 'bold', { gap: 2.6, turn }),
      l('medium', x, floor - high, x, floor),
      l('medium', x - wide / 2, floor - high / 2, x + wide / 2, floor - high / 2),
    ];
  };
  const parcels: Shape[] = [];
  for (let x = isLow ? 118 : 68; x < half + 10; x += (30 + roll(5)) * large) parcels.push(...parcel(x));
  for (let x = isLow ? -118 : -108; x > -half - 10; x -= (30 + roll(5)) * large) parcels.push(...parcel(x));
  const register: Shape[] = [
    { ...outlined(p(-92, 88, -90, 80, -72, 84, -54, 80, -52, 88, -72, 91), 'bold'), tone: 'white' },
    l('medium', -72, 84, -72, 91),
    solid(bar(-62, 84, -50, 66, 1.6)),
  ];
  const foot: Shape[] = [
    solid(near.p(-24, 66, 24, 66, 34, 91, -34, 91)),
    solid(near.r(-5, 58, 10, 9)),
    solid(near.o(0, 78.5, 10.5), 'white'),
    ...[-0.36, -0.18, 0, 0.18, 0.36].map((turn) => {
      const at = turn * Math.PI * 1.6 - Math.PI / 2;
      return solid(
        near.bar(7 * Math.cos(at), 78.5 + 7 * Math.sin(at), 9.4 * Math.cos(at), 78.5 + 9.4 * Math.sin(at), 1),
      );
    }),
    solid(near.bar(0, 78.5, 8 * Math.cos(weight), 78.5 + 8 * Math.sin(weight), 1.3)),
    solid(near.o(0, 78.5, 1.8)),
  ];
  return [
    ...panels(stage, 90, 3.6),
    beam(stage, -12 * large, 12 * large, 0, -58 * large, 58 * large, 100),
    outlined(r(-half, floor, half * 2, 100 - floor), 'fine'),
    solid(r(-half, floor, half * 2, 3)),
    ...parcels,
    // The register, open.
    ...(half > 93 && !isLow ? register : []),
    // The scale.
    solid(near.p(-50, 53, 50, 53, 44, 60, -44, 60)),
    ...(isLow ? [] : foot),
    // Bread, cheese that has run, bread.
    { ...outlined(slab(38, 37, 53), 'bold'), tone: 'white' },
    solid(cheese(), 'accent'),
    { ...outlined(slab(38, 17, 33), 'bold'), tone: 'white' },
    solid(slab(38.6, 15.6, 19)),
    ...Array.from({ length: 12 }, (_, index) => {
      const x = -33 + (index % 6) * 13 + roll(5) - 3;
      return solid(near.o(x, bend(x, (index < 6 ? 23 : 46) + roll(5)), 0.9, 0.6));
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
    const low = Math.max(0, 1 - Math.abs(x) / 34) * 9;
    const down = low + roll(7) - 1;
    const high = 52 - (roll(4) === 1 ? 8 : 0);
    // The hem of every coat is below the frame.
    return person(stage, x, 99.5 + high * 0.38 + down, high);
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
  // None leans over the tram or over an edge.
  const reed = (x: number, top: number): Shape[] => {
    const lean = Math.sign(x) * Math.min(1 + roll(6), half - 3 - Math.abs(x));
    return [
      solid(p(x - 1.1, 100, x + 1.1, 100, x + lean + 0.6, top, x + lean - 0.6, top)),
      ...(roll(2) === 1
        ? [solid(bar(x + lean * 0.86, top + 8, x + lean * 0.97, top - 4, 3.4))]
        : [solid(p(x - 1, 84, x + lean * 2, top + 12, x + lean * 0.6 + Math.sign(x) * 2, 76))]),
    ];
  };
  const reeds = (from: number, to: number, every: number): Shape[] => {
    const shapes: Shape[] = [];
    for (let x = from; x < to; x += every + roll(4)) shapes.push(...reed(x, 4 + roll(26)));
    return shapes;
  };
  // In a narrow frame it is smaller, so that there is room for reeds.
  const k = half < 74 ? Math.min(0.8, (half - 9) / 50) : 1;
  const t = (...coordinates: number[]) =>
    coordinates.map((value, index) => (index % 2 === 0 ? value * k : 84 - (84 - value) * k));
  const q = (...coordinates: number[]) => p(...t(...coordinates));
  const round = (x: number, y: number, radius: number) => o(x * k, 84 - (84 - y) * k, radius * k);
  const windows = [-38, -22, -6, 10, 26];
  const rider = roll(3);
  const front = t(44, 62, 44, 68) as [number, number, number, number];
  return [
    ...night(stage, 84, 2.8),
    ...towers(stage, 84, 14, false),
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
            // Crown and brim in one.
            solid([
              ...q(x + 11, 43, x + 11, 44, x + 1.6, 43, x + 1.6, 42),
              ...o((x + 6) * k, 84 - (84 - 43.6) * k, 3.1 * k, 3.1 * k, 0.55, 0.98),
            ]),
          ]
        : [],
    ),
    bare('medium', ...t(-44, 58, 44, 58)),
    bare('fine', ...t(-43, 70, 43, 70)),
    solid(round(44.6, 64, 2.8), 'white'),
    ...reeds(-half + 4, -48 * k - 2, 5),
    ...reeds(49 * k + 3, half - 4, 5),
  ];
}

/** Three in a doorway, who hold a carpet up between them. */
export function carpet(stage: Stage): Shape[] {
  const { half, p, r, bar, bare } = stage;
  // In a narrow frame they are smaller, and the carpet is whole.
  const near = stage.smaller(Math.min(1, (half - 1) / 54), 0, 91);
  const sag = (x: number) => 40 + (1 - (x / 48) ** 2) * 5;
  const xs = Array.from({ length: 13 }, (_, index) => -48 + index * 8);
  const band = (from: number, to: number) =>
    near.p(...xs.flatMap((x) => [x, sag(x) + from]), ...xs.toReversed().flatMap((x) => [x, sag(x) + to]));
  const diamonds = Array.from({ length: 9 }, (_, index) => {
    const x = -40 + index * 10;
    const y = sag(x) + 7.5;
    return solid(near.p(x, y - 4.4, x + 4, y, x, y + 4.4, x - 4, y), index % 2 === 0 ? 'ink' : 'accent');
  });
  const skirt = (x: number, y: number, high: number): Shape[] => {
    const u = high / 100;
    const parts = [
      near.p(
        ...[x - 12 * u, y - 74 * u, x + 12 * u, y - 74 * u, x + 9 * u, y - 46 * u],
        ...[x + 24 * u, y - 6 * u, x - 24 * u, y - 6 * u, x - 9 * u, y - 46 * u],
      ),
      near.r(x - 10 * u, y - 8 * u, 6 * u, 8 * u),
      near.r(x + 4 * u, y - 8 * u, 6 * u, 8 * u),
      near.o(x, y - 86 * u, 9 * u, 11 * u),
    ];
    return [...parts.map(rim), ...parts.map((part) => solid(part))];
  };
  const stove = half * 0.72;
  return [
    ...panels(stage, 90, 3.4),
    { kind: 'light', points: near.p(-36, 90, 36, 90, 66, 110, -66, 110) },
    outlined(r(-half, 90, half * 2, 10), 'fine'),
    solid(r(-half, 90, half * 2, 1.4)),
    solid(near.r(-42, 4, 84, 87)),
    solid(near.r(-37, 9, 74, 82), 'accent'),
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
    ...person(near, -27, 91, 64),
    ...skirt(27, 91, 58),
    ...skirt(1, 91, 31),
    { ...outlined(band(0, 15), 'bold'), tone: 'white' },
    ...diamonds,
    ...[-1, 1].flatMap((side) => [
      { ...outlined(near.o(side * 48, sag(48) + 7.5, 4.4, 7.6), 'bold'), tone: 'white' as const },
      stroke(near.o(side * 48, sag(48) + 7.5, 2.2, 4.2, 0, 0.8), 'medium'),
    ]),
    // Their hands.
    solid(near.o(-19, sag(-19) + 14, 3)),
    solid(near.o(20, sag(20) + 14, 3)),
  ];
}

/** A cold radiator that two carry to the one warm tower, and the queue. */
export function radiator(stage: Stage): Shape[] {
  const { half, roll, p, r } = stage;
  // In a narrow frame the two are whole.
  const k = Math.min(1, (half - 1) / 63);
  const near = stage.smaller(k, 0, 98);
  const tower = roll(13) - 21;
  // The queue, where nobody stands behind the two.
  const queue: Shape[] = [];
  for (let x = -69, size = 17; half > 90 && x - size * 0.2 > -half; x -= size * 0.5 + roll(3), size *= 1.05)
    queue.push(...person(stage, x, 74 + size * 0.14, size));
  const [over, end] = near.p(-38, 36, 34, 36) as [Point, Point];
  const [left, right] = p(tower - 3, 72, tower + 31, 72) as [Point, Point];
  const columns = Array.from({ length: 7 }, (_, index) => -25.6 + index * 8.6);
  const windows: Shape[] = [];
  for (let y = 14; y < 66; y += 7)
    for (let x = 0; x < 4; x++)
      windows.push(solid(r(tower + 3 + x * 6, y, 4.2, 4.4), roll(9) === 1 ? 'white' : 'accent'));
  return [
    ...night(stage, 72, 2.8),
    // None that shows no more than its top over the radiator, or a hair beside the tower.
    ...towers(stage, 72, 44, false).filter(
      ({ points: [corner, other] }) =>
        !corner ||
        !other ||
        ((corner.y < over.y || corner.x < over.x || corner.x > end.x) && (corner.x < left.x || other.x > right.x)),
    ),
    beam(stage, tower + 4, tower + 24, 66, -54, 54, 100),
    ...ground(stage, 72),
    solid(r(tower, 9, 28, 64)),
    ...windows,
    ...queue,
    // The two who have an end each, and the radiator.
    ...[-1, 1].flatMap((side) => [
      solid(near.bar(side * 44, 59, side * 28, 66, 4.6)),
      ...person(near, side * 50, 98, side < 0 ? 60 : 56),
    ]),
    ...columns.map((x) => solid([...near.o(x, 50, 4.7, 5.1, 0.5, 1), ...near.o(x, 88, 4.7, 5.1, 0, 0.5)], 'paper')),
    solid(near.r(-30, 54, 60, 3.4)),
    solid(near.r(-30, 82, 60, 3.4)),
    ...columns.flatMap((x) => [
      solid([...near.o(x, 50, 3.6, 4, 0.5, 1), ...near.o(x, 88, 3.6, 4, 0, 0.5)]),
      near.bare('medium', x - 1.2, 52, x - 1.2, 86),
    ]),
    ...[-1, 1].flatMap((side) => [rim(near.o(side * 30, 65.4, 3)), solid(near.o(side * 30, 65.4, 3))]),
    solid(near.r(-27.6, 90, 4, 4)),
    solid(near.r(24, 90, 4, 4)),
    solid(p(-half, 100, -half, 99, half, 99, half, 100)),
  ];
}
