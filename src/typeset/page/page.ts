/** A page: a size and a list of marks. The whole language the pen understands. */

import type { Shaped } from '../text/font.ts';
import type { FaceName } from '../text/font-table.ts';

/**
 * What a mark is to a reader who does not see the page. `artifact` marks (running heads, folios, rules, ornaments) are
 * not part of the text; a `section` holds others; a `label` is a short text that stands for itself; a `span` is a
 * stretch of its element that is read in other words than its glyphs.
 */
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
  | 'artifact';

/**
 * An element of the document's tree, known by the object it is: all marks with the same tag belong to it, on however
 * many pages. Elements stand in the order in which their first marks do.
 */
export interface Tag {
  readonly role: Exclude<Role, 'artifact'>;
  /** The element it is part of; absent for what stands in the document itself. */
  readonly within?: Tag;
  /** What a figure shows, in words. */
  readonly words?: string;
  /** What is read and copied in place of the glyphs of a span. */
  readonly spoken?: string;
  /** What a header of a table is the head of; a column where nothing is said. */
  readonly scope?: 'row' | 'column';
  /** What the labels of a list are; none where nothing is said. */
  readonly labels?: 'numbers' | 'bullets';
}

/** A role alone makes an element of each mark that has it; a tag gathers marks. */
export type Tagged = Role | Tag;

/** A grey from 0 (black) to 1 (white), or red, green and blue from 0 to 1. */
export type Colour = number | readonly [red: number, green: number, blue: number];

/** Points of 1/72 inch; the origin is the top left corner of the page, y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Text on one baseline in one face. */
export interface TextMark {
  readonly kind: 'text';
  readonly role: Tagged;
  /** Start of the baseline. */
  readonly x: number;
  readonly y: number;
  readonly face: FaceName;
  readonly size: number;
  readonly colour: Colour;
  /** Shaped words and spaces in order; a number is extra room between two of them, in points. */
  readonly pieces: readonly (Shaped | number)[];
  /** Room behind every glyph, in points; 0 for none. */
  readonly tracking: number;
}

/** One step of a path; a curve is cubic. */
export type Step =
  | readonly ['move', number, number]
  | readonly ['line', number, number]
  | readonly ['curve', number, number, number, number, number, number]
  | readonly ['close'];

/** Lines and areas. */
export interface PathMark {
  readonly kind: 'path';
  readonly role: Tagged;
  readonly steps: readonly Step[];
  readonly fill?: Colour;
  readonly stroke?: Colour;
  /** Line width in points. */
  readonly width?: number;
  /** Lengths of dashes and gaps in points. */
  readonly dash?: readonly [number, number];
  /** Rounded ends and joins. */
  readonly round?: boolean;
}

/** An area that leads to an anchor. */
export interface LinkMark {
  readonly kind: 'link';
  readonly role: Tagged;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Id of an anchor in the same document. */
  readonly to: string;
}

/** A place that links and bookmarks lead to. */
export interface AnchorMark {
  readonly kind: 'anchor';
  readonly id: string;
  readonly y: number;
  /** Present where the anchor stands in the bookmarks; level 1 is outermost. */
  readonly bookmark?: { readonly title: string; readonly level: number };
}

/** Art drawn once in the file and placed here, its origin at (x, y). */
export interface StampMark {
  readonly kind: 'stamp';
  readonly role: Tagged;
  readonly stamp: Stamp;
  readonly x: number;
  readonly y: number;
}

/** Marks that stand on many pages; the same object is the same art. */
export interface Stamp {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly (PathMark | TextMark)[];
}

export type Mark = TextMark | PathMark | LinkMark | AnchorMark | StampMark;

export interface Page {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  /** What the page is called: `iv`, `12`. */
  readonly label: string;
}

/** What a document is, beside its pages. */
export interface Printed {
  readonly title: string;
  readonly subject: string;
  readonly language: string;
  /** `YYYY-MM-DD`, from the edition: the only date in the file. */
  readonly date: string;
  readonly pages: readonly Page[];
}

/** No ink, only an element: a cell that nothing stands in. */
export function emptyMark(role: Tag): TextMark {
  return { kind: 'text', role, x: 0, y: 0, face: 'serif', size: 1, colour: 0, pieces: [], tracking: 0 };
}

/** The mark moved by (dx, dy). */
export function moved(mark: Mark, dx: number, dy: number): Mark {
  switch (mark.kind) {
    case 'text':
      return movedText(mark, dx, dy);
    case 'link':
    case 'stamp':
      return { ...mark, x: mark.x + dx, y: mark.y + dy };
    case 'anchor':
      return { ...mark, y: mark.y + dy };
    case 'path':
      return { ...mark, steps: mark.steps.map((step) => movedStep(step, dx, dy)) };
    default:
      return mark satisfies never;
  }
}

/** Property by property: of all that is done to marks this is done most, and V8 is slow to copy and then change them. */
function movedText(mark: TextMark, dx: number, dy: number): TextMark {
  const { role, face, size, colour, pieces, tracking } = mark;
  return { kind: 'text', role, x: mark.x + dx, y: mark.y + dy, face, size, colour, pieces, tracking };
}

function movedStep(step: Step, dx: number, dy: number): Step {
  switch (step[0]) {
    case 'move':
    case 'line':
      return [step[0], step[1] + dx, step[2] + dy];
    case 'curve':
      return ['curve', step[1] + dx, step[2] + dy, step[3] + dx, step[4] + dy, step[5] + dx, step[6] + dy];
    case 'close':
      return step;
    default:
      return step satisfies never;
  }
}
