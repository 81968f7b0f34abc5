/** A shape of SVG → its path in SVG's `d`, moved and made simple. */

import svgPath from 'svgpath';
import { lengthIn, numberList } from './numbers.ts';
import type { SvgElement } from './xml.ts';

/** What is not drawn, by an attribute if there is one, and what to do. */
export interface Refused {
  readonly attribute?: string;
  readonly what: string;
  readonly hint: string;
}

/** Numbers of attributes in their order; names the first that is none. */
function lengthsOf({ attributes }: SvgElement, names: readonly string[]): number[] | Refused {
  const lengths = names.map((name) => lengthIn(attributes.get(name) ?? '0'));
  const attribute = names[lengths.findIndex(Number.isNaN)];
  if (attribute === undefined) return lengths;
  return { attribute, what: `${attribute} ${attributes.get(attribute)}`, hint: 'write a number without a unit' };
}

type Lengths = readonly number[];

const ellipse = ([x = 0, y = 0, rx = 0, ry = 0]: Lengths) =>
  rx > 0 && ry > 0 ? `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z` : '';

/** Shapes by name: the attributes that have their numbers, and the path through them. */
const shapes: Readonly<Record<string, readonly [names: readonly string[], path: (lengths: Lengths) => string]>> = {
  line: [['x1', 'y1', 'x2', 'y2'], ([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`],
  rect: [['x', 'y', 'width', 'height', 'rx', 'ry'], rectangle],
  circle: [['cx', 'cy', 'r', 'r'], ellipse],
  ellipse: [['cx', 'cy', 'rx', 'ry'], ellipse],
};

function rectangle([x = 0, y = 0, width = 0, height = 0, rx = 0, ry = 0]: Lengths): string {
  if (!(width > 0 && height > 0)) return '';
  // Either radius is that of the other by default.
  const [across, down] = [Math.min(width / 2, rx || ry), Math.min(height / 2, ry || rx)];
  if (!(across > 0 && down > 0)) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const [h, v, turn] = [width - 2 * across, height - 2 * down, `a${across} ${down} 0 0 1`];
  const upper = `M${x + across} ${y}h${h}${turn} ${across} ${down}v${v}${turn} ${-across} ${down}`;
  return `${upper}h${-h}${turn} ${-across} ${-down}v${-v}${turn} ${across} ${-down}Z`;
}

/** The path of a shape, empty if there is nothing to see; undefined for an element that is no shape. */
export function outlineOf(element: SvgElement): string | Refused | undefined {
  const { name, attributes } = element;
  if (name === 'path') return pathOf(attributes.get('d') ?? '');
  if (name === 'polyline' || name === 'polygon') {
    const points = numberList(attributes.get('points') ?? '');
    if (points && points.length % 2 === 0)
      return points.length < 4 ? '' : `M${points.join(' ')}${name === 'polygon' ? 'Z' : ''}`;
    return { attribute: 'points', what: 'these points', hint: 'write pairs of numbers' };
  }
  const [names, path] = (Object.hasOwn(shapes, name) && shapes[name]) || [];
  const lengths = names && lengthsOf(element, names);
  return path && Array.isArray(lengths) ? path(lengths) : (lengths as Refused | undefined);
}

function pathOf(d: string): string | Refused {
  const { err } = svgPath(d) as unknown as { readonly err: string };
  const other = /[^MmLlHhVvCcSsQqTtAaZzEe\d\s,.+-]/u.exec(d)?.[0];
  if (!err && !other) return d;
  const reason = other ? `unknown command ${other}` : err.replace(/^SvgPath: /u, '');
  return { attribute: 'd', what: `this path: ${reason}`, hint: 'draw it again, or delete the path' };
}

/** Lengths in a frame of 1000. */
const farthest = 1e6;

/** A path through a list of transforms, with curves in place of arcs: its numbers, and `d` if it is near the frame. */
export function simplePath(
  written: string,
  transform: string,
): { readonly d?: string; readonly numbers: readonly number[] } {
  const numbers: number[] = [];
  const simple = svgPath(written).abs().unshort().unarc().transform(transform);
  simple.iterate(([, ...all]) => {
    for (const one of all) numbers.push(Number(one));
  });
  const isNear = numbers.every((one) => Math.abs(one) <= farthest);
  return { numbers, ...(isNear && { d: simple.round(1).toString() }) };
}

/** How much longer lines are through a list of transforms. */
export function scaleOf(transform: string): number {
  const [ox = 0, oy = 0, ax = 0, ay = 0, bx = 0, by = 0] = simplePath('M0 0L1 0L0 1', transform).numbers;
  return Math.sqrt(Math.abs((ax - ox) * (by - oy) - (ay - oy) * (bx - ox)));
}

/** A list of transforms that can be read. */
export const transforms = /^(?:\s*(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([\d\s,.eE+-]*\)[\s,]*)*$/u;
