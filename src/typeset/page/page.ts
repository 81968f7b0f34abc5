/** A page: a size and a list of marks, all that the pen draws. */

import type { Span } from '../../diagnostics/diagnostic.ts';
import type { Shaped } from '../text/font.ts';
import type { FaceName } from '../text/font-table.ts';

/** Meaning to screen readers: `artifact` is no text, a `section` holds others, a `span` is read in other words. */
export type Role =
  | 'section'
  | 'title'
  | 'heading-1'
  | 'heading-2'
  | 'heading-3'
  | 'paragraph'
  | 'label'
  | 'span'
  | 'list'
  | 'list-item'
  | 'list-label'
  | 'list-body'
  | 'table'
  | 'table-row'
  | 'table-header'
  | 'table-cell'
  | 'figure'
  | 'link'
  | 'form'
  | 'artifact';

/** An element of the document's tree: marks of the same tag object belong to it, in the order of first marks. */
export interface Tag {
  readonly role: Exclude<Role, 'artifact'>;
  /** The parent element; absent at the top. */
  readonly within?: Tag;
  /** Alternative text of a figure or a link. */
  readonly altText?: string;
  /** Text to read and copy instead of the glyphs of a span. */
  readonly spoken?: string;
  /** The cells of a table header; a column by default. */
  readonly scope?: 'row' | 'column';
  /** Its place in the file, for reports. */
  readonly span?: Span;
  /** The labels of a list; none by default. */
  readonly labels?: 'numbers' | 'bullets';
}

/** A role alone makes an element of each mark; a tag groups marks. */
export type Tagged = Role | Tag;

/** A grey from 0 (black) to 1 (white), or red, green and blue. */
export type Colour = number | readonly [red: number, green: number, blue: number];

/** In points of 1/72 inch from the top left corner, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of a page, in points from its top left corner. */
export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** Text on one baseline in one face. */
export interface TextMark extends Point {
  readonly kind: 'text';
  readonly role: Tagged;
  readonly face: FaceName;
  readonly size: number;
  readonly colour: Colour;
  /** Shaped words and spaces in order; a number is extra room in points. */
  readonly pieces: readonly (Shaped | number)[];
  /** Room after every glyph, in points; 0 for none. */
  readonly tracking: number;
  /** Line width of outlined letters in points; absent for solid ones. */
  readonly outline?: number;
  /** The words of a line or a table that begins here and is wider than its column. */
  readonly tooWide?: string;
}

/** One step of a path; a curve is cubic. */
export type Step =
  | readonly ['move', number, number]
  | readonly ['line', number, number]
  | readonly ['curve', number, number, number, number, number, number]
  | readonly ['close'];

export interface PathMark {
  readonly kind: 'path';
  readonly role: Tagged;
  readonly steps: readonly Step[];
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly width?: number;
  /** Lengths of dashes and gaps in points. */
  readonly dash?: readonly number[];
  /** Rounded ends and joins. */
  readonly round?: boolean;
  /** Ends and joins of other kinds, and whether areas inside areas are empty: pictures of a game's own. */
  readonly cap?: 'butt' | 'round' | 'square';
  readonly join?: 'miter' | 'round' | 'bevel';
  readonly isEvenOdd?: boolean;
}

export interface LinkMark extends Rect {
  readonly kind: 'link';
  readonly role: Tagged;
  /** Id of an anchor. */
  readonly to: string;
}

/** The sign in a ticked field. */
export type TextSign = 'cross' | 'diamond' | 'dot';

/** The input of a field: sizes of text in points, `maxLength` in characters; text without them shrinks to fit. */
export type Input =
  | { readonly kind: 'text'; readonly size?: number; readonly align?: 'left' | 'centre'; readonly maxLength?: number }
  | { readonly kind: 'choice'; readonly size: number; readonly options: readonly string[] }
  | { readonly kind: 'tick'; readonly sign: TextSign }
  /** One of a group, at most one of which is ticked. */
  | {
      readonly kind: 'one-of';
      readonly sign: TextSign;
      readonly group: string;
      readonly groupWords: string;
      readonly value: string;
    }
  /** A button that empties all fields; its face is seen on a screen only. */
  | { readonly kind: 'clear'; readonly face: Stamp };

/** An area to fill in with form software; other marks show it on paper. */
export interface FieldMark extends Rect {
  readonly kind: 'field';
  readonly role: Tag;
  /** Its unique name in the file; a field of a group uses the group's. */
  readonly name: string;
  /** A description of the field for screen readers. */
  readonly words: string;
  readonly input: Input;
}

export interface AnchorMark {
  readonly kind: 'anchor';
  readonly id: string;
  /** Left edge of the target; that of the page by default. */
  readonly x?: number;
  readonly y: number;
  /** Present if the anchor is in the bookmarks; level 1 is outermost. */
  readonly bookmark?: { readonly title: string; readonly level: number };
}

/** Art drawn once in the file and placed here, with its origin at (x, y). */
export interface StampMark extends Point {
  readonly kind: 'stamp';
  readonly role: Tagged;
  readonly stamp: Stamp;
  readonly y: number;
}

/** Art for many pages, clipped to a frame with its top left corner at the origin; drawn once for each object. */
export type Stamp = InkStamp | PictureStamp;

export interface InkStamp extends Pick<Rect, 'width' | 'height'> {
  readonly picture?: undefined;
  readonly pictureKey?: undefined;
  readonly marks: readonly (PathMark | TextMark)[];
}

interface PictureStamp extends Pick<Rect, 'width' | 'height'> {
  /** Its subject. */
  readonly picture: string;
  /** Stamps with the same key have the same marks. */
  readonly pictureKey?: string;
  readonly draw: () => readonly PathMark[];
}

/** Black squares of a square grid, `size` points wide. */
export interface GridMark extends Point {
  readonly kind: 'grid';
  readonly role: Tagged;
  readonly size: number;
  /** Squares in a row, and rows. */
  readonly side: number;
  /** A bit a square in hexadecimal, 0 for black; rows from the top, each from a new byte, highest bit first. */
  readonly bits: string;
}

/** Any mark of a page. Places are in points from the top left corner. */
export type Mark = TextMark | PathMark | LinkMark | FieldMark | AnchorMark | StampMark | GridMark;

/** One side of a leaf: its size and its marks, in points. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  /** The number of the page: `iv`, `12`. */
  readonly label: string;
  /** Pages on this side of a sheet, in order of marks; absent for one. */
  readonly parts?: readonly Part[];
  /** Whether a booklet begins here, if pages decide which are stapled together. */
  readonly opensVolume?: true;
}

/** A page on a side of a sheet beside another. */
export interface Part {
  /** Its place in reading order, counted from 0. */
  readonly place: number;
  readonly label: string;
  /** The index of its first mark on the side. */
  readonly from: number;
}

/** The pages on a page: itself, or the ones laid on it. */
export function partsOf(page: Page, index: number): readonly Part[] {
  return page.parts ?? [{ place: index, label: page.label, from: 0 }];
}

/** The part with the mark at an index of its page. */
export function partAt(parts: readonly Part[], at: number): Part {
  const part = parts.findLast(({ from }) => from <= at);
  if (part === undefined) throw new Error('a page without parts');
  return part;
}

export function charactersOf({ pieces }: TextMark): string {
  return pieces.map((piece) => (typeof piece === 'number' ? '' : piece.clusters.join(''))).join('');
}

/** A document before it is drawn: its pages and the properties of its file. */
export interface Composed {
  readonly title: string;
  readonly subject: string;
  readonly author?: string | undefined;
  readonly language: string;
  /** `YYYY-MM-DD`, from the edition: the only date in the file. */
  readonly date: string;
  /** Whether to pack objects into streams: for many links, table cells or sheets. */
  readonly packed?: boolean;
  /** Whether texts to be hidden from each other are side by side, so that any view of the pages will do. */
  readonly fitsAnyView?: boolean;
  /** How viewers show the pages at first (ISO 32000-1, table 28). */
  readonly view?: 'SinglePage' | 'TwoPageRight' | undefined;
  /** Sides of each leaf, where its file is not a book. */
  readonly leafSides?: number | undefined;
  /** The sides of paper that a print dialog begins with (ISO 32000-1, table 150). */
  readonly duplex?: 'Simplex' | 'DuplexFlipLongEdge' | 'DuplexFlipShortEdge' | undefined;
  /** The alternate text of a link: its text, and the label of its page. */
  readonly linkWords: (text: string, page: string) => string;
  /** The colour of signs in ticked fields, in place of the usual accent. */
  readonly accent?: Colour;
  /** The language of a text, where it is another. */
  readonly languageOf?: (text: string) => string | undefined;
  readonly pages: readonly Page[];
}

/** An element without ink, for an empty cell. */
export function emptyMark(role: Tag): TextMark {
  return { kind: 'text', role, x: 0, y: 0, face: 'serif', size: 1, colour: 0, pieces: [], tracking: 0 };
}

/** The paragraph, item or heading of a tag. */
export function elementOf(tagged: Tagged): Tag | undefined {
  if (typeof tagged === 'string') return tagged === 'artifact' ? undefined : { role: tagged };
  const isPart = tagged.role === 'link' || tagged.role === 'span' || tagged.role === 'label';
  return isPart && tagged.within && tagged.within.role !== 'section' ? elementOf(tagged.within) : tagged;
}

export function moved(mark: Mark, dx: number, dy: number): Mark {
  switch (mark.kind) {
    case 'text':
    case 'grid':
    case 'link':
    case 'field':
    case 'stamp':
      return { ...mark, x: mark.x + dx, y: mark.y + dy };
    case 'anchor':
      return mark.x === undefined ? { ...mark, y: mark.y + dy } : { ...mark, x: mark.x + dx, y: mark.y + dy };
    case 'path':
      return { ...mark, steps: moveSteps(mark.steps, ({ x, y }) => ({ x: x + dx, y: y + dy })) };
    default:
      return mark satisfies never;
  }
}

/** The same steps with every point elsewhere. */
export function moveSteps(steps: readonly Step[], to: (point: Point) => Point): Step[] {
  return steps.map((step): Step => {
    if (step[0] === 'close') return step;
    const { x, y } = to({ x: step[1], y: step[2] });
    if (step[0] !== 'curve') return [step[0], x, y];
    const [b, end] = [to({ x: step[3], y: step[4] }), to({ x: step[5], y: step[6] })];
    return ['curve', x, y, b.x, b.y, end.x, end.y];
  });
}
