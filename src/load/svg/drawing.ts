/** SVG file → a drawing, or why it cannot be drawn. */

import type { Rgb } from '../../colour.ts';
import { type Diagnostic, errorAt, type Source, type Span } from '../../diagnostics/diagnostic.ts';
import type { Drawing, DrawnPath } from '../../model/content.ts';
import { lengthIn, numberList, pixelsIn } from './numbers.ts';
import { outlineOf, type Refused, scaleOf, simplePath, transforms } from './outline.ts';
import { firstPaint, type Paint, paintOf } from './paint.ts';
import { readXml, type SvgElement } from './xml.ts';

/** Of a file in characters, of elements in elements, and of all that is drawn. */
const max = { size: 200_000, depth: 60, elements: 10_000, numbers: 250_000, faults: 20 };

/** The frame of a drawing, its longer side. */
const side = 1000;

/** Elements that show nothing themselves. */
const unseen: readonly string[] = ['defs', 'symbol', 'title', 'desc', 'metadata', 'style', 'script'];
/** What to do about elements that are not drawn; a picture cannot have the last two anywhere. */
const hints: ReadonlyMap<string, string> = new Map([
  ['text', 'make it a path; in Inkscape: Path, Object to Path'],
  ['image', 'trace it to paths; in Inkscape: Path, Trace Bitmap'],
  ['a', 'delete the link, and keep what is in it'],
  ['style', 'write colours on the shapes, such as fill="#000000"; in Illustrator: Styling, Presentation Attributes'],
  ['script', 'delete it'],
]);

interface Place {
  readonly paint: Paint;
  /** A list of transforms, the outermost first. */
  readonly transform: string;
  readonly depth: number;
}

/** A drawing so far. */
interface Sketch {
  readonly accent: Rgb;
  readonly size: readonly [width: number, height: number];
  readonly byId: ReadonlyMap<string, SvgElement>;
  readonly paths: DrawnPath[];
  readonly faults: Diagnostic[];
  isFull: boolean;
  elements: number;
  /** Numbers of paths, and letters of attributes by tens. */
  numbers: number;
}

/** Reads a picture; `accent` is the colour that is drawn as the accent. All faults are returned. */
export function readDrawing(
  source: Source,
  accent: Rgb,
): { readonly drawing?: Drawing; readonly faults: readonly Diagnostic[] } {
  const refused = (message: string, hint: string, span: Span = { source, start: 0, end: 1 }) => ({
    faults: [errorAt('CR012', message, span, hint)],
  });
  if (source.text.length > max.size) {
    const message = `must be at most ${max.size / 1000} kB, found ${Math.ceil(source.text.length / 1000)} kB`;
    return refused(message, 'simplify it; in Inkscape: Path, Simplify');
  }
  const root = readXml(source);
  if ('severity' in root) return { faults: [root] };
  const place = root.spanOf('viewBox');
  if (root.name !== 'svg') return refused(`expected element svg, found ${root.name}`, 'save it as plain SVG', place);
  const viewBox = root.attributes.get('viewBox');
  const [left = 0, top = 0, width = 0, height = 0, ...rest] = numberList(viewBox ?? '') ?? [];
  if (!(width > 0 && height > 0) || rest.length > 0) {
    const [wide, high] = ['width', 'height'].map((name) => pixelsIn(root.attributes.get(name) ?? '') || 100);
    const message = `expected a viewBox of 4 numbers, found ${viewBox ?? 'none'}`;
    return refused(message, `write viewBox="0 0 ${wide} ${high}" in the svg element`, place);
  }
  const scale = side / Math.max(width, height);
  const sketch = sketchOf(root, accent, [width, height]);
  const transform = `scale(${scale}) translate(${-left} ${-top})`;
  drawAll(sketch, root, { paint: firstPaint, transform, depth: 0 });
  const { faults, paths } = sketch;
  if (faults.length === 0 && paths.length === 0)
    return refused('cannot draw a picture of nothing', 'draw a path', place);
  if (faults.length > 0) return { faults };
  const title = root.children
    .find(({ name }) => name === 'title')
    ?.text.trim()
    .replace(/\s+/gu, ' ');
  return { drawing: { width: width * scale, height: height * scale, ...(title && { title }), paths }, faults };
}

/** A sketch without paths; what no picture can have is refused wherever it is. */
function sketchOf(root: SvgElement, accent: Rgb, size: Sketch['size']): Sketch {
  const all = [root];
  for (const one of all) for (const child of one.children) all.push(child);
  const byId = new Map(all.map((one) => [one.attributes.get('id') ?? '', one]));
  const sketch: Sketch = { accent, size, byId, paths: [], faults: [], isFull: false, elements: 0, numbers: 0 };
  for (const one of all)
    if ((one.name === 'style' || one.name === 'script') && one.text.trim() !== '') refuseElement(sketch, one);
  return sketch;
}

function refuse({ faults }: Sketch, element: SvgElement, { attribute, what, hint }: Refused): void {
  const shown = what.length > 60 ? `${what.slice(0, 60)}…` : what;
  if (faults.length < max.faults)
    faults.push(errorAt('CR012', `cannot draw ${shown}`, element.spanOf(attribute), hint));
}

function refuseElement(sketch: Sketch, element: SvgElement): void {
  const hint = hints.get(element.name) ?? 'delete it, or draw it as paths';
  refuse(sketch, element, { what: `element ${element.name}`, hint });
}

/** Draws what is in an element, which has its own paint. */
function drawAll(sketch: Sketch, parent: SvgElement, place: Place): void {
  const inner = { ...place, paint: paintIn(sketch, parent, place.paint) };
  for (const element of parent.children) draw(sketch, element, inner);
}

const paintIn = (sketch: Sketch, element: SvgElement, inherited: Paint): Paint =>
  paintOf(element, inherited, sketch.accent, (attribute, hint) =>
    refuse(sketch, element, { attribute, what: `${attribute} ${element.attributes.get(attribute)}`, hint }),
  );

function draw(sketch: Sketch, element: SvgElement, within: Place): void {
  const { name, attributes } = element;
  const isHidden = attributes.get('display') === 'none' || attributes.get('visibility') === 'hidden';
  if (unseen.includes(name) || isHidden || isFull(sketch, element, within)) return;
  const own = attributes.get('transform') ?? '';
  const place = { ...within, transform: `${within.transform} ${own}`, depth: within.depth + 1 };
  if (!transforms.test(own)) {
    const hint = 'write translate, scale, rotate or matrix with numbers';
    refuse(sketch, element, { attribute: 'transform', what: `transform ${own}`, hint });
  } else if (name === 'g') drawAll(sketch, element, place);
  else if (name === 'use') drawUse(sketch, element, place);
  else drawShape(sketch, element, place);
}

/** Whether there is too much of a drawing already: a file of a few lines can be billions of shapes. */
function isFull(sketch: Sketch, element: SvgElement, { depth, transform }: Place): boolean {
  sketch.numbers += [transform, ...element.attributes.values()].join('').length / 10;
  if (sketch.isFull) return true;
  sketch.isFull = ++sketch.elements > max.elements || sketch.numbers > max.numbers || depth > max.depth;
  const what = `as much as this: at most ${max.elements} elements, in ${max.depth} others`;
  const hint = 'simplify the picture, and use no element in itself';
  if (sketch.isFull) refuse(sketch, element, { what, hint });
  return sketch.isFull;
}

function drawUse(sketch: Sketch, element: SvgElement, { paint, transform, depth }: Place): void {
  const { attributes } = element;
  const address = attributes.get('href') ?? attributes.get('xlink:href') ?? '';
  const used = address.startsWith('#') ? sketch.byId.get(address.slice(1)) : undefined;
  const lengthOf = (name: string, usual: number) => lengthIn(attributes.get(name) ?? `${usual}`);
  const [across, down] = [lengthOf('width', sketch.size[0]), lengthOf('height', sketch.size[1])];
  const moved = `${transform} translate(${lengthOf('x', 0)} ${lengthOf('y', 0)})`;
  if (!used || moved.includes('NaN') || Number.isNaN(across + down)) {
    const hint = 'use the id of an element in this file, and numbers without units';
    refuse(sketch, element, { what: `use of ${address || 'nothing'}`, hint });
    return;
  }
  const place = { paint: paintIn(sketch, element, paint), depth };
  if (used.name !== 'symbol') {
    draw(sketch, used, { ...place, transform: moved });
    return;
  }
  // A symbol is fitted into the size of its use, in its middle.
  const [left = 0, top = 0, width = across, height = down] = numberList(used.attributes.get('viewBox') ?? '') ?? [];
  const scale = Math.min(across / width, down / height);
  const middle = `translate(${(across - width * scale) / 2} ${(down - height * scale) / 2})`;
  const transformed = `${moved} ${middle} scale(${scale}) translate(${-left} ${-top})`;
  if (!isFull(sketch, used, { ...place, transform: transformed }))
    drawAll(sketch, used, { ...place, transform: transformed });
}

function drawShape(sketch: Sketch, element: SvgElement, { paint: inherited, transform }: Place): void {
  const outline = outlineOf(element);
  if (outline === undefined) {
    refuseElement(sketch, element);
    return;
  }
  const { isAccent, fill, stroke, ...line } = paintIn(sketch, element, inherited);
  if (typeof outline !== 'string') refuse(sketch, element, outline);
  else if (outline !== '' && (fill || stroke)) {
    const { d, numbers } = simplePath(outline, transform);
    const scale = scaleOf(transform);
    const width = line.width * scale;
    sketch.numbers += numbers.length;
    if (d === undefined || !(width < side * side)) {
      refuse(sketch, element, { what: 'numbers this large', hint: 'keep shapes near the viewBox' });
      return;
    }
    const inkOf = (ink: DrawnPath['fill']) => (isAccent && ink === 'black' ? 'accent' : ink);
    const dash = line.dash.map((one) => one * scale);
    // Dashes too short to see are none.
    const isDashed = dash.reduce((sum, one) => sum + one, 0) >= 1;
    const inks = { fill: inkOf(fill), stroke: width > 0 ? inkOf(stroke) : undefined };
    sketch.paths.push({ ...line, ...inks, d, width, dash: isDashed ? dash : [] });
  }
}
