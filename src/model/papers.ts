/** Papers of the game's world, and the trail to them. */

import type { Entry } from './entry.ts';

/** Layouts: a list under a heavy rule, a framed certificate, a plate under its picture, a page of a book. */
export const paperForms = ['form', 'certificate', 'plate', 'leaf'] as const;
/** A printed thing of the game's world. */
export interface Paper extends Entry {
  readonly title: string;
  readonly form: (typeof paperForms)[number];
  /** Issuer, printed above the title. */
  readonly from?: string | undefined;
  /** One of its game's own or ours. */
  readonly picture?: string | undefined;
  readonly text: string;
  readonly table?: PaperTable | undefined;
  /** Text after the table. */
  readonly close?: string | undefined;
  /** Last line of the page. */
  readonly foot?: string | undefined;
}

/** A table; each row has a cell for each column. */
export interface PaperTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Signs for margins. */
export const signNames = ['fish'] as const;
/** Signs in the margins of Events that lead to a page. */
export interface Trail extends Entry {
  readonly sign: (typeof signNames)[number];
  /** Event Numbers in order. */
  readonly along: readonly number[];
  /** Text at the last sign instead of a number. */
  readonly last: string;
  readonly title: string;
  readonly text: string;
}

/** Content of `papers.yaml`. */
export interface Papers {
  readonly papers: readonly Paper[];
  readonly trail?: Trail;
}
