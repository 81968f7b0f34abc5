/** Orders: named challenges with measured counts. */

import type { LabelName } from './board.ts';
import type { CoreRange } from './ending.ts';
import type { Entry } from './entry.ts';

/** What an order can forbid. */
export const forbidden = ['resets', 'modifiers', 'purchases'] as const;
/** A challenge: a board and conditions of a Run on it. */
export interface Order extends Entry {
  readonly title: string;
  readonly text: string;
  readonly seed: string;
  readonly difficulty: string;
  /** Destination: a label, or a Sector id. */
  readonly to: { readonly label: LabelName } | { readonly sector: string };
  readonly cores: CoreRange;
  /** Max turns. */
  readonly turns?: number | undefined;
  /** Min Health at the end. */
  readonly health?: number | undefined;
  readonly without: readonly (typeof forbidden)[number][];
}

/** `orders.yaml` with the counts of `measured.json`. */
export interface Orders {
  readonly title: string;
  readonly text: string;
  readonly orders: readonly Order[];
  /** Absent if the rules or orders changed since. */
  readonly measured?: MeasuredOrders;
  /** Whether they changed since. */
  readonly isStale: boolean;
}

/** Wins in simulated Runs at a difficulty, as shares from 0 to 1. */
export interface WinOdds {
  readonly difficulty: string;
  /** A player who knows the book. */
  readonly expert: number;
  /** A first reader. */
  readonly first: number;
}

/** `measured.json`, written by `npm run measure`. */
export interface MeasuredOrders {
  /** Fingerprint of rules and orders. */
  readonly rules: string;
  readonly runs: number;
  /** Runs that met each order, in file order: of a player who knows the book, and of a first reader. */
  readonly managed: readonly number[];
  readonly first?: readonly number[] | undefined;
  /** Fingerprints of the orders, separated by spaces. */
  readonly orders?: string | undefined;
  readonly odds: readonly WinOdds[];
}
