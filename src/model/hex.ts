/** Geometry and adjacency of flat-topped hexagons in axial coordinates. */

import { hexSteps, type LabelName, type Sector } from './board.ts';

/** A point, y downwards. */
export interface HexPoint {
  readonly x: number;
  readonly y: number;
}

/** Centre of a hexagon with corners `size` away; (0, 0) is the origin. */
export function hexCentre(hex: { readonly q: number; readonly r: number }, size: number): HexPoint {
  return { x: size * 1.5 * hex.q, y: size * Math.sqrt(3) * (hex.r + hex.q / 2) };
}

/** The six corners, clockwise from the right. */
export function hexCorners(centre: HexPoint, size: number): HexPoint[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => ({
    x: centre.x + size * Math.cos((corner * Math.PI) / 3),
    y: centre.y + size * Math.sin((corner * Math.PI) / 3),
  }));
}

/** Bounding box of a board of hexagons of size 1. */
export function boardBounds(sectors: readonly { readonly q: number; readonly r: number }[]) {
  const centres = sectors.map((sector) => hexCentre(sector, 1));
  const half = Math.sqrt(3) / 2; // half the height of a hexagon
  const left = Math.min(...centres.map(({ x }) => x)) - 1;
  const top = Math.min(...centres.map(({ y }) => y)) - half;
  const width = Math.max(...centres.map(({ x }) => x)) + 1 - left;
  const height = Math.max(...centres.map(({ y }) => y)) + half - top;
  return { left, top, width, height };
}

/** Neighbours of each Sector, clockwise from the top (CR-136). */
export function adjacency(sectors: readonly Sector[]): ReadonlyMap<string, readonly string[]> {
  const byPlace = new Map(sectors.map((sector) => [`${sector.q},${sector.r}`, sector.id]));
  return new Map(
    sectors.map((sector) => [
      sector.id,
      hexSteps.flatMap((step) => byPlace.get(`${sector.q + step.q},${sector.r + step.r}`) ?? []),
    ]),
  );
}

/** The steps from a hexagon to the next, clockwise from the top as `hexSteps`. */
export const directions = ['up', 'up-right', 'down-right', 'down', 'down-left', 'up-left'] as const;

/** The direction of a neighbour; undefined if it is none. */
export function directionTo(from: Sector, to: Sector): (typeof directions)[number] | undefined {
  return directions[hexSteps.findIndex(({ q, r }) => from.q + q === to.q && from.r + r === to.r)];
}

/** By id, moves from each Sector to the nearest with a label; none where no way leads there. */
export function movesTo(label: LabelName, sectors: readonly Sector[]): ReadonlyMap<string, number> {
  const neighbours = adjacency(sectors);
  const moves = new Map<string, number>();
  for (const sector of sectors) if (sector.label === label) moves.set(sector.id, 0);
  for (const [id, far] of moves)
    for (const near of neighbours.get(id) ?? []) if (!moves.has(near)) moves.set(near, far + 1);
  return moves;
}
