/** Seed → the city: towers, the wall, the district in hexagonal streets, one lit window, someone small. */

import type { Roll } from '../../dice/roll.ts';
import type { Point } from '../../typeset/page/page.ts';
import { arc, at, box, type Frame, points } from '../plane.ts';
import { outlined, rim, type Shape, solid, stroke } from '../sketch.ts';
import { bar, corner, type Ground, house, on, runnerFigure, type View, type ViewPlace, viewOf } from './view.ts';

/** The whole picture, painted from far to near; so much of it is seen. */
export function city(frame: Frame, roll: Roll, seen: Frame): Shape[] {
  const view = viewOf(frame);
  const u = frame.height / 100;
  const window = at(frame.x + frame.width * 0.745, frame.y + 13 * u);
  const [wide, high] = [1.5 * u, 4 * u];
  const beam = points(
    window.x - wide,
    window.y,
    window.x + wide,
    window.y,
    window.x + wide,
    window.y + high,
    frame.x + frame.width * 0.56,
    frame.y + frame.height,
    frame.x + frame.width * 0.1,
    frame.y + frame.height,
  );
  const feet = at(frame.x + frame.width * 0.478, frame.y + 65.6 * u);
  return [
    ...sky(frame, u),
    ...farTowers(frame, u, roll),
    ...nearTowers(frame, u),
    { kind: 'light', points: beam },
    ...lamp(window, wide, high),
    ...wall(view),
    ...district(view, seen, roll, at(feet.x - 2 * u, feet.y - 3 * u), 17 * u),
    ...jib(frame, u),
    ...runnerFigure(feet, 10.5 * u),
  ];
}

function lamp({ x, y }: Point, wide: number, high: number): Shape[] {
  return [
    solid(box(x - wide, y, wide * 2, high), 'white'),
    solid(box(x - wide * 0.1, y, wide * 0.2, high)),
    solid(box(x - wide, y + high * 0.42, wide * 2, high * 0.06)),
  ];
}

/** Night, ruled thinner towards the horizon. */
function sky(frame: Frame, u: number): Shape[] {
  const lines: Shape[] = [];
  let gap = 0.55 * u;
  for (let y = frame.y + 0.3 * u; y < frame.y + 44 * u; y += gap) {
    lines.push(stroke(points(frame.x, y, frame.x + frame.width, y), 'far'));
    gap *= 1.017;
  }
  return lines;
}

function farTowers(frame: Frame, u: number, roll: Roll): Shape[] {
  const shapes: Shape[] = [];
  const base = frame.y + 46 * u;
  for (let x = frame.x - 2 * u; x < frame.x + frame.width; ) {
    const width = (2.5 + roll(30) / 10) * u;
    const top = frame.y + (15 + roll(150) / 10) * u;
    shapes.push(
      outlined(box(x, top, width, base - top), 'far', { gap: 1.7, turn: 0.25, weight: 'far', inLight: true }),
    );
    x += width + (roll(4) === 1 ? roll(12) / 10 : 0) * u;
  }
  return shapes;
}

/** Silhouettes: places in hundredths of the frame's height from its left edge, tops from its top. */
function nearTowers(frame: Frame, u: number): Shape[] {
  const base = frame.y + 50 * u;
  const left = (share: number) => frame.x + frame.width * share;
  const tower = (share: number, width: number, top: number, slant = 0): Shape[] => [
    solid(
      points(
        left(share),
        frame.y + (top + Math.max(0, slant)) * u,
        left(share) + width * u,
        frame.y + (top + Math.max(0, -slant)) * u,
        left(share) + width * u,
        base,
        left(share),
        base,
      ),
    ),
  ];
  const facets = (share: number, width: number, top: number, bottom: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const x = left(share) + ((index + 1) / (count + 1)) * width * u;
      return stroke(points(x, frame.y + top * u, x, frame.y + bottom * u), 'fine', 'paper');
    });
  const mast = (x: number, from: number, to: number) =>
    stroke(points(x, frame.y + from * u, x, frame.y + to * u), 'medium');
  return [
    ...tower(-0.01, 8, 19, 3),
    ...facets(-0.01, 8, 25, 50, 3),
    ...tower(0.05, 6, 26),
    ...tower(0.115, 6, 14),
    ...tower(0.125, 3, 11.5),
    ...facets(0.14, 2, 16, 50, 2),
    mast(left(0.125) + 1.5 * u, 5, 12),
    ...tower(0.17, 7, 29),
    ...tower(0.25, 6, 21, -4),
    ...facets(0.25, 3, 26, 50, 2),
    ...tower(0.31, 6, 35),
    ...tower(0.43, 5, 26),
    ...tower(0.437, 1.4, 23.6),
    ...tower(0.5, 5, 34),
    ...tower(0.57, 5, 22, 3),
    ...tower(0.61, 4, 31),
    // The tall one, stepped; its lit side is ruled.
    ...tower(0.655, 19, 19),
    ...tower(0.67, 15.5, 7),
    ...tower(0.7, 9, 2.6),
    ...facets(0.785, 5.6, 8, 50, 4),
    mast(left(0.7) + 4.5 * u, -2, 6),
    mast(left(0.7) + 6.5 * u, -2, 6),
    ...tower(0.85, 6, 28),
    ...tower(0.895, 8, 17, 2),
    ...facets(0.93, 3.4, 19.6, 50, 2),
    ...tower(0.96, 8, 24),
  ];
}

/** Nine metres of concrete, in two faces that meet at a corner. */
function wall(view: View): Shape[] {
  const turning = on(-0.75, 4.7);
  const high = 0.62;
  const face = (end: ViewPlace, count: number): Shape[] => {
    const along = (t: number, z = 0): ViewPlace =>
      on(turning.x + (end.x - turning.x) * t, turning.y + (end.y - turning.y) * t, z);
    const joints = Array.from({ length: count }, (_, index) => (index + 1) / count);
    const half = 0.09 / count;
    return [
      outlined([view(along(0)), view(along(0, high)), view(along(1, high)), view(along(1))], 'medium'),
      ...[0.2, 0.4].map((z) => stroke([view(along(0, z)), view(along(1, z))], 'fine')),
      // Buttresses, dark on the side away from the window.
      ...joints.flatMap((t) => [
        solid([
          view(along(t - half, high)),
          view(along(t + half, high)),
          view(along(t + half * 2.2)),
          view(along(t - half * 2.2)),
        ]),
      ]),
      solid([view(along(0, high)), view(along(0, high + 0.05)), view(along(1, high + 0.05)), view(along(1, high))]),
    ];
  };
  return [...face(on(-5.5, 3.5), 14), ...face(on(5.6, 2.9), 18)];
}

/** How far the wall lies at x. */
const wallAt = (x: number) => (x < -0.75 ? 4.7 + (x + 0.75) * 0.253 : 4.7 - (x + 0.75) * 0.283);

/** Blocks between hexagonal streets, the farthest first; where someone stands before them they are plain. */
function district(view: View, { x: from, width }: Frame, roll: Roll, before: Point, room: number): Shape[] {
  const size = 0.25;
  const blocks: { x: number; y: number }[] = [];
  for (let q = -20; q <= 20; q++)
    for (let r = -28; r <= 28; r++) {
      const x = size * 1.5 * q + 0.06;
      const y = 1.2 + size * Math.sqrt(3) * (r + q / 2);
      if (y > 0.45 && y < wallAt(x) - size * 0.9 && Math.abs(x) < y * 0.95 + 0.5) blocks.push({ x, y });
    }
  blocks.sort((a, b) => b.y - a.y || a.x - b.x);
  return blocks.flatMap(({ x, y }) => {
    const seen = view(on(x, y));
    const isPlain = Math.hypot(seen.x - before.x, seen.y - before.y) < room;
    // No chimney stands half on an edge.
    const [left, right] = [view(on(x, y)).x, view(on(x + size * 0.4, y)).x];
    const isWhole = left > from && right < from + width;
    return block({ x, y, size: size * 0.82, isPlain, isWhole }, view, roll);
  });
}

/** One block of the district. */
interface Plot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isPlain: boolean;
  /** Whether what stands on it is in the picture from side to side. */
  readonly isWhole: boolean;
}

/** A slab, now and then stepped, split, a shed with a saw-tooth roof, or tanks; here and there a chimney. */
function block({ x, y, size, isPlain, isWhole }: Plot, view: View, roll: Roll): Shape[] {
  const gap = y < 1.9 ? 3.2 : y < 3 ? 2.5 : 2;
  const c = [0, 1, 2, 3, 4, 5].map((index) => corner(x, y, size, index)) as [
    Ground[0],
    Ground[0],
    Ground[0],
    Ground[0],
    Ground[0],
    Ground[0],
  ];
  const turn = ([0, 0.04, -0.05] as const)[roll(3) - 1] ?? 0;
  const z = 0.018 + roll(6) * 0.007;
  const kind = isPlain ? 1 : roll(y > 2 ? 13 : 10);
  const shapes: Shape[] = [];
  if (kind <= 6) shapes.push(...house(c, isPlain ? 0.014 : z, view, { turn, gap }));
  else if (kind <= 9) {
    shapes.push(...house(c, z, view, { turn, gap }));
    const inner = [0, 1, 2, 3, 4, 5].map((index) => corner(x, y, size * 0.55, index));
    shapes.push(...house(inner, z + 0.035, view, { turn: -turn, gap: gap * 1.3 }, z));
  } else if (kind <= 10) {
    const middle = { x, y };
    const plots: Ground[] = [
      [c[0], c[1], c[2], middle],
      [c[2], c[3], c[4], middle],
      [c[4], c[5], c[0], middle],
    ];
    plots.forEach((plot, index) => {
      shapes.push(
        ...house(plot, z + ([0.03, 0.05, 0][index] ?? 0), view, { turn: [0.02, 0.09, -0.07][index] ?? 0, gap }),
      );
    });
  } else if (kind <= 12) {
    // Saw-tooth shed: strips across, each a dark glass and a light slope.
    shapes.push(...house(c, z, view, { turn: 0, gap: gap * 3 }));
    const rows = 5;
    for (let row = rows - 1; row >= 0; row--) {
      const [from, to] = [-0.866 + (1.732 * row) / rows, -0.866 + (1.732 * (row + 1)) / rows];
      const half = (level: number) => (1 - Math.abs(level) / 1.732) * size * 0.98;
      const peak = z + 0.022;
      const ridge = [
        on(x - half(from), Math.max(0.32, y + from * size), peak),
        on(x + half(from), Math.max(0.32, y + from * size), peak),
      ];
      const back = [on(x + half(to), y + to * size, z), on(x - half(to), y + to * size, z)];
      const foot = [
        on(x + half(from), Math.max(0.32, y + from * size), z),
        on(x - half(from), Math.max(0.32, y + from * size), z),
      ];
      shapes.push(outlined([...ridge, ...back].map(view), 'fine'));
      shapes.push(solid([...ridge, ...foot].map(view)));
    }
  } else {
    shapes.push(...house(c, 0.015, view, { turn: 0.02, gap: gap * 1.6 }));
    shapes.push(
      ...tank(x - size * 0.3, y + size * 0.25, size * 0.36, 0.09, view),
      ...tank(x + size * 0.42, y - size * 0.1, size * 0.3, 0.07, view),
    );
  }
  if (!isPlain && roll(5) === 1 && y > 1.9) {
    const high = 0.32 + roll(26) / 100;
    if (isWhole) shapes.push(...chimney(x + size * 0.2, y, high, view));
  }
  return shapes;
}

function tank(x: number, y: number, radius: number, z: number, view: View): Shape[] {
  const [top, base] = [view(on(x, y, z)), view(on(x, y))];
  const edge = view(on(x + radius, y, z));
  const rx = edge.x - top.x;
  const ry = (view(on(x, y - radius, z)).y - view(on(x, y + radius, z)).y) / 2;
  return [solid([...arc(base, rx, ry, 0, 0.5), ...arc(top, rx, ry, 0.5, 1)]), outlined(arc(top, rx, ry), 'fine')];
}

function chimney(x: number, y: number, z: number, view: View): Shape[] {
  const foot = 0.028;
  const body = [
    view(on(x - foot, y)),
    view(on(x - foot * 0.6, y, z)),
    view(on(x + foot * 0.6, y, z)),
    view(on(x + foot, y)),
  ];
  const band = (level: number) => [
    view(on(x - foot * 0.66, y, level)),
    view(on(x - foot * 0.66, y, level + 0.03)),
    view(on(x + foot * 0.66, y, level + 0.03)),
    view(on(x + foot * 0.66, y, level)),
  ];
  return [rim(body), solid(body), solid(band(z * 0.84), 'paper')];
}

/** A crane's jib that comes in from below. */
function jib(frame: Frame, u: number): Shape[] {
  const from = at(frame.x - 4 * u, frame.y + 84 * u);
  const to = at(frame.x + frame.width * 0.515, frame.y + 64.6 * u);
  const count = 9;
  const upper = (t: number) => at(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
  const lower = (t: number) => at(upper(t).x + 1.5 * u * (1 - t), upper(t).y + (3 + 22 * (1 - t)) * u);
  const wide = (t: number) => (2.4 - 1.3 * t) * u;
  const shapes: Shape[] = [];
  for (let index = 0; index < count; index++) {
    // Panels shorten with distance.
    const [a, b] = [(index / count) ** 0.8, ((index + 1) / count) ** 0.8];
    shapes.push(
      solid(bar(upper(a), upper(b + 0.01), wide(a))),
      solid(bar(lower(a), lower(b + 0.01), wide(a))),
      solid(bar(upper(a), lower((a + b) / 2), wide(a) * 0.6)),
      solid(bar(lower((a + b) / 2), upper(b), wide(a) * 0.6)),
    );
  }
  const tip = at(to.x - 1.2 * u, to.y + 3 * u);
  shapes.push(
    solid(bar(at(to.x, to.y - 0.6 * u), at(to.x, to.y + 3.6 * u), 1.2 * u)),
    stroke([tip, at(tip.x, tip.y + 13 * u)], 'bold'),
    solid(box(tip.x - 1 * u, tip.y + 13 * u, 2 * u, 2.4 * u)),
    stroke([...arc(at(tip.x, tip.y + 17 * u), 1.1 * u, 1.4 * u, -0.25, 0.45)], 'bold'),
  );
  return shapes;
}
