/** A published table of dice by level: what a system's file quotes, and what a system makes of it. */

/** One row as published: rolls such as `d8+d6`. */
export interface PublishedRow {
  readonly level: number;
  readonly maximum: number;
  readonly core: readonly string[];
  readonly optional: readonly string[];
}

/** A misprint and what should stand there: another roll, or the same roll in the other column. */
export interface Correction {
  readonly level: number;
  readonly column: 'core' | 'optional';
  readonly printed: string;
  /** What stands there instead; absent where the roll only moves or goes. */
  readonly right?: string | undefined;
  readonly why: string;
}

/** A table as its rules print it, and what is put right in it. */
export interface PublishedTable {
  readonly rows: readonly PublishedRow[];
  readonly corrections: readonly Correction[];
}

/** What is wrong with a published table; `path` leads to it within the table. */
export interface TableFault {
  readonly kind: 'maximum' | 'twice' | 'misprint' | 'correction';
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly hint?: string;
}

/** A roll of the finished table and where it comes from. */
export interface FinishedRoll {
  readonly dice: string;
  readonly source: 'published' | 'corrected' | 'added';
}

/** The dice of a level: rolls whose maxima add up to `maximum`, by core and by optional dice. */
export interface FinishedRow {
  readonly level: number;
  readonly maximum: number;
  readonly core: readonly FinishedRoll[];
  readonly optional: readonly FinishedRoll[];
}

/** How a system reads a published table of its dice. */
export interface TableReader {
  /** What the system's rules find wrong with it, and with its corrections. */
  readonly faults: (table: PublishedTable) => readonly TableFault[];
  /** The table put right, extended and completed. */
  readonly finished: (table: PublishedTable) => readonly FinishedRow[];
}
