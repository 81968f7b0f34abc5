/** Creatures, and what they live in. */

import { outlined, type Shape, solid } from '../sketch.ts';
import { beam, ground, night, panels, person, type Stage, towers } from './stage.ts';

/** Pigeons on wires. */
export function birds(stage: Stage): Shape[] {
  const { half, roll, p, o, l, r, cut } = stage;
  const wires = [34, 58, 82];
  const bird = (x: number, y: number, side: number): Shape[] => {
    const f = (...c: number[]) => p(...c.map((value, index) => (index % 2 === 0 ? x + side * value : y + value)));
    return [
      solid(f(-17, -4, -9, -9, -2, -15, 4, -18, 9, -17, 10, -12, 8, -5, 2, 0, -6, 0, -16, 2)),
      solid(o(x + side * 6, y - 17.5, 4.2)),
      solid(f(9, -19, 14.5, -17, 9.5, -15.5)),
      solid(o(x + side * 7.2, y - 18.4, 0.9), 'white'),
      cut('fine', x + side * -10, y - 6, x + side * 0, y - 9, x + side * 4, y - 12),
    ];
  };
  const lit = roll(3) - 1;
  return [
    ...night(stage, 100, 3),
    beam(stage, half * 0.2, half * 0.5, 0, -half * 0.9, half * 0.1, 100),
    ...towers(stage, 100, 14),
    solid(r(half * 0.72, 0, 3.4, 100)),
    solid(r(half * 0.72 - 9, 12, 22, 2)),
    ...wires.map((y) => l('medium', -half, y - 3, half * 0.74, y)),
    ...wires.flatMap((y, row) => {
      const shapes: Shape[] = [];
      for (let x = -half + 16 + roll(14); x < half * 0.6; x += 25 + roll(16)) {
        const level = y - 3 + ((x + half) / (half * 1.74)) * 3;
        shapes.push(...bird(x, level, roll(2) === 1 ? 1 : -1));
      }
      return row === lit ? shapes : shapes;
    }),
  ];
}

/** Two fish drawn in chalk on a post, nose to nose: a fine one with gills, and lower a plain one whose tail does not close. */
export function fish(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar, cut } = stage;
  const wide = Math.min(54, half * 0.72);
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
  const size = Math.min(16, Math.max(9, (half - wide - aisle) / 2 - 0.5));
  const wheels: Shape[] = [];
  for (const side of [-1, 1])
    for (let x = wide + aisle + size; x < half; x += size * 2.1)
      for (let y = floor - size; y > 0; y -= size * 2.1) wheels.push(...wheel(side * x, y, size - roll(3) * 0.5));
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
        ...Array.from({ length: 9 }, (_, index) => [
          side * (wide + aisle * 0.5 + Math.sin(index * 1.1) * 3),
          floor + index * 1.1,
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

/** Eels in black water. */
export function eels(stage: Stage): Shape[] {
  const { half, roll, p, l, o } = stage;
  const eel = (x: number, y: number, length: number, phase: number): Shape[] => {
    const spine = Array.from({ length: 19 }, (_, index) => {
      const t = index / 18;
      return {
        x: x + t * length,
        y: y + Math.sin(t * Math.PI * 3 + phase) * 6 * (1 - t * 0.3),
        wide: 2.6 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88)) + 0.4,
      };
    });
    const rim = [
      ...spine.flatMap((at) => [at.x, at.y - at.wide]),
      ...spine.toReversed().flatMap((at) => [at.x, at.y + at.wide]),
    ];
    return [{ ...solid(p(...rim)), tone: 'white' }, solid(o(x + 2, y + Math.sin(phase) * 6 - 0.6, 0.8))];
  };
  const rows = Array.from({ length: 7 }, (_, row) =>
    eel(-half + roll(Math.max(1, Math.round(half))), 50 + row * 7, 44 + roll(30), roll(60) / 10),
  );
  return [
    ...night(stage, 42, 2.2),
    beam(stage, -4, 4, 0, -30, 30, 44),
    solid(p(-half, 42, half, 42, half, 100, -half, 100)),
    l('bold', -half, 42, half, 42),
    ...rows.flat(),
    ...person(stage, 2, 42, 26),
    l('medium', 9, 24, 30, 16, 31, 46),
  ];
}

/** A comb, and its bees. */
export function bees(stage: Stage): Shape[] {
  const { half, roll, p, o, l, bare } = stage;
  const size = 11;
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
  const bee = (x: number, y: number, side: number): Shape[] => [
    { ...outlined(o(x - side * 3, y - 6, 6, 4), 'medium'), tone: 'white' },
    { ...outlined(o(x + side * 3, y - 6.4, 5, 3.4), 'medium'), tone: 'white' },
    solid(o(x, y, 8.4, 4.6), 'white'),
    solid(o(x, y, 7.6, 3.9)),
    solid(o(x + side * 8, y - 0.6, 2.9)),
    bare('bold', x - side * 2, y - 3.4, x - side * 2, y + 3.4),
    bare('bold', x + side * 2, y - 3.4, x + side * 2, y + 3.4),
    l('fine', x + side * 9.6, y - 2.4, x + side * 13, y - 6),
  ];
  // Each is whole and by itself: where none of some places is free there is one bee less.
  const reach = Math.max(0, half - 14);
  const flying: { readonly x: number; readonly y: number }[] = [];
  const swarm = Array.from({ length: 3 + Math.floor(half / 28) }, (): Shape[] => {
    const side = roll(2) === 1 ? 1 : -1;
    for (let tries = 0; tries < 8; tries++) {
      const [x, y] = [roll(Math.round(reach * 2) + 1) - 1 - reach, 14 + roll(72)];
      if (flying.some((one) => Math.abs(one.x - x) < 27 && Math.abs(one.y - y) < 18)) continue;
      flying.push({ x, y });
      return bee(x, y, side);
    }
    return [];
  });
  return [...cells, ...swarm.flat()];
}

/** The mail dog. */
export function dog(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, cut } = stage;
  const x = roll(14) - 7;
  return [
    ...night(stage, 74),
    ...towers(stage, 84, 40),
    beam(stage, half * 0.6, half * 0.75, 0, -30, 34, 100),
    ...ground(stage, 84),
    // Body, bag, legs.
    solid(p(x - 26, 44, x + 16, 42, x + 20, 58, x + 12, 64, x - 22, 63, x - 28, 56)),
    solid(p(x - 26, 50, x - 16, 60, x - 22, 74, x - 18, 88, x - 24, 88, x - 28, 74)),
    solid(p(x - 14, 60, x - 6, 60, x - 12, 74, x - 9, 88, x - 15, 88, x - 18, 74)),
    solid(p(x + 12, 58, x + 19, 56, x + 18, 88, x + 12, 88)),
    solid(p(x + 4, 60, x + 10, 60, x + 8, 88, x + 2, 88)),
    solid(p(x + 8, 46, x + 16, 28, x + 22, 20, x + 25, 28, x + 38, 34, x + 37, 39, x + 24, 42, x + 19, 54)),
    solid(p(x + 17, 30, x + 13, 17, x + 22, 23)),
    solid(o(x + 24, 30.5, 1.6), 'white'),
    cut('fine', x + 29, 37.5, x + 37, 36.5),
    solid(p(x - 26, 45, x - 40, 30, x - 38, 28, x - 22, 43)),
    outlined(r(x - 18, 44, 22, 15), 'medium'),
    l('fine', x - 18, 49, x + 4, 49),
    l('medium', x - 18, 44, x - 7, 52, x + 4, 44),
    // The parcel.
    outlined(r(x + 40, 72, 22, 16), 'medium', { gap: 2.6, turn: 0 }),
    l('medium', x + 51, 72, x + 51, 88),
    l('medium', x + 40, 80, x + 62, 80),
  ];
}

/** A nest of eggs; not all of them are eggs. */
export function nest(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar } = stage;
  const egg = (x: number, y: number, kind: number): Shape[] => {
    const outline = [...o(x, y, 8, 11, 0.5, 1), ...o(x, y, 8, 8, 0, 0.5)];
    return kind === 1
      ? [
          { ...outlined(outline, 'bold'), tone: 'accent' },
          ...[-4, 0, 4].map((dx) =>
            l('medium', x + dx, y - 7 + Math.abs(dx) * 0.6, x + dx, y + 6 - Math.abs(dx) * 0.5),
          ),
        ]
      : [{ ...outlined(outline, 'bold'), tone: 'white' }, l('fine', x + 3, y - 6, x + 5, y)];
  };
  const rows: Shape[] = [];
  const one = roll(5);
  let index = 0;
  for (const [y, offset] of [
    [60, 0],
    [68, 9],
  ] as const)
    for (let x = -36 + offset; x <= 36; x += 18) rows.push(...egg(x, y, ++index === one || index === one + 5 ? 1 : 0));
  const straw = Array.from({ length: 46 }, () => {
    const x = roll(110) - 55;
    const y = 74 + roll(14) - Math.abs(x) * 0.1;
    return l('medium', x, y, x + roll(26) - 13, y - 3 + roll(7));
  });
  return [
    ...night(stage, 92, 3.2),
    { kind: 'light', points: p(-16, 30, 16, 30, 52, 92, -52, 92) },
    solid(r(-half, 92, half * 2, 1.6)),
    // The brooder bends over it.
    solid(bar(0, 0, 0, 20, 5)),
    solid([...o(0, 30, 24, 15, 0.5, 1), ...p(24, 31, -24, 31)]),
    solid(p(-19, 31, 19, 31, 15, 34, -15, 34), 'white'),
    solid(bar(-22, 24, -half * 0.6, 36, 3)),
    solid(bar(-half * 0.6, 36, -44, 62, 3)),
    solid(bar(22, 24, half * 0.6, 36, 3)),
    solid(bar(half * 0.6, 36, 44, 62, 3)),
    ...rows,
    solid([...o(0, 72, 56, 21, 0, 0.5), ...p(-56, 72, -30, 80, 0, 82, 30, 80, 56, 72)]),
    ...straw,
  ];
}

/** A horseshoe on a nail, a bridle beside it. */
export function stable(stage: Stage): Shape[] {
  const { half, roll, r, o, l } = stage;
  const x = -half * 0.3 + roll(8);
  const shoe = [...o(x, 44, 24, 27, 0.36, 1.14), ...o(x, 44, 15, 18, 1.14, 0.36)];
  return [
    ...panels(stage, 90, 5),
    beam(stage, Math.max(-half, x - 70), Math.max(-half * 0.7, x - 54), 0, x - 20, Math.min(half * 0.7, x + 70), 100),
    outlined(r(-half, 88, half * 2, 12), 'medium'),
    solid(r(-half, 88, half * 2, 1.6)),
    solid(shoe),
    ...[0.46, 0.56, 0.66, 0.84, 0.94, 1.04].map((turn) =>
      solid(o(x + 19.5 * Math.cos(turn * 2 * Math.PI), 44 + 22.5 * Math.sin(turn * 2 * Math.PI), 1.4), 'white'),
    ),
    solid(o(x, 12, 2)),
    // An empty stall.
    solid(r(half * 0.3, 0, 5, 90)),
    solid(r(half - 6, 0, 6, 90)),
    solid(r(half * 0.3, 46, half * 0.7, 4)),
    ...[0.45, 0.58, 0.71, 0.84].map((share) => solid(r(half * share, 14, 2, 34))),
    solid(r(half * 0.3, 12, half * 0.7, 3)),
    outlined(r(half * 0.3 + 5, 50, half * 0.7 - 11, 38), 'medium', { gap: 3, turn: 0.06 }),
    ...Array.from({ length: 14 }, () => {
      const sx = -half + roll(Math.round(half * 2));
      return l('medium', sx, 96 + roll(3), sx + 6 - roll(12), 90 + roll(3));
    }),
    l('bold', x + 34, 12, x + 32, 34, x + 37, 44, x + 44, 34, x + 42, 14, x + 34, 12),
    l('medium', x + 32, 34, x + 44, 34),
    l('medium', x + 38, 44, x + 36, 64),
    ...person(stage, half * 0.16, 94, 30),
  ];
}
