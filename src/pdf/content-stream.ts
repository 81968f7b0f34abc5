/** Marks → operators of a content stream. */

import type { Colour, Mark, PathMark, Stamp, StampMark, Step, TextMark } from '../typeset/page/page.ts';
import type { EmbeddedFont, FontEncoder } from './encode.ts';
import { number } from './number.ts';
import type { Marker } from './structure.ts';

/** A stamp as the file holds it. */
export interface DrawnStamp {
  readonly name: string;
  readonly reference: unknown;
}

/** Operators and the resources they use. Coordinates run downwards, as pdfkit sets every page up. */
export interface Content {
  readonly text: string;
  readonly fonts: ReadonlySet<EmbeddedFont>;
  readonly stamps: ReadonlySet<DrawnStamp>;
}

/** Draws marks in their order, between what a marker puts around them. Links and anchors are no ink. */
export function contentOf(
  marks: readonly Mark[],
  fonts: FontEncoder,
  stamps: (stamp: Stamp) => DrawnStamp,
  marker?: Marker,
): Content {
  const operators: string[] = [];
  const usedFonts = new Set<EmbeddedFont>();
  const usedStamps = new Set<DrawnStamp>();
  let colour: Colour | undefined;
  let fill = '';
  for (const mark of marks) {
    const opening = marker?.before(mark);
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
        operators.push(textOperators(mark, font, fonts));
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
      case 'link':
      case 'anchor':
        break;
      default:
        mark satisfies never;
    }
  }
  const ending = marker?.end();
  if (ending) operators.push(ending);
  return { text: operators.join('\n'), fonts: usedFonts, stamps: usedStamps };
}

function numbers(...values: readonly number[]): string {
  return values.map(number).join(' ');
}

function textOperators(mark: TextMark, font: EmbeddedFont, fonts: FontEncoder): string {
  const encode = fonts.encode(mark.face);
  let pieces = '';
  // The spaces of a line are all alike.
  let room = 0;
  let roomText = '';
  for (let index = 0; index < mark.pieces.length; index++) {
    const piece = mark.pieces[index] as (typeof mark.pieces)[number];
    if (typeof piece !== 'number') pieces += encode(piece);
    else if (Math.abs(piece) > 0.0005) {
      if (piece !== room) roomText = number((-piece * 1000) / mark.size);
      room = piece;
      pieces += roomText;
    }
  }
  const tracking = mark.tracking ? [`${number(mark.tracking)} Tc `, ' 0 Tc'] : ['', ''];
  return `BT /${font.id} ${number(mark.size)} Tf ${tracking[0]}1 0 0 -1 ${number(mark.x)} ${number(mark.y)} Tm [${pieces}] TJ${tracking[1]} ET`;
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

function colourOperator(colour: Colour, use: 'fill' | 'stroke'): string {
  if (typeof colour === 'number') return `${number(colour)} ${use === 'fill' ? 'g' : 'G'}`;
  return `${numbers(...colour)} ${use === 'fill' ? 'rg' : 'RG'}`;
}
