/** A published table of dice by level: what a system's file quotes, and what a system makes of it. */

/** A row as published: rolls such as `d8+d6`. */
export interface PublishedRow {
  readonly level: number;
  readonly maximum: number;
  readonly core: readonly string[];
  readonly optional: readonly string[];
}

/** A misprint and its correction: another roll, or the same one in the other column. */
export interface Correction {
  readonly level: number;
  readonly column: 'core' | 'optional';
  readonly printed: string;
  /** The right roll; absent if the roll only moves or goes. */
  readonly right?: string | undefined;
  readonly why: string;
}

export interface PublishedTable {
  readonly rows: readonly PublishedRow[];
  readonly corrections: readonly Correction[];
}

/** An error in a published table; `path` is within the table. */
export interface TableFault {
  readonly kind: 'maximum' | 'twice' | 'misprint' | 'correction';
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly hint?: string;
}

/** A roll of the finished table and its source. */
export interface FinishedRoll {
  readonly dice: string;
  readonly source: 'published' | 'corrected' | 'added';
}

/** Dice of a level: rolls whose maxima add up to `maximum`, by core and by optional dice. */
export interface FinishedRow {
  readonly level: number;
  readonly maximum: number;
  readonly core: readonly FinishedRoll[];
  readonly optional: readonly FinishedRoll[];
}

export interface TableReader {
  /** Errors in the table and its corrections, by the system's rules. */
  readonly faults: (table: PublishedTable) => readonly TableFault[];
  readonly finished: (table: PublishedTable) => readonly FinishedRow[];
}
