/** Blocks of a manuscript. */

import type { Span } from '../diagnostics/diagnostic.ts';

/** A font style; `effect` is for effects after an Outcome. */
export type Cut = 'roman' | 'italic' | 'bold' | 'bold-italic' | 'effect';

/** Text in one style. */
export interface Inline {
  readonly text: string;
  readonly cut: Cut;
  /** Target anchor of a link. */
  readonly to?: string;
}

/** Text in several styles with single spaces. */
export type Inlines = readonly Inline[];

/** A heading, which is an anchor for links and bookmarks. */
export interface Heading {
  readonly kind: 'heading';
  readonly level: 1 | 2 | 3;
  /** Its level in the outline, if it is not `level`. */
  readonly depth?: 1 | 2 | 3;
  readonly text: Inlines;
  readonly id: string;
}

/** A paragraph. */
export interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: Inlines;
  /** Its source, for messages about its lines. */
  readonly span?: Span;
  /** Opens a section, without indent. */
  readonly opens?: boolean;
  /** Stays on the page of the paragraph before. */
  readonly joined?: boolean;
}

/** A list with bullets or numbers. */
export interface List {
  readonly kind: 'list';
  readonly ordered: boolean;
  /** The first number; 1 by default. */
  readonly start?: number;
  readonly items: readonly Inlines[];
}

/** A table; all rows and `align` are as long as `header`. */
export interface Table {
  readonly kind: 'table';
  readonly header: readonly Inlines[];
  readonly rows: readonly (readonly Inlines[])[];
  readonly align: readonly ('left' | 'centre' | 'right')[];
  /** Art before the first cell of each row. */
  readonly icons?: readonly (string | undefined)[];
  /** Whether it is always as wide as the text. */
  readonly fills?: boolean;
}

/** Text set apart, such as an example. */
export interface Aside {
  readonly kind: 'aside';
  readonly blocks: readonly Block[];
}

/** An Event, Shop or Ending. */
export interface EntryBlock {
  readonly kind: 'entry';
  readonly id: string;
  /** Event Number; undefined for an Ending. */
  readonly number?: number;
  readonly title: string;
  /** Printed after the title: (SHOP). */
  readonly tag?: string;
  /** Printed above the title: when an Ending is read. */
  readonly caption?: string;
  /** Name in messages. */
  readonly name: string;
  readonly size: 'half' | 'full';
  readonly scene: readonly Paragraph[];
  readonly roll?: RollBlock;
  readonly outcomes: readonly OutcomeBlock[];
  readonly goods?: GoodsBlock;
}

/** Totals and the Outcomes they lead to. */
export interface RollBlock {
  readonly caption: string;
  readonly rows: readonly {
    readonly totals: string;
    readonly label: string;
    /** The anchor of an Outcome found by number. */
    readonly to?: string;
  }[];
}

/** Items for sale in columns. */
export interface GoodsBlock {
  readonly header: readonly [name: string, signs: string, cost: string];
  readonly rows: readonly GoodsRow[];
  /** Rows of all Shops, so that their columns match if there is room. */
  readonly all?: readonly GoodsRow[];
}

/** An item for sale. */
export interface GoodsRow {
  /** Its number, if rows before it are hidden. */
  readonly number?: number;
  readonly name: Inlines;
  readonly signs: readonly Sign[];
  readonly cost: string;
  readonly span?: Span;
}

/** An instruction on one line: what to change on the sheet. */
export interface Sign {
  readonly text: string;
  /** Name of the art before it. */
  readonly icon?: string;
  /** Nothing to change: set in light type. */
  readonly quiet?: boolean;
}

/** An Outcome as printed. */
export interface OutcomeBlock {
  readonly label: string;
  /** Its label as printed before the text. */
  readonly heading: string;
  /** For the margin: a letter or two. */
  readonly mark: string;
  readonly totals: string;
  readonly text: readonly Paragraph[];
  readonly signs: readonly Sign[];
}

/** A place that a document fills with blocks. */
export interface Slot {
  readonly kind: 'slot';
  readonly name: string;
}

export interface PageBreak {
  readonly kind: 'page-break';
}

/** A block of the manuscript. */
export type Block = Heading | Paragraph | List | Table | Aside | EntryBlock | Slot | PageBreak;

/** Creates text in one style. */
export function plain(text: string, cut: Cut = 'roman'): Inlines {
  return text === '' ? [] : [{ text, cut }];
}

/** The text without styles. */
export function plainText(text: Inlines): string {
  return text.map((inline) => inline.text).join('');
}

/** The texts of a template's blocks: paragraphs, headings, items and cells. */
export const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'aside' ? textsOf(block.blocks) : inlinesOf(block).map(plainText)));

function inlinesOf(block: Block): readonly Inlines[] {
  if (block.kind === 'heading' || block.kind === 'paragraph') return [block.text];
  if (block.kind === 'list') return block.items;
  return block.kind === 'table' ? [block.header, ...block.rows].flat() : [];
}
