/** Paper → sizes: what a page of each paper looks like. */

import { usualAccent } from '../../colour.ts';

/** All lengths in points. */
export interface Style {
  /** The name of its paper in messages. */
  readonly paper: string;
  readonly width: number;
  readonly height: number;
  /** Top of the text area, below the running head. */
  readonly top: number;
  readonly bottom: number;
  /** Margin beside the spine: room for staples, holes or glue. */
  readonly inner: number;
  readonly outer: number;
  readonly mirrored: boolean;
  /** The column beside the text for numbers and labels, with its gap; 0 if the page has none. */
  readonly sideColumn: number;
  readonly body: number;
  /** The distance of baselines, the unit of the grid. */
  readonly leading: number;
  readonly indent: number;
  /** Whether pictures are outlines, with no solid areas. */
  readonly lowInk?: boolean;
  /** Whether entries take all pages they need, ragged: the type is too large for one page each. */
  readonly flows?: boolean;
  /** The scale of the finished page; 1 by default. */
  readonly grows?: number;
}

export const millimetre = 72 / 25.4;

/** Body text: 10 on 13.5 points everywhere, so that a small and a large page have the same lines. */
const text = { body: 10, leading: 13.5, indent: 13.5 };
const spine = 20 * millimetre;
const full = { ...text, mirrored: true, inner: spine, outer: 40 };
const small = { ...text, top: 46, mirrored: true, inner: spine, outer: 31, sideColumn: 0 };

/** A paper: its pages, and what else depends on it. */
interface Paper {
  readonly page: Omit<Style, 'paper'>;
  /** The paper of half its size, if two such pages on a sheet fold into a booklet. */
  readonly halves?: string;
  /** Whether its owners may have rulers in inches alone. */
  readonly isInInches?: boolean;
}

/** All papers: lists, editions, booklets and menus follow from them. */
// After a change, examine/overflow-risk.ts needs new counts of the letters that fit a page.
export const paperTable = {
  // Text columns of 352 points hold about 72 characters.
  a4: {
    page: {
      ...full,
      width: 210 * millimetre,
      height: 297 * millimetre,
      top: 48,
      bottom: 48 + 56 * 13.5,
      sideColumn: 146.6,
    },
    halves: 'a5',
  },
  letter: {
    page: { ...full, width: 612, height: 792, top: 46, bottom: 46 + 53 * 13.5, sideColumn: 163.3 },
    halves: 'half-letter',
    isInInches: true,
  },
  a5: { page: { ...small, width: 148 * millimetre, height: 210 * millimetre, bottom: 46 + 38 * 13.5 } },
  'half-letter': { page: { ...small, width: 396, height: 612, bottom: 46 + 39 * 13.5 }, isInInches: true },
} as const satisfies Readonly<Record<string, Paper>>;

/** A paper with its own page size; a booklet puts two pages on a sheet. */
export type PaperName = keyof typeof paperTable;
/** The names of all papers, in the order of lists. */
export const paperNames = Object.keys(paperTable) as PaperName[];

const styles = Object.fromEntries(
  paperNames.map((paper): [string, Style] => [paper, { paper, ...paperTable[paper].page }]),
) as Record<PaperName, Style>;

/** How pages of a paper are set; points, origin top left. */
export function styleFor(paper: PaperName): Style {
  return styles[paper];
}

/** Whether owners of a paper may have rulers in inches alone. */
export const isInInches = (paper: PaperName): boolean => 'isInInches' in paperTable[paper];

/** Whether a paper has room for two columns and for headings in the side column. */
export function isFullPage(style: Style): boolean {
  return style.sideColumn > 0;
}

/** The left edge of the area; `number` is the physical page, 1 a right-hand one. */
export function leftEdge(style: Style, number: number): number {
  return style.mirrored && number % 2 === 0 ? style.outer : style.inner;
}

export function areaWidth(style: Style): number {
  return style.width - style.inner - style.outer;
}

export function areaHeight(style: Style): number {
  return style.bottom - style.top;
}

export function lineMeasure(style: Style): number {
  return areaWidth(style) - style.sideColumn;
}

/** Inks. Text is pure black, which no press screens. */
export const ink = {
  text: 0,
  faint: 0.45,
  /** Lines to write on, rings and boxes: three times as dark as paper (WCAG 2.1, 1.4.11). */
  outline: 0.55,
  rule: 0.62,
  hair: 0.78,
  tint: 0.93,
  accent: usualAccent,
} as const;
