/** Marks → operators of a content stream. */

import { itemAt } from '../item-at.ts';
import type { Colour, GridMark, Mark, PathMark, Stamp, StampMark, Step, TextMark } from '../typeset/page/page.ts';
import type { EmbeddedFont, FontEncoder } from './encode.ts';
import { number, rounded } from './number.ts';
import type { Marker } from './structure.ts';

/** A stamp as the file holds it. */
export interface DrawnStamp {
  readonly name: string;
  readonly reference: unknown;
}

/** Operators and their resources. Coordinates run downwards, as pdfkit sets up every page. */
export interface StreamContent {
  readonly text: string;
  readonly fonts: ReadonlySet<EmbeddedFont>;
  readonly stamps: ReadonlySet<DrawnStamp>;
}

/** Marks that end the text before them. */
const drawsAlone: ReadonlySet<Mark['kind']> = new Set(['path', 'stamp', 'grid']);

export interface Tools {
  readonly fonts: FontEncoder;
  readonly stamps: (stamp: Stamp) => DrawnStamp;
}

/** Draws marks in order, with a marker's operators around them. Links and anchors are no ink. */
export function contentOf(marks: readonly Mark[], { fonts, stamps }: Tools, marker?: Marker): StreamContent {
  const operators: string[] = [];
  const usedFonts = new Set<EmbeddedFont>();
  const usedStamps = new Set<DrawnStamp>();
  let colour: Colour | undefined;
  let fill = '';
  /** Start of the last line of the open text; text continues until something else comes between. */
  let line: Place | undefined;
  const endText = () => {
    if (line) operators.push('ET');
    line = undefined;
  };
  for (const mark of marks) {
    const opening = marker?.before(mark);
    if (opening || drawsAlone.has(mark.kind)) endText();
    if (opening) operators.push(opening);
    switch (mark.kind) {
      case 'text': {
        if (mark.pieces.length === 0) break;
        if (mark.colour !== colour) {
          colour = mark.colour;
          const operator = colourOperator(colour, 'fill');
          if (operator !== fill) operators.push(operator);
          fill = operator;
        }
        const font = fonts.font(mark.face);
        usedFonts.add(font);
        const place: Place = { x: rounded(mark.x), y: rounded(mark.y), font: font.id, size: mark.size };
        operators.push(`${placeOperators(place, line)} ${textOperators(mark, fonts)}`);
        line = place;
        break;
      }
      case 'path':
        operators.push(pathOperators(mark));
        break;
      case 'stamp': {
        const stamp = stamps(mark.stamp);
        usedStamps.add(stamp);
        operators.push(stampOperators(mark, stamp));
        break;
      }
      case 'grid':
        operators.push(gridOperators(mark));
        break;
      case 'link':
      case 'field':
      case 'anchor':
        break;
      default:
        mark satisfies never;
    }
  }
  endText();
  const ending = marker?.end();
  if (ending) operators.push(ending);
  return { text: operators.join('\n'), fonts: usedFonts, stamps: usedStamps };
}

function numbers(...values: readonly number[]): string {
  return values.map(number).join(' ');
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly size: number;
}

/** Begins text, or moves from the start of its last line: equal steps between lines compress well. */
function placeOperators({ x, y, font, size }: Place, last: Place | undefined): string {
  const face = `/${font} ${number(size)} Tf`;
  if (last === undefined) return `BT ${face} 1 0 0 -1 ${number(x)} ${number(y)} Tm`;
  const step = `${number(x - last.x)} ${number(last.y - y)} Td`;
  return font === last.font && size === last.size ? step : `${face} ${step}`;
}

function textOperators(mark: TextMark, fonts: FontEncoder): string {
  let operators = `[${fonts.encode(mark.face)(mark)}] TJ`;
  if (mark.tracking) operators = `${number(mark.tracking)} Tc ${operators} 0 Tc`;
  if (mark.outline)
    operators = `${colourOperator(mark.colour, 'stroke')} ${number(mark.outline)} w 1 Tr ${operators} 0 Tr`;
  return operators;
}

/** A path and its paint between q and Q, which limits line width and dashes to it; lengths in `units` to the point. */
export function pathOperators(mark: PathMark, units = 1): string {
  let operators = 'q';
  if (mark.fill !== undefined) operators += ` ${colourOperator(mark.fill, 'fill')}`;
  if (mark.stroke !== undefined) operators += ` ${colourOperator(mark.stroke, 'stroke')}`;
  if (mark.width !== undefined) operators += ` ${number(mark.width * units)} w`;
  if (mark.dash !== undefined) operators += ` [${numbers(...mark.dash.map((length) => length * units))}] 0 d`;
  if (mark.round) operators += ' 1 J 1 j';
  if (mark.cap) operators += ` ${caps.indexOf(mark.cap)} J`;
  if (mark.join) operators += ` ${joins.indexOf(mark.join)} j`;
  for (let at = 0; at < mark.steps.length; ) {
    const box = mark.dash === undefined ? rectangleAt(mark.steps, at) : undefined;
    const [kind, ...lengths] = box ?? itemAt(mark.steps, at);
    for (const length of lengths) operators += ` ${number(length * units)}`;
    operators += stepOperators[kind];
    at += box ? 5 : 1;
  }
  const rule = mark.isEvenOdd && mark.fill !== undefined ? '*' : '';
  return `${operators} ${mark.fill === undefined ? 'S' : mark.stroke === undefined ? 'f' : 'B'}${rule} Q`;
}

/** By their numbers (ISO 32000-1, tables 54 and 55). */
const caps = ['butt', 'round', 'square'] as const;
const joins = ['miter', 'round', 'bevel'] as const;

const stepOperators = { move: ' m', line: ' l', curve: ' c', close: ' h', rectangle: ' re' } as const;

/** The rectangle that five steps draw, the same way round, where they do: x, y, width and height of one operator. */
function rectangleAt(steps: readonly Step[], at: number): readonly ['rectangle', ...number[]] | undefined {
  if (steps[at + 4]?.[0] !== 'close') return undefined;
  const [move, one, two, three] = steps.slice(at, at + 4);
  if (move?.[0] !== 'move' || one?.[0] !== 'line' || two?.[0] !== 'line' || three?.[0] !== 'line') return undefined;
  const [, ax, ay] = move;
  const [, bx, by] = one;
  const [, cx, cy] = two;
  const [, dx, dy] = three;
  if (ay === by && bx === cx && cy === dy && dx === ax) return ['rectangle', ax, ay, bx - ax, cy - by];
  if (ax === bx && by === cy && cx === dx && dy === ay) return ['rectangle', dx, dy, ax - dx, by - ay];
  return undefined;
}

function stampOperators(mark: StampMark, stamp: DrawnStamp): string {
  return `q 1 0 0 1 ${number(mark.x)} ${number(mark.y)} cm /${stamp.name} Do Q`;
}

/** A grid as an inline image mask with one bit a square (ISO 32000-1, 8.9.7), the smallest form. */
function gridOperators({ x, y, size, side, bits }: GridMark): string {
  const place = `q 0 g ${number(size)} 0 0 ${number(-size)} ${number(x)} ${number(y + size)} cm`;
  return `${place}\nBI/W ${side}/H ${side}/IM true/F/AHx ID ${bits}> EI Q`;
}

/** Sets the colour of what is drawn next. */
export function colourOperator(colour: Colour, use: 'fill' | 'stroke'): string {
  if (typeof colour === 'number') return `${number(colour)} ${use === 'fill' ? 'g' : 'G'}`;
  return `${numbers(...colour)} ${use === 'fill' ? 'rg' : 'RG'}`;
}
