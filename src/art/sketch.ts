/** Shapes of a picture → path marks, in one hand: three line weights, two inks and paper, for full and for low ink. */

import { hatch } from '../typeset/page/hatch.ts';
import type { Colour, PathMark, Point, Stamp, StampMark, Step } from '../typeset/page/page.ts';
import { ink, type Style } from '../typeset/page/style.ts';

import { clipLine, clipPolygon, cornersOf, cutOut, type Frame, type Polygon, placeIn, windingOf } from './plane.ts';
import { addSteps } from './rounded.ts';

/** What a shape is printed with; paper hides what lies under it and takes the light, white stays bare. */
export type Tone = 'ink' | 'accent' | 'paper' | 'white';

/** Line widths in points. */
export const weights = { far: 0.35, fine: 0.35, medium: 0.7, bold: 1.4 } as const;
/** A line width by its name; `far` is that of what lies behind all else, where there are no solids half as wide. */
export type Weight = keyof typeof weights;

/** A filled area, with an outline where it has an edge. */
export interface AreaShape {
  readonly kind: 'area';
  readonly points: Polygon;
  readonly tone: Tone;
  readonly edge?: Weight;
  /** Lines over the area, `gap` points apart, where the light does not fall. */
  readonly shade?: {
    readonly gap: number;
    readonly turn?: number;
    readonly weight?: Weight;
    readonly inLight?: boolean;
  };
}

/** A line. */
export interface LineShape {
  readonly kind: 'line';
  readonly points: Polygon;
  readonly tone: Tone;
  readonly weight: Weight;
}

/** A rim of paper round what would not be seen before black; there is none in low ink, where nothing is black. */
export interface RimShape {
  readonly kind: 'rim';
  readonly points: Polygon;
}

/** From here on paper inside a convex polygon, its corners clockwise, is lit: printed in the accent. */
export interface LightShape {
  readonly kind: 'light';
  readonly points: Polygon;
}

/** Shapes in the order they are painted. */
export type Shape = AreaShape | LineShape | RimShape | LightShape;

/** How a picture is drawn. */
export interface Look {
  /** Outlines in place of solid areas. */
  readonly lowInk: boolean;
}

/** How the pictures of a document are drawn. */
export function lookOf({ style }: { readonly style: Style }): Look {
  return { lowInk: style.lowInk === true };
}

/** A solid area. */
export const solid = (points: Polygon, tone: Tone = 'ink'): AreaShape => ({ kind: 'area', points, tone });

/** Paper with an outline: what stands in front of other things. */
export const outlined = (points: Polygon, edge: Weight = 'medium', shade?: AreaShape['shade']): AreaShape => ({
  kind: 'area',
  points,
  tone: 'paper',
  edge,
  ...(shade && { shade }),
});

/** A line through points. */
export const stroke = (points: Polygon, weight: Weight = 'medium', tone: Tone = 'ink'): LineShape => ({
  kind: 'line',
  points,
  tone,
  weight,
});

/** A line round an area, from its first point back to it. */
export const ring = (points: Polygon, weight: Weight = 'medium', tone: Tone = 'ink'): LineShape =>
  stroke([...points, points[0] as Point], weight, tone);

/** A rim round an area that is painted after it. */
export const rim = (points: Polygon): RimShape => ({ kind: 'rim', points: [...points, points[0] as Point] });

const isBare = (tone: Tone) => tone === 'paper' || tone === 'white';

const colours: Readonly<Record<Tone, Colour>> = { ink: ink.text, accent: ink.accent, paper: 1, white: 1 };

type Paint = Pick<PathMark, 'fill' | 'stroke' | 'width' | 'round'>;

/** Every paint once, so that paths of one are known to be of it. */
const fills = paints((tone): Paint => ({ fill: colours[tone] }));
const lines = paints((tone) => {
  const of = (weight: Weight): Paint => ({ stroke: colours[tone], width: weights[weight], round: true });
  const fine = of('fine');
  return { far: fine, fine, medium: of('medium'), bold: of('bold') };
});
/** What lies behind all else with low ink. */
const faint: Paint = { stroke: colours.ink, width: 0.18, round: true };

function paints<One>(of: (tone: Tone) => One): Readonly<Record<Tone, One>> {
  return { ink: of('ink'), accent: of('accent'), paper: of('paper'), white: of('white') };
}

/** Paths of one paint gathered into one mark while nothing else comes between. */
interface Run {
  readonly paint: Paint;
  readonly steps: Step[];
}

/** Points by which paper reaches over the sides of a frame, so that a screen shows no edge of what it hides there. */
const bleed = 1;

/** Where the frame of a picture of a size stands in its stamp. */
export const inStamp = ({ width, height }: Pick<Frame, 'width' | 'height'>): Frame => ({
  x: bleed,
  y: 0,
  width,
  height,
});

/** Draws shapes, cut at the frame; everything is decoration. */
export function drawn(shapes: readonly Shape[], frame: Frame, { lowInk }: Look): PathMark[] {
  const edges = cornersOf(frame);
  const beyond = { ...frame, x: frame.x - bleed, width: frame.width + 2 * bleed };
  const runs: Run[] = [];
  let light: Polygon | undefined;
  /** Left, top, right and bottom of the light. */
  let lit: readonly [number, number, number, number] = [0, 0, 0, 0];

  let open: Run | undefined;
  const put = (paint: Paint, points: Polygon, isClosed: boolean, within: Frame) => {
    if (open?.paint !== paint) {
      open = { paint, steps: [] };
      runs.push(open);
    }
    addSteps(open.steps, points, isClosed, within);
  };
  const [sideLeft, sideRight] = [frame.x + 0.05, frame.x + frame.width - 0.05];
  /** Paper that ends at a side of the frame reaches over it. */
  const reaching = (points: Polygon): Polygon =>
    points.some(({ x }) => x < sideLeft || x > sideRight)
      ? points.map((point) =>
          point.x < sideLeft
            ? { x: Math.min(point.x, beyond.x), y: point.y }
            : point.x > sideRight
              ? { x: Math.max(point.x, beyond.x + beyond.width), y: point.y }
              : point,
        )
      : points;
  const fill = (shape: Polygon, tone: Tone) => {
    const points = isBare(tone) ? reaching(shape) : shape;
    const within = isBare(tone) ? beyond : frame;
    const { x, y, width, height } = within;
    const place = placeIn(points, x, y, x + width, y + height);
    if (place === 'out') return;
    const inside = place === 'in' ? points : clipPolygon(points, isBare(tone) ? cornersOf(beyond) : edges);
    // All the same way round, so that shapes of one mark add up where they overlap.
    const facing = windingOf(inside) < 0 ? inside.toReversed() : inside;
    if (facing.length > 0) put(fills[tone], facing, true, within);
  };
  /** The frame less half a line's width, so that no ink leaves it. */
  const inset = (half: number): Frame => ({
    x: frame.x + half,
    y: frame.y + half,
    width: frame.width - 2 * half,
    height: frame.height - 2 * half,
  });
  const draw = (points: Polygon, tone: Tone, weight: Weight) => {
    const inner = inset(weights[weight] / 2);
    const { x, y, width, height } = inner;
    const paint = lowInk && weight === 'far' ? faint : lines[tone][weight];
    const place = placeIn(points, x, y, x + width, y + height);
    if (place === 'in') put(paint, points, false, inner);
    else if (place === 'across') for (const part of clipLine(points, cornersOf(inner))) put(paint, part, false, inner);
  };
  /** Draws paper and its edge at once: where the frame cuts it off the edge runs along the frame. */
  const edged = (points: Polygon, tone: Tone, weight: Weight) => {
    const inner = inset(weights[weight] / 2);
    const place = placeIn(points, inner.x, inner.y, inner.x + inner.width, inner.y + inner.height);
    const inside = place === 'in' ? points : place === 'out' ? [] : clipPolygon(points, cornersOf(inner));
    if (inside.length > 0) put({ ...(weight === 'far' ? faint : lines[tone][weight]), fill: 1 }, inside, true, inner);
  };
  /** Whether paper is drawn with its edge at once: nothing is between them, and no edge stands along the frame. */
  const isPlain = ({ points, shade }: AreaShape) =>
    !shade &&
    placeIn(points, frame.x + 0.7, frame.y + 0.7, frame.x + frame.width - 0.7, frame.y + frame.height - 0.7) === 'in' &&
    (light === undefined || placeIn(points, ...lit) === 'out');
  const shine = (points: Polygon) => {
    if (light === undefined || placeIn(points, ...lit) === 'out') return;
    const bright = clipPolygon(points, light);
    if (bright.length === 0) return;
    if (lowInk) for (const one of hatch(bright, 5, 0.125)) draw(one, 'accent', 'fine');
    else fill(bright, 'accent');
  };
  /** What would be solid in the accent, where it is large enough to be told from an outline. */
  const glow = (points: Polygon) => {
    const [left, top, right, bottom] = boundsOf(points);
    if (Math.min(right - left, bottom - top) < 12) return;
    for (const one of hatch(points, 5, 0.125)) draw(one, 'accent', 'fine');
  };
  const shadeLines = ({ points, shade }: AreaShape) => {
    if (shade === undefined) return;
    const { gap, turn = 0, weight = 'fine', inLight = false } = shade;
    const pen = lowInk && weight !== 'far' ? 'fine' : weight;
    for (const one of hatch(points, lowInk ? gap * 3 : gap, turn))
      if (!light || inLight || placeIn(one, ...lit) === 'out') draw(one, 'ink', pen);
      else for (const part of cutOut(one, light)) draw(part, 'ink', pen);
  };

  for (const shape of shapes) {
    switch (shape.kind) {
      case 'light':
        light = windingOf(shape.points) < 0 ? shape.points.toReversed() : shape.points;
        lit = boundsOf(light);
        shine(cornersOf(frame));
        break;
      case 'line':
        draw(
          shape.points,
          lowInk && isBare(shape.tone) ? 'ink' : shape.tone,
          lowInk && isBare(shape.tone) ? 'fine' : shape.weight,
        );
        break;
      case 'rim':
        if (lowInk) break;
        draw(shape.points, 'paper', 'bold');
        for (const part of light ? clipLine(shape.points, light) : []) draw(part, 'accent', 'bold');
        break;
      case 'area': {
        const { points, tone, edge } = shape;
        if (lowInk) {
          const line = edge === 'bold' ? 'medium' : edge;
          if (tone !== 'paper') {
            edged(points, isBare(tone) ? 'ink' : tone, 'medium');
            if (tone === 'accent') glow(points);
            shadeLines(shape);
          } else if (line && isPlain(shape)) edged(points, 'ink', line);
          else {
            fill(points, 'paper');
            shine(points);
            shadeLines(shape);
            if (line) draw([...points, points[0] as Point], 'ink', line);
          }
        } else {
          fill(points, tone);
          if (tone === 'paper') shine(points);
          shadeLines(shape);
          if (edge) draw([...points, points[0] as Point], 'ink', edge);
        }
        break;
      }
      default:
        shape satisfies never;
    }
  }
  return runs.map(({ paint, steps }) => ({ kind: 'path', role: 'artifact', steps, ...paint }));
}

/** The left, top, right and bottom ends of a shape. */
function boundsOf(points: Polygon): readonly [number, number, number, number] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/**
 * A picture drawn in a frame at the origin as one mark, which moves as one; its top left corner at (x, y). It is drawn when it is
 * asked for: drawn with the page, the pictures of an Event Book are a fifth of all that is in memory when it is written. Where
 * all that it depends on is given as `of`, the preview sees without drawing it that it is as it was.
 */
export function placed(
  picture: string,
  art: (frame: Frame) => readonly PathMark[],
  { x, y, width, height }: Frame,
  of?: object,
): StampMark {
  const stamp: Stamp = {
    width: width + 2 * bleed,
    height,
    picture,
    ...(of && { pictureKey: JSON.stringify([of, width, height]) }),
    get marks() {
      return art(inStamp({ width, height }));
    },
  };
  return { kind: 'stamp', role: 'artifact', x: x - bleed, y, stamp };
}

/** The same shapes seen in a mirror that stands upright at `x`. */
export function mirrored(shapes: readonly Shape[], x: number): Shape[] {
  return shapes.map((shape) => {
    const points = shape.points.map((point) => ({ x: 2 * x - point.x, y: point.y }));
    // The corners of light keep running clockwise.
    if (shape.kind === 'light') return { ...shape, points: points.reverse() };
    if (shape.kind === 'area' && shape.shade)
      return { ...shape, points, shade: { ...shape.shade, turn: -(shape.shade.turn ?? 0) } };
    return { ...shape, points };
  });
}
