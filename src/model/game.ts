/** What `game.yaml` says: the numbers, names and house rules of a game. */

import type { LabelName } from './board.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a book's cover can show: the game's own board, or the city. */
export const coverNames = ['board', 'city'] as const;
/** A cover, as `game.yaml` asks for it. */
export type CoverName = (typeof coverNames)[number];

/** `content/…/game.yaml`. */
export interface Game {
  readonly title: string;
  readonly subtitle: string;
  readonly language: string;
  readonly cover: CoverName;
  readonly edition: {
    readonly name: string /** `YYYY-MM-DD`: dates every file that is printed. */;
    readonly date: string;
  };
  /** Sides of each of the two dice that an Event Number is read from: 6 for d66. */
  readonly eventDie: number;
  /** How many Sectors, Shops and Endings the book promises, where it does. */
  readonly counts: {
    readonly sectors?: number | undefined;
    readonly shops?: number | undefined;
    readonly endings?: number | undefined;
  };
  readonly difficulties: readonly Difficulty[];
  /** Id of the difficulty that is played and printed where none is asked for. */
  readonly defaultDifficulty: string;
  readonly diceMods: readonly DiceMod[];
  /** Diamonds in the CORES row. */
  readonly coreDiamonds: number;
  /** Cores that must be brought to GOAL to win. */
  readonly coresToWin: number;
  /** Sector Numbers that a Run sheet keeps ready for RS. */
  readonly spareSectorNumbers: number;
  /** What the labelled Sectors are called in print. */
  readonly labels: Readonly<Record<LabelName, string>>;
  /** What its things are called. */
  readonly words: Vocabulary;
  /** What the Rule Book says of the fiction; general sentences where a game leaves one out. */
  readonly texts?: {
    /** Whom it is for, behind "a work of fiction": `for adults`. */
    readonly audience?: string | undefined;
    /** Who you are and what you are after. */
    readonly premise?: string | undefined;
    /** How long a Run takes: `about an hour`. */
    readonly length?: string | undefined;
    /** What Health is in this world, and that it decides which Sectors can be entered. */
    readonly health?: string | undefined;
    /** Why another Run may tell another story. */
    readonly replay?: string | undefined;
  };
  /** The pass that is printed on the card to cover Outcomes with; plain words where a game has none. */
  readonly veilCard?:
    | {
        readonly kind: string;
        /** Who gives it out; the title of the game where nothing is said. */
        readonly place?: string | undefined;
        readonly number?: string | undefined;
        readonly text?: string | undefined;
        readonly stamp?: string | undefined;
      }
    | undefined;
  readonly houseRules: HouseRules;
  /** Words that names for fresh seeds are made of. */
  readonly seedWords: readonly string[];
}

/**
 * Where the rules can be read in several ways, the readings there are, and first the one that is usual: whether equal
 * Health lets into a Sector (X1), what a Modifier may lead to (A3), whether a player who is shut in may, must or cannot
 * use RS (A5), whether a Run may end before the first move (A7), what being shut in means where a Run may be ended (A26).
 */
export const houseReadings = {
  entering: ['equal-or-above', 'above'],
  modifiers: ['exact', 'nearest'],
  resetWhenStuck: ['allowed', 'required', 'too-late'],
  endingAtStart: ['after-moving', 'at-once'],
  stuckAtExit: ['ends-there', 'unable-to-move'],
} as const;
/** For each open question of the rules, the reading that a game has chosen. */
export type HouseRules = { readonly [Name in keyof typeof houseReadings]: (typeof houseReadings)[Name][number] };

/** What a Run starts with: Health, money, a number of DiceMods; and the limits of Health and DiceMods. */
export interface Difficulty {
  readonly id: string;
  readonly name: string;
  readonly health: number;
  /** Infinity where Health has no limit. */
  readonly maximumHealth: number;
  readonly money: number;
  readonly startingDiceMods: number;
  /** Whether a Run's DiceMods of each type are limited to what the Tracking Sheet shows. */
  readonly limitedDiceMods: boolean;
}

/** A type of DiceMod. */
export interface DiceMod {
  /** As on the Tracking Sheet: `+1`, `*2`, `RE`. */
  readonly abbreviation: string;
  /** How often the Tracking Sheet shows it. */
  readonly count: number;
  readonly use: DiceModUse;
}

/** What a DiceMod does: to the total of an Outcome Roll (a Modifier), or to the map (a reset). */
export type DiceModUse =
  | { readonly kind: 'add'; readonly amount: number }
  | { readonly kind: 'multiply'; readonly factor: number }
  | { readonly kind: 'divide'; readonly divisor: number }
  | { readonly kind: 'reset-event' }
  | { readonly kind: 'reset-sector' };

/** Whether a DiceMod changes the map; all others, the Modifiers, change a roll (CR-078). */
export function isReset({ kind }: DiceModUse): boolean {
  return kind === 'reset-event' || kind === 'reset-sector';
}
