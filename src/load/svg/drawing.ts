/** SVG file → a drawing, or why it cannot be drawn. */

import type { XmlElement } from '@rgrove/parse-xml';
import { type Diagnostic, errorAt, type Source } from '../../diagnostics/diagnostic.ts';
import type { Rgb } from '../../model/colour.ts';
import type { Drawing, DrawnPath } from '../../model/drawing.ts';
import { numbersIn } from './numbers.ts';
import { isShape, isTransform, lengthOf, outlineOf, scaleOf, simplePath } from './outline.ts';
import { firstPaint, isHidden, type Paint, paintOf, type Refused } from './paint.ts';
import { elementsOf, placeOf, readXml, svgName } from './xml.ts';

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
  readonly byId: ReadonlyMap<string, XmlElement>;
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
  if (source.text.length > max.size) {
    const found = `${Math.ceil(source.text.length / 1000)} kB`;
    const hint = 'simplify it; in Inkscape: Path, Simplify';
    return {
      faults: [
        errorAt('CR012', `must be at most ${max.size / 1000} kB, found ${found}`, { source, start: 0, end: 1 }, hint),
      ],
    };
  }
  const root = readXml(source);
  if ('severity' in root) return { faults: [root] };
  const box = numbersIn(root.attributes.viewBox ?? '');
  const [left = 0, top = 0, width = 0, height = 0] = box ?? [];
  const start = placeOf(source, root, 'viewBox');
  if (svgName(root) !== 'svg')
    return {
      faults: [errorAt('CR012', `expected element svg, found ${root.name}`, start, 'save it again as plain SVG')],
    };
  if (box?.length !== 4 || !(width > 0 && height > 0))
    return {
      faults: [
        errorAt(
          'CR012',
          `expected a viewBox of 4 numbers, found ${root.attributes.viewBox ?? 'none'}`,
          start,
          boxHint(root),
        ),
      ],
    };
  const scale = side / Math.max(width, height);
  const size = { width: width * scale, height: height * scale };
  const all = everyElement(root);
  const byId = new Map(all.flatMap((one) => (one.attributes.id ? [[one.attributes.id, one] as const] : [])));
  const sketch: Sketch = {
    source,
    accent,
    size: { width, height },
    byId,
    paths: [],
    faults: [],
    elements: 0,
    steps: 0,
  };
  for (const one of all) {
    const name = svgName(one) ?? '';
    if (refusedAnywhere.includes(name) && one.text.trim() !== '') refuse(sketch, one, refusedBy(name));
  }
  const { paint, refused } = paintOf(root, firstPaint, accent);
  for (const one of refused) refuse(sketch, root, one);
  drawAll(sketch, root, { paint, transform: `scale(${scale}) translate(${-left} ${-top})`, depth: 0 });
  if (sketch.faults.length === 0 && sketch.paths.length === 0)
    refuse(sketch, root, { what: 'a picture of nothing', hint: 'draw a path in black' });
  if (sketch.faults.length > 0) return { faults: sketch.faults };
  const title = elementsOf(root)
    .find((one) => svgName(one) === 'title')
    ?.text.trim()
    .replace(/\s+/gu, ' ');
  return { drawing: { ...size, ...(title && { title }), paths: sketch.paths }, faults: [] };
}

/** What to write for a viewBox, if the size of a picture has it. */
function boxHint(root: XmlElement): string {
  const [width, height] = [lengthOf(root, 'width'), lengthOf(root, 'height')];
  return `write viewBox="0 0 ${width > 0 && height > 0 ? `${width} ${height}` : '100 100'}" in the svg element`;
}

/** All elements of SVG, in the order of the file. */
function everyElement(root: XmlElement): XmlElement[] {
  const all: XmlElement[] = [];
  const waiting = [root];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    all.push(one);
    for (const child of elementsOf(one).reverse()) waiting.push(child);
  }
  return all;
}

const refusedBy = (name: string): Refused => ({
  what: `element ${name}`,
  hint: refusedElements.get(name) ?? otherHint,
});

function refuse({ source, faults }: Sketch, element: XmlElement, { attribute, what, hint }: Refused): void {
  const shown = what.length > 60 ? `${what.slice(0, 60)}…` : what;
  if (faults.length < max.faults)
    faults.push(errorAt('CR012', `cannot draw ${shown}`, placeOf(source, element, attribute), hint));
}

function drawAll(sketch: Sketch, parent: XmlElement, place: Place): void {
  for (const element of elementsOf(parent)) draw(sketch, element, place);
}

function draw(sketch: Sketch, element: XmlElement, within: Place): void {
  const name = svgName(element) ?? '';
  if (unseen.includes(name) || isHidden(element) || isFull(sketch, element, within)) return;
  if (name !== 'g' && name !== 'use' && !isShape(name)) {
    if (!refusedAnywhere.includes(name)) refuse(sketch, element, refusedBy(name));
    return;
  }
  const { paint, refused } = paintOf(element, within.paint, sketch.accent);
  for (const one of refused) refuse(sketch, element, one);
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
function isFull(sketch: Sketch, element: XmlElement, { depth, transform }: Place): boolean {
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

function drawUse(sketch: Sketch, element: XmlElement, { paint, transform, depth }: Place): void {
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
  if (svgName(used) !== 'symbol') {
    draw(sketch, used, { paint, transform: moved, depth });
    return;
  }
  const own = paintOf(used, paint, sketch.accent);
  for (const one of own.refused) refuse(sketch, used, one);
  drawAll(sketch, used, { paint: own.paint, transform: `${moved} ${fitted(sketch, element, used)}`, depth });
}

/** The transforms that fit a symbol into the size of its use, in its middle. */
function fitted({ size }: Sketch, use: XmlElement, symbol: XmlElement): string {
  const [left = 0, top = 0, width = 0, height = 0] = numbersIn(symbol.attributes.viewBox ?? '') ?? [];
  const [across, down] = [lengthOf(use, 'width', size.width), lengthOf(use, 'height', size.height)];
  if (!(width > 0 && height > 0 && across > 0 && down > 0)) return '';
  const scale = Math.min(across / width, down / height);
  const [dx, dy] = [(across - width * scale) / 2, (down - height * scale) / 2];
  return `translate(${dx} ${dy}) scale(${scale}) translate(${-left} ${-top})`;
}

function drawShape(sketch: Sketch, element: XmlElement, { paint, transform }: Place): void {
  const outline = outlineOf(svgName(element) ?? '', element);
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
