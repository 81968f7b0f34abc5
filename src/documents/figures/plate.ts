/** Board → the district from above, its streets, plants and wall. */

import { resize, translate } from '../../art/arrange.ts';
import { type Plant, plants, sectorArt } from '../../art/sectors.ts';
import { accent, black, type Shape, through } from '../../art/words.ts';
import { seededRoll, shuffled } from '../../dice/seeded.ts';
import type { Say } from '../../language/catalogue.ts';
import { type Board, hexSteps, type Sector } from '../../model/board.ts';
import { boardBounds, hexCentre, hexCorners } from '../../model/hex.ts';
import type { Point, Rect } from '../../typeset/page/page.ts';
import { boardPlan } from './board-map.ts';

/** Hexagons side by side, up and down in turn. */
const rowPlaces = plants.map((_, q) => ({ q, r: -Math.ceil(q / 2) }));

/** Size of a row of all plants, in distances from centre to corner. */
export const rowExtent = boardBounds(rowPlaces);

/** A row of Sectors, one of each plant, in the middle of a frame. */
export function sectorRow({ x, y, width, height }: Rect): Shape[] {
  const size = Math.min(width / rowExtent.width, height / rowExtent.height);
  const left = x + (width - size * rowExtent.width) / 2 - size * rowExtent.left;
  const top = y + (height - size * rowExtent.height) / 2 - size * rowExtent.top;
  return rowPlaces.flatMap((hex, index) => {
    const centre = hexCentre(hex, size);
    return sectorAt(left + centre.x, top + centre.y, size, plants[index]);
  });
}

/** From the centre of a Sector in the key to a corner, as a share of its column. */
const keyShare = 1 / 2.4;

/** Height of a key of a width, in points, without its names. */
export const keyHeight = (width: number) => (width / plants.length) * keyShare * Math.sqrt(3);

/** A Sector of each plant in a line, and the places of their names. */
export function plantKey(
  { x, y, width }: Omit<Rect, 'height'>,
  say: Say,
): { readonly shapes: readonly Shape[]; readonly names: readonly { readonly name: string; readonly x: number }[] } {
  const step = width / plants.length;
  const size = step * keyShare;
  const middles = plants.map((kind, index) => ({ kind, x: x + step * (index + 0.5) }));
  return {
    shapes: middles.flatMap((middle) => sectorAt(middle.x, y + keyHeight(width) / 2, size, middle.kind)),
    names: middles.map((middle) => ({ name: say('plant', { kind: middle.kind }), x: middle.x })),
  };
}

interface Place extends Point {
  readonly sector: Sector;
}

/** A plate, and the places of its Sectors. */
export interface Plate {
  readonly shapes: readonly Shape[];
  readonly places: readonly Place[];
  /** From the centre of a Sector to a corner. */
  readonly size: number;
  /** From the top of the wall to its foot, in points. */
  readonly height: number;
}

/** The board in the middle of a frame, as large as fits. */
export function plateOf({ sectors }: Board, frame: Rect, seed: string): Plate {
  const roll = seededRoll(seed, 'plate');
  const extent = boardBounds(sectors);
  // Room for the wall all round.
  const size = Math.min(frame.width / (extent.width + 0.5), frame.height / (extent.height + 0.5));
  const { centres } = boardPlan(sectors, frame, size);
  const places = sectors.map((sector) => ({ sector, ...(centres.get(sector.id) ?? { x: 0, y: 0 }) }));
  // Every kind of plant before any comes again.
  let bag: Plant[] = [];
  const plant = (): Plant | undefined => {
    if (bag.length === 0) bag = shuffled(plants, roll);
    return bag.pop();
  };
  return {
    size,
    height: size * (extent.height + 0.5),
    places,
    shapes: [
      ...wall(places, size),
      ...places.flatMap(({ sector, x, y }) => sectorAt(x, y, size, sector.label === undefined ? plant() : undefined)),
    ],
  };
}

/** A Sector's side without a neighbour: corners clockwise, and the normal. */
interface WallSide {
  readonly from: Point;
  readonly to: Point;
  /** One point long, away from the Sector. */
  readonly normal: Point;
  readonly isOpen: boolean;
}

type Quad = readonly [Point, Point, Point, Point];

/** Distances of the wall's inner and outer face, in sizes of a Sector. */
const faces = [0.017, 0.139] as const;

/** The wall along all sides without a neighbour, mitred; open at labelled Sectors. */
function wall(places: readonly Place[], size: number): Shape[] {
  const known = new Set(places.map(({ sector: { q, r } }) => `${q},${r}`));
  const sides = places.flatMap((place) => outerSides(place, size, known));
  const meet = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y) < size / 100;
  /** A corner moved outwards, equally far from both its sides. */
  const moved = (corner: Point, distance: number): Point => {
    const p = sides.find(({ to }) => meet(to, corner)) as WallSide;
    const q = sides.find(({ from }) => meet(from, corner)) as WallSide;
    const share = (distance * size) / (1 + p.normal.x * q.normal.x + p.normal.y * q.normal.y);
    return { x: corner.x + (p.normal.x + q.normal.x) * share, y: corner.y + (p.normal.y + q.normal.y) * share };
  };
  return sides.flatMap(({ from, to, isOpen }): Shape[] => {
    const [inner, outer] = faces;
    const quad = [moved(from, outer), moved(to, outer), moved(to, inner), moved(from, inner)] as const;
    return isOpen ? gap(quad) : [black(through(quad))];
  });
}

function outerSides({ sector, x, y }: Place, size: number, known: ReadonlySet<string>): WallSide[] {
  const corners = hexCorners({ x, y }, size);
  // A way in or out is on the side that faces straight outwards.
  const out = hexCentre(sector, 1);
  const sides = hexSteps.flatMap((step, index) => {
    if (known.has(`${sector.q + step.q},${sector.r + step.r}`)) return [];
    const away = hexCentre(step, 1 / Math.sqrt(3));
    // Steps run clockwise from the top, corners from the right: side `index` is between these two.
    const [from, to] = [corners[(index + 4) % 6] as Point, corners[(index + 5) % 6] as Point];
    return [{ from, to, normal: { x: away.x, y: away.y }, faces: away.x * out.x + away.y * out.y }];
  });
  const open = sector.label === undefined ? undefined : Math.max(...sides.map((side) => side.faces));
  const found = sides.findIndex((side) => side.faces === open);
  return sides.map(({ from, to, normal }, index) => ({ from, to, normal, isOpen: index === found }));
}

/** A part of the wall between two shares of its length. */
const between = ([a, b, c, d]: Quad, from: number, to: number): string => {
  const along = (p: Point, q: Point, t: number): Point => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t });
  return through([along(a, b, from), along(a, b, to), along(d, c, to), along(d, c, from)]);
};

const gap = (quad: Quad): Shape[] => [
  black(between(quad, 0, 0.32)),
  black(between(quad, 0.68, 1)),
  accent(between(quad, 0.34, 0.66)),
];

/** A Sector from above: its own plant, or open ground if labelled. */
const sectorAt = (x: number, y: number, size: number, plant: Plant | undefined): Shape[] =>
  translate(x, y, resize(size / 100, 0, 0, sectorArt(plant)));
