/** What people are kept busy with. */

import { outlined, type Shape, solid, stroke } from '../sketch.ts';
import { beam, panels, person, room, type Stage } from './stage.ts';

/** A gatehouse that pays wages: a clerk behind the glass, a slip by the metre, an arm that came down. */
export function wages(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar, cut } = stage;
  const floor = 88;
  const x = Math.min(half - 31, 4 + roll(8));
  // The slip, in folds that lie down at last.
  const folds = Array.from({ length: 5 }, (_, index) => 68 + index * 5.4);
  const slip = folds.map((y, index): Shape => {
    const lean = index % 2 === 0 ? 4 : -4;
    return {
      ...outlined(
        p(
          x - 37 - index * 1.5,
          y,
          x - 25 - index,
          y + lean * 0.4,
          x - 25 - index,
          y + 5.6,
          x - 37 - index * 1.5,
          y + 5.6,
        ),
        'medium',
        { gap: 1.7, turn: 0 },
      ),
      tone: 'white',
    };
  });
  const stripes: Shape[] = [];
  for (let at = -half; at < x - 14; at += 11)
    stripes.push(solid(p(at, 50, at + 5.5, 50, at + 3, 55.4, at - 2.5, 55.4)));
  return [
    ...panels(stage, floor, 3.6),
    beam(stage, x - 16, x + 14, 40, x - 58, x + 10, 100),
    outlined(r(-half, floor, half * 2, 12), 'fine'),
    solid(r(-half, floor, half * 2, 1.4)),
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
    // The eye of the machine, and its mouth.
    solid(o(x - 12, 63, 6.4), 'white'),
    solid(o(x - 12, 63, 4.6)),
    solid(o(x - 12, 63, 2), 'accent'),
    solid(r(x - 30, 64.5, 10, 4)),
    solid(r(x + 2, 58, 20, 26), 'white'),
    solid(r(x + 3, 59, 18, 24)),
    cut('medium', x + 6, 71, x + 9, 71),
    ...slip,
    // The arm.
    { ...outlined(r(-half, 50, half + x - 10 - 10, 5.4), 'bold'), tone: 'white' },
    ...stripes,
    solid(r(x - 24, 47, 6, 12), 'white'),
    solid(r(x - 23, 48, 4, 10)),
    ...(half > 60 ? [solid(bar(-half * 0.8, 53, -half * 0.8, floor, 3))] : []),
    ...person(stage, Math.max(x - 54, 8 - half), 95, 36),
    l('medium', x - 16, 12, x - 16, 6),
  ];
}

/** A cake of two tiers under burnt sugar, and those in their good coats. */
export function cake(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, cut } = stage;
  const top = 78;
  const guests: Shape[] = [];
  for (let x = -half + 6 + roll(6); x < half; x += 13 + roll(4))
    guests.push(...person(stage, x, 84 + roll(3), 52 + roll(12) - (Math.abs(x) < 26 ? 14 : 0)));
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
    ...[-0.75, -0.25, 0.25, 0.75].map((share) => l('bold', wide * share, to - 2.4, wide * share + 0.1, to - 2.4)),
  ];
  const egg = (x: number): Shape => ({ ...outlined(o(x, top - 3, 3, 4), 'medium'), tone: 'white' });
  const jar = (x: number): Shape[] => [
    outlined(r(x - 5, top - 13, 10, 13), 'medium', { gap: 2, turn: 0.25 }),
    solid(r(x - 5.6, top - 15.4, 11.2, 3)),
  ];
  const aside: Shape[] = [];
  for (let x = 40; x < half - 8; x += 24)
    aside.push(...jar(x), ...jar(-x), ...(x + 16 < half ? [egg(x + 12), egg(-x - 12)] : []));
  return [
    ...room(stage, 66, 3.6),
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
  const floor = 76;
  const x = half > 60 ? -half * 0.16 : 0;
  const mouth = Math.min(15, half * 0.4);
  const worker = (wx: number, high: number, side: number): Shape[] => [
    ...person(stage, wx, floor + 4, high),
    // Over the brim of every day a cap of paper, and a pipe.
    {
      ...outlined(
        p(
          wx - high * 0.13,
          floor + 4 - high * 0.88,
          wx - high * 0.1,
          floor + 4 - high * 1.06,
          wx + high * 0.12,
          floor + 4 - high * 1.06,
          wx + high * 0.16,
          floor + 4 - high * 0.86,
        ),
        'medium',
      ),
      tone: 'white',
    },
    {
      ...outlined(
        bar(wx + side * high * 0.1, floor + 4 - high * 0.56, wx + side * high * 0.72, floor + 4 - high * 0.4, 1.3),
        'fine',
      ),
      tone: 'white',
    },
    {
      ...outlined(o(wx + side * high * 0.77, floor + 4 - high * 0.38, high * 0.09, high * 0.11), 'medium'),
      tone: 'accent',
    },
  ];
  const bottle = (bx: number): Shape[] => [
    {
      ...outlined(
        p(bx - 2, 75, bx + 2, 75, bx + 2, 80, bx + 4.6, 84, bx + 4.6, 95, bx - 4.6, 95, bx - 4.6, 84, bx - 2, 80),
        'medium',
      ),
      tone: 'white',
    },
    solid(r(bx - 2.8, 74, 5.6, 1.8)),
    l('fine', bx - 2.6, 85, bx - 2.6, 93),
  ];
  const row: Shape[] = [];
  const step = 13.5;
  const count = Math.floor((half * 2 - 4) / step);
  const gone = roll(count) - 1;
  for (let index = 0; index < count; index++)
    if (index !== gone) row.push(...bottle(-((count - 1) * step) / 2 + index * step));
  const wide = Math.min(38, half - 8);
  const places = [-1, 1].flatMap((side) =>
    half > 100
      ? [
          [side, wide + 14],
          [side, wide + 54],
        ]
      : half > 58
        ? [[side, wide + 8]]
        : [],
  ) as [number, number][];
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
    ...(half > 58 ? [] : worker(x - mouth - 8, 38, 1)),
    // The belt.
    solid(r(-half, 95, half * 2, 2.4)),
    ...row,
    ...Array.from({ length: Math.ceil(half / 6) }, (_, index) => solid(o(-half + 4 + index * 12, 98.8, 1))),
  ];
}
