/** Endings of a Run. */

import type { LabelName } from './board.ts';
import type { Entry } from './entry.ts';

/** Ways to end a Run other than at a place. */
export const endingCauses = ['no-health', 'unable-to-move', 'abandoned'] as const;
/** Cause of an Ending. */
export type EndingCause = (typeof endingCauses)[number];

/** An Ending. */
export interface Ending extends Entry {
  readonly title: string;
  /** One of its game's own or ours. */
  readonly picture?: string | undefined;
  readonly text: string;
  readonly when: EndingKey;
  /** Its entry in a register of Runs. */
  readonly entered?: string | undefined;
}

/** When an Ending is read: for a cause, or at a label with some cores. */
export type EndingKey =
  | { readonly kind: 'cause'; readonly cause: EndingCause }
  | { readonly kind: 'place'; readonly place: LabelName; readonly cores: CoreRange };

/** Numbers of cores, both ends included. */
export interface CoreRange {
  readonly from: number;
  readonly to: number;
}
