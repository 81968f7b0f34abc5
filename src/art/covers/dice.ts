/** Dice → a cover: thrown into the light, larger than life. */

import type { ShownDie } from '../../dice/system.ts';
import type { Point } from '../../typeset/page/page.ts';
import { pipPlaces } from '../pips.ts';
import { arc, at, type Frame, type Polygon, regular, turned } from '../plane.ts';
import { outlined, type Shape, solid, stroke } from '../sketch.ts';

/** Places of dice, in hundredths of the frame, their sizes in hundredths of its height, their turns. */
const throws = [
  { x: 61, y: 66, size: 36, turn: 0.045 },
  { x: 28, y: 42, size: 25, turn: -0.07 },
  { x: 80, y: 30, size: 17, turn: 0.11 },
  { x: 22, y: 82, size: 15, turn: 0.03 },
  { x: 52, y: 22, size: 11, turn: -0.04 },
  { x: 88, y: 88, size: 12, turn: 0.09 },
] as const;

/** Up to six dice in a cone of light, each with its shadow behind it; dice of the `marked` roles are solid. */
export function diceCover(frame: Frame, dice: readonly ShownDie[], marked: readonly string[]): Shape[] {
  const u = frame.height / 100;
  const place = (x: number, y: number) => at(frame.x + (x / 100) * frame.width, frame.y + y * u);
  const light = [place(92, -2), place(97, -2), place(90, 104), place(8, 104)];
  const table: Shape[] = [];
  for (let y = 0.4, gap = 0.9; y < 100; y += gap, gap *= 1.015) table.push(stroke([place(0, y), place(100, y)], 'far'));
  const shown = dice
    .slice(0, throws.length)
    .map((die, index) => ({ die, thrown: throws[index] as (typeof throws)[number] }));
  const shadowTo = place(95, -4);
  return [
    ...table,
    { kind: 'light', points: light },
    ...shown.flatMap(({ die, thrown }) => shadow(die, place(thrown.x, thrown.y), thrown, u, shadowTo)),
    // The smallest lie farthest.
    ...[...shown].reverse().flatMap(({ die, thrown }) => drawnDie(die, place(thrown.x, thrown.y), thrown, u, marked)),
  ];
}

type Thrown = (typeof throws)[number];

const cornersBySides: Readonly<Record<number, number>> = {
  4: 3,
  8: 6,
  10: 4,
  12: 10,
  20: 6,
  14: 7,
  16: 8,
  24: 8,
  30: 10,
};

function outlineOf(sides: number, centre: Point, size: number, turn: number): Point[] {
  if (sides === 6) return roundedSquare(centre, size, turn);
  return regular(centre, size * 0.6, cornersBySides[sides] ?? 24, turn - 0.25);
}

function roundedSquare(centre: Point, size: number, turn: number): Point[] {
  const [half, radius] = [size / 2, size * 0.14];
  const inner = half - radius;
  const quarter = (x: number, y: number, from: number) =>
    arc(at(centre.x + x, centre.y + y), radius, radius, from, from + 0.25);
  const square = [
    ...quarter(inner, inner, 0),
    ...quarter(-inner, inner, 0.25),
    ...quarter(-inner, -inner, 0.5),
    ...quarter(inner, -inner, 0.75),
  ];
  return turned(square, centre, turn);
}

/** A long shadow away from the lamp: the die swept over the table. */
function shadow({ sides }: ShownDie, centre: Point, { size, turn }: Thrown, u: number, lamp: Point): Shape[] {
  const outline = outlineOf(sides, centre, size * u, turn);
  const far = Math.hypot(centre.x - lamp.x, centre.y - lamp.y);
  const [dx, dy] = [((centre.x - lamp.x) / far) * size * u * 0.6, ((centre.y - lamp.y) / far) * size * u * 0.6];
  return [solid(hull([...outline, ...outline.map(({ x, y }) => at(x + dx, y + dy))]))];
}

/** The smallest convex polygon round points (Andrew 1979). */
function hull(all: Polygon): Point[] {
  const sorted = [...all].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (of: Polygon) => {
    const chain: Point[] = [];
    for (const point of of) {
      while (chain.length >= 2) {
        const [a, b] = [chain.at(-2) as Point, chain.at(-1) as Point];
        if ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function drawnDie(
  { sides, face, role }: ShownDie,
  centre: Point,
  { size, turn }: Thrown,
  u: number,
  marked: readonly string[],
): Shape[] {
  const isSolid = marked.includes(role);
  const outline = outlineOf(sides, centre, size * u, turn);
  const rim = outlineOf(sides, centre, size * u * 1.04, turn);
  const body: Shape[] = [
    solid(rim, 'white'),
    isSolid ? solid(outline) : { ...outlined(outline, 'bold'), tone: 'white' },
  ];
  const tone = isSolid ? 'white' : 'ink';
  if (sides === 6)
    return [
      ...body,
      ...(pipPlaces[face] ?? []).map(([dx, dy]) => {
        const spot = turned(
          [at(centre.x + dx * size * u * 0.26, centre.y + dy * size * u * 0.26)],
          centre,
          turn,
        )[0] as Point;
        return solid(arc(spot, size * u * 0.088, size * u * 0.088), tone);
      }),
    ];
  // Of an octahedron the facet below the one in front lies in the dark.
  const dark = sides === 8 ? [solid(outline.slice(2, 5), tone)] : [];
  return [...body, ...dark, ...facets(sides, centre, size * u, turn).map((line) => stroke(line, 'bold', tone))];
}

/** The edges of a solid that face the eye. */
function facets(sides: number, centre: Point, size: number, turn: number): Point[][] {
  const outer = outlineOf(sides, centre, size, turn);
  const corner = (index: number) => outer[((index % outer.length) + outer.length) % outer.length] as Point;
  if (sides === 4) return outer.map((point) => [centre, point]);
  if (sides === 8) {
    return [[corner(0), corner(2), corner(4), corner(0)]];
  }
  if (sides === 10) {
    const [left, right, low] = turned(
      [
        at(centre.x - size * 0.22, centre.y + size * 0.06),
        at(centre.x + size * 0.22, centre.y + size * 0.06),
        at(centre.x, centre.y + size * 0.2),
      ],
      centre,
      turn,
    ) as [Point, Point, Point];
    return [
      [corner(0), left, low, right, corner(0)],
      [corner(3), left],
      [corner(1), right],
      [low, corner(2)],
    ];
  }
  if (sides === 12) {
    const inner = regular(centre, size * 0.36, 5, turn - 0.25);
    return [[...inner, inner[0] as Point], ...inner.map((point, index) => [point, corner(index * 2)])];
  }
  if (sides === 20) {
    const inner = regular(centre, size * 0.34, 3, turn - 0.25) as [Point, Point, Point];
    return [
      [...inner, inner[0]],
      ...inner.map((point, index) => [corner(index * 2), point]),
      ...inner.map((point, index) => [corner(index * 2 - 1), point, corner(index * 2 + 1)]),
    ];
  }
  return outer.map((point) => [centre, point]);
}
