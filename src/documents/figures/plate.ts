/** Board → a plate: the district from above, its streets, its plants and its wall. */

import { arc, at, box, type Frame, type Polygon } from '../../art/plane.ts';
import { outlined, type Shape, solid, stroke } from '../../art/sketch.ts';
import { seededRoll, shuffled } from '../../dice/seeded.ts';
import { type Board, hexSteps, type Sector } from '../../model/board.ts';
import { boardBounds, hexCentre, hexCorners } from '../../model/hex.ts';
import type { Point } from '../../typeset/page/page.ts';
import { boardPlan } from './board-map.ts';

const kinds = ['sheds', 'tanks', 'tracks', 'saw-tooth', 'holder', 'wagons', 'blocks'] as const;
type Kind = (typeof kinds)[number];

/** What the plants are called in a key. */
const plantNames: Readonly<Record<Kind, string>> = {
  sheds: 'sheds',
  tanks: 'tanks',
  tracks: 'tracks',
  'saw-tooth': 'works',
  holder: 'gasholder',
  wagons: 'wagons',
  blocks: 'blocks',
};

/** Hexagons side by side, up and down in turn. */
const rowPlaces = kinds.map((_, q) => ({ q, r: -Math.ceil(q / 2) }));

/** How wide and high a row of Sectors is, one of each plant, in distances from the centre of one to its corners. */
export const rowExtent = boardBounds(rowPlaces);

/** A row of Sectors as the plate has them, one of each plant, in the middle of a frame. */
export function sectorRow({ x, y, width, height }: Frame): Shape[] {
  const size = Math.min(width / rowExtent.width, height / rowExtent.height);
  const left = x + (width - size * rowExtent.width) / 2 - size * rowExtent.left;
  const top = y + (height - size * rowExtent.height) / 2 - size * rowExtent.top;
  return rowPlaces.flatMap((hex, index) => {
    const centre = hexCentre(hex, size);
    return streets(at(left + centre.x, top + centre.y), size, kinds[index]);
  });
}

/** Distances from the centre of a Sector of the key to its corners in the width that it has. */
const keyShare = 1 / 2.4;

/** How high a key so wide is, in points, without its names. */
export const keyHeight = (width: number) => (width / kinds.length) * keyShare * Math.sqrt(3);

/** One Sector of each plant, in a line as wide as is said, and under the middle of each its name. */
export function plantKey({ x, y, width }: Omit<Frame, 'height'>): {
  readonly shapes: readonly Shape[];
  readonly names: readonly { readonly name: string; readonly x: number }[];
} {
  const step = width / kinds.length;
  const size = step * keyShare;
  const middles = kinds.map((kind, index) => ({ kind, x: x + step * (index + 0.5) }));
  return {
    shapes: middles.flatMap((middle) => streets(at(middle.x, y + keyHeight(width) / 2), size, middle.kind)),
    names: middles.map((middle) => ({ name: plantNames[middle.kind], x: middle.x })),
  };
}

/** A Sector and its centre. */
interface Place {
  readonly sector: Sector;
  readonly x: number;
  readonly y: number;
}

/** A plate, and where its Sectors lie. */
export interface Plate {
  readonly shapes: readonly Shape[];
  readonly places: readonly Place[];
  /** From the centre of a Sector to a corner. */
  readonly size: number;
  /** From the top of the wall to its foot, in points. */
  readonly height: number;
}

/** The board as large as fits a frame, in its middle. */
export function plateOf({ sectors }: Board, frame: Frame, seed: string): Plate {
  const roll = seededRoll(seed, 'plate');
  const extent = boardBounds(sectors);
  // Room for the wall all round.
  const size = Math.min(frame.width / (extent.width + 0.5), frame.height / (extent.height + 0.5));
  const { centres } = boardPlan(sectors, frame, size);
  const places = sectors.map((sector) => ({ sector, ...(centres.get(sector.id) ?? at(0, 0)) }));
  // Every kind of plant before any comes again.
  let bag: Kind[] = [];
  const kind = (): Kind => {
    if (bag.length === 0) bag = shuffled(kinds, roll);
    return bag.pop() as Kind;
  };
  return {
    size,
    height: size * (extent.height + 0.5),
    places,
    shapes: [
      ...wall(places, size),
      ...places.flatMap(({ sector, x, y }) => streets(at(x, y), size, sector.label === undefined ? kind() : undefined)),
    ],
  };
}

/** A side of a Sector that has no neighbour: its corners clockwise, and where its Sector looks outwards through it. */
interface WallSide {
  readonly from: Point;
  readonly to: Point;
  /** One point long, away from the Sector. */
  readonly normal: Point;
  readonly isOpen: boolean;
}

/** How far the inner and the outer face of the wall stand off the Sectors, in sizes of one. */
const faces = [0.017, 0.139] as const;

/** The wall along all sides that have no neighbour, its corners mitred; open where a label says that one comes and goes. */
function wall(places: readonly Place[], size: number): Shape[] {
  const known = new Set(places.map(({ sector: { q, r } }) => `${q},${r}`));
  const sides = places.flatMap((place) => outerSides(place, size, known));
  const meet = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y) < size / 100;
  /** A corner moved outwards, as far from both sides that meet there. */
  const moved = (corner: Point, distance: number): Point => {
    const p = sides.find(({ to }) => meet(to, corner)) as WallSide;
    const q = sides.find(({ from }) => meet(from, corner)) as WallSide;
    const share = (distance * size) / (1 + p.normal.x * q.normal.x + p.normal.y * q.normal.y);
    return at(corner.x + (p.normal.x + q.normal.x) * share, corner.y + (p.normal.y + q.normal.y) * share);
  };
  return sides.flatMap(({ from, to, isOpen }): Shape[] => {
    const [inner, outer] = faces;
    const quad = [moved(from, outer), moved(to, outer), moved(to, inner), moved(from, inner)] as const;
    return isOpen ? gap(quad) : [solid(quad)];
  });
}

function outerSides({ sector, x, y }: Place, size: number, known: ReadonlySet<string>): WallSide[] {
  const corners = hexCorners(at(x, y), size);
  // A way in or out lies on the side that looks straight outwards.
  const out = hexCentre(sector, 1);
  const sides = hexSteps.flatMap((step, index) => {
    if (known.has(`${sector.q + step.q},${sector.r + step.r}`)) return [];
    const away = hexCentre(step, 1 / Math.sqrt(3));
    // Steps run clockwise from straight up, corners from the right: side `index` lies between these two.
    const [from, to] = [corners[(index + 4) % 6] as Point, corners[(index + 5) % 6] as Point];
    return [{ from, to, normal: at(away.x, away.y), faces: away.x * out.x + away.y * out.y }];
  });
  const open = sector.label === undefined ? undefined : Math.max(...sides.map((side) => side.faces));
  const found = sides.findIndex((side) => side.faces === open);
  return sides.map(({ from, to, normal }, index) => ({ from, to, normal, isOpen: index === found }));
}

const between = (p: Point, q: Point, t: number): Point => at(p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t);

function gap([a, b, c, d]: readonly [Point, Point, Point, Point]): Shape[] {
  return [
    solid([a, between(a, b, 0.32), between(d, c, 0.32), d]),
    solid([between(a, b, 0.68), b, c, between(d, c, 0.68)]),
    solid([between(a, b, 0.34), between(a, b, 0.66), between(d, c, 0.66), between(d, c, 0.34)], 'accent'),
  ];
}

/** One Sector from above: a plant of its own; open ground where it has a label. */
function streets(centre: Point, size: number, plant: Kind | undefined): Shape[] {
  const plot = hexCorners(centre, size * 0.9);
  const inner = (share: number) => hexCorners(centre, size * share);
  const sheds = (turn: number, gap: number): Shape[] => [outlined(plot, 'medium', { gap, turn, weight: 'fine' })];
  const u = size / 100;
  const round = (x: number, y: number, radius: number): Shape[] => [
    solid(arc(at(centre.x + x * u, centre.y + y * u), radius * u, radius * u)),
    solid(
      arc(
        at(centre.x + (x - radius * 0.14) * u, centre.y + (y - radius * 0.14) * u),
        radius * 0.74 * u,
        radius * 0.74 * u,
      ),
      'white',
    ),
  ];
  const rect = (x: number, y: number, width: number, height: number) =>
    box(centre.x + x * u, centre.y + y * u, width * u, height * u);
  if (plant === undefined) return [outlined(plot, 'bold'), stroke([...inner(0.78), inner(0.78)[0] as Point], 'fine')];
  switch (plant) {
    case 'sheds':
      return [
        ...sheds(0, 3),
        solid(rect(-44, -36, 34, 30)),
        outlined(rect(-2, -30, 44, 44), 'medium'),
        solid(rect(-30, 12, 22, 40)),
      ];
    case 'tanks':
      return [
        outlined(plot, 'medium'),
        ...round(-30, -22, 24),
        ...round(24, -30, 20),
        ...round(4, 26, 30),
        ...round(-46, 28, 12),
      ];
    case 'tracks': {
      // A yard of tracks.
      const tracks = [-34, -20, -6, 8, 22, 36].map((y) =>
        stroke(
          [
            at(centre.x - (66 - Math.abs(y) * 0.5) * u, centre.y + y * u),
            at(centre.x + (66 - Math.abs(y) * 0.5) * u, centre.y + y * u),
          ],
          'medium',
        ),
      );
      return [
        outlined(plot, 'medium'),
        ...tracks,
        solid(rect(-40, -24, 30, 8)),
        solid(rect(4, 4, 40, 8)),
        solid(rect(-22, 32, 26, 8)),
      ];
    }
    case 'saw-tooth': {
      // A saw-tooth roof.
      const rows = [-46, -28, -10, 8, 26].map((y) => solid(rect(-38, y, 76, 9)));
      return [outlined(plot, 'medium'), outlined(rect(-42, -50, 84, 100), 'medium'), ...rows];
    }
    case 'holder':
      return [solid(plot), outlined(inner(0.62), 'medium', { gap: 3.4, turn: 0.125 }), solid(inner(0.24))];
    case 'wagons':
      return [
        ...sheds(1 / 6, 3.2),
        { ...outlined(rect(-46, -14, 92, 28), 'medium'), tone: 'white' },
        ...[-36, -18, 0, 18].map((x) => solid(rect(x, -8, 12, 16))),
      ];
    case 'blocks':
      return [
        outlined(plot, 'medium'),
        ...(
          [
            [0, 1, 2],
            [2, 3, 4],
            [4, 5, 0],
          ] as const
        ).map((corners, index): Shape => {
          const rhomb: Polygon = [centre, ...corners.map((corner) => plot[corner] as Point)].map((p) =>
            between(between(centre, plot[corners[1]] as Point, 0.5), p, 0.82),
          );
          return index === 0 ? solid(rhomb) : outlined(rhomb, 'medium', { gap: 2.8, turn: index / 6 });
        }),
      ];
    default:
      return plant satisfies never;
  }
}
