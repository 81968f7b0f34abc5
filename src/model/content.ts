/** The checked game, as every later stage sees it. */

import type { Source, Span } from '../diagnostics/diagnostic.ts';
import type { Path, Tree } from '../diagnostics/tree.ts';
import type { Effect } from './effect.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The four Outcomes of an Event, in the order they are printed. */
export const outcomeNames = ['bad', 'neutral', 'good', 'wild'] as const;
/** An Outcome as content names it; what is printed is the game's own word. */
export type OutcomeName = (typeof outcomeNames)[number];

/** Something read from a file, which can say where. */
export interface Entry {
  readonly tree: Tree;
  readonly path: Path;
}

/** The place of a part of an entry. */
export function spanIn(entry: Entry, ...path: Path): Span {
  return entry.tree.spanOf([...entry.path, ...path]);
}

/** The templates of the books, which a game may have of its own under the same names. */
export const templateNames = ['rule-book.md.hbs', 'event-book.md.hbs'] as const;
/** The file name of a template that a game may have of its own. */
export type TemplateName = (typeof templateNames)[number];

/** What a book's cover can show: the game's own board, or the city. */
export const coverNames = ['board', 'city'] as const;
/** A cover, as `game.yaml` asks for it. */
export type CoverName = (typeof coverNames)[number];

/** What a picture beside an Event or an Ending can show. */
export const pictureNames = [
  'auction',
  'bays',
  'bees',
  'birds',
  'boots',
  'bottles',
  'bridge',
  'cable',
  'cake',
  'carpet',
  'carriage',
  'cello',
  'chair',
  'chimneys',
  'cistern',
  'clock',
  'conveyor',
  'counter',
  'crane',
  'crate',
  'crowd',
  'dog',
  'door',
  'drone',
  'eels',
  'exchange',
  'fan',
  'fish',
  'gate',
  'geranium',
  'hands',
  'kettle',
  'lamps',
  'letters',
  'lift',
  'lock',
  'machines',
  'nest',
  'oven',
  'pipes',
  'pylons',
  'radiator',
  'rails',
  'rain',
  'roofs',
  'sandwich',
  'scales',
  'shutters',
  'signals',
  'silos',
  'snow',
  'stable',
  'stairs',
  'street',
  'strip',
  'table',
  'tank',
  'target',
  'tooth',
  'tram',
  'truck',
  'tunnel',
  'wages',
  'walker',
  'wall',
  'washing',
  'winch',
  'windows',
] as const;
/** A vignette, as Events, Endings and papers ask for it. */
export type PictureName = (typeof pictureNames)[number];

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

/** A background chapter. */
export interface Chapter extends Entry {
  readonly title: string;
  readonly text: string;
}

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

/** How a Run can end without a choice of the player's in the game. */
export const endingCauses = ['no-health', 'unable-to-move', 'abandoned'] as const;
/** Why a Run ended that was not ended at a place. */
export type EndingCause = (typeof endingCauses)[number];

/** A text that closes a Run, and when it is read. */
export interface Ending extends Entry {
  readonly title: string;
  readonly picture?: PictureName | undefined;
  readonly text: string;
  readonly when: EndingKey;
  /** The few words by which a register of Runs knows it. */
  readonly entered?: string | undefined;
}

/** When an Ending is read: for a cause, or for ending on a labelled Sector with so many cores (both ends included). */
export type EndingKey =
  | { readonly kind: 'cause'; readonly cause: EndingCause }
  | { readonly kind: 'place'; readonly place: LabelName; readonly cores: CoreRange };

/** Numbers of cores, both ends included. */
export interface CoreRange {
  readonly from: number;
  /** Infinity for "or more". */
  readonly to: number;
}

/** A sign that an Outcome lets a player draw in the LOG: it changes no rule and no number, and is remembered at the end. */
export interface LogMark extends Entry {
  readonly mark: string;
  /** As it is printed: `a fish`. */
  readonly name: string;
}

/** What an Ending has to add for those who bear a mark. */
export interface Remark extends Entry {
  /** The Ending's title. */
  readonly ending: string;
  readonly mark: string;
  readonly text: string;
}

/** How a paper is made up: a list under a heavy rule, a framed certificate, a plate under its picture, a leaf of a book. */
export const paperForms = ['form', 'certificate', 'plate', 'leaf'] as const;

/** Something printed in the world of the game. */
export interface Paper extends Entry {
  readonly title: string;
  readonly form: (typeof paperForms)[number];
  /** Who had it printed; stands above the title. */
  readonly from?: string | undefined;
  readonly picture?: PictureName | undefined;
  readonly text: string;
  readonly table?: PaperTable | undefined;
  /** What stands below the table. */
  readonly close?: string | undefined;
  /** The last line of the page. */
  readonly foot?: string | undefined;
}

/** Each row has as many cells as there are columns. */
export interface PaperTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What can stand in a margin as a sign. */
export const signNames = ['fish'] as const;

/** Signs in the margins of Events, one leading to the next, and the page they lead to. */
export interface Trail extends Entry {
  readonly sign: (typeof signNames)[number];
  /** Event Numbers in the order they are walked. */
  readonly along: readonly number[];
  /** What stands beside the last sign, in place of a number. */
  readonly last: string;
  readonly title: string;
  readonly text: string;
}

/** `content/…/papers.yaml`. */
export interface Papers {
  readonly papers: readonly Paper[];
  readonly trail?: Trail;
}

/** `content/…/remarks.yaml`. */
export interface Remarks {
  readonly marks: readonly LogMark[];
  readonly remarks: readonly Remark[];
}

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

/** A whole game in which `load` found no error: every document and every Run is made from it. */
export interface Content {
  readonly game: Game;
  readonly board: Board;
  readonly chapters: readonly Chapter[];
  /** Ascending by number. */
  readonly events: readonly Event[];
  /** In the order of the file, which is the order of the book. */
  readonly endings: readonly Ending[];
  /** Absent where the game has no marks. */
  readonly remarks?: Remarks;
  /** Absent where the game has no named challenges. */
  readonly orders?: Orders;
  /** Absent where the game has none. */
  readonly papers?: Papers;
  /** Templates of its own, used in place of those of the same name that are built in; they are among the sources. */
  readonly templates?: Readonly<Partial<Record<TemplateName, Source>>>;
  /** Absent where the `runner` was never fitted to the game. */
  readonly fitted?: Fitted;
  /** The files it was read from. */
  readonly sources: readonly Source[];
}

/** From and to, both included. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

/** `content/…/balance.yaml`: what simulated Runs are held against. Shares are from 0 to 1. */
export interface Balance {
  /** Ids of policies. */
  readonly policies: { readonly competent: string; readonly aimless: string };
  /** Share of won Runs under the competent policy, by id of difficulty. */
  readonly wins: Readonly<Record<string, Band>>;
  /** The most that the aimless policy may win, as a part of what the competent one wins. */
  readonly aimlessPart: number;
  /** The least share of each Ending at its most frequent, over these policies and all difficulties of `wins`. */
  readonly endings: { readonly least: number; readonly policies: readonly string[] };
  /** The median of turns under the competent policy. */
  readonly turns: { readonly difficulty: string; readonly band: Band };
  /** The share of Runs that end without Health or without a move under the competent policy. */
  readonly lost: { readonly difficulty: string; readonly band: Band };
  /** The most that one Event or item may move the competent win rate, either way. */
  readonly influence: { readonly difficulty: string; readonly most: number };
}

/** `content/…/runner.json`: what the policy `runner` goes by, as `core-runner balance --fit` writes it. */
export interface Fitted {
  /** The fingerprint of the rules it was fitted to. */
  readonly rules: string;
  /** By id of difficulty. */
  readonly weights: Readonly<Record<string, Weights>>;
}

/** Weights of what a player's judgement is made of. */
export interface Weights {
  /** Of board and purse, in the order of the features. */
  readonly board: readonly number[];
  /** By abbreviation: of the first DiceMod of a type, and of more. */
  readonly mods: Readonly<Record<string, readonly [first: number, more: number]>>;
}

/** The least and the most sides of a die that Event Numbers can be read from. */
export const eventDice = { least: 3, most: 8 } as const;

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number as it is written in a sentence: `four`; figures from 11 on. */
export const numberWord = (value: number): string => words[value] ?? String(value);

/** The faces of a die, ascending. */
export const facesOf = (sides: number): number[] => Array.from({ length: sides }, (_, index) => index + 1);

/** The numbers that two dice of so many sides show, read as tens and units (CR-155), ascending: 36 of them for d66. */
export function eventNumbers(sides: number): number[] {
  const known =
    numbersOfDice.get(sides) ?? facesOf(sides).flatMap((tens) => facesOf(sides).map((units) => tens * 10 + units));
  numbersOfDice.set(sides, known);
  return [...known];
}

const numbersOfDice = new Map<number, readonly number[]>();
