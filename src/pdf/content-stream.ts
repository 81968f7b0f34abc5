/** Marks → operators of a content stream. */

import type {
  Colour,
  GridMark,
  Mark,
  PathMark,
  Point,
  Stamp,
  StampMark,
  Step,
  TextMark,
  TextsMark,
} from '../typeset/page/page.ts';
import type { EmbeddedFont, FontEncoder } from './encode.ts';
import { number, rounded } from './number.ts';
import type { Marker } from './structure.ts';

/** A stamp as the file holds it. */
export interface DrawnStamp {
  readonly name: string;
  readonly reference: unknown;
}

/** Operators and the resources they use. Coordinates run downwards, as pdfkit sets every page up. */
export interface StreamContent {
  readonly text: string;
  readonly fonts: ReadonlySet<EmbeddedFont>;
  readonly stamps: ReadonlySet<DrawnStamp>;
}

/** Ink that ends the text before it. */
const drawsAlone: ReadonlySet<Mark['kind']> = new Set(['path', 'stamp', 'grid', 'texts']);

/** Draws marks in their order, between what a marker puts around them. Links and anchors are no ink. */
export function contentOf(
  marks: readonly Mark[],
  fonts: FontEncoder,
  stamps: (stamp: Stamp) => DrawnStamp,
  marker?: Marker,
): StreamContent {
  const operators: string[] = [];
  const usedFonts = new Set<EmbeddedFont>();
  const usedStamps = new Set<DrawnStamp>();
  let colour: Colour | undefined;
  let fill = '';
  /** Where the last line of the open text began; text goes on while nothing else comes between. */
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
      case 'texts': {
        const [first] = mark.texts;
        if (first === undefined) break;
        colour = first.colour;
        const operator = colourOperator(colour, 'fill');
        if (operator !== fill) operators.push(operator);
        fill = operator;
        const font = fonts.font(first.face);
        usedFonts.add(font);
        operators.push(textsOperators(mark, first, font, fonts));
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

/** The start of a line of text, and what it is set in. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly size: number;
}

/** Text begins, or goes on from where its last line began: steps between lines are alike, and so they take little room. */
function placeOperators({ x, y, font, size }: Place, last: Place | undefined): string {
  const face = `/${font} ${number(size)} Tf`;
  if (last === undefined) return `BT ${face} 1 0 0 -1 ${numbers(x, y)} Tm`;
  const step = `${numbers(x - last.x, last.y - y)} Td`;
  return font === last.font && size === last.size ? step : `${face} ${step}`;
}

/** What a TJ operator shows. */
function shownBy(mark: TextMark, fonts: FontEncoder): string {
  const encode = fonts.encode(mark.face);
  let pieces = '';
  // The spaces of a line are all alike.
  let room = 0;
  let roomText = '';
  for (let index = 0; index < mark.pieces.length; index++) {
    const piece = mark.pieces[index] as (typeof mark.pieces)[number];
    if (typeof piece !== 'number') pieces += encode(piece);
    else if (Math.abs(piece) > 0.0005) {
      // To a ten-thousandth of the size, which no line adds up to anything that is seen.
      if (piece !== room) roomText = number(Math.round((-piece * 10_000) / mark.size) / 10);
      room = piece;
      pieces += roomText;
    }
  }
  return pieces;
}

function textOperators(mark: TextMark, fonts: FontEncoder): string {
  const pieces = shownBy(mark, fonts);
  const tracking = mark.tracking ? [`${number(mark.tracking)} Tc `, ' 0 Tc'] : ['', ''];
  const drawn = mark.outline
    ? [`${colourOperator(mark.colour, 'stroke')} ${number(mark.outline)} w 1 Tr `, ' 0 Tr']
    : ['', ''];
  return `${drawn[0]}${tracking[0]}[${pieces}] TJ${tracking[1]}${drawn[1]}`;
}

/** Each text shown once it was found how: the same object is the same text. */
function textsOperators(mark: TextsMark, { size }: TextMark, font: EmbeddedFont, fonts: FontEncoder): string {
  const shown = shownIn(fonts);
  // In tenths of a point, which nobody sees and which makes steps from place to place alike.
  let [atX, atY] = [0, 0];
  let operators = `BT /${font.id} ${number(size)} Tf 1 0 0 -1 0 0 Tm`;
  for (let index = 0; index < mark.texts.length; index++) {
    const text = mark.texts[index] as TextMark;
    const place = mark.places[index] as Point;
    const x = Math.round((mark.x + place.x + text.x) * 10);
    const y = Math.round((mark.y + place.y + text.y) * 10);
    let pieces = shown.get(text);
    if (pieces === undefined) {
      // Where each begins anew, what comes behind the last glyph moves nothing.
      const last = text.pieces.findLastIndex((piece) => typeof piece !== 'number');
      const all = shownBy({ ...text, pieces: text.pieces.slice(0, last + 1) }, fonts).replaceAll('><', '');
      pieces = /^<[0-9a-f]*>$/u.test(all) ? `${all}Tj` : `[${all}]TJ`;
      shown.set(text, pieces);
    }
    operators += ` ${(x - atX) / 10} ${(atY - y) / 10} Td${pieces}`;
    atX = x;
    atY = y;
  }
  return `${operators} ET`;
}

const shownTexts = new WeakMap<FontEncoder, WeakMap<TextMark, string>>();

/** What is known to be shown, in one document. */
function shownIn(fonts: FontEncoder): WeakMap<TextMark, string> {
  const known = shownTexts.get(fonts) ?? new WeakMap<TextMark, string>();
  shownTexts.set(fonts, known);
  return known;
}

/** A path and its paint between q and Q, so that line width and dashes end with it. */
function pathOperators(mark: PathMark): string {
  const setup = [
    mark.fill === undefined ? '' : colourOperator(mark.fill, 'fill'),
    mark.stroke === undefined ? '' : colourOperator(mark.stroke, 'stroke'),
    mark.width === undefined ? '' : `${number(mark.width)} w`,
    mark.dash === undefined ? '' : `[${numbers(...mark.dash)}] 0 d`,
    mark.round ? '1 J 1 j' : '',
  ].filter((part) => part !== '');
  const paint = mark.fill !== undefined && mark.stroke !== undefined ? 'B' : mark.fill !== undefined ? 'f' : 'S';
  return `q ${[...setup, ...mark.steps.map(stepOperator)].join(' ')} ${paint} Q`;
}

function stepOperator(step: Step): string {
  switch (step[0]) {
    case 'move':
      return `${number(step[1])} ${number(step[2])} m`;
    case 'line':
      return `${number(step[1])} ${number(step[2])} l`;
    case 'curve':
      return `${numbers(step[1], step[2], step[3], step[4], step[5], step[6])} c`;
    case 'close':
      return 'h';
    default:
      return step satisfies never;
  }
}

function stampOperators(mark: StampMark, stamp: DrawnStamp): string {
  return `q 1 0 0 1 ${numbers(mark.x, mark.y)} cm /${stamp.name} Do Q`;
}

/** An inline image of a bit a square (ISO 32000-1, 8.9.7), a mask that black is poured through: no path is as small. */
function gridOperators({ x, y, size, side, bits }: GridMark): string {
  // A mask pours colour through what is 0.
  const poured = Buffer.from(bits.map((byte) => ~byte)).toString('hex');
  return `q 0 g ${numbers(size, 0, 0, -size, x, y + size)} cm BI/W ${side}/H ${side}/IM true/BPC 1/F/AHx ID ${poured}> EI Q`;
}

function colourOperator(colour: Colour, use: 'fill' | 'stroke'): string {
  if (typeof colour === 'number') return `${number(colour)} ${use === 'fill' ? 'g' : 'G'}`;
  return `${numbers(...colour)} ${use === 'fill' ? 'rg' : 'RG'}`;
}
