/** Events and Shops. */

import type { Effect } from './effect.ts';
import type { Entry } from './entry.ts';
import type { PictureName } from './picture-names.ts';

/** Outcomes in printed order. */
export const outcomeNames = ['bad', 'neutral', 'good', 'wild'] as const;
/** The id of an Outcome; games print their own word. */
export type OutcomeName = (typeof outcomeNames)[number];

/** An Outcome of an Event. */
export interface Outcome extends Entry {
  readonly text: string;
  /** In order. */
  readonly effects: readonly Effect[];
  /** Id of the mark it leaves in the LOG. */
  readonly mark?: string;
}

interface Numbered extends Entry {
  /** Two digits of the event die. */
  readonly number: number;
  readonly title: string;
  readonly picture?: PictureName | undefined;
  readonly text: string;
}

/** An Event with Outcomes. */
export interface StoryEvent extends Numbered {
  readonly kind: 'event';
  readonly size: 'half' | 'full';
  /** Totals from 2 to 12, ascending; each is in one Outcome. */
  readonly outcomeRoll: Readonly<Record<OutcomeName, readonly number[]>>;
  readonly outcomes: Readonly<Record<OutcomeName, Outcome>>;
}

/** An Event that sells items. */
export interface Shop extends Numbered {
  readonly kind: 'shop';
  readonly items: readonly ShopItem[];
}

/** An item of a Shop. */
export interface ShopItem extends Entry {
  readonly name: string;
  readonly effects: readonly Effect[];
  readonly cost: number;
}

/** An entry of the Event Book. */
export type Event = StoryEvent | Shop;

/** Min and max sides of the event die. */
export const eventDice = { min: 3, max: 8 } as const;

/** Faces of a die. */
export const facesOf = (sides: number): number[] => Array.from({ length: sides }, (_, index) => index + 1);

/** Event Numbers of two dice, ascending (CR-155): 36 for d66. */
export const eventNumbers = (sides: number): number[] =>
  facesOf(sides).flatMap((tens) => facesOf(sides).map((units) => tens * 10 + units));
