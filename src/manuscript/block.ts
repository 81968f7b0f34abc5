/** All that text can be: the manuscript as blocks. */

import type { Span } from '../diagnostics/diagnostic.ts';

/** How a stretch of text is cut; an effect is set as below an Outcome. */
export type Cut = 'roman' | 'italic' | 'bold' | 'bold-italic' | 'effect';

/** A stretch of text in one cut. */
export interface Inline {
  readonly text: string;
  readonly cut: Cut;
  /** Id of the anchor it leads to. */
  readonly to?: string;
}

/** Running text; white space inside is single spaces. */
export type Inlines = readonly Inline[];

/** A line that names what follows; it makes an anchor, for links and bookmarks. */
export interface Heading {
  readonly kind: 'heading';
  readonly level: 1 | 2 | 3;
  /** Its level in the document, where it looks like one of another. */
  readonly depth?: 1 | 2 | 3;
  readonly text: Inlines;
  /** The anchor it makes. */
  readonly id: string;
}

/** Running text that is broken into lines. */
export interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: Inlines;
  /** Where it was written, for messages about its lines. */
  readonly span?: Span;
  /** A paragraph that opens a section has no indent. */
  readonly opens?: boolean;
  /** No page ends between it and the paragraph before. */
  readonly joined?: boolean;
}

/** Items of running text, each behind a bullet, or behind its number from 1 where they are ordered. */
export interface List {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly items: readonly Inlines[];
}

/** Cells of running text under one head; every row and `align` are as long as `header`. */
export interface Table {
  readonly kind: 'table';
  readonly header: readonly Inlines[];
  readonly rows: readonly (readonly Inlines[])[];
  readonly align: readonly ('left' | 'centre' | 'right')[];
  /** Names of the art before the first cell of each row, in tables that have any. */
  readonly icons?: readonly (string | undefined)[];
  /** Whether it is as wide as the text where its cells would take less. */
  readonly fills?: boolean;
}

/** Text set apart: an example, a remark. */
export interface Aside {
  readonly kind: 'aside';
  readonly blocks: readonly Block[];
}

/** An Event, Shop or Ending of the book: what is read first, how the roll decides, what is read then. */
export interface EntryBlock {
  readonly kind: 'entry';
  readonly id: string;
  /** Event Number; an Ending has none. */
  readonly number?: number;
  readonly title: string;
  /** Printed behind the title: (SHOP). */
  readonly tag?: string;
  /** Printed above the title: when an Ending is read. */
  readonly caption?: string;
  /** What messages call it. */
  readonly name: string;
  readonly size: 'half' | 'full';
  readonly scene: readonly Paragraph[];
  /** What it is decided by; an entry that is only read has none. */
  readonly roll?: RollBlock;
  readonly outcomes: readonly OutcomeBlock[];
  /** What a Shop sells. */
  readonly goods?: GoodsBlock;
}

/** Totals in brackets and the Outcomes they lead to. */
export interface RollBlock {
  readonly caption: string;
  readonly rows: readonly {
    readonly totals: string;
    readonly label: string;
    /** Where its Outcome is found by a number: the number, and its anchor. */
    readonly found?: { readonly number: number; readonly id: string };
  }[];
}

/** What is for sale, under the heads of its columns: what it is, what it does, what it costs. */
export interface GoodsBlock {
  readonly header: readonly [name: string, signs: string, cost: string];
  readonly rows: readonly GoodsRow[];
  /** The rows of all tables of the book, which have the same columns where these have room for the widest. */
  readonly all?: readonly GoodsRow[];
}

/** One thing that is for sale. */
export interface GoodsRow {
  /** Its number on the list, where others stand before it that are not shown. */
  readonly number?: number;
  readonly name: Inlines;
  readonly signs: readonly Sign[];
  readonly cost: string;
  /** Where it was written. */
  readonly span?: Span;
}

/** An instruction that nothing parts: what to change on the sheet. */
export interface Sign {
  readonly text: string;
  /** Name of the art before it. */
  readonly icon?: string;
  /** Whether it says that there is nothing to change: set in light type. */
  readonly quiet?: boolean;
}

/** What a roll comes to, as it is printed: its name, the totals that lead to it, its text and its effects. */
export interface OutcomeBlock {
  readonly label: string;
  readonly totals: string;
  readonly text: readonly Paragraph[];
  /** What it does, in order. */
  readonly signs: readonly Sign[];
}

/** A place that a document fills with blocks of its own. */
export interface Slot {
  readonly kind: 'slot';
  readonly name: string;
}

/** The next block starts a page. */
export interface PageBreak {
  readonly kind: 'page-break';
}

/** One piece of a manuscript, told apart by `kind`; what the galley is set from. */
export type Block = Heading | Paragraph | List | Table | Aside | EntryBlock | Slot | PageBreak;

/** Text in one cut. */
export function plain(text: string, cut: Cut = 'roman'): Inlines {
  return text === '' ? [] : [{ text, cut }];
}

/** The text without its cuts. */
export function plainText(text: Inlines): string {
  return text.map((inline) => inline.text).join('');
}
