/** Paper → where the columns of a proof lie. */

import type { Cut } from '../../manuscript/block.ts';
import { plain } from '../../manuscript/block.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { areaWidth, isFullPage, type Style } from '../../typeset/page/style.ts';
import { openTypesetter, type Typesetter } from '../../typeset/text/typesetter.ts';
import { type PutOptions, type SheetPen, sheetPen } from '../figures/pen.ts';

/** Columns in points from the left edge of the area: labels (on full pages), line numbers, text, scribbling margin. */
export interface ProofSheet {
  readonly style: Style;
  readonly typesetter: Typesetter;
  readonly pen: SheetPen;
  /** Width of the column of labels; 0 where they stand above the text. */
  readonly labels: number;
  /** Line numbers end here. */
  readonly numbers: number;
  readonly text: { readonly x: number; readonly width: number };
  /** The line between text and margin. */
  readonly rule: number;
  readonly margin: { readonly x: number; readonly width: number };
  /** Distance of baselines of the text: wide enough to write between, and a whole number of lines to a page. */
  readonly leading: number;
}

/** Lines of a page, and where they are closer. */
const linesOf = { full: [42, 46], small: [32, 35] } as const;

/** The columns of a proof on a paper. */
export function proofSheet(style: Style, typesetter: Typesetter, isClose = false): ProofSheet {
  const full = isFullPage(style);
  const labels = full ? 62 : 0;
  const x = labels + (full ? 26 : 20);
  const width = full ? 280 : Math.round(areaWidth(style) * 0.61);
  const rule = x + width + (full ? 9 : 7);
  const margin = rule + (full ? 8 : 6);
  // A word stays as it was written, so that what is marked in it is plain.
  const uncut = openTypesetter(typesetter.faces, cutLong);
  return {
    style,
    typesetter: uncut,
    pen: sheetPen({ typesetter: uncut }, { text: 1 }),
    labels,
    numbers: x - 7,
    text: { x, width },
    rule,
    margin: { x: margin, width: areaWidth(style) - margin },
    leading: (style.bottom - style.top) / linesOf[full ? 'full' : 'small'][isClose ? 1 : 0],
  };
}

const longestWord = 24;

/** A word in one part, unless it has more letters than a column may have room for. */
function cutLong(word: string): string[] {
  return word.length > longestWord ? (word.match(/[\s\S]{1,8}/gu) ?? []) : [word];
}

interface Small extends PutOptions {
  readonly size?: number;
  readonly cut?: Cut;
}

/** Small text on one line, its baseline at (x, y). */
export function small({ pen }: ProofSheet, text: string, x: number, y: number, look: Small = {}): Mark[] {
  const { size = 9, cut = 'roman', ...options } = look;
  return pen.put(plain(text, cut), x, y, size, options);
}

/** The width of small text in points. */
export function widthOf({ pen }: ProofSheet, text: string, size: number, cut: Cut = 'roman'): number {
  return pen.width(plain(text, cut), size);
}

/** Small text cut to a width in points. */
export function shortened(sheet: ProofSheet, title: string, width: number): string {
  if (widthOf(sheet, title, 9) <= width) return title;
  let cut = [...title];
  while (cut.length > 1 && widthOf(sheet, `${cut.join('')}\u2026`, 9) > width) cut = cut.slice(0, -1);
  return `${cut.join('').trimEnd()}\u2026`;
}
