/** The checked game, as every later stage sees it. */

import type { Source } from '../diagnostics/diagnostic.ts';
import type { Fitted } from './balance.ts';
import type { Board } from './board.ts';
import type { Ending } from './ending.ts';
import type { Entry } from './entry.ts';
import type { Event } from './event.ts';
import type { Game } from './game.ts';
import type { Orders } from './orders.ts';
import type { Papers } from './papers.ts';
import type { Remarks } from './remarks.ts';

/** The templates of the books, which a game may have of its own under the same names. */
export const templateNames = ['rule-book.md.hbs', 'event-book.md.hbs'] as const;
/** The file name of a template that a game may have of its own. */
export type TemplateName = (typeof templateNames)[number];

/** A background chapter. */
export interface Chapter extends Entry {
  readonly title: string;
  readonly text: string;
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
  /** Empty where the game has no marks. */
  readonly remarks: Remarks;
  /** Empty where the game has none. */
  readonly papers: Papers;
  /** Templates of its own, used in place of those of the same name that are built in; they are among the sources. */
  readonly templates: Readonly<Partial<Record<TemplateName, Source>>>;
  /** Undefined where the game has no named challenges. */
  readonly orders: Orders | undefined;
  /** Undefined where the `runner` was never fitted to the game. */
  readonly fitted: Fitted | undefined;
  /** The files it was read from. */
  readonly sources: readonly Source[];
}
