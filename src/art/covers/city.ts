/** Seed → the city: towers, the wall, the district in hexagonal streets, one lit window, someone small. */

import type { Roll } from '../../dice/roll.ts';
import { itemAt } from '../../item-at.ts';
import type { Point } from '../../typeset/page/page.ts';
import { repeat, row, translate } from '../arrange.ts';
import {
  type Art,
  arc,
  bar,
  black,
  edged,
  hexagon,
  light,
  p,
  paper,
  r,
  rimmed,
  scratch,
  stroke,
  through,
  white,
} from '../words.ts';
import { house, on, runnerFigure, type View, type ViewPlace, viewOf } from './view.ts';

/** The whole picture, so wide, painted from far to near; from which place to which of it is seen. */
export function city(width: number, roll: Roll, seen: { readonly from: number; readonly to: number }): Art {
  const view = viewOf(width);
  const window = width * 0.745;
  const feet = { x: width * 0.478, y: 65.6 };
  // Night, ruled thinner towards the horizon.
  const night: string[] = [];
  for (let y = 0.3, gap = 0.55; y < 44; y += gap, gap *= 1.017) night.push(`M0 ${y}H${width}`);
  return [
    stroke.far(...night),
    farTowers(width, roll),
    nearTowers(width),
    light(p(window - 1.5, 13, window + 1.5, 13, window + 1.5, 17, width * 0.56, 100, width * 0.1, 100)),
    translate(window, 13, [white('R-1.5 0 3 4'), black('R-.15 0 .3 4 R-1.5 1.68 3 .24')]),
    wall(view),
    plots().map((plot) => {
      // Plain behind a person; no chimney half over an edge.
      const spot = view(on(plot.x, plot.y));
      const isPlain = Math.hypot(spot.x - feet.x + 2, spot.y - feet.y + 3) < 17;
      const isWhole = spot.x > seen.from && view(on(plot.x + streetSize * 0.4, plot.y)).x < seen.to;
      return block({ ...plot, isPlain, isWhole }, view, roll);
    }),
    jib(width),
    runnerFigure(feet, 10.5),
  ];
}

function farTowers(width: number, roll: Roll): Art {
  const towers: Art[] = [];
  for (let x = -2; x < width; ) {
    const wide = 2.5 + roll(30) / 10;
    const top = 15 + roll(150) / 10;
    towers.push(edged.far(r(x, top, wide, 46 - top), { gap: 1.7, turn: 0.25, weight: 'far', inLight: true }));
    x += wide + (roll(4) === 1 ? roll(12) / 10 : 0);
  }
  return towers;
}

/** Silhouettes: their left edges in shares of the width; tops, and by how much these slant. */
function nearTowers(width: number): Art {
  const tower = (share: number, wide: number, top: number, slant = 0) =>
    black(
      `M${width * share} ${top + Math.max(0, slant)}L${width * share + wide} ${top + Math.max(0, -slant)}V50h${-wide}`,
    );
  const facets = (share: number, wide: number, top: number, count: number) =>
    repeat(count, (index) => scratch.fine(`M${width * share + ((index + 1) / (count + 1)) * wide} ${top}V50`));
  return [
    [tower(-0.01, 8, 19, 3), facets(-0.01, 8, 25, 3)],
    [tower(0.05, 6, 26), tower(0.115, 6, 14), tower(0.125, 3, 11.5), facets(0.14, 2, 16, 2)],
    stroke.medium(`M${width * 0.125 + 1.5} 5V12`),
    [tower(0.17, 7, 29), tower(0.25, 6, 21, -4), facets(0.25, 3, 26, 2), tower(0.31, 6, 35)],
    [tower(0.43, 5, 26), tower(0.437, 1.4, 23.6), tower(0.5, 5, 34), tower(0.57, 5, 22, 3), tower(0.61, 4, 31)],
    // The tall one, stepped; its lit side is ruled.
    [tower(0.655, 19, 19), tower(0.67, 15.5, 7), tower(0.7, 9, 2.6), facets(0.785, 5.6, 8, 4)],
    stroke.medium(`M${width * 0.7 + 4.5}-2V6 M${width * 0.7 + 6.5}-2V6`),
    [tower(0.85, 6, 28), tower(0.895, 8, 17, 2), facets(0.93, 3.4, 19.6, 2), tower(0.96, 8, 24)],
  ];
}

/** Nine metres of concrete, in two faces that meet at a corner. */
function wall(view: View): Art {
  const [turning, high] = [on(-0.75, 4.7), 0.62];
  const face = (end: ViewPlace, count: number): Art => {
    const along = (t: number, z = 0) =>
      view(on(turning.x + (end.x - turning.x) * t, turning.y + (end.y - turning.y) * t, z));
    const half = 0.09 / count;
    return [
      edged.medium(through([along(0), along(0, high), along(1, high), along(1)])),
      [0.2, 0.4].map((z) => stroke.fine(through([along(0, z), along(1, z)]))),
      // Buttresses, dark on the side away from the window.
      row(1 / count, 1 + 0.5 / count, 1 / count, (t) =>
        black(through([along(t - half, high), along(t + half, high), along(t + half * 2.2), along(t - half * 2.2)])),
      ),
      black(through([along(0, high), along(0, high + 0.05), along(1, high + 0.05), along(1, high)])),
    ];
  };
  return [face(on(-5.5, 3.5), 14), face(on(5.6, 2.9), 18)];
}

/** The distance of the wall at x. */
const wallAt = (x: number) => (x < -0.75 ? 4.7 + (x + 0.75) * 0.253 : 4.7 - (x + 0.75) * 0.283);

/** From the middle of a block to that of a street's corner. */
const streetSize = 0.25;

/** Blocks between hexagonal streets, the farthest first. */
function plots(): Point[] {
  const found: Point[] = [];
  for (let q = -20; q <= 20; q++)
    for (let r = -28; r <= 28; r++) {
      const [x, y] = [streetSize * 1.5 * q + 0.06, 1.2 + streetSize * Math.sqrt(3) * (r + q / 2)];
      const isInside = y > 0.45 && y < wallAt(x) - streetSize * 0.9;
      if (isInside && Math.abs(x) < y * 0.95 + 0.5) found.push({ x, y });
    }
  return found.sort((a, b) => b.y - a.y || a.x - b.x);
}

/** One block of the district. */
interface Plot extends Point {
  readonly isPlain: boolean;
  /** Whether its buildings are wholly in the picture. */
  readonly isWhole: boolean;
}

/** A slab, now and then stepped, split, a shed with a saw-tooth roof, or tanks; here and there a chimney. */
function block({ x, y, isPlain, isWhole }: Plot, view: View, roll: Roll): Art {
  const size = streetSize * 0.82;
  const gap = y < 1.9 ? 3.2 : y < 3 ? 2.5 : 2;
  const corners = hexagon(x, y, size);
  const turn = itemAt([0, 0.04, -0.05], roll(3) - 1);
  const z = 0.018 + roll(6) * 0.007;
  const kind = isPlain ? 1 : roll(y > 2 ? 13 : 10);
  const slab = (height: number, wide = gap, lean = turn) => house(corners, height, view, { turn: lean, gap: wide });
  const stepped = () => house(hexagon(x, y, size * 0.55), z + 0.035, view, { turn: -turn, gap: gap * 1.3 }, z);
  const third = (index: number) => {
    const [from, middle, to] = [2 * index, 2 * index + 1, (2 * index + 2) % 6].map((at) => itemAt(corners, at));
    const plot = [from, middle, to, { x, y }].filter((one) => one !== undefined);
    return house(plot, z + itemAt([0.03, 0.05, 0], index), view, { turn: itemAt([0.02, 0.09, -0.07], index), gap });
  };
  const above = (): Art => {
    if (isPlain || roll(5) !== 1 || y <= 1.9) return [];
    const high = 0.32 + roll(26) / 100;
    return isWhole && chimney(x + size * 0.2, y, high, view);
  };
  const built = (): Art => {
    if (kind <= 6) return slab(isPlain ? 0.014 : z);
    if (kind <= 9) return [slab(z), stepped()];
    if (kind <= 10) return repeat(3, third);
    if (kind <= 12) return [slab(z, gap * 3, 0), sawTooth({ x, y, z }, size, view)];
    return [
      slab(0.015, gap * 1.6, 0.02),
      tank(on(x - size * 0.3, y + size * 0.25, 0.09), size * 0.36, view),
      tank(on(x + size * 0.42, y - size * 0.1, 0.07), size * 0.3, view),
    ];
  };
  return [built(), above()];
}

/** Strips across a roof, each a dark glass and a light slope. */
function sawTooth({ x, y, z }: ViewPlace, size: number, view: View): Art {
  const rows = 5;
  return repeat(rows, (index) => {
    const level = (step: number) => -0.866 + (1.732 * step) / rows;
    const [from, to] = [level(rows - 1 - index), level(rows - index)];
    const half = (at: number) => (1 - Math.abs(at) / 1.732) * size * 0.98;
    const ends = (at: number, height: number, near = 0) =>
      [-1, 1].map((side) => view(on(x + side * half(at), Math.max(near, y + at * size), height)));
    const ridge = ends(from, z + 0.022, 0.32);
    return [
      edged.fine(through([...ridge, ...ends(to, z).toReversed()])),
      black(through([...ridge, ...ends(from, z, 0.32).toReversed()])),
    ];
  });
}

function tank({ x, y, z }: ViewPlace, radius: number, view: View): Art {
  const [top, base] = [view(on(x, y, z)), view(on(x, y))];
  const rx = view(on(x + radius, y, z)).x - top.x;
  const ry = (view(on(x, y - radius, z)).y - view(on(x, y + radius, z)).y) / 2;
  const lower = `M${base.x + rx} ${base.y}A${rx} ${ry} 0 0 1 ${base.x - rx} ${base.y}`;
  return [
    black(`${lower}L${top.x - rx} ${top.y}A${rx} ${ry} 0 0 1 ${top.x + rx} ${top.y}`),
    edged.fine(`O${top.x} ${top.y} ${rx} ${ry}`),
  ];
}

function chimney(x: number, y: number, z: number, view: View): Art {
  const foot = 0.028;
  const at = (share: number, height: number) => view(on(x + foot * share, y, height));
  const band = z * 0.84;
  return [
    rimmed(through([at(-1, 0), at(-0.6, z), at(0.6, z), at(1, 0)])),
    paper(through([at(-0.66, band), at(-0.66, band + 0.03), at(0.66, band + 0.03), at(0.66, band)])),
  ];
}

/** A crane's jib that comes in from below. */
function jib(width: number): Art {
  const to = { x: width * 0.515, y: 64.6 };
  const upper = (t: number) => ({ x: (to.x + 4) * t - 4, y: 84 + (to.y - 84) * t });
  const lower = (t: number) => ({ x: upper(t).x + 1.5 * (1 - t), y: upper(t).y + 3 + 22 * (1 - t) });
  const wide = (t: number) => 2.4 - 1.3 * t;
  const strut = (a: Point, b: Point, thick: number) => bar(a.x, a.y, b.x, b.y, thick);
  const count = 9;
  const tip = { x: to.x - 1.2, y: to.y + 3 };
  return [
    repeat(count, (index) => {
      // Panels shorten with distance.
      const [a, b] = [(index / count) ** 0.8, ((index + 1) / count) ** 0.8];
      return black(
        strut(upper(a), upper(b + 0.01), wide(a)),
        strut(lower(a), lower(b + 0.01), wide(a)),
        strut(upper(a), lower((a + b) / 2), wide(a) * 0.6),
        strut(lower((a + b) / 2), upper(b), wide(a) * 0.6),
      );
    }),
    black(bar(to.x, to.y - 0.6, to.x, to.y + 3.6, 1.2)),
    stroke.bold(`M${tip.x} ${tip.y}v13`),
    black(r(tip.x - 1, tip.y + 13, 2, 2.4)),
    stroke.bold(arc({ x: tip.x, y: tip.y + 17, rx: 1.1, ry: 1.4 }, -0.25, 0.45)),
  ];
}
