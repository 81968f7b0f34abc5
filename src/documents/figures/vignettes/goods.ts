/** Things close to. */

import { outlined, type Shape, solid } from '../sketch.ts';
import { beam, night, panels, person, type Stage, towers } from './stage.ts';

/** Pigeon-holes and the papers in them. */
export function letters(stage: Stage): Shape[] {
  const { half, roll, p, r, o } = stage;
  // In a low band fewer, so that each is to be seen.
  const rows = half > 130 ? 3 : 5;
  const k = 5 / rows;
  const [wide, high] = [17 * k, 15 * k];
  const columns = Math.floor((half * 2 - 6) / wide);
  const left = -(columns * wide) / 2;
  const lit = { column: roll(columns) - 1, row: roll(3) };
  const shapes: Shape[] = [solid(r(-half, 0, half * 2, 84))];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + column * wide, 4 + row * high];
      const isLit = column === lit.column && row === lit.row;
      shapes.push({ ...outlined(r(x + 1, y + 1, wide - 2, high - 2), 'fine'), tone: isLit ? 'accent' : 'white' });
      const count = isLit ? 1 : roll(5) - 1;
      for (let paper = 0; paper < count; paper++) {
        const lean = roll(5) - 2;
        const at = x + (3 + paper * 3.2) * k;
        shapes.push(
          roll(3) === 1
            ? solid(
                p(
                  at,
                  y + 3.5 * k,
                  at + (2.6 + lean * 0.2) * k,
                  y + 3 * k,
                  at + 2.6 * k,
                  y + high - 1,
                  at,
                  y + high - 1,
                ),
              )
            : outlined(
                p(
                  at + lean * 0.3 * k,
                  y + 4 * k,
                  at + (2.4 + lean * 0.3) * k,
                  y + 4 * k,
                  at + 2.4 * k,
                  y + high - 1,
                  at,
                  y + high - 1,
                ),
                'fine',
              ),
        );
      }
    }
  const fallen = (x: number, y: number, lean: number) =>
    outlined(p(x, y, x + 15, y - 2 + lean, x + 17, y + 5 + lean, x + 2, y + 7), 'medium', { gap: 2.2, turn: 0 });
  const from = left + (lit.column + 0.5) * wide;
  return [
    ...shapes,
    { kind: 'light', points: p(from - 5, 84, from + 5, 84, from + 30, 100, from - 26, 100) },
    outlined(r(-half, 84, half * 2, 16), 'medium'),
    solid(r(-half, 82, half * 2, 2.4)),
    fallen(from - 16, 90, 1),
    fallen(from + 8, 87, -1),
    fallen(-half * 0.7, 91, 1),
    solid(o(from, 4 + lit.row * high + 11 * k, 2.4 * k)),
  ];
}

/** Loaf tins on a slag heap, and the heap's red door. */
export function oven(stage: Stage): Shape[] {
  const { half, roll, p, o, l, bare } = stage;
  const x = roll(20) - 10;
  // Its creases end on the heap, however steep that is.
  const [from, to] = [Math.max(x - 40, 5 - half * 0.85 - x * 0.7), Math.min(x + 48, half * 1.14 - x * 1.08 - 12)];
  const tin = (tx: number, ty: number, lean: number): Shape[] => [
    solid(p(tx - 7, ty - 7 + lean, tx + 7, ty - 7, tx + 5, ty, tx - 5, ty + lean * 0.5)),
    outlined(
      [...o(tx - 3.5, ty - 7 + lean * 0.7, 3.6, 4, 0.5, 1), ...o(tx + 3.5, ty - 7 + lean * 0.2, 3.6, 4, 0.5, 1)],
      'medium',
    ),
  ];
  return [
    ...night(stage, 70),
    ...towers(stage, 60, 22),
    { kind: 'light', points: p(x - 16, 66, x + 16, 66, x + 54, 100, x - 54, 100) },
    solid(
      p(
        -half,
        88,
        -half * 0.5,
        60,
        x - 14,
        26,
        x + 4,
        20,
        x + 20,
        30,
        half * 0.55,
        58,
        half,
        76,
        half,
        100,
        -half,
        100,
      ),
    ),
    ...Array.from({ length: 5 }, (_, index) =>
      bare('fine', x - 4 + index * 3, 26 + index * 2, from + ((to - from) * index) / 4, 84),
    ),
    solid([...o(x, 66, 16, 18, 0.5, 1), ...p(x + 16, 84, x - 16, 84)], 'white'),
    solid([...o(x, 66, 13, 15, 0.5, 1), ...p(x + 13, 84, x - 13, 84)], 'accent'),
    solid([...o(x, 76, 9, 7, 0.5, 1), ...p(x + 9, 80, x - 9, 80)]),
    l('medium', x - 13, 80, x + 13, 80),
    outlined(p(-half, 84, half, 84, half, 100, -half, 100), 'medium'),
    ...tin(x - 32, 94, 0),
    ...tin(x + 30, 96, 1),
    ...tin(x + 48, 92, -1),
    ...tin(x - 54, 97, 1),
    ...person(stage, x - 20, 92, 26),
  ];
}

/** Boots, and one that is missing. */
export function boots(stage: Stage): Shape[] {
  const { half, roll, r, l } = stage;
  // Where the frame is narrow there are two boots at least.
  const scale = Math.min(1, half / 56);
  const { p, o, cut } = stage.smaller(scale, 0, 84);
  const wide = half / scale;
  const boot = (x: number, y: number, side: number, tone: 'ink' | 'none'): Shape[] => {
    const f = (...c: number[]) => p(...c.map((value, index) => (index % 2 === 0 ? x + side * value : y + value)));
    const outline = f(
      -8,
      -46,
      9,
      -46,
      8,
      -22,
      12,
      -14,
      26,
      -10,
      30,
      -4,
      30,
      0,
      10,
      0,
      8,
      -2,
      4,
      -2,
      3,
      0,
      -10,
      0,
      -10,
      -20,
    );
    if (tone === 'none') return [{ ...outlined(outline, 'medium', { gap: 2.8, turn: 0.125 }), tone: 'white' }];
    return [
      solid(outline),
      cut('fine', x - side * 10, y - 4, x + side * 30, y - 4),
      ...[0, 1, 2, 3].map((row) =>
        cut('medium', x + side * (1 + row * 0.2), y - 40 + row * 5.4, x + side * 6.4, y - 38.6 + row * 5.4),
      ),
      { ...outlined(o(x + side * 0.5, y - 46, 8.4, 2.2), 'medium'), tone: 'white' },
    ];
  };
  const row: Shape[] = [];
  const [from, step] = [-wide + 20, 44];
  const missing = roll(Math.max(1, Math.floor((wide * 2 - 30) / step)));
  for (let x = from, index = 1; x < wide - 28; x += step, index++)
    row.push(...(index === missing ? boot(x, 84, 1, 'none') : boot(x, 84, 1, 'ink')));
  return [
    ...panels(stage, 84, 3.4),
    beam(
      stage,
      half * 0.3,
      half * 0.5,
      0,
      (from + (missing - 1) * step - 24) * scale,
      (from + (missing - 1) * step + 40) * scale,
      100,
    ),
    outlined(r(-half, 84, half * 2, 16), 'fine'),
    solid(r(-half, 84, half * 2, 2)),
    solid(r(-half, 14, half * 2, 1.4)),
    ...Array.from({ length: Math.ceil(half / 12) }, (_, index) => [
      l('medium', -half + 10 + index * 24, 15, -half + 10 + index * 24, 20),
      solid(stage.o(-half + 10 + index * 24, 21, 1.3)),
    ]).flat(),
    ...row,
  ];
}

/** A balance with unequal pans. */
export function scales(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar, cut } = stage;
  const tilt = (roll(2) === 1 ? 1 : -1) * (4 + roll(5));
  const arm = Math.min(43, half - 20);
  const pan = (x: number, y: number, load: 'weight' | 'core'): Shape[] => [
    l('medium', x, y, x - 17, y + 34),
    l('medium', x, y, x + 17, y + 34),
    solid(o(x, y, 1.8)),
    solid([...o(x, y + 34, 19, 7, 0, 0.5), ...p(x - 19, y + 34)]),
    ...(load === 'weight'
      ? [solid(r(x - 7, y + 18, 14, 16)), solid(r(x - 3, y + 14, 6, 5)), cut('fine', x - 5, y + 24, x + 5, y + 24)]
      : [
          solid([...o(x, y + 33, 9, 9, 0.5, 1), ...p(x + 9, y + 34, x - 9, y + 34)], 'accent'),
          l('medium', ...[-5, 0, 5].flatMap((dx) => [x + dx, y + 25 + Math.abs(dx) * 0.3, x + dx, y + 33])),
        ]),
  ];
  return [
    ...panels(stage, 90, 3.4),
    beam(stage, -6, 6, 0, -half * 0.6, half * 0.6, 100),
    outlined(r(-half, 88, half * 2, 12), 'medium', { gap: 3, turn: 0 }),
    solid(r(-half, 87, half * 2, 2)),
    solid(p(-3, 14, 3, 14, 5, 78, -5, 78)),
    solid(p(-22, 86, -14, 78, 14, 78, 22, 86, 22, 88, -22, 88)),
    solid(o(0, 12, 5)),
    solid(o(0, 12, 2), 'white'),
    solid(bar(-arm - 1, 18 - tilt, arm + 1, 18 + tilt, 3)),
    ...pan(-arm, 18 - tilt, 'weight'),
    ...pan(arm, 18 + tilt, 'core'),
  ];
}

/** A tooth under a lamp. */
export function tooth(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar } = stage;
  const x = roll(10) - 5;
  return [
    ...panels(stage, 92, 3.4),
    beam(stage, -half * 0.42, -half * 0.3, 16, x - 38, x + 44, 100),
    outlined(r(-half, 90, half * 2, 10), 'medium'),
    solid(bar(-half, 6, -half * 0.5, 12, 3)),
    solid(p(-half * 0.5, 4, -half * 0.3, 10, -half * 0.27, 22, -half * 0.46, 18)),
    solid(p(-half * 0.44, 18, -half * 0.28, 22, -half * 0.31, 25, -half * 0.42, 22), 'white'),
    {
      ...outlined(
        p(
          x - 26,
          36,
          x - 22,
          28,
          x - 12,
          25,
          x,
          30,
          x + 12,
          25,
          x + 22,
          28,
          x + 26,
          37,
          x + 23,
          54,
          x + 18,
          70,
          x + 13,
          88,
          x + 7,
          88,
          x + 4,
          66,
          x,
          60,
          x - 4,
          66,
          x - 7,
          88,
          x - 13,
          88,
          x - 18,
          70,
          x - 23,
          54,
        ),
        'bold',
      ),
      tone: 'white',
    },
    l('fine', x - 14, 33, x - 4, 36, x, 35, x + 6, 36, x + 15, 33),
    solid(o(x + 10, 44, 4.6, 5.4)),
    // The machine at the chair, and its drill.
    solid(r(half - 26, 30, 18, 62)),
    solid(r(half - 23, 34, 12, 5), 'white'),
    solid(o(half - 17, 24, 8)),
    solid(o(half - 17, 24, 3), 'white'),
    solid(bar(half - 24, 50, x + 40, 36, 3.4)),
    solid(p(x + 42, 33, x + 40, 39, x + 22, 42, x + 15, 43.6)),
  ];
}

/** Washing on a line. */
export function washing(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l } = stage;
  const shapes: Shape[] = [];
  const sag = (x: number) => 16 + 5 * (1 - (x / half) ** 2);
  let lit = roll(3);
  for (let x = -half + 6; x < half - 24; ) {
    const y = sag(x + 10);
    const kind = roll(4);
    lit -= 1;
    const shade = lit === 0 ? undefined : { gap: 2.4, turn: 0.25 };
    if (kind === 1)
      shapes.push(
        solid(
          p(
            x,
            y,
            x + 24,
            y,
            x + 30,
            y + 10,
            x + 24,
            y + 14,
            x + 22,
            y + 11,
            x + 23,
            y + 46,
            x + 1,
            y + 46,
            x + 2,
            y + 11,
            x,
            y + 14,
            x - 6,
            y + 10,
          ),
        ),
      );
    else if (kind === 2)
      shapes.push({
        ...outlined(
          p(x, y, x + 18, y, x + 19, y + 40, x + 11, y + 40, x + 9, y + 14, x + 7, y + 40, x - 1, y + 40),
          'bold',
          shade,
        ),
        tone: lit === 0 ? 'accent' : 'white',
      });
    else
      shapes.push({
        ...outlined(p(x, y, x + 22, y, x + 22, y + 34 + roll(14), x, y + 36), 'bold', shade),
        tone: lit === 0 ? 'accent' : 'white',
      });
    shapes.push(solid(r(x + 3, y - 3, 1.6, 6)), solid(r(x + 17, y - 3, 1.6, 6)));
    x += 31 + roll(6);
  }
  return [
    ...panels(stage, 88, 4),
    outlined(r(-half, 88, half * 2, 12), 'fine'),
    solid(r(-half, 88, half * 2, 1.4)),
    l('bold', ...Array.from({ length: 17 }, (_, index) => -half + (index / 16) * half * 2).flatMap((x) => [x, sag(x)])),
    ...shapes,
    solid([...o(half * 0.5, 92, 17, 4, 0.5, 1), ...p(half * 0.5 + 14, 74, half * 0.5 - 14, 74)].toReversed()),
    solid(p(half * 0.5 - 17, 76, half * 0.5 + 17, 76, half * 0.5 + 13, 94, half * 0.5 - 13, 94)),
    solid(o(half * 0.5, 76, 17, 3.4), 'white'),
  ];
}

/** A crate above, somebody chained below. */
export function crate(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bare } = stage;
  const box = (x: number, y: number, size: number, isDark: boolean): Shape[] =>
    isDark
      ? [
          solid(r(x, y, size, size)),
          bare('medium', x + 2, y + 2, x + size - 2, y + size - 2),
          bare('medium', x + size - 2, y + 2, x + 2, y + size - 2),
        ]
      : [
          outlined(r(x, y, size, size), 'bold', { gap: 2.6, turn: 0 }),
          l('bold', x, y, x + size, y + size),
          l('bold', x, y + size * 0.16, x + size, y + size * 0.16),
          l('bold', x, y + size * 0.84, x + size, y + size * 0.84),
        ];
  const x = roll(16) - 8;
  return [
    ...panels(stage, 88, 3.4),
    beam(stage, half * 0.5, half * 0.66, 0, x - 44, x + 24, 100),
    outlined(r(-half, 88, half * 2, 12), 'fine'),
    solid(r(-half, 88, half * 2, 1.4)),
    ...box(-half + 4, 60, 28, true),
    ...box(-half + 34, 64, 24, false),
    ...box(-half + 12, 34, 26, false),
    ...box(half - 38, 54, 34, true),
    ...box(half - 32, 26, 28, false),
    ...box(half - 62, 66, 22, false),
    ...person(stage, x, 90, 46),
    l('bold', x + 8, 66, x + 18, 72, x + 26, 71),
    solid(o(x + 8.5, 66, 2.6)),
    solid(o(x + 8.5, 66, 1.2), 'white'),
    solid(p(x + 24, 67, x + 32, 67, x + 32, 76, x + 24, 76)),
  ];
}
