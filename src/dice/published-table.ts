/** A published table of dice by level: what a system's file quotes, and what a system makes of it. */

/** Rolls of a level, which add up to `maximum`: those of core dice, and those with optional ones. */
interface Row<Rolls> {
  readonly level: number;
  readonly maximum: number;
  readonly core: readonly Rolls[];
  readonly optional: readonly Rolls[];
}

export type FinishedRow = Row<FinishedRoll>;

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
  /** Rolls such as `d8+d6`. */
  readonly rows: readonly Row<string>[];
  readonly corrections: readonly Correction[];
}

/** An error in a published table; `path` is within the table. */
export interface TableFault {
  readonly kind: 'maximum' | 'twice' | 'misprint' | 'correction';
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly hint?: string;
}

export interface FinishedRoll {
  readonly dice: string;
  readonly source: 'published' | 'corrected' | 'added';
}

export interface TableReader {
  /** Errors in the table and its corrections, by the system's rules. */
  readonly faults: (table: PublishedTable) => readonly TableFault[];
  readonly finished: (table: PublishedTable) => readonly FinishedRow[];
}
