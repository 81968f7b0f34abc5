/** What people are kept busy with. */

import { outlined, rim, ring, type Shape, solid, stroke } from '../sketch.ts';
import { beam, panels, person, type Stage } from './stage.ts';

/** A gatehouse that pays wages: a clerk behind the glass, a slip by the metre, an arm that came down. */
export function wages(stage: Stage): Shape[] {
  const { roll, half } = stage;
  const floor = 88;
  // Whole in a narrow frame too.
  const scale = Math.min(1, half / 54);
  const near = stage.smaller(scale, 0, floor);
  const { p, r, o, bar, cut, l } = near;
  const wide = half / scale;
  const x = Math.min(wide - 38, 4 + roll(8));
  const arm = x - 21;
  const stripes: Shape[] = [];
  for (let at = arm - 11; at > -wide - 6; at -= 11)
    stripes.push(solid(p(at, 50, at + 5.5, 50, at + 3, 55.4, at - 2.5, 55.4)));
  // The slip, all of one piece: down from the mouth, and in folds at last.
  const folds = [
    [x - 37, 66, x - 27.4, 66],
    [x - 37, 84, x - 27.4, 84],
    [x - 33.4, 88, x - 23.8, 88],
    [x - 38.4, 91.6, x - 28.8, 91.6],
    [x - 34, 95.6, x - 24.4, 95.6],
  ] as const;
  const slip = folds.slice(1).map(([left, y, right], index): Shape => {
    const [from, top, to] = folds[index] as (typeof folds)[number];
    return { ...outlined(p(from, top, to, top, right, y, left, y), 'medium'), tone: 'white' };
  });
  return [
    ...panels(stage, floor, 3.6),
    beam(near, x - 16, x + 14, 40, x - 58, x + 10, 100),
    outlined(stage.r(-half, floor, half * 2, 12), 'fine'),
    solid(stage.r(-half, floor, half * 2, 1.4)),
    // The gatehouse.
    solid(r(x - 26, 12, 56, floor - 11)),
    solid(p(x - 32, 13, x - 28, 6, x + 32, 6, x + 36, 13)),
    solid(r(x - 20, 20, 40, 30), 'white'),
    solid(r(x - 18.6, 21.4, 37.2, 27.2), 'accent'),
    // The clerk, in a blanket.
    solid([...o(x + 1, 46, 14, 12, 0.5, 1), ...p(x + 15, 48.6, x - 13, 48.6)]),
    solid(o(x + 1, 31, 5, 6.2)),
    ...[-5, 1, 7].map((dx) => cut('fine', x + dx, 38, x + dx * 1.5, 48)),
    solid(r(x - 24, 50, 48, 3), 'white'),
    ...[-7, 6].map((dx) => solid(r(x + dx, 21.4, 1, 27.2))),
    // The eye of the machine, its drawer and its mouth.
    solid(o(x - 12, 63, 6.4), 'white'),
    solid(o(x - 12, 63, 4.6)),
    solid(o(x - 12, 63, 2), 'accent'),
    solid(r(x + 2, 58, 20, 26), 'white'),
    solid(r(x + 3, 59, 18, 24)),
    cut('medium', x + 6, 71, x + 9, 71),
    ...slip,
    ...[70, 73, 76, 79].map((y, index) => l('fine', x - 35.4, y, x - (index === 3 ? 32 : 29), y)),
    rim(r(x - 39, 59, 15, 8)),
    solid(r(x - 39, 59, 15, 8)),
    cut('medium', x - 37, 64.6, x - 27.4, 64.6),
    // The arm.
    { ...outlined(r(-wide, 50, wide + arm, 5.4), 'bold'), tone: 'white' },
    ...stripes,
    solid(r(x - 24, 47, 6, 11), 'white'),
    solid(r(x - 23, 48, 4, 9)),
    ...(wide > 64 ? [solid(bar(-wide * 0.8, 55, -wide * 0.8, floor, 3))] : []),
    ...person(near, Math.max(x - 54, 8 - wide), 95, 36),
  ];
}

/** A cake of two tiers under burnt sugar, and those in their good coats. */
export function cake(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, cut } = stage;
  const top = 78;
  // Of nobody's legs anything is seen over the table, and of nobody a crumb beside the cake.
  const guests: Shape[] = [];
  for (let x = -half + 13 + roll(4); x < half - 12; x += 13 + roll(4))
    if (Math.abs(x) > 33) guests.push(...person(stage, x, 95 + roll(3), 54 + roll(12)));
  const tier = (wide: number, from: number, to: number): Shape[] => [
    {
      ...outlined([...p(-wide, from, wide, from, wide, to), ...o(0, to, wide, 3.4, 0, 0.5), ...p(-wide, to)], 'bold'),
      tone: 'white',
    },
    // Burnt sugar runs down it.
    solid(
      [
        ...o(0, from, wide, 3.6, 0.5, 1),
        ...Array.from({ length: 9 }, (_, index) => {
          const x = wide - (index / 8) * wide * 2;
          return p(x, from + (index % 2 === 0 ? 3.4 : 7 + roll(4)));
        }).flat(),
      ],
      'accent',
    ),
    stroke(o(0, from, wide, 3.6, 0.5, 1), 'medium'),
  ];
  // A buffet, all of it in vinegar.
  const jar = (x: number): Shape[] => [
    { ...outlined(r(x - 7, top - 18, 14, 18), 'bold'), tone: 'white' },
    solid(r(x - 8.4, top - 21, 16.8, 4.4), 'white'),
    solid(r(x - 7.6, top - 20.4, 15.2, 3.6)),
    l('fine', x - 6, top - 13.4, x + 6, top - 13.4),
    ...[-3, 3].flatMap((dx) => [-3.8, -9.6].map((dy) => ring(o(x + dx, top + dy, 2.5, 2.9), 'medium'))),
  ];
  const aside: Shape[] = [];
  for (let x = 44; x < half - 9; x += 27) aside.push(...jar(x), ...jar(-x));
  return [
    ...panels(stage, top, 3.6),
    beam(stage, -7, 7, 10, -48, 48, 100),
    l('medium', 0, 0, 0, 4),
    solid(p(-4, 3.4, 4, 3.4, 12, 11, -12, 11)),
    solid([...o(0, 11, 5, 2.4, 0, 0.5)], 'accent'),
    ...guests,
    outlined(r(-half, top, half * 2, 22), 'bold'),
    ...Array.from({ length: Math.ceil(half / 5) }, (_, index) =>
      l('fine', -half + index * 10, top + 3, -half + index * 10 - 2, 100),
    ),
    solid(r(-half, top - 0.6, half * 2, 3)),
    ...aside,
    // The cake on its plate.
    solid(o(0, top - 0.6, 31, 3)),
    cut('fine', -24, top, 24, top),
    ...tier(25, 55, top - 4),
    ...tier(15, 35, 52),
    solid(r(-0.8, 24, 1.6, 9)),
    solid(o(0, 23, 2.2)),
  ];
}

/** A furnace, those round it in paper caps, and their bottles. */
export function bottles(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar, cut } = stage;
  // They stand clear of the bottles before them.
  const [floor, foot] = [75, 77.4];
  const x = half > 60 ? -half * 0.16 : 0;
  const mouth = Math.min(15, half * 0.4);
  const worker = (wx: number, high: number, side: number): Shape[] => [
    ...person(stage, wx, foot, high),
    // Over the brim of every day a cap of folded paper, and a pipe.
    ...[
      [-0.12, -0.9, 0, -1.1, 0.14, -0.9],
      [-0.17, -0.84, 0.19, -0.84, 0.15, -0.92, -0.13, -0.92],
    ].map((cap) => ({
      ...outlined(p(...cap.map((value, index) => (index % 2 === 0 ? wx : foot) + value * high)), 'medium'),
      tone: 'white' as const,
    })),
    {
      ...outlined(
        bar(wx + side * high * 0.1, foot - high * 0.56, wx + side * high * 0.72, foot - high * 0.4, 1.3),
        'fine',
      ),
      tone: 'white',
    },
    {
      ...outlined(o(wx + side * high * 0.77, foot - high * 0.38, high * 0.09, high * 0.11), 'medium'),
      tone: 'accent',
    },
  ];
  const bottle = (bx: number): Shape[] => [
    {
      ...outlined(
        p(bx - 1.8, 81, bx + 1.8, 81, bx + 1.8, 84, bx + 4, 87, bx + 4, 95, bx - 4, 95, bx - 4, 87, bx - 1.8, 84),
        'medium',
      ),
      tone: 'white',
    },
    rim(r(bx - 2.4, 79.6, 4.8, 1.8)),
    solid(r(bx - 2.4, 79.6, 4.8, 1.8)),
    l('fine', bx - 2.2, 88, bx - 2.2, 93.4),
  ];
  const row: Shape[] = [];
  const step = 13.5;
  const count = Math.floor((half * 2 - 4) / step);
  const gone = roll(count) - 1;
  for (let index = 0; index < count; index++)
    if (index !== gone) row.push(...bottle(-((count - 1) * step) / 2 + index * step));
  const wide = Math.min(38, half - 8);
  // Nobody is cut by an edge.
  const places = [-1, 1].flatMap((side) =>
    [wide + 10, wide + 62].filter((out) => Math.abs(x + side * out) < half - 10).map((out) => [side, out] as const),
  );
  return [
    ...panels(stage, floor, 3.4),
    beam(stage, x - mouth, x + mouth, 46, x - half * 0.9, x + half * 0.9, 100),
    outlined(r(-half, floor, half * 2, 24), 'fine'),
    // The furnace.
    solid(r(x - 8, 0, 16, 22)),
    solid([...o(x, 42, wide, 28, 0.5, 1), ...p(x + wide, floor, x - wide, floor)]),
    ...[0.36, 0.62, 0.88].map((share) => {
      const side = Math.sqrt(1 - (1 - share) ** 2) * wide * 0.96;
      return cut('fine', x - side, 42 - 28 * (1 - share), x + side, 42 - 28 * (1 - share));
    }),
    ...[50, 59, 68].map((y) => cut('fine', x - wide, y, x + wide, y)),
    solid(
      [...o(x, 52, mouth + 3, mouth + 3, 0.5, 1), ...p(x + mouth + 3, floor - 3, x - mouth - 3, floor - 3)],
      'white',
    ),
    solid([...o(x, 52, mouth, mouth, 0.5, 1), ...p(x + mouth, floor - 4, x - mouth, floor - 4)], 'accent'),
    solid(r(x - mouth - 5, floor - 5, mouth * 2 + 10, 3)),
    ...places.flatMap(([side, out]) => worker(x + side * out, 44 + roll(4), -side)),
    ...(places.length > 0 ? [] : worker(Math.max(x - mouth - 8, 9 - half), 38, 1)),
    // The belt.
    solid(r(-half, 95, half * 2, 2.4)),
    ...row,
    ...Array.from({ length: Math.ceil(half / 6) }, (_, index) => solid(o(-half + 4 + index * 12, 98.8, 1))),
  ];
}
