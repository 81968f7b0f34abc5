/** Marks of a sheet → what is where on its map. */

import type { Mark, Page, PathMark, TextMark } from '../../../src/typeset/page/page.ts';
import { inkBox, textOf } from '../workshop.ts';

export const tenMillimetres = 72 / 2.54;

export type Box = readonly [left: number, top: number, right: number, bottom: number];

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

/** Ink nearer to an edge of a page than `across` or `down`, by more than a point. */
export function inkOutside(
  { marks, width, height }: Omit<Page, 'label'>,
  across = tenMillimetres,
  down = across,
): string[] {
  return marks.flatMap((mark) => {
    const box = inkBox(mark);
    if (!box) return [];
    const [left, top, right, bottom] = box;
    const out = left < across - 1 || top < down - 1 || right > width - across + 1 || bottom > height - down + 1;
    return out ? [`${mark.kind === 'text' ? textOf(mark) : mark.kind} ${box.map(Math.round)}`] : [];
  });
}

/** The white of a page at the edge that is bound. */
export function innerMargin({ marks, width }: Page, isBack: boolean): number {
  const boxes = marks.map(inkBox).filter((one) => one !== undefined);
  return isBack ? width - Math.max(0, ...boxes.map((one) => one[2])) : Math.min(width, ...boxes.map((one) => one[0]));
}

/** The gap between two boxes, across or down; below 0 where they overlap. */
export const gapBetween = (a: Box, b: Box): number => Math.max(a[0] - b[2], b[0] - a[2], a[1] - b[3], b[1] - a[3]);

/** Pairs of texts of which one is over the other. */
export function textsOverText(marks: readonly Mark[]): string[] {
  const texts = marks
    .filter(isText)
    .map((mark) => [textOf(mark), inkBox({ ...mark, size: mark.size * 0.7 }) as Box] as const);
  return texts.flatMap(([word, a], index) =>
    texts.slice(index + 1).flatMap(([other, b]) => (gapBetween(a, b) < -0.5 ? [`${word} and ${other}`] : [])),
  );
}

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
