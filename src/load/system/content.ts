/** What a dice system's YAML file holds once it is loaded. */

import type { PublishedTable } from '../../dice/published-table.ts';
import type { Content } from '../../model/content.ts';

/** A request to the system, as it would stand on a command line. */
export interface SystemRequestWords {
  readonly arguments: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | readonly string[]>>;
}

/** A worked example: a roll whose faces are given; what it comes to is computed. */
export interface Example extends SystemRequestWords {
  readonly faces: readonly number[];
}

/** A chance a text names: of one value, or of a total of at least so much, in one distribution. */
export interface NamedChance extends SystemRequestWords {
  /** Id of the distribution; the first where it is left out. */
  readonly of?: string;
  readonly value?: string | number;
  readonly atLeast?: number;
}

/** One part of a record sheet. */
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

/** Boxes to mark, behind their label; `given` of them are what a character begins with. */
export interface BoxRow {
  readonly label: string;
  readonly count: number;
  readonly shape: 'square' | 'circle' | 'diamond';
  readonly given: number;
  /** Whether each box has a line to write on. */
  readonly written: boolean;
}

/** A value under its name, with ruled lines for what belongs to it. */
export interface Card {
  readonly title: string;
  /** What stands in the box for the value, such as `D`. */
  readonly value: string;
  readonly entries: readonly string[];
  /** How many lines there are, those of the entries included. */
  readonly lines: number;
}

/** Sections side by side; `height` is in points of the full sheet, 0 for a share of what is left. */
export interface SheetRow {
  readonly height: number;
  readonly sections: readonly { readonly width: number; readonly section: SheetSection }[];
}

/** How a table of odds is printed. */
export interface OddsPart {
  /** Id of a table of the system's odds, else of its rules in words. */
  readonly table: string;
  readonly title: string;
  readonly note?: string;
  readonly chart: 'none' | 'lines' | 'stacked';
  /** Titles of columns that are left out. */
  readonly omit: readonly string[];
  /** Two chance columns whose better one is told row by row. */
  readonly compare?: readonly [string, string];
  /** Whether the highest chance of each row is set in bold. */
  readonly best: boolean;
  /** What the numbers along a chart of lines are. */
  readonly across?: string;
}

/** How a sheet of rolls made ahead is printed. */
export interface RollSheetWords {
  readonly title: string;
  readonly note: string;
  /** Id of the value in a cell; the system's own short form where it is left out. */
  readonly value?: string;
  /** Signs behind the value, by distribution and word. */
  readonly signs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Roles of dice that are told apart. */
  readonly marked: readonly string[];
  /** Which dice a cell lists. */
  readonly dice: 'all' | 'counting' | 'none';
}

/** Words printed in a table of the booklet. */
export interface WordTable {
  readonly id: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The printed side of a dice system. */
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
  /** The file it was read from. */
  readonly sources: Content['sources'];
}
