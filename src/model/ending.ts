/** Endings: the texts that close a Run. */

import type { LabelName } from './board.ts';
import type { Entry } from './entry.ts';
import type { PictureName } from './picture-names.ts';

/** How a Run can end without a choice of the player's in the game. */
export const endingCauses = ['no-health', 'unable-to-move', 'abandoned'] as const;
/** Why a Run ended that was not ended at a place. */
export type EndingCause = (typeof endingCauses)[number];

/** A text that closes a Run, and when it is read. */
export interface Ending extends Entry {
  readonly title: string;
  readonly picture?: PictureName | undefined;
  readonly text: string;
  readonly when: EndingKey;
  /** The few words by which a register of Runs knows it. */
  readonly entered?: string | undefined;
}

/** When an Ending is read: for a cause, or for ending on a labelled Sector with so many cores (both ends included). */
export type EndingKey =
  | { readonly kind: 'cause'; readonly cause: EndingCause }
  | { readonly kind: 'place'; readonly place: LabelName; readonly cores: CoreRange };

/** Numbers of cores, both ends included. */
export interface CoreRange {
  readonly from: number;
  /** Infinity for "or more". */
  readonly to: number;
}
