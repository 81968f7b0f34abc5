/** Edition → the style of its pages, and its sheets. */

import { isFullPage, millimetre, type PaperName, paperNames, paperTable, type Style, styleFor } from '../page/style.ts';

type BookletName = {
  [Paper in PaperName]: (typeof paperTable)[Paper] extends { readonly halves: PaperName } ? `booklet-${Paper}` : never;
}[PaperName];

/** Two pages side by side on a sheet, to be folded. */
const booklets = Object.fromEntries(
  paperNames.flatMap((sheet) => {
    const paper = paperTable[sheet];
    return 'halves' in paper ? [[`booklet-${sheet}`, { page: paper.halves, sheet }]] : [];
  }),
) as Readonly<Record<BookletName, { readonly page: PaperName; readonly sheet: PaperName }>>;

/** A paper, or a folded paper. */
export const editionPapers: readonly EditionPaper[] = [...paperNames, ...(Object.keys(booklets) as BookletName[])];
/** A value of `--paper`. */
export type EditionPaper = PaperName | BookletName;

/** Inks to print with. */
export const inkNames = ['colour', 'black'] as const;
/** A value of `--ink`. */
export type InkName = (typeof inkNames)[number];

/** The options of an edition apart from its documents. */
export interface Edition {
  readonly paper: EditionPaper;
  /** `colour` by default. */
  readonly ink?: InkName | undefined;
  /** Whether to print no solid areas. */
  readonly lowInk?: boolean | undefined;
  /** Whether body type has 16 points and no type less than 14. */
  readonly largePrint?: boolean | undefined;
  /** Millimetres that each folded sheet pushes the next one outwards. */
  readonly creep?: number | undefined;
  /** Whether to mark the folds and trims of a booklet. */
  readonly marks?: boolean | undefined;
}

/** Papers wide enough for large print. */
export const largePrintPapers: readonly PaperName[] = paperNames.filter((paper) => isFullPage(styleFor(paper)));

/** The shipped editions, by folder. */
export const allEditions: Readonly<Record<string, Edition>> = Object.fromEntries([
  ...editionPapers.map((paper) => [paper, { paper }]),
  ...largePrintPapers.map((paper) => [`low-ink-${paper}`, { paper, lowInk: true }]),
  ...largePrintPapers.map((paper) => [`large-print-${paper}`, { paper, largePrint: true }]),
]);

/** A book is folded if the paper is; a leaflet, a sheet and a card are not. */
export type EditionForm = 'book' | 'leaflet' | 'sheet';

/** Thickness of office paper of 80 grams a square metre, in millimetres. */
export const usualCreep = 0.1;

/** A sheet for two pages, in points. */
export interface FoldedSheet {
  readonly width: number;
  readonly height: number;
  /** In points. */
  readonly creep: number;
  readonly marks: boolean;
}

/** What words say of their pages. */
export interface PageFormat {
  /** Whether they are printed, or flow without pages. */
  readonly medium: 'paper' | 'flow';
  /** Whether pages have room for two columns. */
  readonly isFull: boolean;
  /** Whether entries take all pages they need, in large type. */
  readonly isLarge: boolean;
}

/** The format of pages in a style. */
export const formatOf = (style: Style): PageFormat => ({
  medium: 'paper',
  isFull: isFullPage(style),
  isLarge: style.flows === true,
});

/** Text without pages. */
export const pageless: PageFormat = { medium: 'flow', isFull: false, isLarge: true };

export interface Layout {
  readonly style: Style;
  readonly folded?: FoldedSheet;
}

/** Whether a paper holds two pages to fold. */
export const isBooklet = (paper: EditionPaper): paper is BookletName => Object.hasOwn(booklets, paper);

/** The sheets, or the pages of books, of a paper. */
export function sheetPaper(paper: EditionPaper, part: 'page' | 'sheet' = 'sheet'): PaperName {
  return isBooklet(paper) ? booklets[paper][part] : paper;
}

/** Whether sheets, or pages of books, are full pages. */
export const isFullPaper = (paper: EditionPaper, part?: 'page'): boolean =>
  isFullPage(styleFor(sheetPaper(paper, part)));

/** Body type of 10 points becomes 16, the smallest of 9 becomes 14.4. */
const large = 1.6;

type Margins = Readonly<Record<'top' | 'foot' | 'inner' | 'outer', number>>;

/** Pages whose type grows with them; margins are removed before growing. */
function grown(paper: PaperName, scale: number, { top, foot, inner, outer }: Margins): Style {
  const small = styleFor('a5');
  const [width, height] = [styleFor(paper).width / scale, styleFor(paper).height / scale];
  const lines = Math.floor((height - top - foot) / small.leading);
  const bottom = top + lines * small.leading;
  return { ...small, width, height, top, bottom, inner, outer, flows: true, grows: scale };
}

/** The style of large type; none for the usual sizes. */
function largeLayout({ paper, largePrint = false }: Edition): Style | undefined {
  const wide = largePrintPapers.find((one) => one === paper);
  if (!largePrint || wide === undefined) return undefined;
  const style = grown(wide, large, { top: 42, foot: 21, inner: 36, outer: 24 });
  return { ...style, paper: `${paper} in large print` };
}

export function layoutFor(edition: Edition, form: EditionForm = 'sheet'): Layout {
  const { paper, lowInk = false, creep = usualCreep, marks = false } = edition;
  const larger = form === 'sheet' ? undefined : largeLayout(edition);
  if (larger) return { style: { ...larger, lowInk } };
  const styled = (name: PaperName) => ({ ...styleFor(name), lowInk });
  if (form !== 'book' || !isBooklet(paper)) return { style: styled(sheetPaper(paper)) };
  const { page, sheet } = booklets[paper];
  const { width, height } = styleFor(sheet);
  return {
    style: styled(page),
    folded: { width: height, height: width, creep: creep * millimetre, marks },
  };
}
