/** Presentation attributes of SVG → how a shape is painted, or why it cannot be. */

import { colourOfHex, type Rgb } from '../../colour.ts';
import type { DrawingInk, DrawnPath } from '../../model/content.ts';
import { isNumeral, numberList } from './numbers.ts';
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

/** What is not drawn: by an attribute if there is one, and what to do. */
export interface Refused {
  readonly attribute?: string | undefined;
  readonly what: string;
  readonly hint: string;
}

/** Values by property, from attributes and `style`, and the attribute of each. */
type Declared = ReadonlyMap<string, { readonly value: string; readonly attribute: string }>;

function declaredOn({ attributes }: SvgElement): Declared {
  const found = new Map(
    Object.entries(attributes).map(([name, value]) => [name, { value: value.trim(), attribute: name }]),
  );
  for (const one of (attributes.style ?? '').replace(/\/\*.*?\*\//gsu, '').split(';')) {
    const [name = '', ...rest] = one.split(':');
    const value = rest
      .join(':')
      .replace(/!\s*important/iu, '')
      .trim();
    if (value !== '') found.set(name.trim(), { value, attribute: 'style' });
  }
  return found;
}

/** Whether an element and all in it are hidden. */
export function isHidden(element: SvgElement): boolean {
  const declared = declaredOn(element);
  return declared.get('display')?.value === 'none' || declared.get('visibility')?.value === 'hidden';
}

/** Effects that are not drawn, with the values that mean none, and what to do. */
const effects: readonly { readonly names: RegExp; readonly none: RegExp; readonly hint: string }[] = [
  {
    names: /^(?:fill-|stroke-)?opacity$/u,
    none: /^(?:1(?:\.0*)?|100%)$/u,
    hint: 'make it opaque: write a lighter or darker colour',
  },
  {
    names: /^(?:filter|mask|clip-path|marker(?:-start|-mid|-end)?)$/u,
    none: /^none$/u,
    hint: 'delete it, and draw what is to be seen as paths',
  },
];

const keywords = {
  'stroke-linecap': ['cap', ['butt', 'round', 'square']],
  'stroke-linejoin': ['join', ['miter', 'round', 'bevel']],
} as const;

/** The paint of an element in others, and what of it is not drawn; `accent` is the colour of the game's accent. */
export function paintOf(
  element: SvgElement,
  inherited: Paint,
  accent: Rgb,
): { readonly paint: Paint; readonly refused: readonly Refused[] } {
  const declared = declaredOn(element);
  const refused: Refused[] = [];
  const paint: { -readonly [Key in keyof Paint]: Paint[Key] } = { ...inherited };
  if (/(?:^|\s)accent(?:\s|$)/u.test(element.attributes.class ?? '')) paint.isAccent = true;
  for (const [name, { value, attribute }] of declared) {
    const refuse = (hint: string) => refused.push({ attribute, what: `${name} ${value}`, hint });
    if (value === 'inherit') continue;
    const effect = effects.find(({ names }) => names.test(name));
    if (effect && !effect.none.test(value)) refuse(effect.hint);
    if (name === 'fill' || name === 'stroke') {
      const ink = inkOf(value, accent);
      if (ink === 'unknown')
        refuse(/^url/iu.test(value) ? 'write one colour, such as #000000' : 'write the colour as #000000 is written');
      else paint[name] = ink;
    } else if (name === 'fill-rule') paint.isEvenOdd = value === 'evenodd';
    else if (name === 'stroke-linecap' || name === 'stroke-linejoin') {
      const [key, known] = keywords[name];
      Object.assign(paint, { [key]: known.find((one) => one === value) ?? known[0] });
    } else if (name === 'stroke-width') {
      if (isNumeral(value)) paint.width = Math.abs(Number.parseFloat(value));
      else refuse('write a number without a unit');
    } else if (name === 'stroke-dasharray') {
      const dash = value === 'none' ? [] : numberList(value.replace(/px/gu, ''));
      if (dash && dash.length <= maxDashes) paint.dash = dash.map(Math.abs);
      else refuse(`write at most ${maxDashes} numbers without units`);
    }
  }
  return { paint, refused };
}

const maxDashes = 16;

/** The ink of a colour: none, or `unknown` if it is not one. */
function inkOf(value: string, accent: Rgb): DrawingInk | 'unknown' | undefined {
  const text = value.toLowerCase();
  if (text === 'none' || text === 'transparent') return undefined;
  if (text === 'currentcolor' || text === 'black') return 'black';
  if (text === 'white') return 'white';
  const colour = colourOfHex(text) ?? colourOfParts(text);
  if (!colour) return 'unknown';
  if (colour.every((part, index) => Math.abs(part - (accent[index] ?? 0)) < 1 / 255)) return 'accent';
  const [red, green, blue] = colour;
  return 0.299 * red + 0.587 * green + 0.114 * blue > 0.5 ? 'white' : 'black';
}

/** The colour of `rgb(…)` in numbers to 255 or in percent. */
function colourOfParts(text: string): Rgb | undefined {
  const parts =
    /^rgb\(([^()]{1,60})\)$/u
      .exec(text)?.[1]
      ?.trim()
      .split(/[\s,]+/u) ?? [];
  const [red, green, blue, ...rest] = parts.map((part) => Number.parseFloat(part) / (part.endsWith('%') ? 100 : 255));
  if (red === undefined || green === undefined || blue === undefined || rest.length > 0) return undefined;
  return Number.isFinite(red + green + blue) ? [red, green, blue] : undefined;
}
