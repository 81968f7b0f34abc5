/** What stands above the roofs of the district, and the roofs. */

import { outlined, rim, type Shape, solid, stroke } from '../sketch.ts';
import { beam, ground, hanging, night, person, type Stage, towers } from './stage.ts';

/** A bridge over black water, on arches or of girders, and somebody on it. */
export function bridge(stage: Stage): Shape[] {
  const { half, isTurned: isArched, roll, p, r, o, l, cut } = stage;
  const [deck, foot] = [38 + roll(8), 82];
  const x = Math.max(4 - half, Math.min(half - 4, half * (0.2 + roll(30) / 100)));
  const spans: Shape[] = [];
  // Of no arch a splinter is left at an edge.
  const span = isArched ? (half * 2) / Math.max(2, Math.round((half * 2) / 44)) : half > 100 ? 48 : 24;
  if (isArched) {
    const rise = Math.min(span / 2 - 3, foot - deck - 14);
    for (let left = -half - span * (0.3 + roll(40) / 100); left < half; left += span)
      spans.push(
        solid([
          ...p(left, deck, left + span, deck, left + span, foot, left + span - 3, foot),
          ...o(left + span / 2, deck + 8 + rise, span / 2 - 3, rise, 1, 0.5),
          ...p(left + 3, foot, left, foot),
        ]),
      );
  } else {
    spans.push(solid(r(-half, deck - 28, half * 2, 2.6)), solid(r(-half, deck, half * 2, 8)));
    for (let left = -half - roll(20); left < half; left += span)
      spans.push(
        solid(r(left - 1, deck - 28, 2, 30)),
        l('bold', left, deck - 26, left + span, deck),
        l('medium', left, deck, left + span, deck - 26),
      );
    for (let left = -half * 0.7; left < half; left += Math.max(40, half * 0.7))
      spans.push(solid(p(left - 4, deck, left + 4, deck, left + 6, foot, left - 6, foot)));
  }
  return [
    ...night(stage, foot),
    ...towers(stage, foot, 30, false),
    beam(stage, x - 1, x + 1, deck - 24, x - 15, x + 15, deck + 2),
    ...spans,
    ...(isArched ? [solid(r(-half, deck - 2, half * 2, 3)), l('medium', -half, deck - 7, half, deck - 7)] : []),
    solid(r(-half, foot, half * 2, 100 - foot)),
    // What the lamp leaves on the water.
    ...[0, 1, 2, 3, 4].map((row) => {
      const wide = 3 + row + roll(7);
      return solid(r(x - wide + roll(4) - 2, foot + 2 + row * 3.4, wide * 2, 1.3), 'accent');
    }),
    cut('fine', -half * 0.8, foot + 7, -half * 0.5, foot + 7),
    cut('fine', -half * 0.4, foot + 13, -half * 0.1, foot + 13),
    // The lamp, and who has come as far.
    l('bold', x + 9, deck, x + 9, deck - 24, x + 1, deck - 25),
    solid(p(x - 3.4, deck - 22.5, x + 3.4, deck - 22.5, x + 1.4, deck - 26, x - 1.4, deck - 26)),
    ...person(stage, x - 1, deck - (isArched ? 2 : 0), 17),
  ];
}

/** Smoke, round. */
interface Puff {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** From which to which turn of a puff no other puff lies over its edge, in a frame so wide to both sides; nothing so short as a tick. */
function outside(puff: Puff, puffs: readonly Puff[], half: number): [number, number][] {
  const isFree = (turn: number) => {
    const x = puff.x + puff.size * Math.cos(turn * 2 * Math.PI);
    const y = puff.y + puff.size * Math.sin(turn * 2 * Math.PI);
    const isSeen = y > 0 && Math.abs(x) < half;
    return isSeen && puffs.every((one) => one === puff || Math.hypot(x - one.x, y - one.y) >= one.size);
  };
  const count = 360;
  const free = Array.from({ length: count }, (_, index) => isFree(index / count));
  const first = free.indexOf(false) + 1;
  const spans: [number, number][] = [];
  for (let index = first, start = -1; index <= first + count; index++) {
    if (free[index % count] && start < 0) start = index;
    else if (!free[index % count] && start >= 0) {
      if (index - start > 4) spans.push([(start - 0.5) / count, (index - 0.5) / count]);
      start = -1;
    }
  }
  return spans;
}

/** Chimneys, one of which smokes. */
export function chimneys(stage: Stage): Shape[] {
  const { half, roll, p, r, o, cut } = stage;
  const base = 86;
  // Many, or few that are high.
  const isHigh = roll(5) === 1;
  const count = Math.max(3, Math.min(9, Math.round(half / (isHigh ? 24 : 13))));
  const step = (half * 2) / count;
  const smoking = Math.min(count - 2, Math.floor(count / 2) + roll(2) - 1);
  const stacks = Array.from({ length: count }, (_, index) => {
    const isSmoking = index === smoking;
    return {
      x: -half + step * (index + 0.5) + roll(Math.ceil(step * 0.3)) - step * 0.15,
      top: isSmoking ? 30 : (isHigh ? 12 : 24) + roll(36),
      wide: isSmoking || isHigh ? 7.6 + (isHigh ? roll(30) / 10 : 0) : 4.4 + roll(20) / 10,
    };
  });
  const { x: from, top } = stacks[smoking] as (typeof stacks)[number];
  const side = from > 0 ? -1 : 1;
  // Larger and further off, up to the edge.
  const puffs = Array.from({ length: 7 }, (_, index) => {
    const size = 4 + index * 1.6 + roll(20) / 10;
    const x = from + side * (index * index * 0.5 + index * Math.max(3, Math.min(half / 13, 6)));
    // Below the frame's edge, which would cut it to a tick.
    return { x, y: Math.max(size + 1, top - 3 - index * 2.5 - Math.min(index, roll(4))), size };
  });
  return [
    ...night(stage, base),
    ...towers(stage, base, 22),
    ...puffs.map(({ x, y, size }) => solid(o(x, y, size), 'paper')),
    ...puffs.flatMap((puff) =>
      outside(puff, puffs, half).map(([start, end]) =>
        stroke(o(puff.x, puff.y, puff.size, puff.size, start, end), 'bold'),
      ),
    ),
    ...puffs
      .slice(3)
      .filter(({ x, y, size }) => Math.abs(x) + size * 0.62 < half && y > size * 0.3)
      .map(({ x, y, size }) => stroke(o(x, y, size * 0.62, size * 0.62, 0.3, 0.56), 'fine')),
    ...stacks.flatMap(({ x, top, wide }) => [
      solid(p(x - wide * 0.66, top, x + wide * 0.66, top, x + wide, base, x - wide, base)),
      solid(r(x - wide * 0.84, top - 1.4, wide * 1.68, 3)),
      ...[6, 10].map((down) => {
        const across = wide * (0.66 + (0.34 * down) / (base - top));
        return cut('medium', x - across, top + down, x + across, top + down);
      }),
    ]),
    // The shed at their feet, and its door.
    solid(r(-half, base - 11, half * 2, 12)),
    ...Array.from({ length: Math.floor((half * 2 + 4) / 14) }, (_, index) =>
      solid(r(-half + 4 + index * 14, base - 8.4, 6, 3.6), 'white'),
    ),
    solid(r(from - 9.4, base - 16, 18.8, 17)),
    solid(r(from - 5.6, base - 14, 11.2, 14), 'accent'),
    beam(stage, from - 5.6, from + 5.6, base, from - 17, from + 20, 100),
    ...ground(stage, base),
    ...person(stage, from + side * 1.5, 94, 19),
  ];
}

/** A works under roofs like the teeth of a saw; one of its windows has light. */
export function roofs(stage: Stage): Shape[] {
  if (stage.isTurned) return overRoofs(stage);
  const { half, roll, p, r, l, cut } = stage;
  const floor = 86;
  const teeth = (from: number, wide: number, foot: number, high: number) => {
    const shapes: number[][] = [];
    // Of the last there is enough to know it by.
    for (let x = from; x < half - 9; x += wide) shapes.push([x, foot, x, foot - high, x + wide, foot]);
    return shapes;
  };
  const wide = Math.min(40, Math.max(26, half * 0.62));
  const from = -half - roll(Math.round(wide * 0.4));
  const first = Math.round((-wide / 2 - from) / wide);
  const lit = from + (first + (half > 60 ? roll(2) - 1 : 0)) * wide;
  const [x, eaves] = [lit + wide * 0.2, 56];
  const panes = wide * 0.56;
  const bay = (left: number): Shape[] => {
    const at = left + wide * 0.2;
    const isLit = left === lit;
    return [
      solid(r(at - 1.4, eaves + 3.6, panes + 2.8, 18.8), 'white'),
      solid(r(at, eaves + 5, panes, 16), isLit ? 'accent' : 'ink'),
      ...[0.25, 0.5, 0.75].map((share) =>
        (isLit ? l : cut)('fine', at + panes * share, eaves + 5, at + panes * share, eaves + 21),
      ),
      (isLit ? l : cut)('fine', at, eaves + 13, at + panes, eaves + 13),
    ];
  };
  const bays: Shape[] = [];
  for (let left = from; left < half; left += wide) bays.push(...bay(left));
  return [
    ...night(stage, 60),
    ...towers(stage, 50, 30, false),
    ...teeth(-half - roll(12), wide * 0.62, 42, 13).map((c) => outlined(p(...c), 'medium', { gap: 2, turn: 0.25 })),
    solid(r(-half, 42, half * 2, 16)),
    ...[45, 48].map((y) => cut('fine', -half, y, half, y)),
    ...teeth(from, wide, eaves + 1, 26).flatMap((c) => [
      outlined(p(...c), 'bold'),
      solid(p(...c.map((value, index) => value + (index % 2 === 0 && index < 4 ? 3 : index === 3 ? 5 : 0)))),
    ]),
    solid(r(-half, eaves, half * 2, floor - eaves)),
    cut('medium', -half, eaves + 1, half, eaves + 1),
    ...bays,
    beam(stage, x, x + panes, floor, x - panes * 0.9, x + panes * 1.3, 100),
    outlined(r(-half, floor, half * 2, 100 - floor), 'fine'),
    l('bold', -half, floor, half, floor),
    l('fine', -half, 92, half, 92),
    ...person(stage, x + panes * 0.6, 95, 22),
  ];
}

/** The same from its own height: somebody walks over the roofs, where light falls out of one. */
function overRoofs(stage: Stage): Shape[] {
  const { half, roll, p, r, l, cut } = stage;
  const [foot, high] = [74, 34];
  const wide = Math.min(66, Math.max(40, half * 0.8));
  const pane = half > 130 ? 32 : 22;
  // The valley where light falls is whole, and what it falls on.
  const x = Math.min(half - 10, wide * 0.4 + roll(12));
  const teeth = (from: number, step: number, low: number, up: number) => {
    const shapes: number[][] = [];
    for (let at = from - Math.ceil((from + half) / step) * step; at < half; at += step)
      shapes.push([at, low, at, low - up, at + step, low]);
    return shapes;
  };
  return [
    ...night(stage, 60),
    // They stand down to the near roof, so that nothing hangs over its valleys.
    ...towers(stage, 75, 44, false),
    {
      kind: 'light',
      points: p(x, foot - high + 3, x, foot + 3, x - wide, foot - high + 4, x - wide * 1.2, 0, x - wide * 0.35, 0),
    },
    ...teeth(x, wide, foot, high).flatMap((c) => [
      solid(p(...c)),
      // Panes, seen from the side, and the ridge above them.
      solid(r((c[0] ?? 0) - 1.2, foot - high + 4, 2.4, high - 6), c[0] === x ? 'accent' : 'white'),
      solid(r((c[0] ?? 0) - 3, foot - high - 1, 6, 2.4)),
    ]),
    solid(r(-half, foot - 0.2, half * 2, 100.2 - foot)),
    cut('medium', -half, foot + 3, half, foot + 3),
    cut('fine', -half, foot + 6, half, foot + 6),
    ...Array.from({ length: Math.floor((half * 2 - 6) / pane) }, (_, index) => {
      const left = -half + pane * 0.32 + index * pane;
      return [solid(r(left, 86, pane * 0.64, 9), 'white'), l('medium', left + pane * 0.32, 86, left + pane * 0.32, 95)];
    }).flat(),
    ...person(stage, x - 16, foot - (high * 16) / wide, 25),
  ];
}

/** A water tower on its legs, and a lamp below. */
export function cistern(stage: Stage): Shape[] {
  const { half, roll } = stage;
  const isRound = roll(2) === 1;
  const ball = ({ p, r, o, l, cut, bare }: Stage, x: number, wide: number): Shape[] => [
    solid([
      ...p(x - wide * 0.16, 46),
      ...p(x + wide * 0.16, 46),
      ...p(x + wide * 0.2, 76, x + wide * 0.6, 88.6, x - wide * 0.6, 88.6, x - wide * 0.2, 76),
    ]),
    solid(o(x, 30, wide * 1.08, wide)),
    cut('medium', x - wide * 1.06, 30, x + wide * 1.06, 30),
    ...[-0.5, 0.5].map((share) =>
      cut(
        'fine',
        ...[-0.8, -0.4, 0, 0.4, 0.8].flatMap((t) => [x + wide * share * Math.sqrt(1 - t * t) * 1.08, 30 + wide * t]),
      ),
    ),
    l('medium', x, 30 - wide, x, 30 - wide - 6),
    solid(o(x, 30 - wide - 6, 1)),
    solid(r(x - wide * 0.5, 30 - wide - 1.4, wide, 2)),
    bare('fine', x, 50, x, 80),
  ];
  const one = (on: Stage, x: number, wide: number): Shape[] => {
    if (isRound) return ball(on, x, wide);
    const { p, r, o, l, cut } = on;
    const [top, low, foot] = [19, 45, 88];
    const leg = (side: number, far: number) =>
      solid(
        p(
          x + side * far * 0.8 - 1,
          low,
          x + side * far * 0.8 + 1,
          low,
          x + side * far * 1.06 + 1,
          foot,
          x + side * far * 1.06 - 1,
          foot,
        ),
      );
    /** How far the outer legs stand apart at a height. */
    const edge = (y: number) => wide * (0.8 + (0.26 * (y - low)) / (foot - low));
    const braces = [low + 3, low + 17, low + 31].flatMap((y) => {
      const end = Math.min(y + 13, foot);
      return [
        l('medium', x - edge(y), y, x + edge(end), end),
        l('medium', x + edge(y), y, x - edge(end), end),
        l('medium', x - edge(end), end, x + edge(end), end),
      ];
    });
    return [
      ...braces,
      ...[-1, 1].map((side) => leg(side, wide)),
      ...[-0.36, 0.36].map((share) => solid(r(x + wide * share - 0.8, low, 1.6, foot - low))),
      solid([...p(x - wide, top, x + wide, top, x + wide, low), ...o(x, low, wide, 7, 0, 0.5)]),
      solid(p(x - wide - 2.4, top + 1, x, 5, x + wide + 2.4, top + 1)),
      solid(o(x, 5, 1.6)),
      ...[6, 13, 20].map((down) => cut('fine', x - wide, top + down, x + wide, top + down)),
      cut('medium', x + wide * 0.5, top + 2, x + wide * 0.5, low + 4),
      cut('medium', x + wide * 0.62, top + 2, x + wide * 0.62, low + 4),
      ...[0, 1, 2, 3, 4, 5, 6].map((rung) =>
        cut('fine', x + wide * 0.5, top + 4 + rung * 3.6, x + wide * 0.62, top + 4 + rung * 3.6),
      ),
    ];
  };
  const wide = Math.min(23, half - 7);
  const x = half > 60 ? half * (0.18 + roll(20) / 100) : 0;
  const { p, l } = stage;
  return [
    ...night(stage, 80),
    ...towers(stage, 88, 30, false),
    beam(stage, x - 2, x + 2, 58, x - 34, x + 28, 100),
    ...ground(stage, 88),
    ...(half > 60 ? one(stage.smaller(0.62, -half * 0.55, 88), -half * 0.55, wide) : []),
    ...one(stage, x, wide),
    l('medium', x, 52, x, 57),
    { ...outlined(p(x - 4.4, 60, x + 4.4, 60, x + 1.8, 56, x - 1.8, 56), 'medium'), tone: 'white' },
    ...person(stage, x - 6, 95, 17),
  ];
}

/** Silos under one gallery, and a door at the foot of one. */
export function silos(stage: Stage): Shape[] {
  const { half, roll, p, r, o, l, cut } = stage;
  const [top, foot] = [27, 86];
  const count = Math.ceil(half / Math.min(9 + roll(9), half / 2.2));
  const wide = half / count;
  const pitch = wide * 2;
  const from = wide - half;
  const open = Math.floor((count - 1) / 2) + (half > 60 ? roll(2) - 1 : 0);
  const door = from + open * pitch;
  const one = (index: number): Shape[] => {
    const x = from + index * pitch;
    return [
      outlined(r(x - wide, top, wide * 2, foot - top), 'bold'),
      solid(r(x + wide * 0.34, top, wide * 0.66, foot - top)),
      ...[-0.7, -0.2].map((share) => l('far', x + wide * share, top, x + wide * share, foot)),
      ...[14, 28, 42].map((down) => l('fine', x - wide, top + down, x + wide * 0.34, top + down)),
      solid(p(x - wide, top + 0.5, x - wide * 0.26, top - 8, x + wide * 0.26, top - 8, x + wide, top + 0.5)),
      ...(index === open ? [] : [cut('fine', x + wide * 0.66, top + 6, x + wide * 0.66, foot - 6)]),
    ];
  };
  return [
    ...night(stage, 30),
    ...Array.from({ length: count }, (_, index) => one(index)).flat(),
    // The gallery above, and its lift.
    solid(r(-half, 12, half * 2, 5)),
    ...Array.from({ length: Math.floor((half * 2 + 1) / 8) }, (_, index) =>
      solid(r(-half + 3 + index * 8, 13.4, 4, 2), 'white'),
    ),
    // A chute to each.
    ...Array.from({ length: count }, (_, index) => solid(r(from + index * pitch - 1, 17, 2, 3))),
    beam(stage, door - 5, door + 3, foot, door - 26, door + 32, 100),
    ...ground(stage, foot, 9),
    { ...outlined(r(door - 8.6, foot - 27.6, 15.2, 27.6), 'medium'), tone: 'white' },
    solid(r(door - 7, foot - 26, 12, 26)),
    solid([...o(door - 1, foot - 19, 5, 5, 0.5, 1), ...p(door + 4, foot, door - 6, foot)], 'accent'),
    ...person(stage, door + 1, 94, 21),
  ];
}

/** Pylons that go off over the plain, and their wires. */
export function pylons(stage: Stage): Shape[] {
  const { half, roll, p, l, r } = stage;
  const horizon = 80;
  const hut = half - 10;
  // The row ends clear of the hut.
  const far = Math.min(half * (0.4 + roll(25) / 100), hut - 15);
  const near = -Math.min(half * 0.42, half - 20);
  const row = [1, 0.56, 0.34, 0.21].map((size) => ({
    x: far + (near - far) * ((size - 0.12) / 0.88),
    foot: horizon + 12 * size,
    size,
  }));
  const reach = Math.min(19, half * 0.52);
  const arms = [
    { down: 14, out: reach * 0.66 },
    { down: 27, out: reach },
  ];
  const high = 84;
  const one = ({ x, foot, size }: (typeof row)[number]): Shape[] => {
    const y = (up: number) => foot - (high - up) * size;
    const w = (up: number) => (1.2 + up * 0.115) * size;
    const levels = [6, 18, 31, 46, 63, high];
    return [
      ...levels.slice(1).flatMap((low, index) => {
        const up = levels[index] as number;
        return [
          l(size > 0.5 ? 'medium' : 'fine', x - w(up), y(up), x + w(low), y(low)),
          l(size > 0.5 ? 'medium' : 'fine', x + w(up), y(up), x - w(low), y(low)),
        ];
      }),
      ...[-1, 1].map((side) =>
        solid(
          p(
            x,
            y(0),
            x + side * w(high),
            y(high),
            x + side * (w(high) + 2 * size),
            y(high),
            x + side * 1.4 * size,
            y(4),
          ),
        ),
      ),
      ...arms.map(({ down, out }) =>
        solid(
          p(
            x - out * size,
            y(down),
            x,
            y(down - 3.6),
            x + out * size,
            y(down),
            x + out * size,
            y(down + 1.3),
            x - out * size,
            y(down + 1.3),
          ),
        ),
      ),
      ...arms.flatMap(({ down, out }) =>
        [-0.94, 0.94].map((share) => l('bold', x + out * size * share, y(down), x + out * size * share, y(down + 4.4))),
      ),
    ];
  };
  const end = ({ x, foot, size }: (typeof row)[number], arm: number, side: number) => {
    const { down, out } = arms[arm] as (typeof arms)[number];
    return [x + side * out * size * 0.94, foot - (high - down - 4.4) * size] as const;
  };
  // They come from one that is nearer, and higher than the frame.
  const nearer = { x: far + (near - far) * ((2.4 - 0.12) / 0.88), foot: horizon + 12 * 2.4, size: 2.4 };
  const wires = [0, 1].flatMap((arm) =>
    [-1, 1].flatMap((side) => {
      const points = [nearer, ...row].map((one) => end(one, arm, side));
      return points.slice(1).map(([x2, y2], index) => {
        const [x1, y1] = points[index] as readonly [number, number];
        const sag = Math.abs(x2 - x1) * 0.16;
        // Of the first its end alone is seen.
        return l(index < 2 ? 'medium' : 'fine', ...hanging(x1, y1, x2, y2, sag, index === 0 ? 40 : 12));
      });
    }),
  );
  return [
    ...night(stage, 74, 3),
    ...towers(stage, horizon, 16, false),
    beam(stage, hut - 2, hut + 2.6, horizon + 3, near - 8, near + 34, 100),
    ...ground(stage, horizon, 0),
    ...wires,
    ...row.toReversed().flatMap(one),
    ...[p(hut - 8, horizon - 7, hut, horizon - 13, hut + 8, horizon - 7), r(hut - 6.6, horizon - 8, 13.2, 11)].flatMap(
      (part) => [rim(part), solid(part)],
    ),
    solid(r(hut - 2, horizon - 5, 4.6, 8), 'accent'),
    ...person(stage, near + 19, 97, 19),
  ];
}
