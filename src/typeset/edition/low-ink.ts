/** Pages → the same without solid areas, hatched in outline instead. */

import { memo } from '../../memo.ts';
import { boundsOf } from '../page/box.ts';
import { hatch } from '../page/hatch.ts';
import type { Colour, Mark, Page, PathMark, Point, Stamp, Step, TextMark } from '../page/page.ts';
import { rectangle } from '../page/path.ts';
import { stampMarks } from '../page/stamp.ts';
import { cornersOf, subpathsOf } from '../page/steps.ts';
import { ink } from '../page/style.ts';

/** Pages in low ink. Art on many pages stays one object. */
export function inLowInk(pages: readonly Page[]): Page[] {
  const stampOf = memo(
    (stamp: Stamp): Stamp => ({
      width: stamp.width,
      height: stamp.height,
      marks: stampMarks(stamp).flatMap(lightened),
    }),
  );
  // A picture with a key is drawn for low ink; machines need black grids.
  const inked = (mark: Mark): readonly Mark[] => {
    if (mark.kind === 'text' || mark.kind === 'path') return lightened(mark);
    const isSolid = mark.kind === 'stamp' && mark.stamp.pictureKey === undefined;
    return [isSolid ? { ...mark, stamp: stampOf(mark.stamp) } : mark];
  };
  return pages.map((page) => ({
    ...page,
    marks: page.marks.flatMap((mark, index) =>
      isBoxOf(mark, page.marks[index + 1]) ? [{ ...mark, fill: 1, stroke: mark.fill, width: widest }] : inked(mark),
    ),
  }));
}

const lightened = (mark: TextMark | PathMark) => (mark.kind === 'text' ? textInLowInk(mark) : pathInLowInk(mark));

/** Whether a solid mark is only the background of the light letters after it. */
function isBoxOf(mark: Mark, next: Mark | undefined): mark is PathMark & { readonly fill: Colour } {
  if (mark.kind !== 'path' || mark.role !== 'artifact' || mark.fill === undefined || lightness(mark.fill) > 0.5)
    return false;
  if (next?.kind !== 'text' || lightness(next.colour) < 0.85) return false;
  const ys = mark.steps.flatMap((step) => (step[0] === 'close' ? [] : [step.at(-1) as number]));
  return Math.max(...ys) - Math.min(...ys) < 1.3 * next.size;
}

/** From 0 (black) to 1 (white), weighted for the eye. */
function lightness(colour: Colour): number {
  if (typeof colour === 'number') return colour;
  const [red, green, blue] = colour;
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

const isPaper = (colour: Colour) => lightness(colour) > 0.97;

/** Letters of this size or more count as areas. */
const displaySize = 41;

/** Large letters become outlines; light letters on dark become dark letters on white. */
function textInLowInk(mark: TextMark): (TextMark | PathMark)[] {
  if (mark.size >= displaySize) return [{ ...mark, outline: mark.size / 50 }];
  if (lightness(mark.colour) < 0.85 || mark.pieces.length === 0) return [mark];
  const { x, y, size, role } = mark;
  const { width } = boundsOf(mark);
  return [rectangle(x - 1, y - size * 0.78, width + 2, size, { role, fill: 1 }), { ...mark, colour: ink.text }];
}

/** The widest line, and the lines that fill areas, in points. */
const widest = 0.9;
const fine = 0.35;

function pathInLowInk(mark: PathMark): PathMark[] {
  const { fill, stroke, width = 1 } = mark;
  const thin = stroke === undefined ? {} : { width: Math.min(width, widest) };
  // White lines on a solid area become dark lines on white.
  const line = stroke === undefined ? {} : { stroke: isPaper(stroke) ? ink.rule : stroke };
  if (fill === undefined) return [{ ...mark, ...thin, ...line }];
  const light = lightness(fill);
  if (light > noTint)
    return [{ ...mark, fill: 1, ...thin, ...line, ...(isPip(mark) && { stroke: ink.text, width: fine }) }];
  const shades = shadesOf(mark, fill);
  // A background has no outline.
  if (stroke === undefined && light > 0.6) return [{ ...mark, fill: 1 }, ...shades];
  const outline: PathMark = {
    ...mark,
    fill: 1,
    stroke: stroke === undefined || isPaper(stroke) ? fill : stroke,
    width: stroke === undefined || isPaper(stroke) ? fine : Math.min(width, widest),
  };
  return [outline, ...shades];
}

/** Lighter areas are left empty, as words on them say the same. */
const noTint = 0.92;

const isPip = ({ fill, stroke, steps }: PathMark) =>
  fill !== undefined && isPaper(fill) && stroke === undefined && steps.some(([kind]) => kind === 'curve');

/** Hatching for the colour of an area; none if it is too small. */
function shadesOf({ steps, role, stroke }: PathMark, fill: Colour): PathMark[] {
  const light = lightness(fill);
  const areas = subpathsOf(steps)
    .map(cornersOf)
    .filter(({ length }) => length > 2);
  const lines = areas.flatMap((points) => hatch(points, gapFor(points, light), turnFor(fill)));
  if (lines.length === 0) return [];
  return [
    {
      kind: 'path',
      role,
      steps: lines.flatMap(([from, to]): Step[] => [
        ['move', from.x, from.y],
        ['line', to.x, to.y],
      ]),
      // Pale lines would be lost beside an outline.
      stroke: stroke !== undefined && light > 0.55 ? 0.55 : fill,
      width: light > 0.5 ? fine * 0.7 : fine,
    },
  ];
}

/** Hatching is closer in darker and smaller areas, so that each looks filled. */
function gapFor(points: readonly Point[], light: number): number {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const size = Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return Math.min(1.8 + 4 * light ** 2, Math.max(1.1, size / 3));
}

/** Hatchings of similar shades have different angles. */
function turnFor(colour: Colour): number {
  if (typeof colour !== 'number') return 0.125;
  return colour < 0.35 ? 0.125 : -0.125;
}
