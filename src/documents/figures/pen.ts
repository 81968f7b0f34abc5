/** Text and lines on a sheet. */

import { type Inlines, plain } from '../../manuscript/block.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Colour, Mark, PathMark, Tagged, TextMark } from '../../typeset/page/page.ts';
import { ink, isFullPage, type Style } from '../../typeset/page/style.ts';
import { setSingleLine } from '../../typeset/text/paragraph.ts';
import type { SetLine } from '../../typeset/text/set-line.ts';
import { serifCuts } from '../../typeset/text/text-style.ts';
import type { AnyRequest } from '../document.ts';

/** 10 mm, clear on every side of a sheet. */
const clear = (10 * 72) / 25.4;

/** The size common to two papers, which prints on either at 100 %. */
const common = { full: { width: 595.28, height: 792 }, small: { width: 396, height: 595.28 } };

/** Sizes of a sheet in points. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  /** Scale of lengths, 1 on the full sheet. */
  readonly unit: number;
  /** Scale of text. */
  readonly text: number;
  readonly left: number;
  readonly top: number;
}

/** Scale of a small sheet: the smallest text, 8.5 points on a full one, becomes 6.8. */
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

/** The marks that a stamp can hold. */
export function inkMarks(marks: readonly Mark[]): InkMark[] {
  return marks.filter((mark): mark is InkMark => mark.kind === 'text' || mark.kind === 'path');
}

/** How a line of text is set. */
export interface PutOptions {
  readonly colour?: Colour;
  readonly align?: 'left' | 'centre' | 'right';
  readonly role?: Tagged;
  /** Whether more text of the same element follows. */
  readonly runsOn?: boolean;
  /** The slanted text face, for what the player writes. */
  readonly hand?: boolean;
}

/** The look of numbers and names along a scale, in the middle of their places. */
export const scaleText = { align: 'centre', colour: ink.faint, role: 'artifact' } as const;

/** Writes lines with their baselines at (x, y), in sizes of the full sheet. A plain string is bold. */
export interface SheetPen extends Pick<AnyRequest, 'say'> {
  put(text: string | Inlines, x: number, y: number, size: number, options?: PutOptions): InkMark[];
  width(text: string | Inlines, size: number, options?: Pick<PutOptions, 'hand'>): number;
  /** A size of the full sheet in points on paper. */
  points(size: number): number;
}

/** The pen of a sheet; text is at least `minSize` points on paper. */
export function sheetPen(
  { typesetter, say }: Pick<AnyRequest, 'typesetter' | 'say'>,
  plan: Pick<Plan, 'text'>,
  minSize = 0,
): SheetPen {
  const points = (size: number) => Math.max(size * plan.text, minSize);
  const set = (
    text: Inlines,
    size: number,
    { colour = ink.text, role = 'label', runsOn = false, hand = false }: PutOptions,
  ) => {
    const style = {
      ...captionStyle(points(size), colour),
      tabular: true,
      runsOn,
      ...(hand && { cuts: serifCuts }),
    };
    return setSingleLine(text, style, role, typesetter);
  };
  // A thousand sheets repeat few numbers: plain text is set once in each style.
  const known = new Map<string, { readonly line: SetLine; readonly size: number; readonly options: PutOptions }[]>();
  const lineOf = (text: string | Inlines, size: number, options: PutOptions = {}) => {
    if (typeof text !== 'string') return set(text, size, options);
    const lines = known.get(text) ?? [];
    if (lines.length === 0) known.set(text, lines);
    const same = lines.find((one) => one.size === size && isSameLook(one.options, options));
    if (same) return same.line;
    const line = set(plain(text, 'bold'), size, options);
    lines.push({ line, size, options });
    return line;
  };
  return {
    say,
    put(text, x, y, size, options = {}) {
      const { marks, width } = lineOf(text, size, options);
      const start = x - width * widthBefore[options.align ?? 'left'];
      if (typeof text !== 'string') return inkMarks(shifted(marks, start, y));
      const { role = 'label' } = options;
      // Plain text has no links.
      return (marks as readonly TextMark[]).map((mark) => ({ ...mark, role, x: mark.x + start, y: mark.y + y }));
    },
    width: (text, size, options) => lineOf(text, size, options).width,
    points,
  };
}

/** Whether a text has the same marks, but for their role. */
const isSameLook = (a: PutOptions, b: PutOptions) =>
  a.colour === b.colour && a.runsOn === b.runsOn && a.hand === b.hand;

/** A size, smaller if a text is too wide for its room. */
export const fitted = (pen: SheetPen, text: string | Inlines, size: number, room: number): number =>
  Math.min(size, (size * room) / pen.width(text, size));

/** The share of a line's width on the left of its place. */
const widthBefore = { left: 0, centre: 0.5, right: 1 } as const;
