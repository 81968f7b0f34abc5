/** Marks in the LOG, and what Endings add for those who have them. */

import type { Entry } from './entry.ts';

/** A sign that an Outcome lets a player draw in the LOG: it changes no rule and no number, and is remembered at the end. */
export interface LogMark extends Entry {
  readonly mark: string;
  /** As it is printed: `a fish`. */
  readonly name: string;
}

/** What an Ending has to add for those who bear a mark. */
export interface Remark extends Entry {
  /** The Ending's title. */
  readonly ending: string;
  readonly mark: string;
  readonly text: string;
}

/** `content/…/remarks.yaml`. */
export interface Remarks {
  readonly marks: readonly LogMark[];
  readonly remarks: readonly Remark[];
}
