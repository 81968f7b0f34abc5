/** Axial coordinates → geometry and adjacency of flat-topped hexagons. */

import { hexSteps, type Sector } from './board.ts';

/** A point in the plane, y downwards. */
export interface HexPoint {
  readonly x: number;
  readonly y: number;
}

/** The centre of a hexagon whose corners are `size` from it; hexagon (0, 0) lies at the origin. */
export function hexCentre(hex: { readonly q: number; readonly r: number }, size: number): HexPoint {
  return { x: size * 1.5 * hex.q, y: size * Math.sqrt(3) * (hex.r + hex.q / 2) };
}

/** The six corners, clockwise from the right one. */
export function hexCorners(centre: HexPoint, size: number): HexPoint[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => ({
    x: centre.x + size * Math.cos((corner * Math.PI) / 3),
    y: centre.y + size * Math.sin((corner * Math.PI) / 3),
  }));
}

/** The rectangle round a board whose hexagons have size 1: its top left corner, width and height. */
export function boardBounds(sectors: readonly { readonly q: number; readonly r: number }[]) {
  const centres = sectors.map((sector) => hexCentre(sector, 1));
  const half = Math.sqrt(3) / 2; // height of a hexagon of size 1, halved
  const left = Math.min(...centres.map(({ x }) => x)) - 1;
  const top = Math.min(...centres.map(({ y }) => y)) - half;
  const width = Math.max(...centres.map(({ x }) => x)) + 1 - left;
  const height = Math.max(...centres.map(({ y }) => y)) + half - top;
  return { left, top, width, height };
}

/** Each Sector with those that share a border with it, clockwise from straight up (CR-136). */
export function adjacency(sectors: readonly Sector[]): ReadonlyMap<string, readonly string[]> {
  const byPlace = new Map(sectors.map((sector) => [`${sector.q},${sector.r}`, sector.id]));
  return new Map(
    sectors.map((sector) => [
      sector.id,
      hexSteps.flatMap((step) => byPlace.get(`${sector.q + step.q},${sector.r + step.r}`) ?? []),
    ]),
  );
}
