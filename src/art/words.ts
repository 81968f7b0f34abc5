/** The words that all pictures are drawn with: shapes and their outlines. Lengths are a picture's own. */

import type { Point, Step } from '../typeset/page/page.ts';
import { stepsOf } from './path.ts';

/** Colour of a shape; paper covers what is below and takes light, white takes none. */
export type Tone = 'ink' | 'accent' | 'paper' | 'white';

/** Line widths in points; `far` is for the background. */
export const weights = { far: 0.35, fine: 0.35, medium: 0.7, bold: 1.4 } as const;
/** A line width by its name. */
export type Weight = keyof typeof weights;

/** Lines over an area, `gap` points apart and `turn` turns from level, where the light does not fall. */
export interface Shade {
  readonly gap: number;
  readonly turn?: number;
  readonly weight?: Weight;
  readonly inLight?: boolean;
}

/** One path, of parts that are painted in turn. */
export type Shape = { readonly steps: readonly Step[] } & (
  | {
      readonly kind: 'area';
      readonly tone: Tone;
      readonly edge?: Weight | undefined;
      readonly shade?: Shade | undefined;
    }
  | { readonly kind: 'line'; readonly tone: Tone; readonly weight: Weight }
  /** A paper rim that separates black from black; not in low ink. */
  | { readonly kind: 'rim' }
  /** From here on paper inside a convex polygon is lit: printed in the accent. */
  | { readonly kind: 'light' }
);

/** Shapes in the order they are painted. */
export type Art = Shape | false | undefined | readonly Art[];

/** All shapes of some art. */
export function shapesOf(art: Art): Shape[] {
  if (!art) return [];
  return 'steps' in art ? [art] : art.flatMap(shapesOf);
}

const area = (tone: Tone, ds: readonly string[], edge?: Weight, shade?: Shade): Shape => ({
  kind: 'area',
  steps: stepsOf(ds.join(' ')),
  tone,
  edge,
  shade,
});

/** Solid areas of a tone. */
export const solid = (tone: Tone, ...ds: readonly string[]): Shape => area(tone, ds);
/** Solid areas. */
export const black = (...ds: readonly string[]): Shape => area('ink', ds);
/** Solid areas in the second colour. */
export const accent = (...ds: readonly string[]): Shape => area('accent', ds);
/** Bare areas that no light falls on. */
export const white = (...ds: readonly string[]): Shape => area('white', ds);
/** Paper that covers what is below. */
export const paper = (...ds: readonly string[]): Shape => area('paper', ds);

/** A word for each weight of line. */
type Weighted<Given extends readonly unknown[]> = Readonly<Record<Weight, (...given: Given) => Shape>>;
const weighted = <Given extends readonly unknown[]>(
  of: (weight: Weight, ...given: Given) => Shape,
): Weighted<Given> => ({
  far: (...given) => of('far', ...given),
  fine: (...given) => of('fine', ...given),
  medium: (...given) => of('medium', ...given),
  bold: (...given) => of('bold', ...given),
});

/** Areas of a tone with an edge. */
export const edgedIn = (tone: Tone) => weighted((edge, d: string, shade?: Shade) => area(tone, [d], edge, shade));
/** Paper with an edge: things in front. */
export const edged = edgedIn('paper');
/** The same that no light falls on. */
export const blank = edgedIn('white');

/** Lines in a tone. */
export const lineIn = (tone: Tone) =>
  weighted((weight, ...ds: readonly string[]) => ({ kind: 'line', steps: stepsOf(ds.join(' ')), tone, weight }));
/** Lines. */
export const stroke = lineIn('ink');
/** Lines of paper over a solid. */
export const scratch = lineIn('paper');
/** Lines that stay bare. */
export const bare = lineIn('white');

/** A rim of paper round areas that are painted after it. */
export const rim = (...ds: readonly string[]): Shape => ({ kind: 'rim', steps: stepsOf(ds.join(' ')) });
/** Solid areas, each with a rim of paper. */
export const rimmed = (...ds: readonly string[]): Art => ds.map((d) => [rim(d), black(d)]);

/** Light inside a convex polygon. */
export const light = (d: string): Shape => ({ kind: 'light', steps: stepsOf(d) });

/** Lines through points, from x, y, x, y. */
export const p = (...coordinates: readonly number[]): string => `M${coordinates.join(' ')}`;
/** Lines through points. */
export const through = (points: readonly Point[]): string => p(...points.flatMap(({ x, y }) => [x, y]));
/** A line through points in a number of parts: `at` is given how far along it each is, from 0 to 1. */
export const along = (parts: number, at: (share: number) => readonly [x: number, y: number]): string =>
  p(...Array.from({ length: parts + 1 }, (_, index) => at(index / parts)).flat());
/** The corners of a regular polygon round the origin, the first of them straight up. */
export const regular = (radius: number, count: number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count - 0.25) * 2 * Math.PI;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
/** The corners of a hexagon whose top is level, clockwise from the right. */
export const hexagon = (x: number, y: number, size: number): Point[] =>
  [0, 1, 2, 3, 4, 5].map((index) => ({
    x: x + size * Math.cos((index * Math.PI) / 3),
    y: y + size * Math.sin((index * Math.PI) / 3),
  }));
/** A rectangle. */
export const r = (x: number, y: number, width: number, height: number): string => `R${x} ${y} ${width} ${height}`;
/** A rectangle from side to side of a frame. */
export const fullWidth = (half: number, y: number, height: number): string => r(-half, y, half * 2, height);
/** An ellipse round a point. */
export const o = (x: number, y: number, rx: number, ry = rx): string => `O${x} ${y} ${rx} ${ry}`;
/** A bar from one point to another. */
export const bar = (x1: number, y1: number, x2: number, y2: number, width: number): string =>
  `B${x1} ${y1} ${x2} ${y2} ${width}`;
/** An arc of an ellipse of less than a turn, in turns from three o'clock, clockwise where `to` is more than `from`. */
export function arc({ x, y, rx, ry = rx }: Ellipse, from: number, to: number): string {
  const at = (turn: number) => `${x + rx * Math.cos(turn * 2 * Math.PI)} ${y + ry * Math.sin(turn * 2 * Math.PI)}`;
  return `M${at(from)}A${rx} ${ry} 0 ${Math.abs(to - from) > 0.5 ? 1 : 0} ${to > from ? 1 : 0} ${at(to)}`;
}
interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry?: number;
}
/** A line that hangs between two points, with its sag in the middle. */
export const hanging = (x1: number, y1: number, x2: number, y2: number, sag: number): string =>
  `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 2 * sag} ${x2} ${y2}`;
/** One path of several: each goes on where the last ended. */
export const chained = (...ds: readonly string[]): string =>
  ds.map((d, index) => (index === 0 ? d : d.replace(/^M/u, 'L'))).join('');
