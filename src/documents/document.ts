/** What a document needs, and how it is defined. */

import { iconStamp } from '../art/icons.ts';
import { lookOf } from '../art/paint.ts';
import type { Source } from '../diagnostics/diagnostic.ts';
import type { System } from '../dice/system.ts';
import type { Challenge } from '../game/challenge.ts';
import type { Measured } from '../game/measure/measure.ts';
import type { Rating } from '../game/measure/rating.ts';
import type { Say } from '../language/catalogue.ts';
import type { Block } from '../manuscript/block.ts';
import type { OpenTemplate } from '../manuscript/fill.ts';
import type { Content, TemplateName, Untranslated } from '../model/content.ts';
import type { Imprint } from '../model/imprint.ts';
import type { Orders } from '../model/orders.ts';
import type { SystemContent } from '../model/system-content.ts';
import type { OwnWords, Vocabulary } from '../model/vocabulary.ts';
import type { Edition, EditionForm, PageFormat } from '../typeset/edition/edition.ts';
import type { Setting } from '../typeset/page/item.ts';
import type { Composed, Page } from '../typeset/page/page.ts';
import { lineMeasure, type Style } from '../typeset/page/style.ts';
import type { Veil } from './catalogue.ts';

/** What any manuscript is written with. */
export interface Writing extends OpenTemplate {
  readonly imprint: Imprint;
  readonly edition: Edition;
  readonly format: PageFormat;
  /** Formats a message of the catalogue in the language of the work. */
  readonly say: Say;
  /** The words of the work, and those of its language for the rest. */
  readonly vocabulary: Vocabulary;
}

/** What any document is laid out from: its brief, and how its text is set in the column of its paper. */
export interface AnyRequest extends Writing, Setting {}

/** The same with another style, in the column of its paper. */
export function inStyle<One extends Pick<Setting, 'typesetter' | 'report'>>(style: Style, one: One): One & Setting {
  const look = lookOf({ style });
  return { ...one, style, width: lineMeasure(style), icon: (name) => iconStamp(name, look) };
}

/** A file of an edition: its document, name, pages or sides, and the sheets of folded volumes. */
export interface EditionFile {
  readonly id: string;
  readonly name: string;
  readonly pages: number;
  readonly volumes?: readonly number[] | undefined;
}

/** A dealt board, with stars and par where they are printed. */
export interface RatedChallenge extends Challenge {
  readonly rating?: Rating;
}

/** Inputs of game documents beside the content; each lists its own. */
export interface GameNeeds {
  /** The files of the edition. */
  readonly files: readonly EditionFile[];
  /** The dealt boards, one a page. */
  readonly deals: readonly RatedChallenge[];
  /** First day of the first board's week, `YYYY-MM-DD`; without it weeks are numbered. */
  readonly weeksFrom: string | undefined;
  /** Simulated Runs. */
  readonly measured: Measured;
  readonly orders: Orders;
  /** Where Outcomes are printed. */
  readonly veil: Veil;
  /** Whether sheets have room for a punch at their inner edge. */
  readonly punch: boolean;
  /** Whether a sheet is a form to fill in on a screen. */
  readonly fillable: boolean;
}

/** Inputs of companions beside the system and its words. */
export interface SystemNeeds {
  /** Of the rolls made ahead. */
  readonly seed: string;
  /** Whether the record sheet is a form to fill in on a screen. */
  readonly fillable: boolean;
}

export type GameNeed = keyof GameNeeds;
export type SystemNeed = keyof SystemNeeds;

/** What a document of a game with these needs is made of. */
export type GameInput<Needs extends GameNeed = never> = { readonly content: Content } & Pick<GameNeeds, Needs>;
/** What a companion of a dice system with these needs is made of. */
export type SystemInput<Needs extends SystemNeed = never> = {
  readonly system: System;
  readonly words: SystemContent;
} & Pick<SystemNeeds, Needs>;

/** What the manuscript of a game's document is written from. */
export type Brief<Needs extends GameNeed = never> = Writing & GameInput<Needs>;
/** What the manuscript of a companion is written from. */
export type SystemBrief<Needs extends SystemNeed = never> = Writing & SystemInput<Needs>;
/** What a document of a game is laid out from. */
export type Request<Needs extends GameNeed = never> = AnyRequest & GameInput<Needs>;
/** What a companion of a dice system is laid out from. */
export type SystemRequest<Needs extends SystemNeed = never> = AnyRequest & SystemInput<Needs>;

/** Words for the terms of messages, and messages of the work's own. */
export interface Texts {
  readonly words: OwnWords;
  readonly ownMessages: readonly string[];
  readonly untranslated?: Untranslated | undefined;
}

/** The words and messages of a game. */
export const gameTexts = ({ game, templates, untranslated }: Content): Texts => ({
  untranslated,
  words: game.ownWords,
  ownMessages: [templates['messages.ftl']?.text ?? ''],
});

/** A game with the words of a language in place of those of content files. */
export const withWords = (content: Content, words: Vocabulary): Content => ({
  ...content,
  game: { ...content.game, words },
});

/** How a document is written and laid out. */
export interface Document<Input> {
  /** Its name on the command line, without that of its system. */
  readonly id: string;
  /** The parts of its input that not every document has. */
  readonly needs: readonly string[];
  /** What an edition makes of it; by default a sheet. */
  readonly form?: EditionForm;
  /** Whether a sheet also comes in large print, as books do. */
  readonly hasLargePrint?: true;
  /** Templates, of which the first that exists is used; none without running text. */
  readonly templates?: (input: Input) => readonly (string | Source)[];
  readonly texts?: (input: Input) => Partial<Texts>;
  /** All that is read, before any page; sheets and lists, which are placed by hand, have none. @throws TemplateFault */
  readonly manuscript?: (brief: Writing & Input) => readonly Block[];
  /** Blocks → pages. */
  readonly lay: (blocks: readonly Block[], request: AnyRequest & Input) => Composed;
  /** A sheet or a list as plain text, ending in a line feed; that of a book is its manuscript's. */
  readonly text?: (brief: Writing & Input) => string;
}

/** A document of a game, and what it needs. */
export interface GameDocument<Needs extends GameNeed = never> extends Document<GameInput<Needs>> {
  readonly needs: readonly Needs[];
}

/** A companion of a dice system, and what it needs. */
export interface SystemDocument<Needs extends SystemNeed = never> extends Document<SystemInput<Needs>> {
  readonly needs: readonly Needs[];
}

/** Defines a document of a game, made only from what `needs` lists. */
export const gameDocument = <Needs extends GameNeed = never>(
  needs: readonly Needs[],
  document: Omit<GameDocument<Needs>, 'needs'>,
): GameDocument<Needs> => {
  const { manuscript, lay, text } = document;
  const worded = <One extends Writing & GameInput>(one: One) => ({
    ...one,
    content: withWords(one.content, one.vocabulary),
  });
  return {
    ...document,
    needs,
    texts: ({ content }) => gameTexts(content),
    ...(manuscript && { manuscript: (brief) => manuscript(worded(brief)) }),
    ...(text && { text: (brief) => text(worded(brief)) }),
    lay: (blocks, request) => lay(blocks, worded(request)),
  };
};

/** Defines a companion of a dice system. */
export const systemDocument = <Needs extends SystemNeed = never>(
  needs: readonly Needs[],
  document: Omit<SystemDocument<Needs>, 'needs' | 'texts'>,
): SystemDocument<Needs> => ({ ...document, needs, texts: ({ words: { untranslated } }) => ({ untranslated }) });

/** Whether a document needs something. */
export const needs = (document: { readonly needs: readonly string[] }, need: GameNeed | SystemNeed): boolean =>
  document.needs.includes(need);

/** The template of a game's book: its own, else the built-in one. */
export function templatesOf({ templates }: Content, name: TemplateName): readonly (string | Source)[] {
  const own = templates[name];
  return own ? [own] : [name];
}

/** The title of a file: that of the work, and its own. */
export const titleOf = (name: string, { imprint, say }: Pick<Writing, 'imprint' | 'say'>): string =>
  say('title-of-book', { title: imprint.title, name });

/** Pages with their file's properties; the title follows the work's own. `leafSides` are those of each leaf. */
export function composed(request: AnyRequest, title: string, pages: readonly Page[], leafSides?: number): Composed {
  const { imprint, say } = request;
  return {
    title: titleOf(title, request),
    subject: imprint.subtitle,
    author: imprint.author,
    language: imprint.language,
    date: imprint.edition.date,
    linkWords: (text, page) =>
      say('link-to-page', { kind: text === '' || text === page ? 'number' : 'text', text, page }),
    pages,
    leafSides,
  };
}
