/** Orders: named challenges, and how often each was managed. */

import type { LabelName } from './board.ts';
import type { CoreRange } from './ending.ts';
import type { Entry } from './entry.ts';

/** What an order forbids: resets, Modifiers on a roll, buying. */
export const forbidden = ['resets', 'modifiers', 'purchases'] as const;
/** A named challenge: a board, and what a Run on it has to come to. */
export interface Order extends Entry {
  readonly title: string;
  readonly text: string;
  /** What its board is dealt from. */
  readonly seed: string;
  /** Id of the difficulty. */
  readonly difficulty: string;
  /** Where the Run has to end: at any Sector of a label, or in one Sector by its id. */
  readonly to: { readonly label: LabelName } | { readonly sector: string };
  readonly cores: CoreRange;
  /** The most turns it may take. */
  readonly turns?: number | undefined;
  /** The least Health at the end. */
  readonly health?: number | undefined;
  readonly without: readonly (typeof forbidden)[number][];
}

/** `content/…/orders.yaml`, and what `orders.json` beside it has of how often each was managed. */
export interface Orders {
  readonly title: string;
  readonly text: string;
  readonly orders: readonly Order[];
  /** Absent where the orders were not measured with the rules and orders as they are. */
  readonly measured?: MeasuredOrders;
  /** Whether they were measured with others. */
  readonly isStale: boolean;
}

/** `content/…/orders.json`: made by the tool. */
export interface MeasuredOrders {
  /** The fingerprint of the rules and the orders that were measured. */
  readonly rules: string;
  readonly runs: number;
  /** Runs that managed each order, in the order of the file. */
  readonly managed: readonly number[];
  /** The fingerprints of what each asks for, with spaces between: which of them was changed since. */
  readonly orders?: string | undefined;
}
