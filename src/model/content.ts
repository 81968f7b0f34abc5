/** The checked game. */

import type { Source } from '../diagnostics/diagnostic.ts';
import type { Fitted } from './balance.ts';
import type { Board } from './board.ts';
import type { Ending } from './ending.ts';
import type { Entry } from './entry.ts';
import type { Event } from './event.ts';
import type { Game } from './game.ts';
import type { Orders, WinOdds } from './orders.ts';
import type { Papers } from './papers.ts';
import type { Remarks } from './remarks.ts';

/** Templates that a game can replace. */
export const templateNames = [
  'rule-book.md.hbs',
  'event-book.md.hbs',
  'veil-card.md.hbs',
  'print-me-first.md.hbs',
  'messages.ftl',
] as const;
/** A template that a game can replace. */
export type TemplateName = (typeof templateNames)[number];

export interface Chapter extends Entry {
  readonly title: string;
  readonly text: string;
}

/** A page to read once, late in a Run. */
export interface LatePage extends Chapter {
  /** The turn after which it is read, and the late lines of Events are. */
  readonly turn: number;
}

/** The stroke for turns at which the page is read, before the Event. */
export const lateStroke = ({ turn }: LatePage): number => turn + 1;

/** A text on the back of the register, to be read when a line is written. */
export interface RegisterText extends Entry {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** The inks of a drawing. */
export type DrawingInk = 'black' | 'white' | 'accent';

/** A path and its paint; lengths as in its drawing. */
export interface DrawnPath {
  /** SVG's `d` with M, L, H, V, C, Q and Z alone, in either case. */
  readonly d: string;
  readonly fill?: DrawingInk | undefined;
  /** Whether areas inside areas are empty, whichever way round they are drawn. */
  readonly isEvenOdd: boolean;
  readonly stroke?: DrawingInk | undefined;
  readonly width: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  readonly dash: readonly number[];
}

/** A picture from the file `pictures/NAME.svg`; what is outside its frame is not seen. */
export interface Drawing {
  /** Of the frame, the longer one 1000. */
  readonly width: number;
  readonly height: number;
  /** Its alternative text; decoration without. */
  readonly title?: string | undefined;
  readonly paths: readonly DrawnPath[];
}

/** Texts that a translation lacks, and the language of its original. */
export type Untranslated = { readonly language: string; readonly texts: readonly string[] };

/** A game without errors. */
export interface Content {
  readonly game: Game;
  readonly board: Board;
  readonly chapters: readonly Chapter[];
  readonly late: LatePage | undefined;
  readonly register: readonly RegisterText[];
  readonly events: readonly Event[];
  /** In book order. */
  readonly endings: readonly Ending[];
  readonly remarks: Remarks;
  readonly papers: Papers;
  /** Its own pictures by name. */
  readonly pictures: Readonly<Record<string, Drawing>>;
  /** Replaced templates; they are among the sources. */
  readonly templates: Readonly<Partial<Record<TemplateName, Source>>>;
  readonly orders: Orders | undefined;
  /** Measured with these rules; empty without. */
  readonly odds: readonly WinOdds[];
  readonly fitted: Fitted | undefined;
  readonly untranslated?: Untranslated | undefined;
  readonly sources: readonly Source[];
  /** Digits of all its files, which tell printings apart. */
  readonly fingerprint: string;
}
