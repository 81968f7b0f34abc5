/** What a document is asked for, and what it gives. */

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
import type { Edition, EditionForm } from '../typeset/edition/edition.ts';
import type { Page, Printed } from '../typeset/page/page.ts';
import type { Style } from '../typeset/page/style.ts';
import type { Typesetter } from '../typeset/text/typesetter.ts';
import type { Veil } from './catalogue.ts';

/** What any document is set with. */
export interface Setup {
  readonly imprint: Imprint;
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

/** What a document of a game is made of. */
export interface GameInput {
  readonly content: Content;
  /** What is asked of the edition, for documents that speak of it; A4 where nothing is said. */
  readonly edition?: Edition;
  /** The files of the edition, for documents that list them. */
  readonly files?: readonly EditionFile[];
  /** The dealt boards, for documents that show them: one a page. */
  readonly deals?: readonly RatedChallenge[];
  /** The day on which the first of the deals is for a week, `YYYY-MM-DD`; they are numbered where nothing is said. */
  readonly weeksFrom?: string;
  /** Simulated Runs, for documents that show them. */
  readonly measured?: Measured;
  /** Where Outcomes stand; overleaf where nothing is said. */
  readonly veil?: Veil;
  /** Whether sheets have room for a punch at their inner edge. */
  readonly punch?: boolean;
  /** Whether a sheet is a form to be filled in on a screen. */
  readonly fillable?: boolean;
}

/** What a companion of a dice system is made of. */
export interface SystemInput {
  readonly system: System;
  readonly words: SystemContent;
  /** For the sheet of rolls made ahead. */
  readonly seed: string;
  /** Whether the record sheet is a form to be filled in on a screen. */
  readonly fillable?: boolean;
}

/** What a document of a game is composed from. */
export type Request = Setup & GameInput;
/** What a companion of a dice system is composed from. */
export type SystemRequest = Setup & SystemInput;

/** What a document wants beside what every content has: made, played, read or asked for only where it is wanted. */
export type Need = 'deals' | 'files' | 'measured' | 'orders' | 'seed';

/** What can be chosen for some documents only; each is an option of the command line. */
export type DocumentOption = 'difficulty' | 'fillable' | 'punch' | 'seed' | 'veil';

/** One document of a list: how its pages are made, and what of. */
export interface Document<Input> {
  /** Its name on the command line; for a companion, what stands behind the system's name. */
  readonly id: string;
  readonly needs?: readonly Need[];
  /** What of it can be chosen. */
  readonly takes?: readonly DocumentOption[];
  /** What an edition makes of it; a sheet, where nothing is said. */
  readonly form?: EditionForm;
  /** Whether a sheet has an edition in large print, as books have. */
  readonly hasLargePrint?: true;
  /** Its template, or files of which the first that exists is it; none for a document without running text. */
  templates?(input: Input): readonly (string | Source)[];
  compose(request: Setup & Input): Printed;
  /** The whole of it as plain text, where that can be filled in or heard; ends in a line feed. */
  text?(input: Input): string;
}

/** Whether a document wants something. */
export const needs = (document: Pick<Document<never>, 'needs'>, need: Need): boolean =>
  document.needs?.includes(need) === true;

/** Whether something can be chosen for a document. */
export const takes = (document: Pick<Document<never>, 'takes'>, choice: DocumentOption): boolean =>
  document.takes?.includes(choice) === true;

/** The template of a game's book: its own, or that of the same name which is built in. */
export function templatesOf({ templates }: Content, name: TemplateName): readonly (string | Source)[] {
  const own = templates?.[name];
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
