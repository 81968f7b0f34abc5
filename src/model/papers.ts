/** Papers: what is printed in the world of the game, and the trail that leads to it. */

import type { Entry } from './entry.ts';
import type { PictureName } from './picture-names.ts';

/** How a paper is made up: a list under a heavy rule, a framed certificate, a plate under its picture, a leaf of a book. */
export const paperForms = ['form', 'certificate', 'plate', 'leaf'] as const;
/** Something printed in the world of the game. */
export interface Paper extends Entry {
  readonly title: string;
  readonly form: (typeof paperForms)[number];
  /** Who had it printed; stands above the title. */
  readonly from?: string | undefined;
  readonly picture?: PictureName | undefined;
  readonly text: string;
  readonly table?: PaperTable | undefined;
  /** What stands below the table. */
  readonly close?: string | undefined;
  /** The last line of the page. */
  readonly foot?: string | undefined;
}

/** Each row has as many cells as there are columns. */
export interface PaperTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What can stand in a margin as a sign. */
export const signNames = ['fish'] as const;
/** Signs in the margins of Events, one leading to the next, and the page they lead to. */
export interface Trail extends Entry {
  readonly sign: (typeof signNames)[number];
  /** Event Numbers in the order they are walked. */
  readonly along: readonly number[];
  /** What stands beside the last sign, in place of a number. */
  readonly last: string;
  readonly title: string;
  readonly text: string;
}

/** `content/…/papers.yaml`. */
export interface Papers {
  readonly papers: readonly Paper[];
  readonly trail?: Trail;
}
