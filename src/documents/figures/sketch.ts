/** Shapes of a picture → path marks, in one hand: three line weights, two inks and paper, for full and for low ink. */

import type { Colour, PathMark, Point, Step } from '../../typeset/page/page.ts';
import { ink } from '../../typeset/page/style.ts';
import type { Setup } from '../document.ts';
import { clipLine, clipPolygon, cornersOf, cutOut, type Frame, hatch, type Polygon, windingOf } from './plane.ts';

/** What a shape is printed with; paper hides what lies under it and takes the light, white stays bare. */
export type Tone = 'ink' | 'accent' | 'paper' | 'white';

/** Line widths in points. */
export const weights = { fine: 0.35, medium: 0.7, bold: 1.4 } as const;
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

/** From here on paper inside a convex polygon, its corners clockwise, is lit: printed in the accent. */
export interface LightShape {
  readonly kind: 'light';
  readonly points: Polygon;
}

/** Shapes in the order they are painted. */
export type Shape = AreaShape | LineShape | LightShape;

/** How a picture is drawn. */
export interface Look {
  /** Outlines in place of solid areas. */
  readonly lowInk: boolean;
}

/** How the pictures of a document are drawn. */
export function lookOf(_request: Pick<Setup, 'style'>): Look {
  return { lowInk: false };
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

const isBare = (tone: Tone) => tone === 'paper' || tone === 'white';

const colours: Readonly<Record<Tone, Colour>> = { ink: ink.text, accent: ink.accent, paper: 1, white: 1 };

/** Paths of one paint gathered into one mark while nothing else comes between. */
interface Run {
  readonly key: string;
  readonly paint: Pick<PathMark, 'fill' | 'stroke' | 'width' | 'round'>;
  readonly steps: Step[];
}

/** Draws shapes, cut at the frame; everything is decoration. */
export function drawn(shapes: readonly Shape[], frame: Frame, { lowInk }: Look): PathMark[] {
  const edges = cornersOf(frame);
  const runs: Run[] = [];
  let light: Polygon | undefined;

  const put = (key: string, paint: Run['paint'], steps: readonly Step[]) => {
    const open = runs.at(-1);
    if (open?.key === key) open.steps.push(...steps);
    else runs.push({ key, paint, steps: [...steps] });
  };
  const fill = (points: Polygon, tone: Tone) => {
    const inside = clipPolygon(points, edges);
    // All the same way round, so that shapes of one mark add up where they overlap.
    const facing = windingOf(inside) < 0 ? inside.toReversed() : inside;
    if (facing.length > 0) put(`fill ${tone}`, { fill: colours[tone] }, stepsOf(facing, true));
  };
  const draw = (points: Polygon, tone: Tone, weight: Weight) => {
    // Half a line's width inside the frame, so that no ink leaves it.
    const half = weights[weight] / 2;
    const room = cornersOf({
      x: frame.x + half,
      y: frame.y + half,
      width: frame.width - 2 * half,
      height: frame.height - 2 * half,
    });
    const parts = clipLine(points, room);
    if (parts.length > 0)
      put(
        `line ${tone} ${weight}`,
        { stroke: colours[tone], width: weights[weight], round: true },
        parts.flatMap((part) => stepsOf(part, false)),
      );
  };
  const shine = (points: Polygon) => {
    if (light === undefined) return;
    const lit = clipPolygon(points, light);
    if (lit.length === 0) return;
    if (lowInk) for (const one of hatch(lit, 4.2, 0.125)) draw(one, 'accent', 'fine');
    else fill(lit, 'accent');
  };
  const shadeLines = ({ points, shade }: AreaShape) => {
    if (shade === undefined) return;
    const { gap, turn = 0, weight = 'fine', inLight = false } = shade;
    for (const one of hatch(points, lowInk ? gap * 2.5 : gap, turn))
      for (const part of light && !inLight ? cutOut(one, light) : [one]) draw(part, 'ink', lowInk ? 'fine' : weight);
  };

  for (const shape of shapes) {
    switch (shape.kind) {
      case 'light':
        light = shape.points;
        shine(cornersOf(frame));
        break;
      case 'line':
        draw(
          shape.points,
          lowInk && isBare(shape.tone) ? 'ink' : shape.tone,
          lowInk && isBare(shape.tone) ? 'fine' : shape.weight,
        );
        break;
      case 'area': {
        const { points, tone, edge } = shape;
        const closed = [...points, points[0] as Point];
        if (lowInk) {
          fill(points, 'paper');
          if (tone === 'paper') shine(points);
          shadeLines(shape);
          if (tone !== 'paper') draw(closed, tone === 'white' ? 'ink' : tone, 'medium');
          else if (edge) draw(closed, 'ink', edge === 'bold' ? 'medium' : edge);
        } else {
          fill(points, tone);
          if (tone === 'paper') shine(points);
          shadeLines(shape);
          if (edge) draw(closed, 'ink', edge);
        }
        break;
      }
      default:
        shape satisfies never;
    }
  }
  return runs.map(({ paint, steps }) => ({ kind: 'path', role: 'artifact', steps, ...paint }));
}

/** To a tenth of a point, which no printer shows and which is half the bytes. */
const tenth = (value: number) => Math.round(value * 10) / 10;

function stepsOf(points: Polygon, close: boolean): Step[] {
  const steps = points.map(({ x, y }, index): Step => [index === 0 ? 'move' : 'line', tenth(x), tenth(y)]);
  return close ? [...steps, ['close']] : steps;
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
