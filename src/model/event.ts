/** Events: what a number in the Event Book leads to. */

import type { Effect } from './effect.ts';
import type { Entry } from './entry.ts';
import type { PictureName } from './picture-names.ts';

/** The four Outcomes of an Event, in the order they are printed. */
export const outcomeNames = ['bad', 'neutral', 'good', 'wild'] as const;
/** An Outcome as content names it; what is printed is the game's own word. */
export type OutcomeName = (typeof outcomeNames)[number];

/** What an Outcome Roll leads to: a text to read, effects to carry out. */
export interface Outcome extends Entry {
  readonly text: string;
  /** In the order they are carried out. */
  readonly effects: readonly Effect[];
  /** The mark it leaves in the LOG, by its word in `remarks.yaml`. */
  readonly mark?: string;
}

interface Numbered extends Entry {
  /** Two digits, each a face of the game's event die. */
  readonly number: number;
  readonly title: string;
  readonly picture?: PictureName | undefined;
  readonly text: string;
}

/** An Event that is decided by two dice: a scene, and an Outcome for every total. */
export interface StoryEvent extends Numbered {
  readonly kind: 'event';
  readonly size: 'half' | 'full';
  /** Totals from 2 to 12 by Outcome, ascending; each total stands in exactly one. */
  readonly outcomeRoll: Readonly<Record<OutcomeName, readonly number[]>>;
  readonly outcomes: Readonly<Record<OutcomeName, Outcome>>;
}

/** An Event at which money buys items; nothing is rolled. */
export interface Shop extends Numbered {
  readonly kind: 'shop';
  readonly items: readonly ShopItem[];
}

/** One row of a Shop: what it costs, and what it does at once. */
export interface ShopItem extends Entry {
  readonly name: string;
  readonly effects: readonly Effect[];
  /** In money. */
  readonly cost: number;
}

/** An Event in the wide sense: one of the entries of the Event Book. */
export type Event = StoryEvent | Shop;

/** The least and the most sides of a die that Event Numbers can be read from. */
export const eventDice = { least: 3, most: 8 } as const;

/** The faces of a die, ascending. */
export const facesOf = (sides: number): number[] => Array.from({ length: sides }, (_, index) => index + 1);

/** The numbers that two dice of so many sides show, read as tens and units (CR-155), ascending: 36 of them for d66. */
export const eventNumbers = (sides: number): number[] =>
  facesOf(sides).flatMap((tens) => facesOf(sides).map((units) => tens * 10 + units));
