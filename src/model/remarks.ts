/** Marks in the LOG, and remarks of Endings on them. */

import type { Entry } from './entry.ts';

/** A mark in the LOG, which changes no rule. */
export interface LogMark extends Entry {
  readonly mark: string;
  /** With article: `a fish`. */
  readonly name: string;
}

/** Text that an Ending adds for a mark. */
export interface Remark extends Entry {
  /** Title of the Ending. */
  readonly ending: string;
  readonly mark: string;
  readonly text: string;
}

/** Content of `remarks.yaml`. */
export interface Remarks {
  readonly marks: readonly LogMark[];
  readonly remarks: readonly Remark[];
}
