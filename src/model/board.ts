/** The map of a game: its Sectors and their labels. */

import type { Entry } from './entry.ts';

/** The labels a Sector can bear: the places where a Run can be ended. */
export const labelNames = ['start', 'escape', 'goal'] as const;
/** A place where a Run can be ended, by the label its Sector bears. */
export type LabelName = (typeof labelNames)[number];

/** The six steps from a hexagon to its neighbours in axial coordinates, clockwise from straight up. */
export const hexSteps = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
] as const;
/** One hexagon, in axial coordinates of flat-topped hexagons: q grows to the right, r down. */
export interface Sector extends Entry {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly label?: LabelName;
}

/** What a game's own board may promise beyond what the rules ask of any: held by `validate`. */
export const boardPromises = ['start-topmost', 'goal-lowest', 'escapes-at-sides'] as const;
/** A promise that `board.yaml` makes of its Sectors. */
export type BoardPromise = (typeof boardPromises)[number];

/** The map of a game, from `board.yaml`. */
export interface Board {
  readonly title: string;
  readonly promises: readonly BoardPromise[];
  readonly sectors: readonly Sector[];
}
