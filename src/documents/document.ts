/** What a document needs, and how it is defined. */

import type { Diagnostic, Source } from '../diagnostics/diagnostic.ts';
import type { System } from '../dice/system.ts';
import type { Challenge } from '../game/challenge.ts';
import type { Measured } from '../game/measure/measure.ts';
import type { Rating } from '../game/measure/rating.ts';
import type { SystemContent } from '../load/system/content.ts';
import type { Block } from '../manuscript/block.ts';
import type { TemplateData } from '../manuscript/template.ts';
import type { Content, TemplateName } from '../model/content.ts';
import type { Imprint } from '../model/imprint.ts';
import type { Orders } from '../model/orders.ts';
import type { Edition, EditionForm } from '../typeset/edition/edition.ts';
import type { Page, Printed } from '../typeset/page/page.ts';
import type { Style } from '../typeset/page/style.ts';
import type { Typesetter } from '../typeset/text/typesetter.ts';
import type { Veil } from './catalogue.ts';

/** What any document is set with. */
export interface Setup {
  readonly imprint: Imprint;
  readonly edition: Edition;
  readonly style: Style;
  readonly typesetter: Typesetter;
  /** Complaints about lines and entries that do not fit. */
  readonly complain: (diagnostic: Diagnostic) => void;
  /** Fills the document's template. @throws TemplateFault */
  readonly fill: (data: TemplateData) => Block[];
}

/** A file of an edition: its name, how many pages or sides it has, and the sheets of each volume where it is folded. */
export interface EditionFile {
  readonly name: string;
  readonly pages: number;
  readonly volumes?: readonly number[];
}

/** A board that is dealt, with its stars and par where these are printed. */
export interface RatedChallenge extends Challenge {
  readonly rating?: Rating;
}

/** What documents of a game can need beside its content. Each lists its own needs, and is given those alone. */
export interface GameNeeds {
  /** The files of the edition. */
  readonly files: readonly EditionFile[];
  /** The dealt boards, one a page. */
  readonly deals: readonly RatedChallenge[];
  /** The first day of the week of the first board, `YYYY-MM-DD`; weeks are numbered without it. */
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

/** What companions of a dice system can need beside the system and its words. */
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

/** What a document of a game is composed from. */
export type Request<Needs extends GameNeed = never> = Setup & GameInput<Needs>;
/** What a companion of a dice system is composed from. */
export type SystemRequest<Needs extends SystemNeed = never> = Setup & SystemInput<Needs>;

/** How the pages of a document are made. */
export interface Document<Input> {
  /** Its name on the command line; of a companion, the part after the system's name. */
  readonly id: string;
  /** The parts of its input that not every document has. */
  readonly needs: readonly string[];
  /** What an edition makes of it; by default a sheet. */
  readonly form?: EditionForm;
  /** Whether a sheet has an edition in large print, as books have. */
  readonly hasLargePrint?: true;
  /** Its template, or files of which the first that exists is it; none for a document without running text. */
  readonly templates?: (input: Input) => readonly (string | Source)[];
  readonly compose: (request: Setup & Input) => Printed;
}

/** A document of a game, and what it needs. */
export interface GameDocument<Needs extends GameNeed = never> extends Document<GameInput<Needs>> {
  readonly needs: readonly Needs[];
  /** The whole of it as plain text, to be filled in or heard; ends in a line feed. */
  readonly text?: (content: Content) => string;
}

/** A companion of a dice system, and what it needs. */
export interface SystemDocument<Needs extends SystemNeed = never> extends Document<SystemInput<Needs>> {
  readonly needs: readonly Needs[];
}

/** Defines a document of a game: it is composed from what `needs` lists, and from nothing else. */
export const gameDocument = <Needs extends GameNeed = never>(
  needs: readonly Needs[],
  document: Omit<GameDocument<Needs>, 'needs'>,
): GameDocument<Needs> => ({ ...document, needs });

/** Defines a companion of a dice system. */
export const systemDocument = <Needs extends SystemNeed = never>(
  needs: readonly Needs[],
  document: Omit<SystemDocument<Needs>, 'needs'>,
): SystemDocument<Needs> => ({ ...document, needs });

/** Whether a document needs something. */
export const needs = (document: { readonly needs: readonly string[] }, need: GameNeed | SystemNeed): boolean =>
  document.needs.includes(need);

/** The template of a game's book: its own, or that of the same name which is built in. */
export function templatesOf({ templates }: Content, name: TemplateName): readonly (string | Source)[] {
  const own = templates[name];
  return own ? [own] : [name];
}

/** Pages with the properties of their file; the title stands after the work's own. */
export function printed({ imprint }: Setup, title: string, pages: readonly Page[]): Printed {
  return {
    title: `${imprint.title}: ${title}`,
    subject: imprint.subtitle,
    language: imprint.language,
    date: imprint.edition.date,
    pages,
  };
}
