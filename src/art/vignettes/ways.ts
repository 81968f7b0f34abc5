/** Where one passes on the way, close to the ground. */

import { outlined, type Shape, solid } from '../sketch.ts';
import { beam, clearOf, ground, night, person, type Stage, towers } from './stage.ts';

/** Pipes that lie piled up, and somebody in the end of one. */
export function pipes(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l } = stage;
  // Every one of them is whole.
  const size = half > 60 ? 15 - roll(2) : (half - 1) / Math.max(3, Math.ceil(half / 15));
  const floor = 86;
  const rise = size * Math.sqrt(3);
  const rows = Math.min(3, half > 60 ? 3 : Math.floor(half / size));
  const inRow = half > 60 ? 4 : Math.floor((half - 0.9) / size + 0.01);
  const side = roll(2) === 1 ? 1 : -1;
  const left = half > 60 ? (side > 0 ? half - inRow * size * 2 - half * 0.08 : half * 0.08 - half) : -inRow * size;
  const ends: { x: number; y: number; row: number }[] = [];
  for (let row = 0; row < rows; row++)
    for (let index = 0; index < inRow - row; index++)
      ends.push({ x: left + size * (1 + row + index * 2), y: floor - size - row * rise, row });
  const own = ends.filter(({ x, row }) => row === 0 && Math.abs(x) < half * 0.5);
  const lit = own[roll(own.length) - 1] ?? ends[0];
  if (lit === undefined) return [];
  const end = (one: (typeof ends)[number]): Shape[] => [
    solid(o(one.x, one.y, size * 0.985)),
    solid(o(one.x, one.y, size * 0.9), 'white'),
    one === lit
      ? solid(o(one.x, one.y, size * 0.72), 'accent')
      : solid(o(one.x - side * size * 0.06, one.y - size * 0.05, size * 0.7)),
  ];
  return [
    ...night(stage, 80),
    // None of which a scrap is seen beside a pipe.
    ...clearOf(stage, left, left + inRow * size * 2, towers(stage, floor, 40, false)),
    beam(
      stage,
      lit.x - size * 0.5,
      lit.x + size * 0.5,
      floor - size * 0.4,
      lit.x - size * 1.7,
      lit.x + size * 2.1,
      100,
    ),
    ...ground(stage, floor, 0),
    // Nothing is seen between them.
    solid(
      p(
        ...[left + size, floor - size, left + size, floor, left + (inRow * 2 - 1) * size, floor],
        ...[left + (inRow * 2 - 1) * size, floor - size],
        ...[
          left + (inRow * 2 - rows) * size,
          floor - size - (rows - 1) * rise,
          left + rows * size,
          floor - size - (rows - 1) * rise,
        ],
      ),
      'white',
    ),
    ...ends.flatMap(end),
    ...person(stage, lit.x, lit.y + size * 0.66, size * 1.26),
    // The wedge that holds all of it.
    solid(p(lit.x - size - 3, floor, lit.x - size + 3, floor, lit.x - size, floor - 5)),
    l('bold', -half, floor, half, floor),
    solid(r(-half, floor - 0.6, half * 2, 1.4)),
  ];
}

/** A ventilator as high as a house, light behind its blades. */
export function fan(stage: Stage): Shape[] {
  const { half, roll, p, r, o, cut } = stage;
  const floor = 86;
  const big = Math.min(38, half - 3);
  const middle = Math.max(44, floor - big - 4);
  const turn = roll(100) / 500;
  const one = (x: number, y: number, size: number, isLit: boolean): Shape[] => {
    const blade = (index: number): Shape => {
      const at = (share: number, angle: number) => [
        x + size * share * Math.cos((turn + index / 5 + angle) * 2 * Math.PI),
        y + size * share * Math.sin((turn + index / 5 + angle) * 2 * Math.PI),
      ];
      return solid(
        p(
          ...at(0.12, 0),
          ...at(0.5, -0.035),
          ...at(0.93, -0.05),
          ...at(0.95, 0),
          ...at(0.93, 0.05),
          ...at(0.6, 0.075),
          ...at(0.14, 0.1),
        ),
      );
    };
    return [
      solid(o(x, y, size * 1.06), 'white'),
      solid(o(x, y, size * 1.02)),
      solid(o(x, y, size * 0.96), isLit ? 'accent' : 'white'),
      ...[0, 1, 2, 3, 4].map(blade),
      solid(o(x, y, size * 0.2)),
      solid(o(x, y, size * 0.07), 'white'),
      ...[0.125, 0.375, 0.625, 0.875].map((angle) => {
        const [dx, dy] = [Math.cos(angle * 2 * Math.PI), Math.sin(angle * 2 * Math.PI)];
        return solid(o(x + dx * size * 1.18, y + dy * size * 1.18, 0.9), 'white');
      }),
    ];
  };
  // The others share what is left on both sides.
  const x = 0;
  const count = Math.floor((half - big - 4) / 40);
  const aside = Array.from({ length: Math.max(0, count) }, (_, index) => big + ((index + 0.5) / count) * (half - big))
    .flatMap((at) => [-at, at])
    .flatMap((at) => one(at, 36, 16, false));
  return [
    solid(r(-half, 0, half * 2, floor)),
    ...[7, 66].map((y) => cut('fine', -half, y, half, y)),
    ...aside,
    ...one(x, middle, big, true),
    { kind: 'light', points: p(x - big * 0.7, floor, x + big * 0.7, floor, x + big * 1.3, 100, x - big * 1.3, 100) },
    outlined(r(-half, floor, half * 2, 100 - floor), 'medium'),
    ...[-3, -2, -1, 1, 2, 3].map((index) =>
      solid(p(x + index * 6, floor, x + index * 6 + 1.6, floor, x + index * 13 + 4, 100, x + index * 13, 100)),
    ),
    ...person(stage, x + big * 0.24, 94, 27),
  ];
}

/** Shutters that are down, but for one. */
export function shutters(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, cut } = stage;
  const wide = Math.min(34, half * 0.86);
  const count = Math.max(2, Math.floor((half * 2 - 4) / (wide + 8)));
  const step = (half * 2) / count;
  const open = roll(count) - 1;
  const [top, floor] = [34, 85];
  const x = -half + step * (open + 0.5);
  const raised = top + 8 + roll(7);
  const bay = (index: number): Shape[] => {
    const middle = -half + step * (index + 0.5);
    const left = middle - wide / 2;
    const isOpen = index === open;
    const low = isOpen ? raised : floor;
    return [
      solid(r(left - 2, top - 8, wide + 4, floor - top + 8), 'white'),
      solid(r(left - 1.2, top - 7.2, wide + 2.4, floor - top + 7.2)),
      ...(isOpen ? [solid(r(left, raised, wide, floor - raised), 'accent')] : []),
      {
        ...outlined(r(left, top, wide, low - top), 'medium', { gap: 2.3, turn: 0, inLight: true }),
        tone: 'white' as const,
      },
      solid(r(left, low - 2.4, wide, 2.4)),
      ...(isOpen
        ? []
        : [solid(r(middle - 3, floor - 6, 6, 3)), solid(o(middle + roll(8) - 4, top + 16 + roll(16), 1.1))]),
      cut('medium', left + 3, top - 3.6, left + wide - 3, top - 3.6),
    ];
  };
  const windows: Shape[] = [];
  for (let at = -half + step * 0.25; at < half; at += step * 0.5)
    windows.push(
      { ...outlined(r(at - 4.6, 5, 9.2, 13), 'medium', { gap: 2, turn: 0.25 }), tone: 'white' },
      solid(r(at - 0.5, 5, 1, 13)),
    );
  return [
    solid(r(-half, 0, half * 2, floor)),
    ...windows,
    cut('fine', -half, 22, half, 22),
    ...Array.from({ length: count }, (_, index) => bay(index)).flat(),
    { kind: 'light', points: p(x - wide / 2, floor, x + wide / 2, floor, x + wide * 0.9, 100, x - wide * 0.9, 100) },
    outlined(r(-half, floor, half * 2, 100 - floor), 'medium'),
    l('fine', -half, 93, half, 93),
    ...person(stage, x - wide * 0.16, floor + 2, 33),
  ];
}

/** The front of a house at night; one window is awake. */
export function windows(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar } = stage;
  const [top, floor] = [13, 84];
  const columns = Math.max(3, Math.round(half / 9));
  const step = (half * 2) / columns;
  const wide = Math.min(10, step * 0.56);
  const lit = { column: Math.floor(columns * 0.3) + roll(Math.max(1, Math.ceil(columns * 0.4))) - 1, row: roll(2) };
  const shapes: Shape[] = [
    ...night(stage, 14, 2),
    ...Array.from({ length: Math.ceil(half / 20) }, (_, index) => {
      const x = -half + 14 + index * 40 + roll(12);
      return [solid(r(x, 4, 6, 10)), solid(r(x + 16, 8, 9, 6)), l('medium', x + 12, 14, x + 12, 3, x + 9, 3)];
    }).flat(),
    solid(r(-half, top, half * 2, floor - top)),
  ];
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < columns; column++) {
      const x = -half + step * (column + 0.5);
      const y = top + 5 + row * 16.4;
      const isLit = column === lit.column && row === lit.row;
      const kind = isLit ? 0 : roll(5);
      shapes.push(
        kind === 1
          ? { ...outlined(r(x - wide / 2, y, wide, 11.5), 'fine'), tone: 'white' }
          : kind >= 4
            ? {
                ...outlined(r(x - wide / 2, y, wide, 11.5), 'fine', { gap: 1.7, turn: kind === 4 ? 0 : 0.25 }),
                tone: 'white',
              }
            : solid(r(x - wide / 2, y, wide, 11.5), isLit ? 'accent' : 'white'),
        ...(isLit
          ? [
              solid([
                ...o(x + 0.6, y + 9.4, wide * 0.34, 4, 0.5, 1),
                ...p(x + wide * 0.34 + 0.6, y + 11.5, x - wide * 0.34 + 0.6, y + 11.5),
              ]),
              solid(o(x + 0.6, y + 4.4, 1.7, 2)),
            ]
          : [
              solid(r(x - 0.4, y, 0.8, 11.5)),
              ...(kind === 2 ? [solid(p(x - wide / 2, y, x, y, x - wide / 2, y + 11.5))] : []),
            ]),
        solid(r(x - wide / 2 - 1, y + 12.1, wide + 2, 1.1), 'white'),
      );
    }
  const at = -half + step * (lit.column + 0.5);
  return [
    ...shapes,
    { kind: 'light', points: p(at - wide, floor, at + wide, floor, at + wide * 2.6, 100, at - wide * 1.6, 100) },
    outlined(r(-half, floor, half * 2, 100 - floor), 'medium'),
    l('fine', -half, 92, half, 92),
    // A rail to hold on to, and who looks up.
    ...person(stage, at + wide * 0.5, 95, 20),
    solid(bar(-half, 96, half, 96, 0.8)),
    ...Array.from({ length: Math.ceil(half / 7) }, (_, index) => solid(r(-half + 4 + index * 14, 95.6, 1, 4.4))),
  ];
}

/** Street lamps as far as one sees, of which one has not gone out. */
export function lamps(stage: Stage): Shape[] {
  const { half, roll, p, r, l, o } = stage;
  const horizon = 58;
  const side = half > 45 ? 1 : 0.6;
  const far = half * 0.34 * side;
  const near = -half * 0.72;
  const lit = half > 60 ? 1 + roll(2) - 1 : 0;
  const row = [1, 0.62, 0.4, 0.27, 0.18, 0.12].map((size, index) => ({
    x: far + (near - far) * size,
    foot: horizon + 41 * size,
    size,
    isLit: index === lit,
  }));
  const high = 87;
  const one = ({ x, foot, size, isLit }: (typeof row)[number]): Shape[] => {
    const top = foot - high * size;
    return [
      solid(p(x - 1.4 * size, foot, x - 0.8 * size, top, x + 0.8 * size, top, x + 1.4 * size, foot)),
      solid(r(x - 3 * size, foot - 7 * size, 6 * size, 7 * size)),
      l(size > 0.5 ? 'bold' : 'medium', x, top + 1, x + 4 * size, top - 3 * size, x + 14 * size, top - 3 * size),
      solid(
        p(
          x + 9 * size,
          top + 0.6 * size,
          x + 22 * size,
          top + 0.6 * size,
          x + 18 * size,
          top - 5 * size,
          x + 12 * size,
          top - 5 * size,
        ),
      ),
      ...(isLit ? [solid([...o(x + 15.5 * size, top + 0.6 * size, 4.6 * size, 3 * size, 0, 0.5)], 'accent')] : []),
    ];
  };
  const { x, foot, size } = row[lit] as (typeof row)[number];
  const bulb = x + 15.5 * size;
  const shade = foot - (high - 0.6) * size;
  const kerb = far + (near - far) * 1.024;
  return [
    ...night(stage, horizon),
    ...towers(stage, horizon, 36, false),
    // Its light ends round on the ground.
    {
      kind: 'light',
      points: [
        ...p(bulb - 6 * size, shade, bulb + 6 * size, shade),
        ...o(bulb + 2 * size, foot - 2 * size, 27 * size, 5 * size, 0, 0.5),
      ],
    },
    // The road, and the kerb they stand on.
    outlined(p(-half, horizon, half, horizon, half, 100, -half, 100), 'fine'),
    l('bold', -half, horizon, half, horizon),
    outlined(p(far, horizon, kerb - 4, 100, -half, 100, -half, horizon), 'fine', { gap: 3, turn: 0 }),
    solid(p(far, horizon, kerb + 4, 100, kerb - 4, 100)),
    solid(p(far + 1, horizon, half * 0.9 + 22, 100, half * 0.9 + 12, 100)),
    ...[0.9, 0.58, 0.38, 0.25].map((share) => {
      const [from, to] = [horizon + 42 * share, horizon + 42 * share * 0.8];
      const middle = far + (half * 0.12 - far) * share;
      return solid(
        p(middle - 2.4 * share, from, middle + 2.4 * share, from, middle + 1.9 * share, to, middle - 1.9 * share, to),
      );
    }),
    ...row.toReversed().flatMap(one),
    ...person(stage, bulb + 3 * size, foot, 25 * size + 4),
  ];
}

/** Signals over a line, and one that says go. */
export function signals(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar, cut } = stage;
  const horizon = 76;
  const reach = Math.min(half - 5, 92);
  const count = half < 45 ? 2 : half < 75 ? 3 : half < 110 ? 4 : 6;
  const go = roll(count) - 1;
  const [high, low] = [37, 45];
  const post = (index: number) => 15 - reach + (index / (count - 1)) * (reach * 1.62 - 15);
  const arm = (index: number): Shape[] => {
    const x = post(index);
    const top = index === go ? 12 : 14;
    const tip = index === go ? top - 7 : top + 1.4;
    return [
      solid(r(x - 1.1, top - 4, 2.2, high - top + 5)),
      solid(p(x - 2, top - 4, x + 2, top - 4, x, top - 8)),
      solid(bar(x + 1, top + 1.4, x - 15, tip, 5)),
      cut(
        'bold',
        x - 11,
        top + 1.4 + (tip - top - 1.4) * 0.69 - 2.2,
        x - 11,
        top + 1.4 + (tip - top - 1.4) * 0.69 + 2.2,
      ),
      solid(o(x + 4.4, top + 2.4, 3.4)),
      solid(o(x + 4.4, top + 2.4, 2.2), index === go ? 'accent' : 'white'),
    ];
  };
  const braces: Shape[] = [];
  const step = (reach * 2) / Math.round(reach / 4);
  for (let x = -reach; x < reach - 1; x += step) braces.push(l('medium', x, low, x + step / 2, high, x + step, low));
  const track = (x: number, to: number): Shape[] => [
    solid(p(x - 0.3, horizon, x + 0.3, horizon, to - 6, 100, to - 8, 100)),
    solid(p(x - 0.3, horizon, x + 0.3, horizon, to + 8, 100, to + 6, 100)),
    ...[0.16, 0.34, 0.56, 0.84].map((t) => {
      const [y, middle, wide] = [horizon + 24 * t, x + (to - x) * t, 10 * t];
      return solid(r(middle - wide, y, wide * 2, 1 + t));
    }),
  ];
  const lamp = post(go) + 4.4;
  return [
    ...night(stage, 70),
    ...towers(stage, horizon, 24, false),
    beam(stage, lamp - 1.4, lamp + 1.4, 14, lamp - 24, lamp + 14, 100),
    ...ground(stage, horizon, 0),
    ...Array.from({ length: count }, (_, index) => track(post(index) * 0.12, post(index) * 1.3)).flat(),
    ...Array.from({ length: count }, (_, index) => arm(index)).flat(),
    ...braces,
    solid(r(-reach - 3, high - 1, reach * 2 + 6, 2)),
    solid(r(-reach - 3, low, reach * 2 + 6, 2)),
    ...[-1, 1].flatMap((side) => [
      solid(r(side * reach - 1.8, high - 4, 3.6, 56)),
      solid(p(side * reach - 4, 94, side * reach + 4, 94, side * reach + 2, 86, side * reach - 2, 86)),
    ]),
    ...person(stage, lamp - 6, 94, 19),
  ];
}

/** The gates of a lock, not quite shut. */
export function lock(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, cut } = stage;
  const gap = 2.4 + roll(20) / 10;
  const [top, water] = [34, 74];
  const reach = Math.min(half - 7, 52);
  const x = roll(12) - 6;
  const gate = (side: number): Shape[] => {
    const f = (...c: number[]) => p(...c.map((value, index) => (index % 2 === 0 ? x + side * value : value)));
    const cross = (weight: 'fine' | 'medium', ...c: number[]) =>
      cut(weight, ...c.map((value, index) => (index % 2 === 0 ? x + side * value : value)));
    const [from, to] = [gap + 1.6, reach - 1.6];
    const rows = [top + 7, (top + water) / 2 + 3, water - 1];
    return [
      solid(f(gap, top, reach, top, reach, water + 6, gap, water + 2)),
      ...[0.2, 0.4, 0.6, 0.8].map((share) =>
        cross('fine', from + (to - from) * share, top + 7, from + (to - from) * share, water),
      ),
      ...rows.map((y) => cross('medium', from, y, to, y)),
      ...rows.slice(1).map((y, row) => cross('medium', from, y, to, rows[row] as number)),
      // The beam that it is pushed with, and a rail on it.
      solid(f(gap * 0.5, top - 7, half * 2, top - 9, half * 2, top + 0.4, gap * 0.5, top + 0.4)),
      l('medium', x + side * gap, top - 18, x + side * reach, top - 19.4),
      ...[0, 0.33, 0.67, 1].map((share) =>
        l(
          'medium',
          x + side * (gap + (reach - gap) * share),
          top - 18 - 1.4 * share,
          x + side * (gap + (reach - gap) * share),
          top - 4,
        ),
      ),
    ];
  };
  const wall = (side: number) =>
    outlined(p(x + side * reach, top - 2, side * half, top - 2, side * half, 100, x + side * reach, 100), 'bold', {
      gap: 2.4,
      turn: 0.25,
    });
  return [
    ...night(stage, 60),
    ...towers(stage, 50, 36, false),
    solid(r(-half, top, half * 2, 100 - top)),
    wall(-1),
    wall(1),
    solid(r(x - gap, top, gap * 2, water - top), 'accent'),
    ...gate(-1),
    ...gate(1),
    // What comes through, and where it falls.
    solid(p(x - gap, water - 2, x + gap, water - 2, x + gap * 2.4, water + 8, x - gap * 2.4, water + 8), 'white'),
    ...[-0.6, 0, 0.6].map((share) => l('fine', x + gap * share, water - 2, x + gap * share * 2.4, water + 7)),
    ...[0, 1, 2, 3].map((row) =>
      solid(
        o(x + roll(4) - 2, water + 9 + row * 4.6, Math.min(reach - 5, gap * 3 + row * 4 + roll(5)), 0.9),
        row % 2 === 0 ? 'accent' : 'white',
      ),
    ),
    ...person(stage, x + reach * 0.5 * (roll(2) === 1 ? 1 : -1), top - 7, 20),
  ];
}

/** A gate of iron bars, chained, and somebody on the other side. */
export function gate(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l } = stage;
  const horizon = 72;
  const x = roll(16) - 8;
  const step = Math.max(9, Math.min(13, half / 5));
  const bars: Shape[] = [];
  const shadows: Shape[] = [];
  for (let at = x + step / 2; at < half + 2 * Math.abs(x); at += step)
    for (const place of [at, 2 * x - at]) {
      // None is cut by an edge.
      if (Math.abs(place) > half - 3) continue;
      const low = Math.abs(place - x) / (half * 1.1);
      const top = 22 + 10 * low * low;
      bars.push(
        solid(r(place - 0.9, top, 1.8, 90 - top)),
        solid(p(place - 2.4, top, place, top - 8, place + 2.4, top, place, top + 2)),
      );
      shadows.push(
        solid(
          p(place - 0.9, 90, place + 0.9, 90, x + (place - x) * 1.42 + 1.2, 100, x + (place - x) * 1.42 - 1.2, 100),
        ),
      );
    }
  // A chain round the two bars in the middle, and its lock.
  const links = [-1, 1].flatMap((side): Shape[] => [
    ...[0.1, 0.55, 1].flatMap((t): Shape[] => {
      const [lx, ly] = [x + side * (step / 2 - (step / 2 - 3.4) * t), 53 + 8 * t];
      return [{ ...outlined(o(lx, ly, 2.2, 2.9), 'medium'), tone: 'white' }, outlined(o(lx, ly, 0.8, 1.5), 'medium')];
    }),
    // It goes round the bar.
    { ...outlined(r(x + (side * step) / 2 - 2.4, 49, 4.8, 3), 'medium'), tone: 'white' },
  ]);
  return [
    ...night(stage, 66),
    // Low, so that the bars stand before the sky.
    ...towers(stage, horizon, 20, false),
    beam(stage, x - 2, x + 2, 30, x - 40, x + 34, 100),
    ...ground(stage, horizon, 9),
    outlined(r(x - 5, 23, 10, horizon - 23), 'fine', { gap: 1.8, turn: 0.25 }),
    solid(r(x - 2, 27, 4, 5), 'accent'),
    ...person(stage, x - step * (step < 11 ? 2 : 1), 85, Math.min(16.5, (step - 1.8) * 2.1)),
    ...shadows,
    ...bars,
    ...[38, 66, 86].map((y) => solid(r(-half, y, half * 2, 2.2))),
    ...links,
    { ...outlined([...o(x, 64, 4.4, 6, 0.5, 1), ...o(x, 64, 2.2, 3.6, 1, 0.5)], 'medium'), tone: 'white' },
    { ...outlined(r(x - 6, 63, 12, 10), 'bold'), tone: 'white' },
    solid(o(x, 67, 1.6)),
    solid(p(x - 0.7, 67, x + 0.7, 67, x + 1.2, 71, x - 1.2, 71)),
    l('bold', -half, 90, half, 90),
  ];
}

/** A covered belt that climbs out of the heaps, and one window in it. */
export function conveyor(stage: Stage): Shape[] {
  const { half, roll, p, r, l, cut } = stage;
  const floor = 87;
  const [x1, y1, x2, y2] = [-half * 0.7, 74, half * 0.56, 22];
  const y = (x: number) => y1 + ((x - x1) / (x2 - x1)) * (y2 - y1);
  const count = Math.max(5, Math.round(half / 8));
  const lit = Math.floor(count / 2) + roll(2) - 1;
  const heap = (x: number, wide: number, high: number): Shape[] => [
    solid(p(x - wide, floor + 1, x - wide * 0.1, floor - high, x + wide * 0.1, floor - high, x + wide, floor + 1)),
    ...[-0.5, -0.1, 0.4].map((share) =>
      cut('fine', x + wide * share * 0.2, floor - high * 0.9, x + wide * share, floor - 3),
    ),
  ];
  const panes = Array.from({ length: count }, (_, index) => {
    const [from, to] = [x1 + ((index + 0.3) / count) * (x2 - x1), x1 + ((index + 0.75) / count) * (x2 - x1)];
    return solid(
      p(from, y(from) - 8, to, y(to) - 8, to, y(to) - 3, from, y(from) - 3),
      index === lit ? 'accent' : 'white',
    );
  });
  const at = x1 + ((lit + 0.5) / count) * (x2 - x1);
  const legs = [0.3, 0.62].flatMap((share) => {
    const x = x1 + share * (x2 - x1);
    return [
      solid(p(x - 1, y(x), x + 1, y(x), x - 6, floor, x - 8, floor)),
      solid(p(x - 1, y(x), x + 1, y(x), x + 8, floor, x + 6, floor)),
      l('medium', x - 4, (y(x) + floor) / 2, x + 4, (y(x) + floor) / 2),
    ];
  });
  const house = Math.min(half - x2, 30);
  return [
    ...night(stage, 78),
    ...towers(stage, floor, 24),
    beam(stage, at - 2, at + 2, y(at) - 2, at - 28, at + 18, 100),
    ...ground(stage, floor),
    ...heap(-half * 0.78, Math.min(40, half * 0.6), 24),
    ...legs,
    solid(p(x1 - 4, y(x1 - 4) - 12, x2 + 2, y(x2 + 2) - 12, x2 + 2, y(x2 + 2) + 2, x1 - 4, y(x1 - 4) + 2)),
    ...panes,
    // The house at its head.
    solid(p(x2 - 3, 12, x2 + house * 0.5, 5, x2 + house, 12, x2 + house, floor, x2 - 3, floor)),
    ...[0, 1, 2, 3].map((row) => cut('fine', x2 - 3, 24 + row * 15, x2 + house, 24 + row * 15)),
    solid(r(x2 + house * 0.3, 16, house * 0.24, 5), 'white'),
    solid(r(x2 + house * 0.3, floor - 16, house * 0.34, 16), 'white'),
    ...person(stage, at - 6, 96, 18),
  ];
}
