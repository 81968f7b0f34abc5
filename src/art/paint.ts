/** Art → path marks, in one hand: three line weights, two inks and paper, for full and for low ink. */

import { itemAt } from '../item-at.ts';
import { hatch } from '../typeset/page/hatch.ts';
import { type Colour, moveSteps, type PathMark, type Point, type Step } from '../typeset/page/page.ts';
import { cornersOf, subpathsOf } from '../typeset/page/steps.ts';
import { ink, type Style } from '../typeset/page/style.ts';
import { clipPolygon, cutLine, doMeet, type Extent, extentOf, type Polygon, windingOf } from './convex.ts';
import { reversePath } from './path.ts';
import { type Art, type Shade, type Shape, shapesOf, type Tone, type Weight, weights } from './words.ts';

/** How a picture is drawn. */
export interface Look {
  /** Outlines in place of solid areas. */
  readonly lowInk: boolean;
}

/** How the pictures of a document are drawn. */
export function lookOf({ style }: { readonly style: Style }): Look {
  return { lowInk: style.lowInk === true };
}

type Paint = Pick<PathMark, 'fill' | 'stroke' | 'width' | 'round'>;

const colours: Readonly<Record<Tone, Colour>> = { ink: ink.text, accent: ink.accent, paper: 1, white: 1 };
const isBare = (tone: Tone) => tone === 'paper' || tone === 'white';

/** The marks so far: consecutive paths of one paint share a mark. */
interface Canvas extends Look {
  readonly marks: { readonly paint: Paint; readonly steps: Step[] }[];
  /** The light, and its ends. */
  light?: { readonly points: Polygon; readonly bounds: Extent };
}

/** A part of a path: its steps, its corners and its ends. */
interface Part {
  readonly steps: readonly Step[];
  readonly points: Polygon;
  readonly bounds: Extent;
}

function partOf(steps: readonly Step[]): Part {
  const points = cornersOf(steps);
  return { steps, points, bounds: extentOf(points) };
}

const partThrough = (points: Polygon): Part =>
  partOf(points.map(({ x, y }, index): Step => [index === 0 ? 'move' : 'line', x, y]));

/** Draws art; everything is decoration. */
export function drawn(art: Art, { lowInk }: Look): PathMark[] {
  const canvas: Canvas = { lowInk, marks: [] };
  for (const shape of shapesOf(art)) for (const steps of subpathsOf(shape.steps)) draw(canvas, shape, partOf(steps));
  return canvas.marks.map(({ paint, steps }) => ({ kind: 'path', role: 'artifact', steps, ...paint }));
}

function draw(canvas: Canvas, shape: Shape, part: Part): void {
  switch (shape.kind) {
    case 'light': {
      const points = windingOf(part.points) < 0 ? part.points.toReversed() : part.points;
      canvas.light = { points, bounds: part.bounds };
      shine(canvas, part);
      break;
    }
    case 'line':
      if (canvas.lowInk && isBare(shape.tone)) stroke(canvas, part, 'ink', 'fine');
      else stroke(canvas, part, shape.tone, shape.weight);
      break;
    case 'rim':
      drawRim(canvas, part);
      break;
    case 'area':
      if (canvas.lowInk) drawOutline(canvas, shape, part);
      else drawArea(canvas, shape, part);
      break;
    default:
      shape satisfies never;
  }
}

type AreaShape = Extract<Shape, { readonly kind: 'area' }>;

function drawArea(canvas: Canvas, { tone, shade, edge }: AreaShape, part: Part): void {
  fill(canvas, part, tone);
  if (tone === 'paper') shine(canvas, part);
  shadeLines(canvas, shade, part);
  if (edge) stroke(canvas, closed(part), 'ink', edge);
}

/** An area in low ink: its outline, and where it would be solid in the accent and is large, lines in it. */
function drawOutline(canvas: Canvas, { tone, shade, edge }: AreaShape, part: Part): void {
  const line = edge === 'bold' ? 'medium' : edge;
  if (tone !== 'paper') {
    put(canvas, { ...linePaint(canvas, isBare(tone) ? 'ink' : tone, 'medium'), fill: 1 }, closed(part));
    const [left, top, right, bottom] = part.bounds;
    if (tone === 'accent' && Math.min(right - left, bottom - top) >= 12) hatchIn(canvas, part.points);
  } else if (line && !shade && !isLit(canvas, part)) {
    put(canvas, { ...linePaint(canvas, 'ink', line), fill: 1 }, closed(part));
    return;
  } else {
    fill(canvas, part, 'paper');
    shine(canvas, part);
  }
  shadeLines(canvas, shade, part);
  if (line && tone === 'paper') stroke(canvas, closed(part), 'ink', line);
}

function drawRim(canvas: Canvas, part: Part): void {
  if (canvas.lowInk) return;
  stroke(canvas, closed(part), 'paper', 'bold');
  const { light } = canvas;
  if (!light || !isLit(canvas, part)) return;
  part.points.forEach((point, index) => {
    const { inside } = cutLine(point, itemAt(part.points, (index + 1) % part.points.length), light.points);
    for (const one of inside) stroke(canvas, partThrough(one), 'accent', 'bold');
  });
}

/** Paints the lit part of an area of paper. */
function shine(canvas: Canvas, part: Part): void {
  const { light, lowInk } = canvas;
  if (!light || !isLit(canvas, part)) return;
  const bright = clipPolygon(part.points, light.points);
  if (bright.length === 0) return;
  if (lowInk) hatchIn(canvas, bright);
  else fill(canvas, partThrough(bright), 'accent');
}

const isLit = ({ light }: Canvas, { bounds }: Part) => light !== undefined && doMeet(bounds, light.bounds);

function hatchIn(canvas: Canvas, points: Polygon): void {
  for (const one of hatch(points, 5, 0.125)) stroke(canvas, partThrough(one), 'accent', 'fine');
}

function shadeLines(canvas: Canvas, shade: Shade | undefined, { points }: Part): void {
  if (shade === undefined) return;
  const { light, lowInk } = canvas;
  const { gap, turn = 0, weight = 'fine', inLight = false } = shade;
  const pen = lowInk && weight !== 'far' ? 'fine' : weight;
  for (const [from, to] of hatch(points, lowInk ? gap * 3 : gap, turn))
    for (const one of light && !inLight ? cutLine(from, to, light.points).outside : [[from, to]])
      stroke(canvas, partThrough(one), 'ink', pen);
}

/** Fills a part: all the same way round, so that parts of one mark add up where they overlap. */
function fill(canvas: Canvas, part: Part, tone: Tone): void {
  const steps = windingOf(part.points) < 0 ? reversePath(part.steps) : part.steps;
  put(canvas, fills[tone], closed({ ...part, steps }));
}

const stroke = (canvas: Canvas, part: Part, tone: Tone, weight: Weight): void =>
  put(canvas, linePaint(canvas, tone, weight), part);

const closed = (part: Part): Part =>
  part.steps.at(-1)?.[0] === 'close' ? part : { ...part, steps: [...part.steps, ['close']] };

/** Each paint is one object, compared by identity. */
const fills = forTones((tone): Paint => ({ fill: colours[tone] }));
const lines = forTones((tone) => {
  const of = (weight: Weight): Paint => ({ stroke: colours[tone], width: weights[weight], round: true });
  const fine = of('fine');
  return { far: fine, fine, medium: of('medium'), bold: of('bold') };
});
/** The background with low ink. */
const faint: Paint = { stroke: colours.ink, width: 0.18, round: true };

function forTones<One>(of: (tone: Tone) => One): Readonly<Record<Tone, One>> {
  return { ink: of('ink'), accent: of('accent'), paper: of('paper'), white: of('white') };
}

const linePaint = ({ lowInk }: Canvas, tone: Tone, weight: Weight): Paint =>
  lowInk && weight === 'far' ? faint : lines[tone][weight];

/** To a tenth of a point, which no printer shows and which is half the bytes. */
const tenth = (value: number) => Math.round(value * 10) / 10;

function put({ marks }: Canvas, paint: Paint, part: Part): void {
  const steps = moveSteps(part.steps, ({ x, y }: Point) => ({ x: tenth(x), y: tenth(y) }));
  const last = marks.at(-1);
  if (last?.paint === paint) last.steps.push(...steps);
  else marks.push({ paint, steps });
}
