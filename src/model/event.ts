/** Events and Shops. */

import type { Effect } from './effect.ts';
import type { Entry } from './entry.ts';

/** Outcomes in printed order. */
export const outcomeNames = ['bad', 'neutral', 'good', 'wild'] as const;
/** The id of an Outcome; games print their own word. */
export type OutcomeName = (typeof outcomeNames)[number];

/** Paragraphs after a text for players with a mark, by mark. */
export type MarkedText = Readonly<Record<string, string>>;

/** An Outcome of an Event. */
export interface Outcome extends Entry {
  readonly text: string;
  readonly ifYouBear?: MarkedText | undefined;
  /** In order. */
  readonly effects: readonly Effect[];
  /** Id of the mark it leaves in the LOG. */
  readonly mark?: string;
}

interface Numbered extends Entry {
  /** Two digits of the event die. */
  readonly number: number;
  readonly title: string;
  /** One of its game's own or ours. */
  readonly picture?: string | undefined;
  readonly text: string;
  /** Read after `text` late in a Run. */
  readonly late?: string | undefined;
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
  readonly ifYouBear?: MarkedText | undefined;
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

/** What decides which conditional lines are read: the turn, the turn after which it is late, and the marks of the LOG. */
export interface Reader {
  readonly turn: number;
  readonly late?: number | undefined;
  readonly logMarks: ReadonlySet<string>;
}

type ReadEntry = Pick<Event, 'text' | 'late'> & Pick<Outcome, 'ifYouBear'>;

/** A text with all that is read only on a condition, one paragraph each. */
export const wholeText = (entry: ReadEntry): string =>
  textFor(entry, { turn: 1, late: 0, logMarks: new Set(Object.keys(entry.ifYouBear ?? {})) });

/** A text with the conditional lines that are read now. */
export function textFor(entry: ReadEntry, { turn, late = turn, logMarks }: Reader): string {
  const lateLine = entry.late !== undefined && turn > late ? [`After turn ${late}: ${entry.late}`] : [];
  const marked = Object.entries(entry.ifYouBear ?? {}).flatMap(([mark, line]) => (logMarks.has(mark) ? [line] : []));
  return [entry.text, ...lateLine, ...marked].join('\n\n');
}

/** Min and max sides of the event die. */
export const eventDice = { min: 3, max: 8 } as const;

/** Faces of a die. */
export const facesOf = (sides: number): number[] => Array.from({ length: sides }, (_, index) => index + 1);

/** Event Numbers of two dice, ascending (CR-155): 36 for d66. */
export const eventNumbers = (sides: number): number[] =>
  facesOf(sides).flatMap((tens) => facesOf(sides).map((units) => tens * 10 + units));
