/** A shape of SVG → its path in SVG's `d`, moved and made simple. */

import svgPath from 'svgpath';
import { isNumeral, numberList } from './numbers.ts';
import type { Refused } from './paint.ts';
import type { SvgElement } from './xml.ts';

/** A number of an element; NaN if it is written otherwise. */
export function lengthOf({ attributes }: SvgElement, name: string, usual = 0): number {
  const text = attributes[name]?.trim();
  return text === undefined ? usual : isNumeral(text) ? Number.parseFloat(text) : Number.NaN;
}

/** The names of shapes, and the attributes whose numbers they need. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  path: [],
  polyline: [],
  polygon: [],
  line: ['x1', 'y1', 'x2', 'y2'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
};

/** Whether elements of a name are drawn. */
export const isShape = (name: string): boolean => Object.hasOwn(shapes, name);

/** The path of a shape as it is written; empty if there is nothing to see. */
export function outlineOf(name: string, element: SvgElement): string | Refused {
  const { attributes } = element;
  const length = (attribute: string) => lengthOf(element, attribute);
  const wrong = shapes[name]?.find((attribute) => Number.isNaN(length(attribute)));
  if (wrong) return { attribute: wrong, what: `${wrong} ${attributes[wrong]}`, hint: 'write a number without a unit' };
  if (name === 'path') return pathOf(attributes.d ?? '');
  if (name === 'line') return `M${length('x1')} ${length('y1')}L${length('x2')} ${length('y2')}`;
  if (name === 'rect') return rectangleOf(length, attributes);
  if (name === 'polyline' || name === 'polygon') {
    const points = numberList(attributes.points ?? '');
    if (!points || points.length % 2 === 1)
      return { attribute: 'points', what: 'these points', hint: 'write pairs of numbers' };
    return points.length < 4 ? '' : `M${points.join(' ')}${name === 'polygon' ? 'Z' : ''}`;
  }
  const [rx, ry] = name === 'circle' ? [length('r'), length('r')] : [length('rx'), length('ry')];
  const [x, y] = [length('cx'), length('cy')];
  return rx > 0 && ry > 0 ? `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z` : '';
}

function pathOf(d: string): string | Refused {
  const { err } = svgPath(d) as unknown as { readonly err: string };
  const other = /[^MmLlHhVvCcSsQqTtAaZzEe\d\s,.+-]/u.exec(d)?.[0];
  if (!err && !other) return d;
  const reason = other ? `unknown command ${other}` : err.replace(/^SvgPath: /u, '');
  return { attribute: 'd', what: `this path: ${reason}`, hint: 'draw it again, or delete the path' };
}

function rectangleOf(length: (name: string) => number, { rx, ry }: SvgElement['attributes']): string {
  const [x, y, width, height] = [length('x'), length('y'), length('width'), length('height')];
  if (!(width > 0 && height > 0)) return '';
  // Either radius is that of the other by default.
  const across = Math.min(width / 2, length(rx === undefined ? 'ry' : 'rx'));
  const down = Math.min(height / 2, length(ry === undefined ? 'rx' : 'ry'));
  if (!(across > 0 && down > 0)) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const [h, v] = [width - 2 * across, height - 2 * down];
  const turn = (dx: number, dy: number) => `a${across} ${down} 0 0 1 ${dx} ${dy}`;
  return `M${x + across} ${y}h${h}${turn(across, down)}v${v}${turn(-across, down)}h${-h}${turn(-across, -down)}v${-v}${turn(across, -down)}Z`;
}

/** A path through a list of transforms, with curves in place of arcs; `steps` is a bound of its length. */
export function simplePath(
  d: string,
  transform: string,
): { readonly d: string; readonly steps: number; readonly isNear: boolean } {
  let steps = 0;
  let isNear = true;
  const simple = svgPath(d)
    .abs()
    .unshort()
    .unarc()
    .transform(transform)
    .iterate(([, ...numbers]) => {
      steps++;
      if (!numbers.every((one) => Math.abs(Number(one)) <= farthest)) isNear = false;
    });
  return { d: isNear ? simple.round(1).toString() : '', steps, isNear };
}

/** Lengths in a frame of 1000. */
const farthest = 1e6;

/** How much longer lines are through a list of transforms. */
export function scaleOf(transform: string): number {
  const ends: number[] = [];
  svgPath('M0 0L1 0L0 1')
    .transform(transform)
    .iterate(([, x = 0, y = 0]) => {
      ends.push(Number(x), Number(y));
    });
  const [ox = 0, oy = 0, ax = 0, ay = 0, bx = 0, by = 0] = ends;
  return Math.sqrt(Math.abs((ax - ox) * (by - oy) - (ay - oy) * (bx - ox)));
}

const transforms = /^(?:\s*(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([\d\s,.eE+-]*\)[\s,]*)*$/u;

/** Whether a list of transforms can be read. */
export const isTransform = (text: string): boolean => transforms.test(text);
