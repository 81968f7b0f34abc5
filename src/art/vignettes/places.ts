/** Places of the district. */

import { outlined, rim, type Shape, solid, stroke } from '../sketch.ts';
import { beam, clearOf, ground, hanging, night, person, room, type Stage, towers } from './stage.ts';

/** Tracks that run to a point, wagons beside them. */
export function rails(stage: Stage): Shape[] {
  const { half, roll, p, r, cut } = stage;
  // No sleeper is cut by an edge, however narrow the frame is.
  const x = (roll(24) - 12) * Math.max(0, Math.min(1, (half - 44) / 12));
  const k = Math.min(1, (half - 1) / 43);
  const shapes: Shape[] = [
    ...night(stage, 48),
    ...towers(stage, 52, 26, false),
    beam(stage, x - 1.5, x + 1.5, 46, x - 34 * k, x + 34 * k, 100),
    ...ground(stage, 52, 0),
  ];
  for (let y = 54, step = 1.6; y < 100; y += step, step *= 1.3) {
    const wide = (y - 52) * 0.86 * k;
    shapes.push(solid(p(x - wide, y, x + wide, y, x + wide * 1.03, y + step * 0.42, x - wide * 1.03, y + step * 0.42)));
  }
  shapes.push(
    solid(p(x - 0.3, 52, x + 0.3, 52, x - 25 * k, 100, x - 28.5 * k, 100)),
    solid(p(x - 0.3, 52, x + 0.3, 52, x + 28.5 * k, 100, x + 25 * k, 100)),
  );
  // A train that stands on the next line, as far as one sees.
  const side = roll(2) === 1 ? 1 : -1;
  const from = 40 + roll(8);
  /** Its side so near, 1 where it ends in front and 0 where it is no longer to be seen. */
  const q = (near: number, y: number) => [x + side * from * near, 52 + (y - 52) * near] as const;
  shapes.push(
    outlined(p(x + side * from, 14, x + side * from, 86, x + side * half * 3, 86, x + side * half * 3, 14), 'bold', {
      gap: 3,
      turn: 0.25,
    }),
    ...[6, 26].map((out) => solid(r(side > 0 ? x + from + out : x - from - out - 12, 24, 12, 22), 'white')),
    ...[6, 26].map((out) => solid(r(side > 0 ? x + from + out + 1 : x - from - out - 11, 25, 10, 20))),
    // The rail under its wheels, on to the edge.
    solid(p(...q(0.02, 91), ...q(2, 91), ...q(2, 94), ...q(0.02, 94))),
    solid(p(...q(1, 14), ...q(0.02, 14), ...q(0.02, 86), ...q(1, 86))),
    ...[0.82, 0.54, 0.36, 0.24, 0.16]
      .filter((near) => Math.abs(q(near, 14)[0]) < half - 4)
      .map((near) => cut('medium', ...q(near, 14), ...q(near, 86))),
    cut('fine', ...q(1, 58), ...q(0.05, 58)),
    ...[0.92, 0.68, 0.45, 0.3].map((near) =>
      solid(p(...q(near + 0.035, 30), ...q(near - 0.035, 30), ...q(near - 0.035, 50), ...q(near + 0.035, 50)), 'white'),
    ),
    ...[0.96, 0.86, 0.76, 0.6, 0.5, 0.41].map((near) => solid(stage.o(...q(near, 87), 2.4 * near, 5 * near))),
    // What it stands on, where more than a stub of that is seen.
    ...(x * side + from + 3 < half - 8
      ? [solid(r(side > 0 ? x + from + 3 : x - from - 3 - half * 3, 86, half * 3, 9))]
      : []),
    ...person(stage, x + 1, 92, 27),
  );
  return shapes;
}

/** A ropeway: a pylon, its cable, and buckets on it. */
export function cable(stage: Stage): Shape[] {
  const { half, roll, p, l, o, bar } = stage;
  const pylon = -half * 0.35;
  // It sags on both sides of its pylon.
  const fall = (x: number) => {
    const share = Math.abs(x - pylon) / (half * 1.5);
    return 21 + x * 0.14 + share * (1 - share) * 20;
  };
  const top = fall(pylon) + 3;
  const bucket = (x: number, size: number): Shape[] => {
    const y = fall(x);
    const at = (...c: number[]) => c.map((value, index) => (index % 2 === 0 ? x : y) + value * size);
    return [
      // A wheel on the cable, and what the bucket turns in.
      solid(o(x, y - 1.1 * size, 1.7 * size)),
      l('bold', ...at(0, 0, 0, 9)),
      l('bold', ...at(-8.6, 18, -7, 9, 7, 9, 8.6, 18)),
      solid(
        p(
          x - 9 * size,
          y + 17 * size,
          x + 9 * size,
          y + 17 * size,
          x + 6 * size,
          y + 31 * size,
          x - 6 * size,
          y + 31 * size,
        ),
      ),
    ];
  };
  const rope = Array.from({ length: 25 }, (_, index) => -half + (index / 24) * 2 * half).flatMap((x) => [x, fall(x)]);
  const braces = Array.from({ length: Math.floor((88 - top) / 8) }, (_, index) => {
    const [y, z] = [92 - index * 8, 84 - index * 8];
    const wide = (at: number) => 1.6 + ((at - top) / (93 - top)) * 10.4;
    return [l('medium', pylon - wide(y), y, pylon + wide(z), z), l('medium', pylon + wide(y), y, pylon - wide(z), z)];
  }).flat();
  // No bucket hangs over the next or over the edge.
  const size = Math.min(1, half / 45);
  const x = half * 0.22 + roll(8) * size;
  const edge = half - 8 * size;
  // Somebody's pack looks out of it, and straps.
  const brim = fall(x) + 22 * size;
  const pack: Shape[] = [
    {
      ...outlined(
        [...o(x, brim, 8 * size, 8 * size, 0.5, 1), ...p(x + 8 * size, brim + 3, x - 8 * size, brim + 3)],
        'bold',
      ),
      tone: 'white',
    },
    ...[-4, 4].map((dx) => l('bold', x + dx * size, brim - 7 * size, x + dx * size, brim)),
  ];
  return [
    ...night(stage, 80),
    ...towers(stage, 92, 26, false),
    beam(stage, x - 3, x + 3, fall(x) + 30 * size, x - 26, x + 20, 100),
    ...ground(stage, 92, 0),
    ...[-1, 1].map((side) =>
      solid(p(pylon + side * 0.4, top, pylon + side * 2.6, top, pylon + side * 13.1, 93, pylon + side * 10.9, 93)),
    ),
    ...braces,
    solid(bar(pylon - 11, fall(pylon - 11) + 3.4, pylon + 11, fall(pylon + 11) + 3.4, 2.8)),
    ...[-7, 0, 7].map((dx) => solid(o(pylon + dx, fall(pylon + dx) + 1.7, 1.7))),
    l('bold', ...rope),
    ...bucket(-edge, 0.8 * size),
    ...pack,
    ...bucket(x, 1.25 * size),
    ...bucket(edge, 0.8 * size),
    ...person(stage, x - 8, 97, 11),
  ];
}

/** A tunnel with water in it or boards over it, and a way out. */
export function tunnel(stage: Stage): Shape[] {
  const { half, roll, p, r, l, o } = stage;
  // Its walls are in the frame, however narrow that is.
  const k = Math.min(1, (half * 0.97) / 65);
  const x = (roll(20) - 10) * Math.max(0, Math.min(1, (half - 62) / 10));
  const vault = (size: number) => {
    const rx = size * 1.15 * k;
    return [...o(x, 58, rx, size, 0.5, 1), ...p(x + rx, 58 + size * 0.45, x - rx, 58 + size * 0.45)];
  };
  const rings = [56, 42, 31, 22.5, 16].flatMap((size, index): Shape[] => [
    index % 2 === 0 ? outlined(vault(size), 'medium') : solid(vault(size)),
  ]);
  const isDry = roll(2) === 1;
  /** Half of how wide the bed is at a height. */
  const bed = (y: number) => (16 + ((y - 65) * 46) / 35) * k;
  const ripples = Array.from({ length: 10 }, (_, index) => {
    const y = 70 + index * 3.1;
    // No wider than the light on the water.
    const wide = (9 + (y - 62) * 0.66) * k;
    const [from, to] = [y - 0.4, y + 0.1 + index * 0.09];
    return isDry
      ? solid(p(x - 0.86 * bed(from), from, x + 0.86 * bed(from), from, x + 0.86 * bed(to), to, x - 0.86 * bed(to), to))
      : l('fine', x - wide * (0.3 + roll(50) / 80), y, x + wide * (0.2 + roll(60) / 80), y);
  });
  return [
    solid(r(-half, 0, half * 2, 100)),
    ...rings,
    solid(vault(10.5), 'accent'),
    { kind: 'light', points: p(x - 9 * k, 62, x + 9 * k, 62, x + 34 * k, 100, x - 34 * k, 100) },
    outlined(p(x - bed(65), 65, x + bed(65), 65, x + bed(100), 100, x - bed(100), 100), 'medium'),
    ...ripples,
    ...person(stage, x + 1, 70, 17),
  ];
}

/** A gasholder in its frame. */
export function tank(stage: Stage): Shape[] {
  if (stage.isTurned) return sunkTank(stage);
  const { half, roll, o, cut, r } = stage;
  // All of it is in the frame, however narrow that is.
  const wide = Math.min(40, half - 3);
  const aside = Math.max(0, half - wide - 2);
  const x = Math.max(-aside, Math.min(aside, roll(16) - 8));
  const top = 30 + roll(14);
  const columns = [-1, -0.72, -0.26, 0.26, 0.72, 1];
  const post = (share: number, depth: number): Shape[] => {
    const shift = 5 * depth * Math.sqrt(Math.max(0, 1 - share * share));
    const one = r(x + wide * share - 0.9, 10 + shift, 1.8, 80);
    return [rim(one), solid(one), solid(r(x + wide * share - 2.2, 89 + shift, 4.4, 2))];
  };
  const ring = (y: number, from: number, to: number) => stroke(o(x, y, wide, 5, from, to), 'medium');
  return [
    ...night(stage, 70),
    ...towers(stage, 86, 26),
    beam(stage, x - 4, x + 4, 86, x - 26, x + 18, 100),
    ...ground(stage, 86),
    // The far side of its frame, the bell with a round crown, and the near side.
    ...[14, 34].map((y) => ring(y, 0.5, 1)),
    ...[-0.5, 0, 0.5].map((share) => solid(r(x + wide * share - 0.6, 14 - 5 * Math.sqrt(1 - share * share), 1.2, 40))),
    solid([...o(x, top, wide * 0.92, 9, 0.5, 1), ...o(x, 88, wide * 0.92, 5, 0, 0.5)]),
    cut(
      'medium',
      ...[-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9].flatMap((share) => [
        x + wide * share,
        top + 5 * Math.sqrt(1 - share * share),
      ]),
    ),
    ...[14, 34, 54].map((y) => ring(y, 0, 0.5)),
    ...columns.flatMap((share) => post(share, 1)),
    // A door at its foot.
    solid(r(x - 6, 73, 12, 19), 'white'),
    solid(r(x - 4.6, 74.4, 9.2, 17.6), 'accent'),
    // Between two of the posts.
    ...person(stage, x - wide * 0.44, 98, 15),
  ];
}

/** The same when it has sunk: its frame stands empty, and the house of its valves is awake. */
function sunkTank(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, cut } = stage;
  const wide = Math.min(46, half - 4);
  const x = Math.min(half * 0.28, half - wide - 3);
  const [top, foot, low] = [7, 84, 66 + roll(6)];
  const posts = [-1, -0.62, -0.2, 0.24, 0.66, 1].map((share) => x + wide * share);
  const house = Math.max(-half * 0.6, 15 - half);
  const inlet = x - wide * 0.5;
  return [
    ...night(stage, 76),
    ...towers(stage, foot, 30, false),
    beam(stage, house - 3, house + 5, 76, house - 20, house + 34, 100),
    ...ground(stage, foot),
    // What is left of it above its pit.
    solid([...o(x, low, wide * 0.94, 4, 0.5, 1), ...p(x + wide * 0.94, foot + 1, x - wide * 0.94, foot + 1)]),
    cut('medium', x - wide * 0.94, low + 3, x + wide * 0.94, low + 3),
    // Rings, braces and posts of the frame.
    ...[top + 2, 32, 56].flatMap((y) => [
      l('bold', x - wide, y, x + wide, y),
      l('medium', x - wide, y + 3, x + wide, y + 3),
    ]),
    ...posts
      .slice(1)
      .flatMap((post, index) =>
        [top + 5, 35].flatMap((y) => [
          l('fine', posts[index] ?? post, y, post, y + 21),
          l('fine', post, y, posts[index] ?? post, y + 21),
        ]),
      ),
    ...posts.flatMap((post) => [
      solid(r(post - 1.1, top - 3, 2.2, foot + 3 - top)),
      solid(r(post - 2.4, foot - 3, 4.8, 4)),
      solid(o(post, top - 3, 1.6)),
    ]),
    // A pipe from under it to the house.
    ...(half > 60
      ? [solid(p(house, foot + 3, inlet, foot + 3, inlet, foot, inlet + 3, foot, inlet + 3, foot + 6, house, foot + 6))]
      : []),
    ...[r(house - 13, 62, 26, 29), p(house - 15, 63, house, 54, house + 15, 63)].flatMap((part) => [
      rim(part),
      solid(part),
    ]),
    solid(r(house - 4, 71, 9, 20), 'accent'),
    solid(r(house - 10, 68, 4, 5), 'white'),
    ...person(stage, house + 19, 97, 25),
  ];
}

/** A counter with shelves behind it and a lamp over it. */
export function counter(stage: Stage): Shape[] {
  if (stage.isTurned) return behindCounter(stage);
  const { half, roll, p, r, o, l, cut } = stage;
  // Whoever keeps the shop is whole in a narrow frame too, and the till is on the counter.
  const x = Math.min(roll(16) - 8, half - 46);
  const till = Math.max(x - 20, 9 - half);
  const shelf = (y: number): Shape[] => {
    const shapes: Shape[] = [solid(r(-half + 3, y, half * 2 - 6, 1.6))];
    for (let at = -half + 5; at < half - 10; ) {
      const [wide, high] = [3 + roll(7), 5 + roll(9)];
      // Nothing stands where the lamp hangs, nor behind a head.
      const [middle, free] = y < 30 ? [x, 13] : [x + 24, 14];
      const kind = Math.abs(at + wide / 2 - middle) < free ? 3 : roll(5);
      if (kind === 1) shapes.push(solid(r(at, y - high, wide, high)));
      else if (kind === 2)
        shapes.push(
          outlined([...o(at + wide / 2, y - high, wide / 2, 1.4, 0.5, 1), ...p(at + wide, y, at, y)], 'medium'),
        );
      else if (kind !== 3) shapes.push(outlined(r(at, y - high, wide, high), 'medium', { gap: 2.4, turn: 0.25 }));
      at += wide + roll(4);
    }
    return shapes;
  };
  // Goods on a shelf, or on hooks.
  const hangs = roll(2) === 1;
  const hooks: Shape[] = [solid(r(-half + 3, 5, half * 2 - 6, 1.6))];
  for (let at = -half + 10; at < half - 8; at += 13 + roll(3)) {
    const [low, kind] = [9 + roll(6), roll(3)];
    if (Math.abs(at - x) < 14) continue;
    hooks.push(l('medium', at, 6, at, low));
    if (kind === 1) hooks.push(solid(o(at, low + 5, 5)), solid(o(at, low + 5, 2.4), 'white'));
    else if (kind === 2) hooks.push(solid(p(at - 1.4, low, at + 1.4, low, at + 4.4, low + 12, at - 4.4, low + 12)));
    else hooks.push(outlined(r(at - 3.6, low, 7.2, 11), 'medium', { gap: 2, turn: 0 }));
  }
  return [
    ...room(stage, 95, 4),
    {
      kind: 'light',
      points: p(x - 5, 20, x + 5, 20, Math.min(x + 46, half - 10), 70, Math.max(x - 46, 10 - half), 70),
    },
    ...(hangs ? hooks : shelf(24)),
    ...shelf(42),
    l('medium', x, 0, x, 12),
    solid(p(x - 3, 11, x + 3, 11, x + 9, 20, x - 9, 20)),
    solid([...o(x, 20, 4, 3, 0, 0.5)], 'accent'),
    // Whoever keeps the shop.
    solid([...p(x + 12, 68, x + 14, 52), ...o(x + 24, 50, 9, 5, 0.5, 1), ...p(x + 36, 68)]),
    solid(o(x + 24, 38, 6, 7.4)),
    solid(r(-half + 8, 66, half * 2 - 16, 5)),
    outlined(r(-half + 12, 71, half * 2 - 24, 24), 'medium', { gap: 3, turn: 0.25 }),
    solid(r(till, 60, 13, 6)),
    solid(r(till + 3, 55, 7, 5)),
    cut('fine', till + 2, 63, till + 11, 63),
    solid([...o(x + 4, 65.5, 5, 4.6, 0.5, 1)]),
    solid(o(x + 4, 60, 1.1)),
  ];
}

/** The same as whoever keeps the shop sees it: a window on both sides of a door, and somebody who comes in. */
function behindCounter(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, cut } = stage;
  const door = Math.max(-12, Math.min(12, half - 40)) - roll(6);
  const pane = (left: number, right: number): Shape[] =>
    right - left < 16
      ? []
      : [
          solid(r(left, 14, right - left, 46)),
          solid(r(left + 1.6, 15.6, right - left - 3.2, 42.8), 'white'),
          ...[22, 29, 37, 46].map((y) => l('far', left + 1.6, y, right - 1.6, y)),
          ...Array.from({ length: Math.floor((right - left - 8) / 9) }, (_, index) => {
            const high = 6 + roll(16);
            return solid(r(left + 5 + index * 9, 58.4 - high, 5, high));
          }),
        ];
  const jars: Shape[] = [];
  for (let x = 14 - half; x < half - 10; x += 22 + roll(9)) {
    const high = 9 + roll(7);
    // None stands before whoever comes in, nor before the door.
    if (x > door - 20 && x < door + 28) continue;
    jars.push(
      { ...outlined(r(x - 4.4, 79 - high, 8.8, high), 'bold'), tone: 'white' },
      solid(r(x - 3.4, 80 - high * 0.6, 6.8, high * 0.6 - 2), 'accent'),
      solid(r(x - 3, 76.6 - high, 6, 1.6), 'white'),
    );
  }
  const drawers = Math.round(half / 9);
  const drawer = (half * 2) / drawers;
  return [
    solid(r(-half, 0, half * 2, 100)),
    ...[4, 8].map((y) => cut('fine', -half, y, half, y)),
    ...pane(5 - half, door - 20),
    ...pane(door + 20, half - 5),
    // The door stands open, and its bell swings.
    solid(r(door - 15, 11, 30, 68), 'white'),
    solid(r(door - 13, 13, 26, 66), 'accent'),
    solid(p(door + 13, 13, door + 21, 18, door + 21, 82, door + 13, 79)),
    cut('medium', door + 13, 13, door + 21, 18, door + 21, 79),
    cut('medium', door + 9, 2, door + 3, 5.6),
    solid([...o(door + 3, 7, 1.8, 2.4, 0.5, 1), ...p(door + 5.8, 8.6, door + 0.2, 8.6)], 'white'),
    solid(o(door + 3, 9, 0.8), 'white'),
    ...person(stage, door, 84, 58),
    // The counter, from behind: what is on it, and what is kept below.
    solid(r(-half, 79, half * 2, 21)),
    cut('bold', -half, 80.4, half, 80.4),
    ...jars,
    cut('medium', -half, 90, half, 90),
    ...Array.from({ length: drawers }, (_, index) => [
      ...(index > 0 ? [cut('fine', index * drawer - half, 91, index * drawer - half, 100)] : []),
      solid(o((index + 0.5) * drawer - half, 95, 1.2), 'white'),
    ]).flat(),
  ];
}

/** A door that stands ajar, and light behind it. */
export function door(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, cut } = stage;
  const x = roll(30) - 22;
  return [
    solid(r(-half, 0, half * 2, 84)),
    ...Array.from({ length: 6 }, (_, row) => cut('fine', -half, 12 + row * 13, half, 12 + row * 13)),
    ...Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: Math.ceil(half / 9) }, (_x, index) => {
        const at = -half + index * 18 + (row % 2) * 9;
        return cut('fine', at, 12 + (row - 1) * 13, at, 12 + row * 13);
      }),
    ).flat(),
    { kind: 'light', points: p(x, 84, x + 24, 84, x + 66, 100, x + 4, 100) },
    outlined(r(-half, 84, half * 2, 16), 'medium'),
    solid(r(x - 5, 10, 34, 74), 'white'),
    solid(r(x - 2, 13, 28, 71)),
    solid(r(x, 15, 24, 69), 'accent'),
    ...person(stage, x + 14, 84, 40),
    outlined(p(x, 15, x - 15, 9, x - 15, 92, x, 84), 'bold'),
    l('fine', x - 3, 20, x - 12, 17),
    solid(o(x - 12.5, 52, 1.4)),
    ...[26, 40, 54, 68].map((y) => l('fine', x - 2.4, y, x - 13, y + (y - 50) * 0.12)),
    // The lamp above it, on its arm.
    cut('medium', x + 20, 3, x + 12, 3, x + 12, 4.4),
    { ...outlined(p(x + 10.6, 4, x + 13.4, 4, x + 17, 7, x + 7, 7), 'fine'), tone: 'white' },
    solid([...o(x + 12, 7, 3, 2, 0, 0.5)], 'accent'),
  ];
}

/** A stair that climbs from landing to landing, somebody on it. */
export function stairs(stage: Stage): Shape[] {
  const { half, roll, p, r, l } = stage;
  // In a low band two flights, so that they are to be seen.
  const flights = half > 130 ? 2 : 4;
  const rise = 96 / flights;
  const wide = Math.min(half - 6, half > 130 ? 110 : 54);
  const on = roll(2) - 1;
  const shapes: Shape[] = [...night(stage, 100, 3), beam(stage, half * 0.7, half * 0.8, 0, -half, half * 0.3, 100)];
  for (let flight = 0; flight < flights; flight++) {
    const side = flight % 2 === 0 ? 1 : -1;
    const [low, high] = [98 - flight * rise, 98 - rise - flight * rise];
    const steps = 8;
    const outline: number[] = [];
    for (let index = 0; index < steps; index++) {
      const from = side * (-wide * 0.7 + (index / steps) * wide * 1.4);
      const to = side * (-wide * 0.7 + ((index + 1) / steps) * wide * 1.4);
      const y = low - ((index + 1) / steps) * (low - high);
      outline.push(from, y, to, y);
    }
    shapes.push(solid(p(...outline, side * wide * 0.7, high + 5, side * -wide * 0.7, low + 5)));
    shapes.push(solid(r(side > 0 ? wide * 0.7 : -wide * 0.7 - 14, high, 14, 3)));
    // The rail of a flight goes on from that of the landing.
    const end = side * (wide * 0.7 + 13);
    shapes.push(l('medium', side * -wide * 0.7, low - 12, side * wide * 0.7, high - 12, end, high - 12, end, high));
    for (const t of [0, 0.25, 0.5, 0.75, 1]) {
      const [x, y] = [side * (-wide * 0.7 + t * wide * 1.4), low - t * (low - high)];
      shapes.push(l(t === 0 ? 'medium' : 'fine', x, y, x, y - 12));
    }
    if (flight === on && high > 20) shapes.push(...person(stage, side * (wide * 0.7 + 6), high, flights > 2 ? 17 : 30));
  }
  return shapes;
}

/** The wall, with a hole knocked in it. */
export function wall(stage: Stage): Shape[] {
  const { half, roll, p, l } = stage;
  const x = roll(24) - 12;
  const slab = p(-half, 14, half, 14, half, 88, -half, 88);
  const hole = p(
    x - 12,
    88,
    x - 16,
    70,
    x - 8,
    60,
    x - 10,
    48,
    x + 2,
    42,
    x + 6,
    50,
    x + 14,
    54,
    x + 12,
    68,
    x + 18,
    76,
    x + 15,
    88,
  );
  return [
    ...night(stage, 22, 1.8),
    ...towers(stage, 22, 20),
    outlined(slab, 'bold'),
    ...Array.from({ length: Math.ceil(half / 8) }, (_, index) => {
      const at = -half + index * 17;
      return solid(p(at - 2, 14, at + 2, 14, at + 4, 88, at - 4, 88));
    }),
    ...[32, 50, 69].map((y) => l('fine', -half, y, half, y)),
    { kind: 'light', points: p(x - 12, 88, x + 14, 88, x + 44, 100, x - 22, 100) },
    outlined(p(-half, 88, half, 88, half, 100, -half, 100), 'medium'),
    solid(hole, 'accent'),
    outlined(p(x - 19, 88, x - 14, 82, x - 9, 90), 'medium'),
    solid(p(x + 14, 90, x + 19, 83, x + 26, 91)),
    ...person(stage, x, 88, 24),
  ];
}

/** A dry fountain: somebody sells a wall over a folding table, a strip of it upright behind him on the spoon that wedges it. */
export function strip(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar } = stage;
  const k = Math.min(1, half / 46);
  const seller = -Math.min(half * 0.4, 30) + roll(5) - 3;
  const x = Math.min(half * 0.5, 27) + roll(4);
  const basin = Math.min(half - 2, 104);
  const spot = seller + 5 * k;
  const rail = [...o(0, 84, basin, 10, 0, 0.5), ...o(0, 88, basin, 10, 0, 0.5).toReversed()];
  return [
    ...night(stage, 78),
    ...towers(stage, 78, 30),
    // It ends round, on the floor of the basin.
    {
      kind: 'light',
      points: [...p(seller - 26, 0, seller - 16, 0), ...o(spot, 86, Math.min(34 * k, basin * 0.94 + spot), 5, 0, 0.5)],
    },
    ...ground(stage, 78, 0),
    outlined([...o(0, 84, basin, 7, 0.5, 1), ...o(0, 84, basin, 10, 0, 0.5)]),
    // The strip: as high as the wall is, and no wider than a road.
    solid(p(x + 9 * k, 3, x + 14 * k, 5, x + 13 * k, 85, x + 8 * k, 88)),
    { ...outlined(p(x - 11 * k, 4, x + 10 * k, 3, x + 9 * k, 88, x - 10 * k, 85.6), 'bold'), tone: 'white' },
    ...[15, 27, 39, 51, 63, 75].map((y) => l('medium', x - 10.8 * k, y, x + 9.6 * k, y)),
    ...[9, 33, 57, 81].map((y) => l('fine', x - 2 * k, y - 5.6, x - 2 * k, y + 5.6)),
    // Its spoon.
    solid(o(x - 11 * k, 87.4, 4.4 * k, 1.7)),
    solid(bar(x - 13 * k, 87.6, x - 25 * k, 83.4, 1.4)),
    ...person(stage, seller, 90, 46),
    // The table, and what hands turn on it.
    {
      ...outlined(p(seller - 19 * k, 66, seller + 19 * k, 66, seller + 21 * k, 70, seller - 21 * k, 70), 'bold'),
      tone: 'white',
    },
    ...[-1, 1].map((side) => solid(bar(seller - side * 15 * k, 70, seller + side * 15 * k, 93, 1.8))),
    { ...outlined(p(seller, 67.4, seller - 9 * k, 64.6, seller - 10 * k, 59, seller, 61.6), 'medium'), tone: 'white' },
    { ...outlined(p(seller, 67.4, seller + 9 * k, 64.6, seller + 10 * k, 59, seller, 61.6), 'medium'), tone: 'white' },
    solid(r(seller - 0.4, 61.6, 0.8, 5.8)),
    // The rim of the fountain.
    solid(rail),
  ];
}

/** Bays painted on a yard: one is being closed round somebody, and a tow truck waits. */
export function bays(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar, bare, cut } = stage;
  const horizon = 42;
  const x = roll(12) - 6;
  const side = roll(2) === 1 ? 1 : -1;
  /** A place on the ground, so many bays from the middle. */
  const at = (bays: number, y: number) => x + bays * (17 + 0.62 * (y - 50));
  const [back, front] = [58, 92];
  const lines: Shape[] = [];
  for (let bay = -Math.ceil(half / 15) - 0.5; bay <= half / 15 + 1; bay++)
    if (Math.abs(bay) > 0.6)
      lines.push(
        solid(
          p(at(bay, 48) - 0.4, 48, at(bay, 48) + 0.4, 48, at(bay, 100) + 1.6, 100, at(bay, 100) - 1.6, 100),
          'white',
        ),
      );
  // What has been boxed in already.
  const boxed = [-2, -1, 1, 2, 3, -3].flatMap((bay): Shape[] => {
    const [left, wide] = [at(bay, 64) - 7, 14];
    if (Math.abs(left + wide / 2) + wide > half) return [];
    const top = 54 + roll(4);
    return [
      solid(r(left - 1.4, top - 1.4, wide + 2.8, 14.8), 'white'),
      { ...outlined(r(left, top, wide, 12), 'medium', { gap: 2.2, turn: 0.25 }), tone: 'white' },
      solid(o(left + 3, 67, 2.6), 'white'),
      solid(o(left + 3, 67, 1.2)),
      solid(o(left + 11, 67, 2.6), 'white'),
      solid(o(left + 11, 67, 1.2)),
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
    ...night(stage, horizon),
    // None behind the truck and its hook.
    ...clearOf(stage, truck - 25 * k, truck + 25 * k, towers(stage, horizon + 2, 14)),
    solid(r(-half, horizon, half * 2, 100 - horizon)),
    cut('medium', -half, horizon + 5.4, half, horizon + 5.4),
    ...lines,
    // Its hook is down.
    ...truckParts.flatMap((part) => [rim(part), solid(part)]),
    solid(f(-15, 30.4, -9, 30.4, -7, 34.6, -15, 34.6), 'white'),
    bare('bold', ...t(21.6, 19, 21.6, 38)),
    l('medium', ...t(21.6, 18, 21.6, 38)),
    bare('bold', ...t(21.6, 37, 21.6, 41, 20.4, 42.2, 18.8, 42.2, 17.8, 41, 17.8, 39)),
    l('bold', ...t(21.6, 37, 21.6, 41, 20.4, 42.2, 18.8, 42.2, 17.8, 41, 17.8, 39)),
    ...[-11, 10].flatMap((dx) => [
      solid(o(truck - side * dx * k, horizon, 5.2 * k), 'white'),
      solid(o(truck - side * dx * k, horizon, 4.6 * k)),
      solid(o(truck - side * dx * k, horizon, 1.6 * k), 'white'),
    ]),
    ...boxed,
    // The bay that is nearly closed.
    solid(p(at(-0.5, back), back, at(0.5, back), back, at(0.5, front), front, at(-0.5, front), front), 'accent'),
    ...[-0.5, 0.5].map((bay) =>
      solid(
        p(
          at(bay, back) - 0.8,
          back,
          at(bay, back) + 0.8,
          back,
          at(bay, front) + 1.4,
          front,
          at(bay, front) - 1.4,
          front,
        ),
        'white',
      ),
    ),
    solid(r(at(-0.5, back) - 0.8, back - 0.8, at(0.5, back) - at(-0.5, back) + 1.6, 1.6), 'white'),
    solid(bar(at(-side * 0.5, front) - side * 1.4, front, painter - side * 9, front, 2.8), 'white'),
    ...person(stage, x - side * 3, 84, 31),
    // The machine that paints.
    solid(g(-8, 86, -5, 86, -6, 94, -12, 94), 'white'),
    { ...outlined(g(-5, 78, 12, 78, 15, 90, -7, 90), 'bold'), tone: 'white' },
    solid(g(-1, 81, 8, 81, 9, 85, -1.6, 85)),
    ...[-2, 11].flatMap((dx) => [
      solid(o(painter + side * dx, 91, 4), 'white'),
      solid(o(painter + side * dx, 91, 2.4)),
    ]),
    cut('medium', painter + side * 10, 78, painter + side * 12, 68),
    solid(o(painter + side * 12, 67, 2.2), 'accent'),
  ];
}

/** Plain ground far from everything: somebody walks towards the lit towers. */
export function street(stage: Stage): Shape[] {
  if (stage.isTurned) return openGround(stage);
  const { half, roll, p, r, cut } = stage;
  const x = roll(20) - 10;
  const near = Math.min(36, half * 0.34);
  // Between walls close by.
  const walls = [-1, 1].flatMap((side): Shape[] => [
    solid(p(side * half, 8, side * (half - near), 30, side * (half - near * 0.9), 84, side * half, 100)),
    ...[30, 52, 74].map((y) => cut('fine', side * half, y + (y - 56) * 0.3, side * (half - near * 0.9), y)),
    solid(
      p(
        ...[side * (half - near * 0.5), 74, side * (half - near * 0.62), 72],
        ...[side * (half - near * 0.62), 86, side * (half - near * 0.5), 89],
      ),
      'white',
    ),
  ]);
  return [
    ...night(stage, 56),
    ...towers(stage, 60, 48, false),
    solid(r(x - 5, 24, 11, 36)),
    beam(stage, x - 1, x + 1, 34, x - 44, x + 36, 100),
    solid(r(x - 1.6, 30, 3.2, 4), 'accent'),
    ...ground(stage, 60, 11),
    ...walls,
    ...person(stage, x - 3, 86, 24),
  ];
}

/** The same over open ground, the towers far off and a mast close by. */
function openGround(stage: Stage): Shape[] {
  const { half, roll, p, r, l, o } = stage;
  const lit = half * 0.56 - roll(8);
  const drum = Math.min(half * 0.66, half - 19);
  // Its arms end in the frame.
  const [mast, walker] = [-Math.min(half * 0.74, half - 12), -half * 0.22];
  /** From an insulator to that of a mast out of sight. */
  const wire = (x1: number, y: number, x2: number) => l('medium', ...hanging(x1, y, x2, y, 11));
  const wires = [13, 20].flatMap((y) => [
    wire(mast - 6.4, y, mast - 6.4 - half * 1.6),
    wire(mast + 6.4, y, mast + 6.4 + half * 2.2),
  ]);
  return [
    ...night(stage, 70, 3),
    ...towers(stage, 74, 24, false),
    solid(r(lit - 4.5, 42, 10, 32)),
    beam(stage, lit - 1, lit + 1, 49, walker - 20, walker + 20, 100),
    solid(r(lit - 1.6, 46, 3.2, 4), 'accent'),
    ...ground(stage, 74, 5),
    ...wires,
    solid(p(mast - 1, 6, mast + 1, 6, mast + 2, 92, mast - 2, 92)),
    ...[14, 21].map((y) => solid(r(mast - 8, y, 16, 1.6))),
    ...[-6.4, 6.4].flatMap((dx) => [13, 20].map((y) => solid(o(mast + dx, y, 1.2)))),
    // A drum left lying.
    solid(o(drum + 11, 84, 6, 8)),
    solid(r(drum, 80, 11, 9)),
    solid(o(drum, 85, 6.6, 8.6)),
    solid(o(drum, 85, 5.4, 7.4), 'white'),
    solid(o(drum, 85, 1.6, 2.2)),
    ...person(stage, walker, 96, 40),
  ];
}
