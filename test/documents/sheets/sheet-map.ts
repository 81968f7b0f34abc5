/** Marks of a sheet → what stands where on its map. */

import type { Mark, PathMark, TextMark } from '../../../src/typeset/page/page.ts';
import { inkBox, textOf } from '../workshop.ts';

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** One hexagon and what is in it. */
export interface DrawnSector {
  readonly x: number;
  readonly y: number;
  /** From corner to corner. */
  readonly width: number;
  readonly squares: readonly Box[];
  readonly lines: readonly Box[];
  readonly texts: readonly TextMark[];
  /** What is written in its square. */
  readonly inSquare: string;
  /** What is written on its line. */
  readonly onLine: string;
}

export const isText = (mark: Mark): mark is TextMark => mark.kind === 'text';
const isPath = (mark: Mark): mark is PathMark => mark.kind === 'path';

/** How many corners a closed polygon has; 0 for lines and curves. */
function corners(path: PathMark): number {
  const closed = path.steps.at(-1)?.[0] === 'close';
  return closed && !path.steps.some(([kind]) => kind === 'curve') ? path.steps.length - 1 : 0;
}

const box = (path: PathMark): Box => inkBox({ ...path, width: 0 }) as Box;
const inside = (inner: Box, outer: Box): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];
const isLevel = ([, top, , bottom]: Box): boolean => Math.abs(top - bottom) < 0.01;

/** Squares standing on a corner: the diamonds of CORES. */
export function diamonds(marks: readonly Mark[]): Box[] {
  return marks
    .filter(isPath)
    .filter(
      (path) =>
        corners(path) === 4 && path.steps[0]?.[1] !== path.steps[3]?.[1] && path.steps[0]?.[1] === path.steps[2]?.[1],
    )
    .map(box);
}

export function drawnSectors(marks: readonly Mark[]): DrawnSector[] {
  const paths = marks.filter(isPath);
  const hexagons = paths.filter((path) => corners(path) === 6).map(box);
  return hexagons.map((hexagon) => {
    const own = paths
      .filter((path) => corners(path) !== 6 && inside(box(path), hexagon))
      .map((path) => [path, box(path)] as const);
    const squares = own.filter(([path]) => corners(path) === 4).map(([, at]) => at);
    const lines = own.filter(([path, at]) => corners(path) === 0 && isLevel(at)).map(([, at]) => at);
    const texts = marks
      .filter(isText)
      .filter((mark) => inside(inkBox({ ...mark, size: mark.size * 0.6 }) as Box, hexagon));
    const baselineIn = (at: Box, above = 0) =>
      texts
        .filter(({ x, y }) => x >= at[0] && x <= at[2] && y >= at[1] - above && y <= at[3])
        .map(textOf)
        .join('|');
    return {
      x: (hexagon[0] + hexagon[2]) / 2,
      y: (hexagon[1] + hexagon[3]) / 2,
      width: hexagon[2] - hexagon[0],
      squares,
      lines,
      texts,
      inSquare: squares[0] ? baselineIn(squares[0]) : '',
      onLine: lines[0] ? baselineIn(lines[0], 6) : '',
    };
  });
}
