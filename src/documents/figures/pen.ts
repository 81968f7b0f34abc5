/** Text and lines on a sheet. */

import { type Inlines, plain } from '../../manuscript/block.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Colour, Mark, PathMark, Tagged, TextMark } from '../../typeset/page/page.ts';
import { ink, isFullPage, type Style } from '../../typeset/page/style.ts';
import type { Face, Shaped } from '../../typeset/text/font.ts';
import { setSingleLine } from '../../typeset/text/paragraph.ts';
import { asTag } from '../../typeset/text/tag.ts';
import { displayCuts, serifCuts } from '../../typeset/text/text-style.ts';
import type { Request } from '../document.ts';

/** 10 mm, clear on every side of a sheet. */
const clear = (10 * 72) / 25.4;

/** What fits both full papers, and both small ones, so that either prints at 100 %. */
const common = { full: { width: 595.28, height: 792 }, small: { width: 396, height: 595.28 } };

/** Sizes of a sheet in points, all measured from the full one. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  /** Scale of lengths. */
  readonly unit: number;
  readonly text: number;
  readonly left: number;
  readonly top: number;
}

/** Lengths and text of a small sheet: its smallest text, 8.5 points on the full one, is still 6.8. */
const smallScale = 0.8;

/** The sizes of a sheet on a paper. */
export function planFor(style: Style): Plan {
  const isFull = isFullPage(style);
  const { width, height } = isFull ? common.full : common.small;
  const inner = { width: width - 2 * clear, height: height - 2 * clear };
  const scale = isFull ? 1 : smallScale;
  return {
    ...inner,
    unit: scale,
    text: scale,
    left: (style.width - inner.width) / 2,
    top: (style.height - inner.height) / 2,
  };
}

/** Marks that can be drawn once and stamped on many sheets. */
export type InkMark = TextMark | PathMark;

/** The marks of a drawing that a stamp can hold; the others are left out. */
export function inked(marks: readonly Mark[]): InkMark[] {
  return marks.filter((mark): mark is InkMark => mark.kind === 'text' || mark.kind === 'path');
}

/** A rectangle of a sheet. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a line of text stands. */
export interface PutOptions {
  readonly colour?: Colour;
  readonly align?: 'left' | 'centre' | 'right';
  readonly role?: Tagged;
  /** Whether more text of the same element follows. */
  readonly goesOn?: boolean;
  /** In the slanted text face, as the player writes. */
  readonly hand?: boolean;
}

/** Writes lines of text, each with its baseline at (x, y), on sheets and in figures: sizes are those of the full sheet. Text that is no inlines is bold. */
export interface SheetPen {
  put(text: string | Inlines, x: number, y: number, size: number, options?: PutOptions): InkMark[];
  width(text: string | Inlines, size: number, hand?: boolean): number;
  /** What a size of the full sheet is on paper, in points. */
  points(size: number): number;
  /** Shapes one bold word, for who puts lines together from parts. */
  shape(word: string): Shaped;
}

/** The pen of a sheet; no text of it is smaller than so many points on paper. */
export function sheetPen({ typesetter }: Pick<Request, 'typesetter'>, plan: Pick<Plan, 'text'>, least = 0): SheetPen {
  const face = typesetter.faces[displayCuts.bold];
  const pointsOf = (size: number) => Math.max(size * plan.text, least);
  const lineOf = (text: string | Inlines, size: number, role: Tagged, options: PutOptions) => {
    const style = { ...captionStyle(pointsOf(size), options.colour), tabular: true };
    const words = typeof text === 'string' ? plain(text, 'bold') : text;
    const cuts = options.hand ? { cuts: serifCuts } : {};
    return setSingleLine(words, { ...style, ...cuts, goesOn: options.goesOn ?? false }, role, typesetter);
  };
  return {
    put(text, x, y, size, options = {}) {
      const { colour = ink.text, align = 'left', role = 'label' } = options;
      if (!isWord(text) || options.hand) {
        const line = lineOf(text, size, role, { ...options, colour });
        return inked(shifted(line.marks, x - line.width * before[align], y));
      }
      // What `lineOf` makes of one bold word, in a third of the time: 0.3 s of a file of 1,000 Run sheets.
      const points = pointsOf(size);
      const shaped = face.shapeTabular(text);
      return [
        {
          kind: 'text',
          role: asTag(role),
          x: x - ((shaped.width * points) / 1000) * before[align],
          y,
          face: face.name,
          size: points,
          colour,
          pieces: options.goesOn ? followedBySpace([shaped], face, points) : [shaped],
          tracking: 0,
        },
      ];
    },
    width: (text, size, hand = false) =>
      isWord(text) && !hand
        ? (face.shapeTabular(text).width * pointsOf(size)) / 1000
        : lineOf(text, size, 'label', { hand }).width,
    points: pointsOf,
    shape: (word) => face.shapeTabular(word),
  };
}

/** What of a line's width is on the left of its place. */
const before = { left: 0, centre: 0.5, right: 1 } as const;

const isWord = (text: string | Inlines): text is string =>
  typeof text === 'string' && text !== '' && !text.includes(' ');

/** Pieces with a space behind them that is copied and takes no room. */
function followedBySpace(pieces: readonly Shaped[], face: Face, size: number): (Shaped | number)[] {
  const space = face.shapeTabular(' ');
  return [...pieces, space, (-space.width * size) / 1000];
}
