/** Presentation attributes of SVG → how a shape is painted, or why it cannot be. */

import { colourOfHex, type Rgb } from '../../colour.ts';
import type { DrawingInk, DrawnPath } from '../../model/content.ts';
import { lengthIn, numberList } from './numbers.ts';
import type { SvgElement } from './xml.ts';

/** What a shape inherits. */
export interface Paint extends Omit<DrawnPath, 'd'> {
  /** Whether it has the class of the accent. */
  readonly isAccent: boolean;
}

/** Paint that nothing has changed. */
export const firstPaint: Paint = {
  fill: 'black',
  isEvenOdd: false,
  width: 1,
  cap: 'butt',
  join: 'miter',
  dash: [],
  isAccent: false,
};

const maxDashes = 16;
const opaque = 'make it opaque: write a lighter or darker colour';
const asPaths = 'delete it, and draw what is to be seen as paths';

/** What attributes change, or what to do about a value that is not drawn. */
const readers: Readonly<Record<string, (value: string, accent: Rgb) => Partial<Paint> | string>> = {
  fill: (value, accent) => inkOf(value, accent, (fill) => ({ fill })),
  stroke: (value, accent) => inkOf(value, accent, (stroke) => ({ stroke })),
  'fill-rule': (value) => ({ isEvenOdd: value === 'evenodd' }),
  'stroke-linecap': (value) => ({ cap: value === 'round' || value === 'square' ? value : 'butt' }),
  'stroke-linejoin': (value) => ({ join: value === 'round' || value === 'bevel' ? value : 'miter' }),
  'stroke-width': (value) => {
    const width = lengthIn(value);
    return Number.isNaN(width) ? 'write a number without a unit' : { width: Math.abs(width) };
  },
  'stroke-dasharray': (value) => {
    const dash = value === 'none' ? [] : numberList(value.replaceAll('px', ''));
    const isFew = dash !== undefined && dash.length <= maxDashes;
    return isFew ? { dash: dash.map(Math.abs) } : `write at most ${maxDashes} numbers without units`;
  },
  class: (value) => (/(?:^|\s)accent(?:\s|$)/u.test(value) ? { isAccent: true } : {}),
  ...valuesOf(['opacity', 'fill-opacity', 'stroke-opacity'], /^(?:1(?:\.0*)?|100%)$/u, opaque),
  ...valuesOf(
    ['filter', 'mask', 'clip-path', 'marker', 'marker-start', 'marker-mid', 'marker-end'],
    /^none$/u,
    asPaths,
  ),
};

/** Attributes with one value that is drawn. */
function valuesOf(names: readonly string[], drawn: RegExp, hint: string): typeof readers {
  return Object.fromEntries(names.map((name) => [name, (value: string) => (drawn.test(value) ? {} : hint)]));
}

/** The paint of an element in others; reports what of it is not drawn. */
export function paintOf(
  { attributes }: SvgElement,
  inherited: Paint,
  accent: Rgb,
  report: (attribute: string, hint: string) => void,
): Paint {
  let paint = inherited;
  for (const [name, value] of attributes) {
    const read = value === 'inherit' || !Object.hasOwn(readers, name) ? {} : (readers[name]?.(value, accent) ?? {});
    if (typeof read === 'string') report(name, read);
    else paint = { ...paint, ...read };
  }
  return paint;
}

/** Paint in the ink of a colour, or what to write. */
function inkOf(value: string, accent: Rgb, as: (ink?: DrawingInk) => Partial<Paint>): Partial<Paint> | string {
  const text = value.toLowerCase();
  if (text === 'none' || text === 'transparent') return as();
  if (text === 'currentcolor' || text === 'black') return as('black');
  if (text === 'white') return as('white');
  const colour = colourOfHex(text) ?? colourOfParts(text);
  if (!colour)
    return /^url/u.test(text) ? 'write one colour, such as #000000' : 'write the colour as #000000 is written';
  if (colour.every((part, index) => Math.abs(part - (accent[index] ?? 0)) < 1 / 255)) return as('accent');
  const [red, green, blue] = colour;
  return as(0.299 * red + 0.587 * green + 0.114 * blue > 0.5 ? 'white' : 'black');
}

/** The colour of `rgb(…)` in numbers to 255 or in percent. */
function colourOfParts(text: string): Rgb | undefined {
  const parts = /^rgb\(([\d\s.,%]+)\)$/u.exec(text)?.[1]?.match(/[\d.]+%?/gu) ?? [];
  const [red = 0, green = 0, blue = 0] = parts.map(
    (part) => Number.parseFloat(part) / (part.endsWith('%') ? 100 : 255),
  );
  return parts.length === 3 && Number.isFinite(red + green + blue) ? [red, green, blue] : undefined;
}
