/** The board: Sectors and their labels. */

import type { Entry } from './entry.ts';

/** Labels of Sectors where a Run can end. */
export const labelNames = ['start', 'escape', 'goal'] as const;
/** A label of a Sector. */
export type LabelName = (typeof labelNames)[number];

/** Steps to the neighbours in axial coordinates, clockwise from the top. */
export const hexSteps = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
] as const;
/** A flat-topped hexagon in axial coordinates: q to the right, r down. */
export interface Sector extends Entry {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly label?: LabelName;
}

/** Optional promises of a board, checked by `validate`. */
export const boardPromises = ['start-topmost', 'goal-lowest', 'escapes-at-sides'] as const;
/** A promise of a board. */
export type BoardPromise = (typeof boardPromises)[number];

/** Content of `board.yaml`. */
export interface Board {
  readonly title: string;
  readonly promises: readonly BoardPromise[];
  readonly sectors: readonly Sector[];
}
