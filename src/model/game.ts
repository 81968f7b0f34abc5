/** Settings of a game. */

import type { Rgb } from '../colour.ts';
import type { LabelName } from './board.ts';
import type { OwnWords, Vocabulary } from './vocabulary.ts';

/** Motifs of the cover. */
export const coverNames = ['board', 'city'] as const;

/** Content of `game.yaml`. */
export interface Game {
  readonly title: string;
  /** In a translation the title of its game, whose run codes it shares. */
  readonly original?: string;
  readonly subtitle: string;
  readonly author?: string | undefined;
  readonly language: string;
  /** Where the page of the game is. */
  readonly site?: string | undefined;
  /** A motif, or a picture of its own or ours. */
  readonly cover: string;
  /** The colour in place of the usual accent. */
  readonly accent?: Rgb | undefined;
  /** Pictures for places that choose one; those of its own by default, if it has any. */
  readonly pictures?: readonly string[] | undefined;
  /** Alternative texts of its own pictures, in place of their `<title>`. */
  readonly pictureTitles: Readonly<Record<string, string>>;
  readonly edition: {
    readonly name: string /** `YYYY-MM-DD`: dates every file that is printed. */;
    readonly date: string;
  };
  /** Sides of the event die: 6 for d66. */
  readonly eventDie: number;
  /** Promised numbers. */
  readonly counts: {
    readonly sectors?: number | undefined;
    readonly shops?: number | undefined;
    readonly endings?: number | undefined;
  };
  readonly difficulties: readonly Difficulty[];
  /** Id of the difficulty to play and print by default. */
  readonly defaultDifficulty: string;
  readonly diceMods: readonly DiceMod[];
  /** Diamonds in the CORES row. */
  readonly coreDiamonds: number;
  /** Cores to bring to GOAL. */
  readonly coresToWin: number;
  /** Sector Numbers for RS on a Run sheet. */
  readonly spareSectorNumbers: number;
  /** Printed names of labelled Sectors. */
  readonly labels: Readonly<Record<LabelName, string>>;
  /** Its words, and general ones in the language of content files. */
  readonly words: Vocabulary;
  readonly ownWords: OwnWords;
  /** Sentences of the Rule Book about the world; general ones by default. */
  readonly texts?: {
    /** After "a work of fiction": `for adults`. */
    readonly audience?: string | undefined;
    readonly premise?: string | undefined;
    /** Length of a Run: `about an hour`. */
    readonly length?: string | undefined;
    /** What Health means, and that it decides which Sectors can be entered. */
    readonly health?: string | undefined;
    readonly replay?: string | undefined;
  };
  /** The card that covers Outcomes; plain words by default. */
  readonly veilCard?:
    | {
        readonly kind: string;
        /** Issuer; the title of the game by default. */
        readonly place?: string | undefined;
        readonly number?: string | undefined;
        readonly text?: string | undefined;
        readonly stamp?: string | undefined;
      }
    | undefined;
  readonly houseRules: HouseRules;
  readonly seedWords: readonly string[];
}

/** Readings of open rules, the usual first: entry (X1), Modifiers (A3), RS (A5), start (A7), stuck at an exit (A26). */
export const houseReadings = {
  entering: ['equal-or-above', 'above'],
  modifiers: ['exact', 'nearest'],
  resetWhenStuck: ['allowed', 'required', 'too-late'],
  endingAtStart: ['after-moving', 'at-once'],
  stuckAtExit: ['ends-there', 'unable-to-move'],
} as const;
/** The chosen reading of each open rule. */
export type HouseRules = { readonly [Name in keyof typeof houseReadings]: (typeof houseReadings)[Name][number] };

/** Start values and limits of a Run. */
export interface Difficulty {
  readonly id: string;
  readonly name: string;
  readonly health: number;
  /** Infinity without a limit. */
  readonly maximumHealth: number;
  readonly money: number;
  readonly startingDiceMods: number;
  /** Whether the Tracking Sheet limits DiceMods of each type. */
  readonly limitedDiceMods: boolean;
}

/** A type of DiceMod. */
export interface DiceMod {
  /** `+1`, `*2`, `RE`. */
  readonly abbreviation: string;
  /** Boxes on the Tracking Sheet. */
  readonly count: number;
  readonly use: DiceModUse;
}

/** Effect of a DiceMod on an Outcome Roll (Modifier) or the map (reset). */
export type DiceModUse =
  | { readonly kind: 'add'; readonly amount: number }
  | { readonly kind: 'multiply'; readonly factor: number }
  | { readonly kind: 'divide'; readonly divisor: number }
  | { readonly kind: 'reset-event' }
  | { readonly kind: 'reset-sector' };

/** Whether a DiceMod changes the map; Modifiers change a roll (CR-078). */
export function isReset({ kind }: DiceModUse): boolean {
  return kind === 'reset-event' || kind === 'reset-sector';
}

/** The name of a difficulty as it is printed; its id if it has none. */
export const difficultyName = ({ difficulties }: Pick<Game, 'difficulties'>, difficulty: string): string =>
  difficulties.find(({ id }) => id === difficulty)?.name ?? difficulty;
