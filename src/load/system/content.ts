/** The loaded content of a dice system. */

import type { PublishedTable } from '../../dice/published-table.ts';
import type { Content } from '../../model/content.ts';

/** Arguments and options of a request to the system. */
export interface SystemRequestWords {
  readonly arguments: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | readonly string[]>>;
}

/** A worked example with given faces; the result is computed. */
export interface Example extends SystemRequestWords {
  readonly faces: readonly number[];
}

/** The chance of a value, or of a total of at least `atLeast`. */
export interface NamedChance extends SystemRequestWords {
  /** Id of the distribution; the first by default. */
  readonly of?: string;
  readonly value?: string | number;
  readonly atLeast?: number;
}

/** A section of a record sheet. */
export type SheetSection =
  | { readonly kind: 'fields'; readonly title?: string; readonly fields: readonly string[]; readonly columns: number }
  | { readonly kind: 'boxes'; readonly title: string; readonly note?: string; readonly rows: readonly BoxRow[] }
  | { readonly kind: 'cards'; readonly title?: string; readonly cards: readonly Card[]; readonly columns: number }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly note?: string;
      readonly columns: readonly { readonly title: string; readonly width: number }[];
      readonly lines: number;
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'lines'; readonly title: string; readonly note?: string };

/** Boxes after a label; `given` of them are filled at the start. */
export interface BoxRow {
  readonly label: string;
  readonly count: number;
  readonly shape: 'square' | 'circle' | 'diamond';
  readonly given: number;
  /** Whether each box has a writing line. */
  readonly written: boolean;
}

/** A value with ruled lines for its entries. */
export interface Card {
  readonly title: string;
  /** Printed in the value box, such as `D`. */
  readonly value: string;
  readonly entries: readonly string[];
  /** Lines including the entries. */
  readonly lines: number;
}

/** Sections side by side; `height` in points of the full sheet, 0 for a share of the rest. */
export interface SheetRow {
  readonly height: number;
  readonly sections: readonly { readonly width: number; readonly section: SheetSection }[];
}

/** A printed table of odds. */
export interface OddsPart {
  /** Id of an odds table, or of a table of the rules. */
  readonly table: string;
  readonly title: string;
  readonly note?: string;
  readonly chart: 'none' | 'lines' | 'stacked';
  /** Omitted column titles. */
  readonly omit: readonly string[];
  /** Two chance columns whose better one is named in each row. */
  readonly compare?: readonly [string, string];
  /** Whether the highest chance of a row is bold. */
  readonly best: boolean;
  /** Label of the horizontal axis. */
  readonly across?: string;
}

/** A printed sheet of rolls. */
export interface RollSheetWords {
  readonly title: string;
  readonly note: string;
  /** Id of the value in a cell; the system's short form by default. */
  readonly value?: string;
  /** Signs after the value, by distribution and word. */
  readonly signs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Dice roles that are marked. */
  readonly marked: readonly string[];
  /** Dice listed in a cell. */
  readonly dice: 'all' | 'counting' | 'none';
}

/** A table of the booklet. */
export interface WordTable {
  readonly id: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The printed content of a dice system. */
export interface SystemContent {
  readonly id: string;
  readonly name: string;
  readonly subtitle: string;
  readonly language: string;
  readonly edition: { readonly name: string; readonly date: string };
  readonly numbers: Readonly<Record<string, number>>;
  readonly attributes: readonly string[];
  readonly skills: readonly { readonly name: string; readonly attribute: string }[];
  readonly texts: Readonly<Record<string, string>>;
  readonly tables: readonly WordTable[];
  readonly diceTable?: PublishedTable;
  readonly examples: Readonly<Record<string, Example>>;
  readonly chances: Readonly<Record<string, NamedChance>>;
  readonly sheet: { readonly title: string; readonly rows: readonly SheetRow[] };
  readonly odds: readonly OddsPart[];
  readonly rolls: RollSheetWords;
  readonly sources: Content['sources'];
}
