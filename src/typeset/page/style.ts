/** Paper → sizes: what a page of each paper looks like. */

/** Papers that documents are printed on. */
export const paperNames = ['a4', 'letter', 'a5', 'half-letter'] as const;
export type PaperName = (typeof paperNames)[number];

/** All lengths in points. */
export interface Style {
  readonly paper: PaperName;
  readonly width: number;
  readonly height: number;
  /** Top of the text area, below the running head. */
  readonly top: number;
  /** Bottom of the text area. */
  readonly bottom: number;
  /** Margin beside the spine; on full pages, which are printed on one side, the left one. */
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
}

const millimetre = 72 / 25.4;

/** Body text: 10 on 13.5 points everywhere, so that one manuscript makes the same lines on a small and a large page. */
const text = { body: 10, leading: 13.5, indent: 13.5 };
const full = { ...text, top: 50, mirrored: false, inner: 44, outer: 44 };
const small = { ...text, top: 46, mirrored: true, inner: 43, outer: 36, margin: 0 };

const styles: Record<PaperName, Style> = {
  // Text columns of 338 to 345 points hold about 70 characters.
  a4: { ...full, paper: 'a4', width: 210 * millimetre, height: 297 * millimetre, bottom: 50 + 56 * 13.5, margin: 166 },
  letter: { ...full, paper: 'letter', width: 612, height: 792, top: 46, bottom: 46 + 53 * 13.5, margin: 182 },
  a5: { ...small, paper: 'a5', width: 148 * millimetre, height: 210 * millimetre, bottom: 46 + 38 * 13.5 },
  'half-letter': { ...small, paper: 'half-letter', width: 396, height: 612, bottom: 46 + 39 * 13.5 },
};

export function styleFor(paper: PaperName): Style {
  return styles[paper];
}

/** Whether a paper has room for two columns: scene and Outcomes side by side, headings in the margin. */
export function isFullPage(style: Style): boolean {
  return style.margin > 0;
}

/** The left edge of everything on a page; `number` is the physical page, 1 a right-hand one. */
export function leftEdge(style: Style, number: number): number {
  return style.mirrored && number % 2 === 0 ? style.outer : style.inner;
}

/** Width of the area between the margins. */
export function areaWidth(style: Style): number {
  return style.width - style.inner - style.outer;
}

/** Width of the text column. */
export function measure(style: Style): number {
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
