/** Creatures, and what they live in. */

import { outlined, rim, ring, type Shape, solid, stroke } from '../sketch.ts';
import { beam, ground, night, panels, person, type Stage, towers } from './stage.ts';

/** Pigeons on wires. */
export function birds(stage: Stage): Shape[] {
  const { half, roll, p, o, l, r, cut } = stage;
  const rows = [30, 56, 82] as const;
  const k = 0.82;
  // Of legs and all; the toes are on the row.
  const bird = (x: number, row: number, side: number): Shape[] => {
    const y = row - 2.6 * k;
    const f = (...c: number[]) =>
      p(...c.map((value, index) => (index % 2 === 0 ? x + side * value * k : y + value * k)));
    return [
      ...[-1.5, 2].map((dx) => l('bold', x + side * dx * k, y - 1, x + side * dx * k, row)),
      solid(f(-17, -4, -9, -9, -2, -15, 4, -18, 9, -17, 10, -12, 8, -5, 2, 0, -6, 0, -16, 2)),
      solid(o(x + side * 6 * k, y - 17.5 * k, 4.2 * k)),
      solid(f(9, -19, 14.5, -17, 9.5, -15.5)),
      solid(o(x + side * 7.2 * k, y - 18.4 * k, 0.9 * k), 'white'),
      cut('fine', x - side * 10 * k, y - 6 * k, x, y - 9 * k, x + side * 4 * k, y - 12 * k),
    ];
  };
  const [roof, keys, belt] = rows;
  // In a low band there are fewer and larger parts.
  const wide = half > 130 ? 2 : 1;
  const step = 7 * wide;
  const every = (gap: number) => Array.from({ length: Math.ceil((half * 2) / gap) }, (_, index) => index * gap - half);
  /** As many things side by side as are whole, so far from the middle of one to that of the next. */
  const whole = (gap: number) => {
    const count = Math.floor((half * 2) / gap);
    return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * gap);
  };
  const coat = half - 13;
  return [
    ...panels(stage, 100, wide > 1 ? 6 : 3.6),
    beam(stage, half * 0.2, half * 0.5, 0, -half * 0.9, half * 0.1, 100),
    // A girder of the roof, the keys of a machine that sorts, and its belt.
    solid(r(-half, roof, half * 2, 1.4)),
    solid(r(-half, roof + 4.2, half * 2, 1)),
    l('fine', ...every(wide * 8).flatMap((x) => [x, roof + 1, x + wide * 4, roof + 4.4])),
    ...whole(step).map((x) => ({
      ...outlined(r(x + 1 - step / 2, keys, step - 2, 2.4), 'fine'),
      tone: 'white' as const,
    })),
    solid(r(-half, keys + 2.2, half * 2, 2)),
    ...whole(10 * wide).map((x) => solid(o(x, belt + 4.4, 2.8))),
    solid(r(-half, belt, half * 2, 1.8)),
    solid(r(-half, belt + 7, half * 2, 1.4)),
    solid(r(-half, 98, half * 2, 2)),
    ...every(58).map((x) => solid(r(x + 27, belt + 8, 2.4, 11))),
    // A coat hangs over it.
    l('medium', coat, keys + 4, coat, keys + 9),
    solid(
      p(
        ...[
          coat - 1.6,
          keys + 8,
          coat + 1.6,
          keys + 8,
          coat + 6.6,
          keys + 10.4,
          coat + 9,
          keys + 20,
          coat + 5.4,
          keys + 19.4,
        ],
        ...[
          coat + 5.4,
          keys + 23,
          coat - 5.4,
          keys + 23,
          coat - 5.4,
          keys + 19.4,
          coat - 9,
          keys + 20,
          coat - 6.6,
          keys + 10.4,
        ],
      ),
    ),
    ...rows.flatMap((y) => {
      const shapes: Shape[] = [];
      // Two that turn their backs on each other have room for both tails.
      for (let x = -half + 16 + roll(12); x < half - (y === belt ? 38 : 18); x += 32 + roll(12) + wide * 3)
        shapes.push(...bird(x, y, roll(2) === 1 ? 1 : -1));
      return shapes;
    }),
  ];
}

/** Two fish drawn in chalk on a post, nose to nose: a fine one with gills, and lower a plain one whose tail does not close. */
export function fish(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar, cut } = stage;
  const wide = Math.min(54, half * 0.64);
  const one = (side: number, y: number, plump: number, isFine: boolean): Shape[] => {
    // From nose to tail on the post.
    const { p, o, cut } = stage.smaller((wide - 2) / 54, 0, y);
    const from = side * -6;
    const long = isFine ? 46 : 38;
    const body = (turn: number) =>
      Array.from({ length: 11 }, (_, index) => {
        const t = index / 10;
        return [from + side * t * long, y + turn * Math.sin(t * Math.PI * 0.94) * plump] as const;
      }).flat();
    const [upper, lower] = [body(-1), body(1)];
    const back = Array.from({ length: 11 }, (_, index) => lower.slice(20 - index * 2, 22 - index * 2)).flat();
    const at = (...c: number[]) => c.map((value, index) => (index % 2 === 0 ? from + side * value : y + value));
    return [
      // No grain of the wood shows through it.
      solid(p(...upper, ...back)),
      cut('bold', ...upper),
      cut('bold', ...lower),
      ...(isFine
        ? [
            cut('bold', ...at(long - 1, -3, long + 12, -12, long + 9, 0, long + 12, 12, long - 1, 3)),
            cut('medium', ...at(15, -8, 18, 0, 15, 8)),
            cut('medium', ...at(19, -7, 22, 0, 19, 7)),
            solid(o(from + side * 8, y - 3, 2.6), 'white'),
            solid(o(from + side * 8.5, y - 3.4, 1)),
          ]
        : [
            cut('bold', ...at(long - 1, -2, long + 9, -8)),
            cut('bold', ...at(long - 1, 3, long + 8, 9)),
            solid(o(from + side * 8, y - 2, 1.5), 'white'),
          ]),
    ];
  };
  // A wooden pattern of a wheel.
  const wheel = (x: number, y: number, size: number): Shape[] => [
    ...[0, 1, 2, 3].map((index) => {
      const [c, d] = [Math.cos((index * Math.PI) / 4) * size, Math.sin((index * Math.PI) / 4) * size];
      return solid(bar(x - c, y - d, x + c, y + d, size * 0.34));
    }),
    solid(o(x, y, size * 0.84)),
    solid(o(x, y, size * 0.62), 'white'),
    solid(bar(x - size * 0.7, y, x + size * 0.7, y, size * 0.16)),
    solid(bar(x, y - size * 0.7, x, y + size * 0.7, size * 0.16)),
    solid(o(x, y, size * 0.22)),
  ];
  const floor = 90;
  const aisle = Math.min(12, (half - wide) * 0.36);
  // Wheels on both sides of it, all whole.
  const size = Math.min(16, (half - wide - aisle) / 2 - 0.5);
  const wheels: Shape[] = [];
  for (const side of [-1, 1])
    for (let x = wide + aisle + size; x + size * 0.9 < half; x += size * 2.3)
      for (let y = floor - size; y > size * 1.05; y -= size * 2.4)
        wheels.push(...wheel(side * x, y, size - roll(3) * 0.5));
  const lamp = -wide * 0.5 + roll(8);
  return [
    ...panels(stage, floor, 4),
    ...wheels,
    { kind: 'light', points: p(lamp - 8, floor, lamp + 14, floor, lamp + 30, 100, lamp - 22, 100) },
    outlined(r(-half, floor, half * 2, 100 - floor), 'medium'),
    // Two dark aisles, a slack rope on the floor of each.
    ...[-1, 1].flatMap((side) => [
      solid(r(side > 0 ? wide : -wide - aisle, 8, aisle, floor - 8)),
      l(
        'bold',
        ...Array.from({ length: 19 }, (_, index) => [
          side * (wide + aisle * 0.5 + Math.sin(index * 0.45) * 3),
          floor + index * 0.5,
        ]).flat(),
      ),
    ]),
    // The post, and the light of a lamp on it.
    solid(r(-wide - 1.2, 0, wide * 2 + 2.4, floor + 2), 'white'),
    solid(r(-wide, 0, wide * 2, floor + 2)),
    ...[-0.55, -0.2, 0.3, 0.7].map((share, index) =>
      cut('fine', wide * share, 0, wide * share + index - 2, 44, wide * share, floor),
    ),
    solid(o(lamp + 5, 79, 10), 'accent'),
    ...one(1, 20 + roll(6), 14, true),
    ...one(-1, 50 + roll(4), 9, false),
    ...person(stage, lamp - 3, 97, 30),
    solid(bar(lamp + 1, 79, lamp + 7, 78, 2)),
    solid(r(lamp + 5, 78, 4, 6)),
    solid(r(lamp + 6, 79.6, 2, 3), 'white'),
  ];
}

/** Eels in black water, on their way to a loaf that is warm; somebody on a walk of old doors. */
export function eels(stage: Stage): Shape[] {
  const { half, roll, p, r, l, o } = stage;
  const warm = Math.min(30, half * 0.42);
  const size = warm / 30;
  const [x, y] = [half * 0.26 - roll(10) * size, 67];
  // Snout, gills and a fin behind them, then thinner down to the tip of the tail.
  const eel = (from: number, level: number, length: number, side: number): Shape[] => {
    const thick = Math.min(2.7, length * 0.074);
    const [turns, down] = [2.4 + roll(8) / 10, roll(2) === 1 ? 1 : -1];
    const spine = (t: number) =>
      [from - side * t * length, level + down * Math.sin(t * Math.PI * turns) * length * 0.1 * (0.3 + t)] as const;
    const along = Array.from({ length: 16 }, (_, index) => {
      const t = 0.05 + index * 0.058;
      const [[x1, y1], [x2, y2], [sx, sy]] = [spine(t - 0.02), spine(t + 0.02), spine(t)];
      const wide = (thick * (t < 0.1 ? 0.84 : 1.06 - t)) / Math.hypot(x2 - x1, y2 - y1);
      return [
        sx + (y2 - y1) * wide * side,
        sy + Math.abs(x2 - x1) * wide,
        sx - (y2 - y1) * wide * side,
        sy - Math.abs(x2 - x1) * wide,
      ] as const;
    });
    const [tip, eye, fin] = [spine(0), spine(0.07), spine(0.2)];
    const on = (dx: number, dy: number) => [tip[0] - side * dx * thick, tip[1] + dy * thick];
    return [
      solid(
        p(
          fin[0] + side * thick * 0.5,
          fin[1],
          fin[0] - side * thick * 2,
          fin[1] + thick * 1.6,
          fin[0] - side * thick * 0.9,
          fin[1],
        ),
        'white',
      ),
      solid(
        p(
          ...on(-0.5, 0.1),
          ...on(-0.1, -0.5),
          ...along.flatMap(([, , ux, uy]) => [ux, uy]),
          ...spine(1),
          ...along.toReversed().flatMap((one) => one.slice(0, 2)),
          ...on(-0.1, 0.5),
        ),
        'white',
      ),
      solid(o(eye[0], eye[1] - thick * 0.3, thick * 0.24)),
      l('medium', ...on(-0.5, 0.2), ...on(0.7, 0.36)),
    ];
  };
  // Each in water of its own, none cut by an edge: as many to a row as there is room for on both sides of the loaf.
  const shoal = [51.5, 64.5, 77.5, 90.5].flatMap((level, row) => {
    const off = Math.abs(level - y) / (warm * 0.4 + 6);
    const reach = off < 1 ? warm * Math.sqrt(1 - off ** 2) + 3 : 0;
    const spans =
      reach > 0
        ? [
            [3 - half, x - reach],
            [x + reach, half - 3],
          ]
        : [[3 - half, half - 3]];
    return spans.flatMap(([left = 0, right = 0]) => {
      const count = Math.max(1, Math.round((right - left) / 60));
      const step = (right - left) / count;
      return Array.from({ length: count }, (_, index) => {
        const length = Math.min(46 + roll(8), step - 6) * (0.84 + roll(16) / 100);
        const start = left + step * index + (roll(100) / 100) * (step - length - 3) + 1;
        const side = start + length / 2 < x + (row % 2) * 6 ? 1 : -1;
        return length < 15 ? [] : eel(side > 0 ? start + length : start, level, length, side);
      }).flat();
    });
  });
  const stand = Math.max(-half + 10, -half * 0.62);
  const walk = Math.min(-half * 0.12, stand + 40);
  return [
    ...night(stage, 42, 2.2),
    solid(p(-half, 42, half, 42, half, 100, -half, 100)),
    l('bold', -half, 42, half, 42),
    // What is warm of the water, and the loaf in it.
    solid(o(x, y, warm, warm * 0.4), 'accent'),
    ...[0.84, 0.64].map((share) => ring(o(x, y, warm * share, warm * share * 0.4), 'fine')),
    {
      ...outlined([...o(x, y, 12 * size, 9 * size, 0.5, 1), ...o(x, y, 12 * size, 3 * size, 0, 0.5)], 'bold'),
      tone: 'white',
    },
    ...[-5, 0, 5].map((dx) => l('medium', x + (dx + 1) * size, y - 6.4 * size, x + (dx - 1) * size, y - 2.2 * size)),
    ...shoal,
    // Doors, end to end.
    ...Array.from({ length: Math.ceil((walk + half) / 20) }, (_, index): Shape[] => [
      { ...outlined(r(walk - 20 - index * 20, 40, 20, 3.6), 'medium'), tone: 'white' },
      solid(o(walk - 3 - index * 20, 41.8, 0.8)),
    ]).flat(),
    ...person(stage, stand, 40, 28),
  ];
}

/** A comb, and its bees. */
export function bees(stage: Stage): Shape[] {
  const { half, roll, p, o, bare } = stage;
  const size = 12;
  const cells: Shape[] = [];
  for (let q = -14; q <= 14; q++)
    for (let row = -2; row <= 8; row++) {
      const x = q * size * 1.5;
      const y = (row + (q % 2 === 0 ? 0 : 0.5)) * size * Math.sqrt(3);
      if (Math.abs(x) > half + size) continue;
      const hexagon = p(
        ...[0, 1, 2, 3, 4, 5].flatMap((index) => [
          x + (size - 1) * Math.cos((index * Math.PI) / 3),
          y + (size - 1) * Math.sin((index * Math.PI) / 3),
        ]),
      );
      const kind = roll(9);
      cells.push(
        kind <= 2
          ? solid(hexagon)
          : kind === 3
            ? solid(hexagon, 'accent')
            : outlined(hexagon, 'medium', kind <= 6 ? { gap: 4.2, turn: 0.125 } : undefined),
      );
    }
  const bee = (x: number, y: number, side: number): Shape[] => {
    const feeler = p(x + side * 9.6, y - 2.4, x + side * 13, y - 6);
    return [
      { ...outlined(o(x - side * 3, y - 6, 6, 4), 'medium'), tone: 'white' },
      { ...outlined(o(x + side * 3, y - 6.4, 5, 3.4), 'medium'), tone: 'white' },
      // Light lies round all of it, so that it is whole on a dark cell.
      ...[feeler, o(x + side * 8, y - 0.6, 3.1)].map(rim),
      solid(o(x, y, 8.4, 4.6), 'white'),
      solid(o(x, y, 7.6, 3.9)),
      solid(o(x + side * 8, y - 0.6, 2.9)),
      bare('bold', x - side * 2, y - 3.4, x - side * 2, y + 3.4),
      bare('bold', x + side * 2, y - 3.4, x + side * 2, y + 3.4),
      stroke(feeler, 'medium'),
    ];
  };
  // Each is whole and by itself: where none of some places is free there is one bee less.
  const reach = Math.max(0, half - 14);
  const flying: { readonly x: number; readonly y: number }[] = [];
  const swarm = Array.from({ length: 3 + Math.floor(half / 28) }, (): Shape[] => {
    const side = roll(2) === 1 ? 1 : -1;
    for (let tries = 0; tries < 8; tries++) {
      const [x, y] = [roll(Math.round(reach * 2) + 1) - 1 - reach, 14 + roll(72)];
      if (flying.some((one) => Math.abs(one.x - x) < 31 && Math.abs(one.y - y) < 22)) continue;
      flying.push({ x, y });
      return bee(x, y, side);
    }
    return [];
  });
  return [...cells, ...swarm.flat()];
}

/** The mail dog, a parcel on her back. */
export function dog(stage: Stage): Shape[] {
  const { half, roll } = stage;
  // Whole in a narrow frame too.
  const scale = Math.min(1, half / 50);
  const { p, o, l, cut } = stage.smaller(scale, 0, 88);
  const x = roll(14) - 7;
  const at = (...c: number[]) => c.map((value, index) => (index % 2 === 0 ? x + value : value));
  const body = p(
    ...at(
      38,
      32,
      39,
      35,
      31,
      39.5,
      25,
      42,
      22,
      52,
      20.5,
      62,
      20,
      84,
      23,
      88,
      15.4,
      88,
      15,
      66,
      13.4,
      66,
      12.8,
      84,
      14,
      88,
    ),
    ...at(
      7.6,
      88,
      8.2,
      66,
      6,
      63.5,
      -7,
      61,
      -8,
      64,
      -6.6,
      70,
      -10.6,
      77,
      -9,
      88,
      -15.4,
      88,
      -15.6,
      78,
      -13.6,
      71,
      -14,
      68,
    ),
    ...at(-15.4, 72, -18.4, 78, -16.4, 88, -24, 88, -25, 77, -23.6, 69, -27.6, 59, -28, 50, -33, 44, -38, 34, -40, 23),
    ...at(-37, 22, -34, 33, -29, 40, -22, 42, 10, 40.6, 15, 34, 17.4, 26, 15.4, 16, 22, 21, 26, 21.6, 30, 26.4),
  );
  const parcel = at(-17, 21, 8, 20, 8, 41, -17, 42);
  return [
    ...night(stage, 74),
    ...towers(stage, 84, 40, false),
    beam(stage, half * 0.6, half * 0.75, 0, -34 * scale, 38 * scale, 100),
    ...ground(stage, 84),
    rim(body),
    solid(body),
    solid(o(x + 26, 27.5, 1.5), 'white'),
    cut('fine', ...at(30, 36.4, 38, 34.4)),
    // The harness, and the pane of brown glass for whoever signs.
    cut('medium', ...at(-13, 42, -13, 60)),
    cut('medium', ...at(4, 41, 4, 63)),
    cut('medium', ...at(8, 47, 20, 44)),
    solid(o(x + 16.5, 53, 3.2, 4.6), 'accent'),
    { ...outlined(p(...parcel), 'bold'), tone: 'white' },
    l('medium', ...at(-4.5, 20.6, -4.5, 41.6)),
    l('medium', ...at(-17, 31, 8, 30)),
    l('medium', ...at(-4.5, 30.6, -8, 27, -4.5, 30.6, -1, 27)),
    ...[-14, -12.4, -10.8].map((dy) => l('fine', ...at(-14, 49 + dy, -8, 48.8 + dy))),
  ];
}

/** A brooder on its rail, eight fingers below it, and what it keeps warm; not all of that is eggs. */
export function nest(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l } = stage;
  const scale = Math.min(1, half / 48);
  const { p: q, r: box, o: round, l: line } = stage.smaller(scale, 0, 0);
  const egg = (x: number, y: number, size: number, isMetal: boolean): Shape[] => [
    {
      ...outlined([...o(x, y, 6 * size, 8.4 * size, 0.5, 1), ...o(x, y, 6 * size, 6 * size, 0, 0.5)], 'bold'),
      tone: isMetal ? 'accent' : 'white',
    },
    ...(isMetal
      ? [-3, 0, 3].map((dx) => l('medium', x + dx * size, y - 5 * size, x + dx * size, y + 4 * size))
      : [l('fine', x + 2.4 * size, y - 4.6 * size, x + 3.8 * size, y)]),
  ];
  // Rows in the litter, each piece in a hollow of its own.
  const rows = [78, 92].flatMap((y, row) => {
    const step = 25 + row * 4;
    const count = Math.floor((half * 2 - 6) / step);
    return Array.from({ length: count }, (_, index): Shape[] => {
      const x = (index - (count - 1) / 2) * step;
      return [
        solid(p(x - 9, y + 1, x + 9, y + 1, x + 7, y + 5.4, x + 3, y + 7.6, x - 3, y + 7.6, x - 7, y + 5.4)),
        ...egg(x, y - 1, 0.86 + row * 0.12, roll(6) === 1),
      ];
    }).flat();
  });
  const straw = Array.from({ length: Math.round(half * 0.3) }, () => {
    const [x, y] = [roll(Math.round(half * 2 - 12)) - half + 6, 69.5 + roll(29)];
    return l('fine', x - 3, y, x + 3, y + roll(5) * 0.4 - 1);
  });
  // They have lifted one and hold it.
  const tips = [-34, -23, -13, -7, 7, 13, 23, 34];
  const fingers = tips.flatMap((x, index): Shape[] => {
    const from = -24.5 + index * 7;
    const low = Math.abs(x) < 10 ? 46 : 52 - Math.abs(x) * 0.12;
    const knee = from + (x - from) * 1.25;
    const finger = q(
      ...[from - 1, 17, from + 1, 17, knee + 1.2, 32, x + 1.6, low - 3, x + 2.4, low, x + 1, low + 2],
      ...[x - 1, low + 2, x - 2.4, low, x - 1.6, low - 3, knee - 1.2, 32],
    );
    return [rim(finger), solid(finger)];
  });
  return [
    ...panels(stage, 66, 5),
    beam(stage, half * 0.3, half * 0.52, 0, -half * 0.5, half * 0.24, 100),
    outlined(r(-half, 66, half * 2, 34), 'medium'),
    solid(r(-half, 65, half * 2, 1.8)),
    ...straw,
    ...rows,
    // The rail, and what hauls the carriage on it.
    solid(r(-half, 3, half * 2, 3 * scale)),
    l('medium', -half, 11 * scale, half, 11 * scale),
    rim(box(-30, 7, 60, 11)),
    solid(box(-30, 7, 60, 11)),
    ...[-22, 22].flatMap((x) => [rim(round(x, 5.4, 4)), solid(round(x, 5.4, 4)), solid(round(x, 5.4, 1.5), 'white')]),
    solid(q(-20, 11, 20, 11, 20, 13, -20, 13), 'white'),
    ...fingers,
    { ...outlined([...round(0, 45, 6, 8.4, 0.5, 1), ...round(0, 45, 6, 6, 0, 0.5)], 'bold'), tone: 'accent' },
    ...[-3, 0, 3].map((x) => line('medium', x, 40, x, 48.5)),
  ];
}

/** A horseshoe on its nail, an empty box, and the bucket that belongs to it. */
export function stable(stage: Stage): Shape[] {
  const { half, roll, p, r, o } = stage;
  // Whole between the edge and the box.
  const size = Math.min(1, half / 44) * 0.64;
  const x = Math.max(1 - half + 24 * size, -half * 0.35 + (roll(8) - 4) * size);
  const shoe = [...o(x, 25, 24 * size, 27 * size, 0.36, 1.14), ...o(x, 25, 15 * size, 18 * size, 1.14, 0.36)];
  const bucket = half * 0.3 - 8;
  return [
    ...panels(stage, 90, half > 130 ? 9 : 5),
    beam(stage, Math.max(-half, x - 70), Math.max(-half * 0.7, x - 54), 0, x - 20, Math.min(half * 0.7, x + 70), 100),
    outlined(r(-half, 88, half * 2, 12), 'medium'),
    solid(r(-half, 88, half * 2, 1.6)),
    solid(shoe),
    ...[0.46, 0.56, 0.66, 0.84, 0.94, 1.04].map((turn) =>
      solid(
        o(x + 19.5 * size * Math.cos(turn * 2 * Math.PI), 25 + 22.5 * size * Math.sin(turn * 2 * Math.PI), 1.5 * size),
        'white',
      ),
    ),
    { ...outlined(o(x, 25 - 17.4 * size, 1.6), 'medium'), tone: 'white' },
    // An empty stall.
    solid(r(half * 0.3, 0, 5, 90)),
    solid(r(half - 6, 0, 6, 90)),
    solid(r(half * 0.3, 46, half * 0.7, 4)),
    ...[0.45, 0.58, 0.71, 0.84].map((share) => solid(r(half * share, 14, 2, 34))),
    solid(r(half * 0.3, 12, half * 0.7, 3)),
    outlined(r(half * 0.3 + 5, 50, half * 0.7 - 11, 38), 'medium', { gap: 3, turn: 0.06 }),
    { ...outlined(r(half * 0.65 - 8, 58, 16, 7), 'medium'), tone: 'white' },
    stroke(o(bucket, 83, 5, 6, 0.5, 1), 'medium'),
    solid(p(bucket - 6, 83, bucket + 6, 83, bucket + 4.6, 94, bucket - 4.6, 94)),
    { ...outlined(o(bucket, 83, 6, 1.4), 'medium'), tone: 'white' },
    ...person(stage, bucket - 17, 95, half > 130 ? 56 : 46),
  ];
}
