/** Things close to. */

import { outlined, rim, type Shape, solid } from '../sketch.ts';
import { beam, hanging, night, panels, person, type Stage, towers } from './stage.ts';

/** Pigeon-holes and the papers in them. */
export function letters(stage: Stage): Shape[] {
  const { half, roll, p, r } = stage;
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
    outlined(p(x, y, x + 15, y - 2 + lean, x + 17, y + 5 + lean, x + 2, y + 7), 'medium', {
      gap: 2.2,
      turn: 0,
      inLight: true,
    });
  const from = left + (lit.column + 0.5) * wide;
  return [
    ...shapes,
    { kind: 'light', points: p(from - 5, 84, from + 5, 84, from + 30, 100, from - 26, 100) },
    outlined(r(-half, 84, half * 2, 16), 'medium'),
    solid(r(-half, 82, half * 2, 2.4)),
    fallen(from - 16, 90, 1),
    fallen(from + 8, 87, -1),
    fallen(-half * 0.7, 91, 1),
    ...person(stage, from + 1, 97, 36),
  ];
}

/** A slag heap that burns inside: loaf tins sunk in its crust to the rim, who bakes in them, and one far out where the cracks are red. */
export function oven(stage: Stage): Shape[] {
  const { half, roll, p, o, l, bare } = stage;
  const far = half * (0.34 + roll(20) / 100);
  const tin = (x: number, y: number, size: number): Shape[] => [
    solid(o(x, y, size, size * 0.42), 'white'),
    {
      ...outlined(o(x, y, size * 0.66, size * 0.7, 0.5, 1), 'medium'),
      tone: 'white',
    },
    ...(size > 4 ? [-0.2, 0.2] : []).map((share) =>
      l('medium', x + size * share, y - size * 0.5, x + size * share, y - size * 0.2),
    ),
  ];
  // Nineteen.
  const rows = [
    [8, 66, 4.6, 56],
    [6, 78, 6.4, 62],
    [5, 92, 8.4, 66],
  ] as const;
  const tins = rows.flatMap(([count, y, size, reach]) => {
    const wide = Math.min(reach, half - size - 3);
    const fit = Math.min(1, (wide * 2) / (count - 1) / (size * 2.3));
    return Array.from({ length: count }, (_, index) =>
      tin(-wide + (index / (count - 1)) * wide * 2, y + roll(2) - 1.5, size * fit),
    ).flat();
  });
  const crack = (...c: number[]) =>
    solid(p(...c.map((value, index) => (index % 2 === 0 ? far + value : value))), 'accent');
  const baker = -Math.min(half * 0.5, 34) + roll(6);
  // The poker is on the nearest tin of the row before her.
  const row = Math.min(56, half - 7.6);
  const struck = Math.round((baker + 13 + row) / ((row * 2) / 7)) * ((row * 2) / 7) - row;
  const poker = [baker + 6, 46, struck - 1, 62.6] as const;
  return [
    ...night(stage, 52),
    beam(stage, far - 34, far + 34, 0, far - 9, far + 9, 56),
    ...towers(stage, 52, 24),
    solid(p(-half, 51, -half * 0.6, 47, 0, 48, half * 0.4, 46, half, 50, half, 100, -half, 100)),
    // Where it burns.
    crack(-34, 57, -22, 54.6, -12, 55.8, 2, 53.6, 18, 55.4, 32, 53, 20, 57, 6, 55.8, 0, 58, -12, 57.6, -22, 56.4),
    crack(-4, 56, 2, 56, 6, 59.4, 2, 61.4, 4, 59.8),
    crack(12, 55, 16, 52, 20, 50.6, 17.6, 52.6, 15, 55.6),
    crack(-20, 56, -14, 56.6, -18, 60, -26, 61.4, -20, 59),
    ...tin(far - 3, 55, 2.8),
    // She stands behind them, and hides none.
    ...person(stage, baker, 60, 36),
    bare('bold', ...poker),
    ...tins,
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
    const top: Shape = { ...outlined(o(x + side * 0.5, y - 46, 8.4, 2.2), 'medium'), tone: 'white' };
    if (tone === 'none')
      return [{ ...outlined(outline, 'medium', { gap: 2.8, turn: 0.125, inLight: true }), tone: 'white' }, top];
    return [
      solid(outline),
      cut('fine', x - side * 10, y - 4, x + side * 30, y - 4),
      ...[0, 1, 2, 3].map((row) =>
        cut('medium', x + side * (1 + row * 0.2), y - 40 + row * 5.4, x + side * 6.4, y - 38.6 + row * 5.4),
      ),
      top,
    ];
  };
  const row: Shape[] = [];
  const [from, step] = [-wide + 20, 44];
  const missing = roll(Math.max(1, Math.floor((wide * 2 - 30) / step)));
  for (let x = from, index = 1; x < wide - 28; x += step, index++)
    row.push(...(index === missing ? boot(x + 20, 84, -1, 'none') : boot(x, 84, 1, 'ink')));
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

/** A balance that feels who comes in, and its keeper. */
export function scales(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar, bare } = stage;
  // A hair to the left.
  const tilt = 1.3;
  const arm = Math.min(43, half - 20);
  const pan = (x: number, y: number): Shape[] => [
    l('medium', x, y, x - 17, y + 34),
    l('medium', x, y, x + 17, y + 34),
    solid(o(x, y, 1.8)),
    solid([...o(x, y + 34, 19, 7, 0, 0.5), ...p(x - 19, y + 34)]),
  ];
  return [
    ...panels(stage, 90, 3.4),
    beam(stage, -6, 6, 0, -half * 0.6, half * 0.6, 100),
    outlined(r(-half, 88, half * 2, 12), 'medium', { gap: 3, turn: 0 }),
    solid(r(-half, 87, half * 2, 2)),
    solid(p(-3, 14, 3, 14, 5, 78, -5, 78)),
    solid(p(-30, 86, -22, 78, 20, 78, 28, 86, 28, 88, -30, 88)),
    solid(bar(-arm - 1, 18 + tilt, arm + 1, 18 - tilt, 3)),
    solid(o(0, 17, 5)),
    solid(o(0, 17, 2), 'white'),
    // Its pointer.
    bare('medium', 0, 20, 1.2, 45),
    ...[-2, 0, 2].map((x) => bare('fine', x, 47.5, x, 49.5)),
    ...pan(-arm, 18 + tilt),
    ...pan(arm, 18 - tilt),
    // The city kilogram under its bell jar, and who keeps it.
    { ...outlined([...o(-14, 65, 6, 8, 0.5, 1), ...p(-8, 78, -20, 78)], 'bold'), tone: 'white' },
    solid(o(-14, 56.4, 1.6)),
    solid(r(-16, 72.6, 4, 5.4)),
    ...person(stage, 9 + roll(3), 97, 42),
  ];
}

/** A tooth under a lamp. */
export function tooth(stage: Stage): Shape[] {
  const { half, roll } = stage;
  // In a narrow frame all of it is smaller, and whole.
  const k = Math.min(1, (half - 1) / 70);
  const { p, r, o, l, bar } = stage.smaller(k, 0, 90);
  const wide = half / k;
  const x = roll(10) - 9;
  const lamp = Math.max(x - 44, -wide * 0.5);
  const machine = wide - 16;
  return [
    ...panels(stage, 92, 3.4),
    { kind: 'light', points: p(lamp - 9, 21, lamp + 9, 21, x + 44, 90 + 10 / k, x - 38, 90 + 10 / k) },
    outlined(stage.r(-half, 90, half * 2, 10), 'medium'),
    // The lamp on its arm.
    solid(bar(-wide - 4, 2, lamp, 12, 3)),
    solid([...o(lamp, 20, 12, 10, 0.5, 1), ...p(lamp + 12, 21, lamp - 12, 21)]),
    solid([...o(lamp, 21, 8, 3, 0, 0.5)], 'accent'),
    {
      ...outlined(
        p(
          ...[x - 26, 36, x - 22, 28, x - 12, 25, x, 30, x + 12, 25, x + 22, 28, x + 26, 37, x + 23, 54, x + 18, 70],
          ...[x + 13, 88, x + 7, 88, x + 4, 66, x, 60, x - 4, 66, x - 7, 88, x - 13, 88, x - 18, 70, x - 23, 54],
        ),
        'bold',
      ),
      tone: 'white',
    },
    l('fine', x - 14, 33, x - 4, 36, x, 35, x + 6, 36, x + 15, 33),
    solid(o(x + 10, 44, 4.6, 5.4)),
    // The machine at the chair, and its drill.
    solid(bar(machine, 58, x + 38, 37.4, 3.4)),
    solid(p(x + 42, 34, x + 42, 42, x + 24, 43.4, x + 14, 44.4, x + 24, 41)),
    solid(r(machine - 9, 30, 18, 62)),
    solid(r(machine - 5, 38, 10, 4), 'white'),
    solid(o(machine, 24, 8)),
    solid(o(machine, 24, 3), 'white'),
  ];
}

/** Washing on a line. */
export function washing(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bare } = stage;
  const shapes: Shape[] = [];
  const sag = (x: number) => 16 + 5 * (1 - (x / half) ** 2);
  // Each hangs whole, as far from the next.
  const count = Math.max(1, Math.floor((half * 2 - 2) / 38));
  let lit = roll(Math.min(3, count));
  for (let index = 0; index < count; index++) {
    const x = ((index + 0.5) / count) * half * 2 - half - 12;
    const y = sag(x + 10);
    const kind = roll(4);
    lit -= 1;
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
          lit === 0 ? 'accent' : 'ink',
        ),
      );
    else if (kind === 2)
      shapes.push({
        ...outlined(
          p(x, y, x + 18, y, x + 19, y + 40, x + 11, y + 40, x + 9, y + 14, x + 7, y + 40, x - 1, y + 40),
          'bold',
        ),
        tone: lit === 0 ? 'accent' : 'ink',
      });
    else
      shapes.push({
        ...outlined(p(x, y, x + 22, y, x + 22, y + 34 + roll(14), x, y + 36), 'bold'),
        tone: lit === 0 ? 'accent' : 'white',
      });
    shapes.push(solid(r(x + 3, y - 3, 1.6, 6)), solid(r(x + 17, y - 3, 1.6, 6)));
  }
  const tub = Math.min(half * 0.5, half - 21);
  return [
    ...panels(stage, 88, half > 130 ? 9 : 4),
    outlined(r(-half, 88, half * 2, 12), 'fine'),
    solid(r(-half, 88, half * 2, 1.4)),
    l('bold', ...Array.from({ length: 17 }, (_, index) => -half + (index / 16) * half * 2).flatMap((x) => [x, sag(x)])),
    ...shapes,
    // A tub, its rim, and suds.
    ...[-1, 1].map((side) => solid(r(tub + side * 17.6 - 1.6, 74, 3.2, 8))),
    solid(p(tub - 17.6, 77, tub + 17.6, 77, tub + 14, 95, tub - 14, 95)),
    { ...outlined(o(tub, 77, 17.6, 3.6), 'bold'), tone: 'white' },
    ...[-9, 8, -1].map((dx, index) => ({
      ...outlined(o(tub + dx, 75 - index * 0.6, 3.6 + index * 0.6), 'medium'),
      tone: 'white' as const,
    })),
    ...[84, 90].map((y) => bare('medium', tub - 17.4 + (y - 77) * 0.2, y, tub + 17.4 - (y - 77) * 0.2, y)),
  ];
}

/** The far end of a freight container: somebody handcuffed to a wardrobe, a hand over his mouth, and crates that lean in. */
export function crate(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bare } = stage;
  const floor = 88;
  const box = (x: number, y: number, size: number, lean: number, isDark: boolean): Shape[] => {
    const q = p(x + lean, y, x + size + lean, y, x + size, y + size, x, y + size);
    return isDark
      ? [
          solid(q),
          bare('medium', x + lean + 2, y + 2, x + size - 2, y + size - 2),
          bare('medium', x + size + lean - 2, y + 2, x + 2, y + size - 2),
        ]
      : [
          { ...outlined(q, 'bold', { gap: 4, turn: 0 }), tone: 'white' },
          l('bold', x + lean, y, x + size, y + size),
          l('bold', x + lean * 0.84, y + size * 0.16, x + size + lean * 0.84, y + size * 0.16),
          l('bold', x + lean * 0.16, y + size * 0.84, x + size + lean * 0.16, y + size * 0.84),
        ];
  };
  const stacks = [-1, 1].flatMap((side) => {
    const shapes: Shape[] = [];
    for (let out = side < 0 ? 33 : 52; ; ) {
      const size = 21 + roll(7);
      if (out + size > half) return shapes;
      const x = side < 0 ? -out - size : out;
      let y = floor;
      let lean = 0;
      for (let level = roll(3) === 1 ? 2 : 3; level > 0; level--) {
        const high = size - (3 - level) * 1.5;
        y -= high;
        shapes.push(...box(x + lean, y, high, -side * level * 0.7, roll(3) === 1));
        lean -= side * level * 0.7;
      }
      out += size + 3 + roll(4);
    }
  });
  const [wrist, handle] = [
    [3, 57],
    [23.2, 54],
  ] as const;
  // One is bent up to his mouth, and the other reaches out; both grow from his shoulders.
  const arms = [
    p(-23, 37, -37.6, 55.6, -37.8, 59, -35, 61, -24, 55, -18, 43),
    p(-11, 42, -7, 41.6, 5, 55.6, 1.4, 59, -10, 51),
  ];
  return [
    ...panels(stage, floor, 4.2),
    beam(stage, half * 0.34, half * 0.5, 0, -52, 30, 100),
    outlined(r(-half, floor, half * 2, 12), 'fine'),
    solid(r(-half, floor, half * 2, 1.4)),
    ...stacks,
    // The wardrobe.
    { ...outlined(r(4, 14, 44, 74), 'bold'), tone: 'white' },
    solid(p(0, 9, 52, 9, 49, 16, 3, 16)),
    solid(r(2, 84, 48, 7)),
    ...[7, 28].flatMap((x) => [
      l('bold', x, 20, x + 17, 20, x + 17, 46, x, 46, x, 20),
      l('bold', x, 59, x + 17, 59, x + 17, 80, x, 80, x, 59),
    ]),
    solid(r(25.2, 16, 1.6, 68)),
    ...[23.2, 28.8].map((x) => solid(r(x - 0.8, 46, 1.6, 13))),
    ...arms.map(rim),
    ...person(stage, -15, 92, 66),
    ...arms.map((part) => solid(part)),
    bare('fine', -33, 57.4, -22, 44),
    // A hand over his mouth.
    {
      ...outlined(p(-23, 37, -19, 35.4, -11.6, 35.2, -10.8, 36.4, -11.2, 39.4, -19, 40.2, -22, 41), 'medium'),
      tone: 'white',
    },
    ...[36.6, 38].map((y) => l('medium', -18, y, -11, y)),
    // The handcuffs.
    l('bold', ...hanging(...wrist, ...handle, 5)),
    ...[wrist, handle].flatMap(([x, y]) => [
      solid(o(x, y, 3.4), 'white'),
      solid(o(x, y, 2.9)),
      solid(o(x, y, 1.4), 'white'),
    ]),
  ];
}
