/** Text and lines on a sheet. */

import { type Inlines, plain } from '../../manuscript/block.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Colour, Mark, PathMark, Point, Tagged, TextMark } from '../../typeset/page/page.ts';
import { ink, isFullPage, type Style } from '../../typeset/page/style.ts';
import type { Shaped } from '../../typeset/text/font.ts';
import { setSingleLine } from '../../typeset/text/paragraph.ts';
import { asTag } from '../../typeset/text/tag.ts';
import { displayCuts, serifCuts, type TextStyle } from '../../typeset/text/text-style.ts';
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
  const pointsOf = (size: number) => Math.max(size * plan.text, least);
  const set = (
    text: string | Inlines,
    size: number,
    colour: Colour,
    role: Tagged,
    { goesOn = false, hand = false }: PutOptions = {},
  ) => {
    if (typeof text === 'string' && text !== '' && !hand && !text.includes(' '))
      return setWord(text, pointsOf(size), colour, role, typesetter, goesOn);
    const face = captionStyle(pointsOf(size), colour);
    const style: TextStyle = { ...face, ...(hand && { cuts: serifCuts }), tabular: true };
    const words = typeof text === 'string' ? plain(text, 'bold') : text;
    return setSingleLine(words, style, role, typesetter, goesOn);
  };
  return {
    put(text, x, y, size, { colour = ink.text, align = 'left', role = 'label', ...more } = {}) {
      const one = set(text, size, colour, role, more);
      const dx = align === 'left' ? 0 : align === 'centre' ? -one.width / 2 : -one.width;
      return inked(shifted(one.marks, x + dx, y));
    },
    width: (text, size, hand = false) => set(text, size, 0, 'label', { hand }).width,
    points: pointsOf,
    shape: (word) => typesetter.faces[displayCuts.bold].shapeTabular(word),
  };
}

/** What `setSingleLine` makes of one bold word, in a third of the time: a thousand sheets have a thousand codes. */
function setWord(
  word: string,
  size: number,
  colour: Colour,
  role: Tagged,
  { faces }: Request['typesetter'],
  goesOn: boolean,
): { readonly marks: readonly TextMark[]; readonly width: number } {
  const face = faces[displayCuts.bold];
  const em = size / 1000;
  const [shaped, space] = [face.shapeTabular(word), face.shapeTabular(' ')];
  const pieces = goesOn ? [shaped, space, 0 - space.width * em] : [shaped];
  const mark = { kind: 'text', x: 0, y: 0, face: face.name, size, colour, pieces, tracking: 0 } as const;
  return { marks: [{ ...mark, role: asTag(role) }], width: shaped.width * em };
}

/** Texts that thousands of sheets have, each set when it is first asked for. */
export interface TextTable {
  readonly texts: readonly TextMark[];
  /** Finds texts that are set so far from where they are to stand: gives the place of each among all. */
  picker(offset?: Partial<Point> & Pick<PutOptions, 'align'>): (text: string | number) => number;
}

/** A table of texts of one size. */
export function tableOfTexts(pen: SheetPen, size: number): TextTable {
  const texts: TextMark[] = [];
  return {
    texts,
    picker({ x = 0, y = 0, align = 'left' } = {}) {
      const known = new Map<string | number, number>();
      return (text) => {
        let place = known.get(text);
        if (place === undefined) {
          place = texts.push(pen.put(String(text), x, y, size, { align, goesOn: true })[0] as TextMark) - 1;
          known.set(text, place);
        }
        return place;
      };
    },
  };
}
