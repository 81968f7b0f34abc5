/** SVG file → a drawing, or why it cannot be drawn. */

import type { Rgb } from '../../colour.ts';
import { type Diagnostic, errorAt, type Source, type Span } from '../../diagnostics/diagnostic.ts';
import type { Drawing, DrawnPath } from '../../model/content.ts';
import { isNumeral, numberList } from './numbers.ts';
import { isShape, isTransform, lengthOf, outlineOf, scaleOf, simplePath } from './outline.ts';
import { firstPaint, isHidden, type Paint, paintOf, type Refused } from './paint.ts';
import { readXml, type SvgElement, spanOfElement } from './xml.ts';

/** Of a file in characters, of elements in elements, and of all that is drawn. */
const max = { size: 200_000, depth: 60, elements: 10_000, steps: 50_000, faults: 20 };

/** The frame of a drawing, its longer side. */
const side = 1000;

/** Elements that are not drawn, and what to do. */
const refusedElements: ReadonlyMap<string, string> = new Map([
  ['text', 'make it a path; in Inkscape: Path, Object to Path'],
  ['image', 'trace it to paths; in Inkscape: Path, Trace Bitmap'],
  ['style', 'write colours on the shapes, such as fill="#000000"'],
  ['script', 'delete it'],
  ['a', 'delete the link, and keep what is in it'],
]);
const otherHint = 'delete it, or draw it as paths';

/** Elements that show nothing themselves. */
const unseen: readonly string[] = ['defs', 'symbol', 'title', 'desc', 'metadata'];
/** Elements in them that a picture cannot have. */
const refusedAnywhere: readonly string[] = ['style', 'script'];

interface Place {
  readonly paint: Paint;
  /** A list of transforms, the outermost first. */
  readonly transform: string;
  readonly depth: number;
}

/** A drawing so far. */
interface Sketch {
  readonly source: Source;
  readonly accent: Rgb;
  readonly size: Pick<Drawing, 'width' | 'height'>;
  readonly byId: ReadonlyMap<string, SvgElement>;
  readonly paths: DrawnPath[];
  readonly faults: Diagnostic[];
  elements: number;
  /** Steps of paths, and letters of attributes by hundreds. */
  steps: number;
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
  const { viewBox, width: wide, height: high } = root.attributes;
  const place = spanOfElement(source, root, 'viewBox');
  if (root.name !== 'svg') return refused(`expected element svg, found ${root.name}`, 'save it as plain SVG', place);
  const [left = 0, top = 0, width = 0, height = 0, ...rest] = numberList(viewBox ?? '') ?? [];
  if (!(width > 0 && height > 0) || rest.length > 0) {
    const size = isNumeral(wide ?? '') && isNumeral(high ?? '') ? `${wide} ${high}`.replace(/px/giu, '') : '100 100';
    const message = `expected a viewBox of 4 numbers, found ${viewBox ?? 'none'}`;
    return refused(message, `write viewBox="0 0 ${size}" in the svg element`, place);
  }
  const scale = side / Math.max(width, height);
  const sketch = sketchOf(source, root, { accent, width, height });
  const transform = `scale(${scale}) translate(${-left} ${-top})`;
  drawAll(sketch, root, { paint: paintIn(sketch, root, firstPaint), transform, depth: 0 });
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
function sketchOf(
  source: Source,
  root: SvgElement,
  { accent, ...size }: Pick<Sketch, 'accent'> & Sketch['size'],
): Sketch {
  const all = everyElement(root);
  const byId = new Map(all.flatMap((one) => (one.attributes.id ? [[one.attributes.id, one] as const] : [])));
  const sketch: Sketch = { source, accent, size, byId, paths: [], faults: [], elements: 0, steps: 0 };
  for (const one of all)
    if (refusedAnywhere.includes(one.name) && one.text.trim() !== '') refuse(sketch, one, refusedBy(one.name));
  return sketch;
}

/** All elements of SVG, in the order of the file. */
function everyElement(root: SvgElement): SvgElement[] {
  const all: SvgElement[] = [];
  const waiting = [root];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    all.push(one);
    for (const child of one.children.toReversed()) waiting.push(child);
  }
  return all;
}

const refusedBy = (name: string): Refused => ({
  what: `element ${name}`,
  hint: refusedElements.get(name) ?? otherHint,
});

function refuse({ source, faults }: Sketch, element: SvgElement, { attribute, what, hint }: Refused): void {
  const shown = what.length > 60 ? `${what.slice(0, 60)}…` : what;
  if (faults.length < max.faults)
    faults.push(errorAt('CR012', `cannot draw ${shown}`, spanOfElement(source, element, attribute), hint));
}

function paintIn(sketch: Sketch, element: SvgElement, inherited: Paint): Paint {
  const { paint, refused } = paintOf(element, inherited, sketch.accent);
  for (const one of refused) refuse(sketch, element, one);
  return paint;
}

function drawAll(sketch: Sketch, parent: SvgElement, place: Place): void {
  for (const element of parent.children) draw(sketch, element, place);
}

function draw(sketch: Sketch, element: SvgElement, within: Place): void {
  const { name } = element;
  if (unseen.includes(name) || isHidden(element) || isFull(sketch, element, within)) return;
  if (name !== 'g' && name !== 'use' && !isShape(name)) {
    if (!refusedAnywhere.includes(name)) refuse(sketch, element, refusedBy(name));
    return;
  }
  const paint = paintIn(sketch, element, within.paint);
  const own = element.attributes.transform ?? '';
  if (!isTransform(own)) {
    refuse(sketch, element, {
      attribute: 'transform',
      what: `transform ${own}`,
      hint: 'write translate, scale, rotate or matrix with numbers',
    });
    return;
  }
  const place = { paint, transform: `${within.transform} ${own}`, depth: within.depth + 1 };
  if (name === 'g') drawAll(sketch, element, place);
  else if (name === 'use') drawUse(sketch, element, place);
  else drawShape(sketch, element, place);
}

/** Whether there is too much of a drawing already: a file of a few lines can be billions of shapes. */
function isFull(sketch: Sketch, element: SvgElement, { depth, transform }: Place): boolean {
  sketch.steps += [transform, ...Object.values(element.attributes)].join('').length / 100;
  const isOver = ++sketch.elements > max.elements || sketch.steps > max.steps;
  if ((isOver || depth > max.depth) && !sketch.faults.some(({ message }) => message.endsWith(tooMuch)))
    refuse(sketch, element, {
      what: isOver ? tooMuch : `elements in more than ${max.depth} others: ${tooMuch}`,
      hint: 'simplify the picture, and use no element in itself',
    });
  return isOver || depth > max.depth;
}

const tooMuch = 'as much as this';

function drawUse(sketch: Sketch, element: SvgElement, { paint, transform, depth }: Place): void {
  const attribute = element.attributes.href === undefined ? 'xlink:href' : 'href';
  const address = element.attributes[attribute] ?? '';
  const used = address.startsWith('#') ? sketch.byId.get(address.slice(1)) : undefined;
  const [x, y] = [lengthOf(element, 'x'), lengthOf(element, 'y')];
  if (!used || Number.isNaN(x + y)) {
    const hint = 'use the id of an element in this file, and numbers without units';
    refuse(sketch, element, { attribute, what: `use of ${address || 'nothing'}`, hint });
    return;
  }
  const moved = `${transform} translate(${x} ${y})`;
  if (used.name !== 'symbol') {
    draw(sketch, used, { paint, transform: moved, depth });
    return;
  }
  drawAll(sketch, used, {
    paint: paintIn(sketch, used, paint),
    transform: `${moved} ${fitted(sketch, element, used)}`,
    depth,
  });
}

/** The transforms that fit a symbol into the size of its use, in its middle. */
function fitted({ size }: Sketch, use: SvgElement, symbol: SvgElement): string {
  const [left = 0, top = 0, width = 0, height = 0] = numberList(symbol.attributes.viewBox ?? '') ?? [];
  const [across, down] = [lengthOf(use, 'width', size.width), lengthOf(use, 'height', size.height)];
  if (!(width > 0 && height > 0 && across > 0 && down > 0)) return '';
  const scale = Math.min(across / width, down / height);
  const [dx, dy] = [(across - width * scale) / 2, (down - height * scale) / 2];
  return `translate(${dx} ${dy}) scale(${scale}) translate(${-left} ${-top})`;
}

function drawShape(sketch: Sketch, element: SvgElement, { paint, transform }: Place): void {
  const outline = outlineOf(element.name, element);
  if (typeof outline !== 'string') {
    refuse(sketch, element, outline);
    return;
  }
  if (outline === '' || (!paint.fill && !paint.stroke)) return;
  const scale = scaleOf(transform);
  const { d, steps, isNear } = simplePath(outline, transform);
  sketch.steps += steps;
  if (!isNear || !(scale * paint.width < side * side)) {
    refuse(sketch, element, { what: 'numbers this large', hint: 'keep shapes near the viewBox' });
    return;
  }
  sketch.paths.push(painted(d, paint, scale));
}

/** A path in its inks; dashes too short to see are none. */
function painted(d: string, { isAccent, fill, stroke, ...rest }: Paint, scale: number): DrawnPath {
  const inkOf = (ink: DrawnPath['fill']) => (isAccent && ink === 'black' ? 'accent' : ink);
  const width = rest.width * scale;
  const dash = rest.dash.map((one) => one * scale);
  const isDashed = dash.reduce((sum, one) => sum + one, 0) >= 1;
  return {
    ...rest,
    d,
    fill: inkOf(fill),
    stroke: width > 0 ? inkOf(stroke) : undefined,
    width,
    dash: isDashed ? dash : [],
  };
}
