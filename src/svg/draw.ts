/** A page → SVG: the second pen, which puts every glyph where the first one does. */

import { itemAt } from '../item-at.ts';
import {
  type Colour,
  charactersOf,
  type GridMark,
  type LinkMark,
  type Mark,
  type Page,
  type PathMark,
  type Step,
  type TextMark,
} from '../typeset/page/page.ts';
import { stampMarks } from '../typeset/page/stamp.ts';
import type { FaceName } from '../typeset/text/font-table.ts';
import { xmlText } from '../xml-text.ts';
import { characterFor, familyOf } from './characters.ts';

/** Character → glyph of each face, as its table has it. */
export type GlyphTables = Readonly<Record<FaceName, { readonly glyphs: Readonly<Record<string, number>> }>>;

/**
 * Draws a page in points. Text is set in the families of `webFont`, a place for every glyph; a link is an `a` with
 * `data-to`, the anchor it leads to, and a text has `data-words`, what is read where its glyphs are other characters.
 */
export function drawSvg({ width, height, marks }: Page, faces: GlyphTables): string {
  const size = `${number(width)} ${number(height)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" aria-hidden="true">`,
    ...marks.map((mark) => markOf(mark, faces)),
    '</svg>',
  ].join('');
}

/** A word in a picture, its middle on a line, in a face of the reader. */
export interface PictureWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Draws a picture of paths and words on white paper, as a file of its own. */
export function pictureSvg(
  { width, height, marks }: Pick<Page, 'width' | 'height'> & { readonly marks: readonly PathMark[] },
  words: readonly PictureWord[] = [],
): string {
  const size = { x: 0, y: 0, width, height };
  const written = words.map(
    ({ text, x, y, size }) =>
      `<text x="${number(x)}" y="${number(y)}" font-size="${number(size)}" text-anchor="middle">${xmlText(text)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${number(width)} ${number(height)}" font-family="sans-serif" font-weight="bold">`,
    `<rect ${boxOf(size)} fill="#ffffff"/>`,
    ...marks.map(pathOf),
    ...written,
    '</svg>',
  ].join('');
}

/** The words of a page in the order of its marks, a line each: what is read by those who do not see it. */
export function svgWords({ marks }: Page): string[] {
  return marks.flatMap((mark) => {
    const text = mark.kind === 'text' ? charactersOf(mark).trim() : '';
    return text === '' ? [] : [text];
  });
}

function markOf(mark: Mark, faces: GlyphTables): string {
  switch (mark.kind) {
    case 'text':
      return textOf(mark, faces);
    case 'path':
      return pathOf(mark);
    case 'stamp': {
      const { x, y, stamp } = mark;
      const inner = stampMarks(stamp)
        .map((ink) => markOf(ink, faces))
        .join('');
      // An inner svg element clips to its frame, as a form XObject does to its BBox.
      return `<svg ${boxOf({ x, y, width: stamp.width, height: stamp.height })}>${inner}</svg>`;
    }
    case 'grid':
      return gridOf(mark);
    case 'link':
      return `<a data-to="${xmlText(mark.to)}"><rect ${boxOf(mark)} fill="none" pointer-events="all"/></a>`;
    case 'anchor':
    case 'field':
      return '';
    default:
      return mark satisfies never;
  }
}

function boxOf({ x, y, width, height }: Pick<LinkMark, 'x' | 'y' | 'width' | 'height'>): string {
  return `x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"`;
}

function textOf(mark: TextMark, faces: GlyphTables): string {
  if (mark.pieces.length === 0) return '';
  const { glyphs } = faces[mark.face];
  const xs: string[] = [];
  let characters = '';
  let x = mark.x;
  for (const piece of mark.pieces) {
    if (typeof piece === 'number') x += piece;
    else
      for (let index = 0; index < piece.glyphs.length; index++) {
        characters += characterFor(glyphs, itemAt(piece.glyphs, index), itemAt(piece.clusters, index));
        xs.push(number(x));
        x += (itemAt(piece.advances, index) * mark.size) / 1000 + mark.tracking;
      }
  }
  const words = charactersOf(mark);
  const said = words === characters ? '' : ` data-words="${xmlText(words)}"`;
  const look = `font-family="${familyOf(mark.face)}" font-size="${number(mark.size)}" fill="${colourOf(mark.colour)}"`;
  return `<text x="${xs.join(' ')}" y="${number(mark.y)}" ${look}${said}>${xmlText(characters)}</text>`;
}

function pathOf({ steps, fill, stroke, width, dash, round, cap, join, isEvenOdd }: PathMark): string {
  const paint = [
    `fill="${fill === undefined ? 'none' : colourOf(fill)}"`,
    stroke === undefined ? '' : ` stroke="${colourOf(stroke)}"`,
    width === undefined ? '' : ` stroke-width="${number(width)}"`,
    dash === undefined ? '' : ` stroke-dasharray="${dash.map(number).join(' ')}"`,
    round ? ' stroke-linecap="round" stroke-linejoin="round"' : '',
    cap === undefined ? '' : ` stroke-linecap="${cap}"`,
    join === undefined ? '' : ` stroke-linejoin="${join}"`,
    isEvenOdd ? ' fill-rule="evenodd"' : '',
  ].join('');
  return `<path d="${steps.map(stepOf).join('')}" ${paint}/>`;
}

/** Dark squares, a path for each row of them. */
function gridOf({ x, y, size, side, bits }: GridMark): string {
  const square = size / side;
  const inRow = Math.ceil(side / 8) * 2; // digits, of four squares each
  let squares = '';
  for (let down = 0; down < side; down++)
    for (let across = 0; across < side; across++)
      if (((Number.parseInt(bits.charAt(down * inRow + (across >> 2)), 16) << (across & 3)) & 8) === 0)
        squares += `M${number(x + across * square)} ${number(y + down * square)}h${number(square)}v${number(square)}h${number(-square)}Z`;
  return `<path d="${squares}" fill="#000000"/>`;
}

const letters = { move: 'M', line: 'L', curve: 'C', close: 'Z' } as const;

const stepOf = ([kind, ...points]: Step) => `${letters[kind]}${points.map(number).join(' ')}`;

function colourOf(colour: Colour): string {
  const parts = typeof colour === 'number' ? [colour, colour, colour] : colour;
  const digits = (part: number) => Math.round(part * 255).toString(16);
  return `#${parts.map((part) => digits(part).padStart(2, '0')).join('')}`;
}

/** To a thousandth of a point, as the first pen writes them. */
function number(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
