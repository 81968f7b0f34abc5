/** Rooms that somebody keeps, and what waits in them. */

import { outlined, rim, type Shape, solid, stroke } from '../sketch.ts';
import { beam, night, panels, person, room, type Stage, towers } from './stage.ts';

/** From so far out to the edge of the frame, every `step`, on both sides: their places and which side. */
function toBothEdges(half: number, from: number, step: number): [x: number, side: number][] {
  const places: [number, number][] = [];
  for (let x = from; x < half + step; x += step) places.push([-x, -1], [x, 1]);
  return places;
}

/** A shelf of lost property: a cello, somebody with a tag, a box of single gloves. */
export function cello(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar, cut } = stage;
  const x = -36;
  const tag = ({ p, l }: Stage, tx: number, ty: number, size: number): Shape[] => [
    l('fine', tx, ty - size, tx + size * 0.3, ty),
    {
      ...outlined(p(tx - size * 0.4, ty, tx + size, ty, tx + size, ty + size * 1.7, tx - size * 0.4, ty + size * 1.7)),
      tone: 'white',
    },
  ];
  // Fingers with round tips and a thumb, all of the same hand.
  const glove = ({ p, o }: Stage, gx: number, y: number, lean: number): Shape[] => {
    const fingers = [-4.2, -1.4, 1.4, 4.2].flatMap((dx) => [
      ...p(gx + dx - 1.1, y),
      ...o(gx + dx * 1.2 + lean, y - 9.4 + Math.abs(dx + 0.6) * 0.7, 1.1, 1.3, 0.5, 1),
      ...p(gx + dx + 1.1, y),
    ]);
    const thumb = [
      ...p(gx + 5.3, y + 4),
      ...o(gx + 8.2 + lean * 0.5, y - 2, 1.3, 1.3, 0.55, 1.1),
      ...p(gx + 5.3, y + 9),
    ];
    const one = [...p(gx - 5.3, y + 13), ...fingers, ...thumb, ...p(gx + 5.3, y + 13)];
    return [rim(one), solid(one)];
  };
  const kept = ([at, side]: readonly [number, number]): Shape[] => {
    const cx = at + side * 21;
    const thing = [
      [
        solid(r(cx - 13, 58, 26, 28)),
        stroke([...o(cx, 58, 5, 5, 0.5, 1)], 'bold'),
        cut('medium', cx - 13, 66, cx + 13, 66),
      ],
      [
        solid(bar(cx - 6, 86, cx + 4, 36, 2)),
        solid(p(cx - 8, 80, cx + 1, 80, cx + 5.5, 40, cx + 2.5, 40)),
        stroke(o(cx + 8, 33, 4, 4, 0.5, 1.1), 'bold'),
      ],
      [
        outlined(r(cx - 13, 70, 26, 16), 'bold', { gap: 2.6, turn: 0 }),
        solid(o(cx, 69, 15, 2.2)),
        solid([...o(cx, 62, 8.6, 6, 0.5, 1), ...p(cx + 8.6, 69, cx - 8.6, 69)]),
      ],
      [
        solid(o(cx, 70, 14)),
        solid(o(cx, 70, 11), 'white'),
        l('bold', cx, 61, cx, 70, cx + 7, 73),
        solid(r(cx - 9, 82, 18, 4)),
      ],
    ][roll(4) - 1] as Shape[];
    const isWhole = Math.abs(cx) + 15 <= half;
    return [solid(r(at - 1.6, 4, 3.2, 84)), ...(isWhole ? [...thing, ...tag(stage, cx + 10, 72, 4)] : [])];
  };
  // In a narrow frame what is kept is smaller, and whole.
  const scale = Math.min(1, (half - 1) / 57);
  const near = stage.smaller(scale, 0, 86);
  const found = ((on: Stage): Shape[] => {
    const { p, r, o, l, bar, bare, cut } = on;
    return [
      // Nothing of the wall runs along its neck, nor over it up to the shelf.
      solid(p(x - 6.5, 86 - 80.8 / scale, x + 6.5, 86 - 80.8 / scale, x + 6.5, 45, x - 6.5, 45), 'paper'),
      solid(bar(x, 10, x, 44, 3.2)),
      solid(o(x, 9.5, 3.2)),
      ...[14, 18].flatMap((y) => [-1, 1].map((side) => solid(o(x + side * 3.6, y, 2, 1)))),
      solid([
        ...o(x, 49, 10.5, 10, 0.5, 1),
        ...p(x + 7, 58, x + 7, 62),
        ...o(x, 74, 15, 12.4, 0.85, 1.65),
        ...p(x - 7, 62, x - 7, 58),
      ]),
      bare('medium', x - 6, 58, x - 5, 66, x - 7, 70),
      bare('medium', x + 6, 58, x + 5, 66, x + 7, 70),
      bare('medium', x - 4, 64, x + 4, 64),
      cut('fine', x, 20, x, 78),
      ...person(on, 4, 86, 62),
      ...tag(on, 8, 52, 8),
      l('medium', 8, 60, 10, 62.5, 14, 56),
      ...[25, 40.6].flatMap((gx, index) => glove(on, gx, 56 + index * 3, roll(3) - 2)),
      { ...outlined(r(18, 66, 33, 20), 'bold', { gap: 2.6, turn: 0, inLight: true }), tone: 'white' },
      { ...outlined(r(26, 72, 17, 7)), tone: 'white' },
    ];
  })(near);
  return [
    ...panels(stage, 92, 3.4),
    beam(stage, -4, 12, 0, -34, 42, 100),
    outlined(r(-half, 92, half * 2, 8), 'fine'),
    ...toBothEdges(half, 62, 44).flatMap(kept),
    solid(r(-half, 0, half * 2, 5)),
    solid(r(-half, 86, half * 2, 6)),
    ...found,
  ];
}

/** A kettle on a shelf that was a drawer; where there is room, curtains. */
export function kettle(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar, bare } = stage;
  const shelf = Math.min(half * 0.72, 92);
  const curtain = (side: number): Shape[] => {
    const [from, to] = [side * (half + 2), side * Math.max(half * 0.8, 51)];
    const folds = [0.25, 0.5, 0.75].map((t) => from + (to - from) * t);
    return [
      solid(
        p(from, 6, to, 6, to - side * 2, 40, from + (to - from) * 0.45, 62, from + (to - from) * 0.7, 98, from, 98),
      ),
      ...folds.map((x, index) => bare('fine', x, 8, x - side * index, 36, from + (x - from) * 0.4, 62)),
    ];
  };
  // In a narrow frame it is smaller, and its spout is seen.
  const near = stage.smaller(Math.min(1, (half - 1) / 58), 0, 74);
  const cups = Math.max(0, Math.floor((shelf - 50) / 14));
  return [
    ...room(stage, 100, 4),
    // The steam pipe, down to the shelf.
    solid(r(-half * 0.66, 0, 5, half * 0.66 < shelf ? 76 : 100)),
    ...[18, 60].map((y) => solid(r(-half * 0.66 - 2, y, 9, 4))),
    ...(half > 64 ? [...curtain(-1), ...curtain(1), solid(r(-half, 3.4, half * 2, 2.4))] : []),
    // The drawer front.
    solid(bar(-shelf + 10, 92, -shelf + 10, 100, 4)),
    solid(bar(shelf - 10, 92, shelf - 10, 100, 4)),
    solid(r(-shelf, 74, shelf * 2, 3.4)),
    outlined(r(-shelf + 3, 77.4, shelf * 2 - 6, 15), 'bold'),
    l('fine', -shelf + 6, 80.4, shelf - 6, 80.4, shelf - 6, 89.4, -shelf + 6, 89.4, -shelf + 6, 80.4),
    ...[-0.5, 0.5].map((share) => solid(o(shelf * share, 85, 2.6))),
    // The kettle, and its steam.
    solid(near.o(46.4, 31.6, 2.6), 'accent'),
    solid(near.o(49, 26, 4), 'accent'),
    solid(near.o(47, 18.6, 5.2), 'accent'),
    solid(near.o(50.4, 10.4, 6.4), 'accent'),
    solid(near.p(20, 54, 40, 36, 46, 37, 45, 41, 27, 70)),
    solid([...near.o(0, 40, 20, 26, 0.45, 1.05), ...near.o(0, 40, 15.5, 21, 1.05, 0.45)]),
    solid([...near.o(0, 68, 29, 36, 0.5, 1), ...near.p(27, 74, -27, 74)]),
    solid(near.o(0, 31, 3.4)),
    near.cut('medium', -17, 40.5, 0, 38.6, 17, 40.5),
    near.bare('medium', -20, 66, -20, 58, -16, 51),
    ...Array.from({ length: cups }, (_, index) => {
      const x = -44 - index * 14;
      return [
        { ...outlined(p(x - 4.5, 64, x + 4.5, 64, x + 3.4, 74, x - 3.4, 74), 'bold'), tone: 'white' as const },
        stroke(o(x - 4.6, 68, 2.4, 2.6, 0.25, 0.75), 'medium'),
      ];
    }).flat(),
    // Post.
    ...(shelf > 62
      ? [
          { ...outlined(p(52, 58 - roll(2), 76, 60, 75, 74, 51, 74), 'bold'), tone: 'white' as const },
          l('medium', 52, 58.5, 63, 67, 76, 60),
        ]
      : []),
  ];
}

/** An empty chair by a stove, and somebody's pack. */
export function chair(stage: Stage): Shape[] {
  const { half, roll } = stage;
  // In a narrow frame both are smaller, and whole.
  const { p, r, o, l, bar, cut, bare } = stage.smaller(Math.min(1, (half - 1) / 50), 0, 90);
  const coat = (x: number): Shape[] => [
    solid(
      roll(2) === 1
        ? p(
            x - 3,
            25,
            x + 3,
            25,
            x + 8,
            31,
            x + 10,
            58,
            x + 5,
            57,
            x + 6,
            70,
            x - 6,
            70,
            x - 5,
            57,
            x - 10,
            58,
            x - 8,
            31,
          )
        : p(x - 2, 25, x + 2, 25, x + 8, 32, x + 11, 74, x - 11, 74, x - 8, 32),
    ),
    solid(r(x - 0.8, 20, 1.6, 7)),
  ];
  const coats: Shape[] = [];
  for (let x = -58; x > 11 - half; x -= 25 + roll(4)) coats.push(...coat(x));
  const counter: Shape[] = [];
  // A desk that is whole, or none; the register on it where there is room.
  if (half > 112)
    counter.push(
      outlined(r(80, 60, half - 84, 32), 'bold', { gap: 3, turn: 0.25 }),
      solid(r(76, 56, half - 78, 4.4)),
      ...(half > 148
        ? [
            { ...outlined(p(84, 56, 86, 50, 102, 53, 118, 50, 120, 56), 'medium'), tone: 'white' as const },
            l('fine', 102, 53, 102, 56),
          ]
        : []),
      solid(p(half - 24, 56, half - 10, 56, half - 12, 53, half - 22, 53)),
      solid(bar(half - 17, 53, half - 17, 38, 1.8)),
      solid(p(half - 25, 40, half - 21, 28, half - 13, 28, half - 9, 40)),
    );
  const pack: Shape[] = [
    solid([...o(50, 78, 11, 16, 0.5, 1), ...p(62, 96, 38, 96)]),
    solid([...o(41, 60, 4, 4.6, 0.25, 0.75), ...o(59, 60, 4, 4.6, 0.75, 1.25)]),
    bare('medium', 39.6, 76, 50, 82, 60.4, 76),
    bare('medium', 50, 82, 50, 88),
    ...[43.6, 56.4].map((x) => bare('fine', x, 56, x, 64.5)),
  ];
  return [
    ...panels(stage, 90, 3.6),
    beam(stage, 9, 27, 66, -66, 46, 100),
    outlined(stage.r(-half, 90, half * 2, 10), 'fine'),
    solid(stage.r(-half, 90, half * 2, 1.4)),
    ...(half > 70 ? [solid(r(-half, 18, half - 46, 2.6)), ...coats] : []),
    ...counter,
    // The stove.
    solid(r(15, -100, 7, 142)),
    solid(r(12.5, 12, 12, 3)),
    solid(r(0, 40, 37, 3.6)),
    solid(p(7, 43, 30, 43, 36, 56, 36, 68, 30, 80, 7, 80, 1, 68, 1, 56)),
    solid(r(4, 78, 29, 4)),
    solid(bar(8, 81, 4, 94, 3)),
    solid(bar(29, 81, 33, 94, 3)),
    solid(o(18.5, 62, 9.5), 'white'),
    solid(o(18.5, 62, 8), 'accent'),
    ...[14, 18.5, 23].map((x) => solid(r(x - 0.8, 54.5, 1.6, 15))),
    cut('medium', 7, 74, 30, 74),
    // The chair.
    solid(bar(-42, 34, -39, 94, 3)),
    solid(bar(-16, 34, -19, 94, 3)),
    ...[38, 46, 54].map((y) => solid([...o(-29, y + 2, 12.6, 4, 0.5, 1), ...p(-16.4, y + 5, -41.6, y + 5)])),
    solid(p(-42, 66, -16, 66, -10, 72, -48, 72)),
    solid(bar(-46, 70, -48, 98, 3.4)),
    solid(bar(-12, 70, -10, 98, 3.4)),
    l('bold', -47, 86, -11, 86),
    ...(half > 64 ? pack : []),
  ];
}

/** A lift with its gate half open; one of two stools is taken. */
export function lift(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar, bare, cut } = stage;
  const stool = (x: number): Shape[] => [
    solid(r(x - 9, 66, 18, 3.2)),
    solid(bar(x - 6, 68, x - 8, 92, 2.2)),
    solid(bar(x + 6, 68, x + 8, 92, 2.2)),
    l('medium', x - 7, 82, x + 7, 82),
  ];
  const lattice = (from: number, columns: number): Shape[] => {
    const step = 6;
    const shapes: Shape[] = [];
    for (let x = from; x < from + columns * step - 0.1; x += step)
      for (let y = 30; y < 90; y += 12)
        shapes.push(l('medium', x, y, x + step, y + 12), l('medium', x + step, y, x, y + 12));
    return [
      ...shapes,
      ...Array.from({ length: columns + 1 }, (_, bar) => solid(r(from + bar * step - 0.7, 28, 1.4, 64))),
    ];
  };
  const floor = roll(8);
  const turn = Math.PI * (1 + floor / 9);
  const panels = toBothEdges(half, 58, 34).flatMap(([x, side]): Shape[] => {
    const left = side > 0 ? x : x - 30;
    // None is cut by an edge.
    if (Math.abs(x) + 30 > half) return [];
    return [bare('medium', left, 14, left + 30, 14, left + 30, 84, left, 84, left, 14)];
  });
  const grille = 66;
  return [
    solid(r(-half, 0, half * 2, 92)),
    ...panels,
    // The grille that speaks.
    ...(half > 80
      ? [
          solid([...o(grille + 7, 36, 10, 10)], 'white'),
          ...[-6, -3, 0, 3, 6].map((dx) =>
            solid(r(grille + 6.2 + dx, 29 + Math.abs(dx) * 0.5, 1.6, 14 - Math.abs(dx))),
          ),
          solid(o(grille + 7, 54, 2.6), 'white'),
        ]
      : []),
    { kind: 'light', points: p(-46, 92, 46, 92, 64, 100, -64, 100) },
    outlined(r(-half, 92, half * 2, 8), 'medium'),
    solid(r(-46, 22, 92, 70), 'white'),
    solid(r(-42, 26, 84, 66)),
    solid(r(-39, 28, 78, 64), 'accent'),
    // The dial.
    solid([...o(0, 21, 21, 18, 0.5, 1), ...p(21, 22, -21, 22)], 'white'),
    ...Array.from({ length: 8 }, (_, index) => {
      const at = Math.PI * (1 + (index + 1) / 9);
      return solid(bar(14 * Math.cos(at), 21 + 12 * Math.sin(at), 18 * Math.cos(at), 21 + 15.4 * Math.sin(at), 1.4));
    }),
    solid(bar(0, 21, 14 * Math.cos(turn), 21 + 12 * Math.sin(turn), 1.8)),
    solid(o(0, 20.4, 2.4)),
    ...stool(-16),
    ...stool(22),
    // The lift man, and his lever.
    solid(p(-24, 67, -12, 67, -8, 54, -12, 47, -21, 47, -25, 54)),
    solid(p(-24, 60, 0, 61, 3, 66, 3, 68, -24, 68)),
    solid(p(-2, 64, 3.4, 64, 4, 88, 9, 89, 9, 92, -2, 92)),
    solid(o(-15, 41, 5.2, 6.2)),
    solid(p(-21, 38.6, -19.6, 33, -9.4, 33, -7.6, 36.6, -2.6, 38.4, -7.6, 40, -20.6, 40)),
    solid(bar(-13, 52, 3, 57, 3.6)),
    solid(r(5, 58, 6, 34)),
    solid(o(8, 58, 5.6)),
    solid(bar(8, 58, 3, 46, 2)),
    solid(o(2.8, 45.4, 2.6)),
    cut('fine', 8, 66, 8, 90),
    ...lattice(-38.4, 2),
    ...lattice(32.4, 1),
    solid(r(-half, 91, half * 2, 1.8)),
  ];
}

/** An empty length of shelf under a lamp, and those who bid. */
export function auction(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, bar, bare } = stage;
  const rival = ([at, side]: readonly [number, number]): Shape[] => {
    const x = at + side * 24;
    const count = 1 + roll(3);
    // Of a shelf more than a splinter is in the frame, or nothing.
    if (Math.abs(x) + 8 > half) return [];
    return [
      solid(r(x - 19, 50, 38, 3.4)),
      solid(p(x - 15, 53, x - 11, 53, x - 11, 59)),
      solid(p(x + 15, 53, x + 11, 53, x + 11, 59)),
      ...Array.from({ length: count }, (_, index) => {
        const cx = x + (index - (count - 1) / 2) * Math.min(11, 28 / (count - 1));
        return [
          outlined([...o(cx, 45, 4.6, 6, 0.5, 1), ...p(cx + 4.6, 50, cx - 4.6, 50)], 'medium', {
            gap: 1.6,
            turn: 0.25,
          }),
        ];
      }).flat(),
    ];
  };
  const seat = (x: number, isTaken: boolean): Shape[] => {
    const back = [...o(x, 86, 9, 5, 0.5, 1), ...p(x + 9, 100, x - 9, 100)];
    return [
      ...(isTaken
        ? [
            ...(roll(3) === 1 && x + 21 < half
              ? [
                  solid(bar(x + 9, 84, x + 14, 68, 3.2)),
                  { ...outlined(p(x + 11, 67, x + 14, 54, x + 22, 56, x + 19, 69), 'bold'), tone: 'white' as const },
                ]
              : []),
            solid([...o(x, 87, 11.4, 13, 0.5, 1), ...p(x + 11.4, 100, x - 11.4, 100)]),
            solid(r(x - 2, 71, 4, 5)),
            solid(o(x, 67.4, 5, 6.2)),
          ]
        : []),
      // The back of a gilt chair hides all but head and shoulders.
      rim(back),
      solid(back),
      ...[-8, 8].map((dx) => solid(o(x + dx, 82, 1.5))),
      bare('fine', x - 5.6, 100, x - 5.6, 88, x + 5.6, 88, x + 5.6, 100),
    ];
  };
  const oak = Math.min(46, half - 3);
  const chairs = Math.max(4, Math.round((half * 2) / 25));
  const step = (half * 2) / chairs;
  const empty = roll(chairs);
  return [
    ...panels(stage, 84, 3.6),
    beam(stage, -5, 5, 18, -oak, oak, 49),
    outlined(r(-half, 84, half * 2, 16), 'medium'),
    ...toBothEdges(half, 56, 50).flatMap(rival),
    // The lamp, and what it shows.
    l('bold', 0, 0, 0, 8),
    solid(p(-4, 7, 4, 7, 13, 18, -13, 18)),
    solid([...o(0, 18, 5, 3, 0, 0.5)], 'accent'),
    solid(r(-oak, 49, oak * 2, 7)),
    ...[-1, 1].map((side) => solid(p(side * (oak - 6), 56, side * (oak - 12), 56, side * (oak - 12), 65))),
    solid(r(-7, 50, 14, 5), 'white'),
    ...[-5.6, 5.6].flatMap((x) => [51.2, 53.8].map((y) => solid(o(x, y, 0.7)))),
    bare('fine', 2 - oak, 52.5, -12, 52.5),
    bare('fine', 12, 52.5, oak - 2, 52.5),
    ...Array.from({ length: chairs }, (_, index) =>
      seat(-half + step * (index + 0.5), index + 1 !== empty && roll(6) > 1),
    ).flat(),
  ];
}

/** A geranium on the sill of a window, and a tower that comes on. */
export function geranium(stage: Stage): Shape[] {
  const { half, roll, p, r } = stage;
  // In a low band all that is told is larger, and the tower has fewer landings.
  const isLow = half > 140;
  const near = isLow ? 1.25 : 1;
  const lit = isLow ? -21 : -10;
  const [rows, wide] = isLow ? [6, 1.6] : [9, 1];
  const rise = 66.6 / rows;
  const tower: Shape[] = [solid(r(lit, 8, 26 * wide, 76))];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < 3; column++)
      tower.push(
        solid(
          r(lit + (3.4 + column * 7) * wide, 78.6 - row * rise - rise * 0.62, 5.2 * wide, rise * 0.62),
          row < rows - 3 + roll(2) ? 'accent' : 'white',
        ),
      );
  const mullions: Shape[] = [];
  for (let x = 62; x < half + 10; x += 46) mullions.push(solid(r(x, 0, 3, 84)), solid(r(-x - 3, 0, 3, 84)));
  const x = isLow ? -62 : Math.max(-36, 20 - half);
  const { p: q, r: box, o, l } = stage.smaller(near, x, 84);
  const leaf = (x: number, y: number): Shape => solid(o(x, y, 5.6, 4.2));
  const flower = (x: number, y: number): Shape[] => [
    ...[0, 0.2, 0.4, 0.6, 0.8].map((turn) =>
      solid(o(x + 3 * Math.cos(turn * 2 * Math.PI), y + 3 * Math.sin(turn * 2 * Math.PI), 2.4), 'accent'),
    ),
    solid(o(x, y, 1.5)),
  ];
  // In a narrow frame all stand closer.
  const owner = isLow ? 76 : Math.min(49, half - 11);
  const by = stage.smaller(near, owner, 104);
  const her = [
    by.p(owner - 10, 104, owner - 8, 80, owner - 5, 72, owner + 5, 72, owner + 8, 80, owner + 10, 104),
    by.o(owner, 65, 4.6, 5.6),
    by.o(owner + 1.6, 59.4, 2.6),
  ];
  return [
    ...night(stage, 84, 2.4),
    ...towers(stage, 84, 36),
    ...tower,
    ...mullions,
    solid(r(-half, 0, half * 2, 3)),
    outlined(r(-half, 84, half * 2, 16), 'bold'),
    solid(r(-half, 84, half * 2, 3.6)),
    { kind: 'light', points: p(lit, 87.6, lit + 26 * wide, 87.6, lit + 22 + 26 * wide, 100, lit - 22, 100) },
    outlined(p(-half, 87.6, half, 87.6, half, 100, -half, 100), 'fine'),
    // The geranium in its pot.
    { ...outlined(q(x - 10, 66, x + 10, 66, x + 7, 84, x - 7, 84), 'bold'), tone: 'white' },
    { ...outlined(box(x - 11.5, 63, 23, 6), 'bold'), tone: 'white' },
    leaf(x - 9, 58),
    leaf(x + 9, 57),
    leaf(x, 52),
    leaf(x - 12, 49),
    leaf(x + 12, 48),
    leaf(x - 4, 60),
    leaf(x + 4, 60),
    solid(o(x - 8, 34, 6.4), 'paper'),
    solid(o(x + 8, 26, 6.4), 'paper'),
    l('bold', x - 2, 60, x - 8, 34),
    l('bold', x + 2, 60, x + 8, 26),
    l('medium', x - 3, 58, x - 10, 50),
    l('medium', x + 3, 58, x + 10, 49),
    ...flower(x - 8, 34),
    ...flower(x + 8, 26),
    // Who delivered, and whose window it is.
    ...person(by, owner - 21, 104, 56),
    ...her.map(rim),
    ...her.map((part) => solid(part)),
  ];
}
