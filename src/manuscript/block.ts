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
  /** Whether it is the page number of `to`, which layout fills in; its text is empty. */
  readonly isPage?: true;
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
  /** The condition on which alone it is read: `late`, or a mark as `mark-fish`. */
  readonly conditional?: string;
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
  /** Art before each item. */
  readonly icons?: readonly (string | undefined)[];
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
  readonly kind: 'goods';
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
  readonly initial: string;
  readonly totals: string;
  readonly text: readonly Paragraph[];
  readonly signs: readonly Sign[];
}

/** An Outcome away from its Event, found by a number. */
export interface FoundOutcome {
  readonly kind: 'found';
  readonly number: number;
  readonly id: string;
  readonly event: { readonly title: string; readonly id: string };
  readonly outcome: OutcomeBlock;
}

/** The words of a cover. */
export interface CoverBlock {
  readonly kind: 'cover';
  /** The title of the work. */
  readonly title: string;
  /** The name of this book of it. */
  readonly name: string;
  /** Title and name on one line. */
  readonly whole: string;
  readonly subtitle: string;
  /** Edition and fingerprint. */
  readonly lines: readonly string[];
}

/** A drawing with its words. */
export interface Figure {
  readonly kind: 'figure';
  readonly name: string;
  /** Says what it shows, where its words do not. */
  readonly alt?: string;
  /** Words in it, in the order in which they are read. */
  readonly words: readonly Block[];
}

/** A part that its document lays out in its own way. */
export interface PartBlock {
  readonly kind: 'part';
  readonly name: string;
  readonly blocks: readonly Block[];
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
export type Block =
  | Heading
  | Paragraph
  | List
  | Table
  | Aside
  | EntryBlock
  | FoundOutcome
  | GoodsBlock
  | CoverBlock
  | Figure
  | PartBlock
  | Slot
  | PageBreak;

/** Creates text in one style. */
export function plain(text: string, cut: Cut = 'roman'): Inlines {
  return text === '' ? [] : [{ text, cut }];
}

/** The text without styles. */
export function plainText(text: Inlines): string {
  return text.map((inline) => inline.text).join('');
}

/** Blocks by their headings of a level; what is before the first is its own group. */
export function byHeading(blocks: readonly Block[], level: Heading['level'] = 1): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    if ((block.kind === 'heading' && block.level === level) || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(block);
  }
  return groups;
}

/** The title of blocks that begin with a heading. */
export const titleOfBlocks = ([first]: readonly Block[]): string =>
  first?.kind === 'heading' ? plainText(first.text) : '';

/** A reference to the page of an anchor. */
export const pageRef = (to: string, cut: Cut = 'roman'): Inline => ({ text: '', cut, to, isPage: true });

/** The same list or table with page numbers in place of references. */
export function withPages<One extends Block>(block: One, pageOf: (anchor: string) => string): One {
  const filled = (inlines: Inlines) =>
    inlines.map(({ isPage, ...one }) => (isPage && one.to !== undefined ? { ...one, text: pageOf(one.to) } : one));
  if (block.kind === 'list') return { ...block, items: block.items.map(filled) };
  return block.kind === 'table' ? { ...block, rows: block.rows.map((row) => row.map(filled)) } : block;
}

/** The texts of a template's blocks: paragraphs, headings, items and cells. */
export const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'aside' ? textsOf(block.blocks) : inlinesOf(block).map(plainText)));

/** The texts of a heading, paragraph, list or table. */
export function inlinesOf(block: Block): readonly Inlines[] {
  if (block.kind === 'heading' || block.kind === 'paragraph') return [block.text];
  if (block.kind === 'list') return block.items;
  return block.kind === 'table' ? [block.header, ...block.rows].flat() : [];
}
