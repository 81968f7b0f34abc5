/** Paper → sizes: what a page of each paper looks like. */

/** Papers that documents are printed on. */
export const paperNames = ['a4', 'letter', 'a5', 'half-letter'] as const;
/** A paper with pages of its own size; a booklet puts two of them on a sheet. */
export type PaperName = (typeof paperNames)[number];

/** All lengths in points. */
export interface Style {
  /** What messages call its paper. */
  readonly paper: string;
  readonly width: number;
  readonly height: number;
  /** Top of the text area, below the running head. */
  readonly top: number;
  /** Bottom of the text area. */
  readonly bottom: number;
  /** Margin beside the spine: room for staples, holes or glue. */
  readonly inner: number;
  readonly outer: number;
  /** Whether left and right pages mirror each other. */
  readonly mirrored: boolean;
  /** The column beside the text for numbers and labels, gap included; 0 where the page has none. */
  readonly margin: number;
  readonly body: number;
  /** Distance of baselines, to which everything is aligned. */
  readonly leading: number;
  readonly indent: number;
  /** Whether pictures are outlines, with no solid areas. */
  readonly lowInk?: boolean;
  /** Whether entries take as many pages as they need, their lines ragged: type too large for one page each. */
  readonly flows?: boolean;
  /** How much larger the finished page is than what is set; as large where nothing is said. */
  readonly grows?: number;
  /** Whether pages are seen one at a time, and have no backs. */
  readonly single?: boolean;
}

const millimetre = 72 / 25.4;

/** Body text: 10 on 13.5 points everywhere, so that one manuscript makes the same lines on a small and a large page. */
const text = { body: 10, leading: 13.5, indent: 13.5 };
const spine = 20 * millimetre;
const full = { ...text, mirrored: true, inner: spine, outer: 40 };
const small = { ...text, top: 46, mirrored: true, inner: spine, outer: 31, margin: 0 };

const styles: Record<PaperName, Style> = {
  // Text columns of 352 points hold about 72 characters.
  a4: {
    ...full,
    paper: 'a4',
    width: 210 * millimetre,
    height: 297 * millimetre,
    top: 48,
    bottom: 48 + 56 * 13.5,
    margin: 146.6,
  },
  letter: { ...full, paper: 'letter', width: 612, height: 792, top: 46, bottom: 46 + 53 * 13.5, margin: 163.3 },
  a5: { ...small, paper: 'a5', width: 148 * millimetre, height: 210 * millimetre, bottom: 46 + 38 * 13.5 },
  'half-letter': { ...small, paper: 'half-letter', width: 396, height: 612, bottom: 46 + 39 * 13.5 },
};

/** How pages of a paper are set; points, origin top left. */
export function styleFor(paper: PaperName): Style {
  return styles[paper];
}

/** Whether a paper has room for two columns: scene and Outcomes side by side, headings in the margin. */
export function isFullPage(style: Style): boolean {
  return style.margin > 0;
}

/** How high what is touched on a screen is at least, in lines: 30 points when it is seen. */
export const touchLines = 1.6;
/** The same of a row of a table, so that a table of a dozen has one page. */
export const touchedRowLines = 1.25;

/** The left edge of everything on a page; `number` is the physical page, 1 a right-hand one. */
export function leftEdge(style: Style, number: number): number {
  return style.mirrored && number % 2 === 0 ? style.outer : style.inner;
}

/** Width of the area between the margins. */
export function areaWidth(style: Style): number {
  return style.width - style.inner - style.outer;
}

/** Width of the text column. */
export function lineMeasure(style: Style): number {
  return areaWidth(style) - style.margin;
}

/** Inks. The district's signal orange is a warm grey in print without colour. */
export const ink = {
  text: 0.08,
  faint: 0.45,
  rule: 0.62,
  hair: 0.78,
  tint: 0.93,
  accent: [0.72, 0.27, 0.05],
} as const;
