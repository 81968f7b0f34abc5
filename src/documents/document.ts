/** What a document is asked for, and what it gives. */

import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { System } from '../dice/system.ts';
import type { Deal } from '../game/deal.ts';
import type { Measured } from '../game/measure/measure.ts';
import type { Style as Prose } from '../load/game/style.ts';
import type { SystemContent } from '../load/system/content.ts';
import type { Content } from '../model/content.ts';
import type { Imprint } from '../model/imprint.ts';
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
  /** Text of the document's template; empty for a document without one. */
  readonly template: string;
}

/** What is said of the content's texts, and what they are held to. */
export interface Lint {
  readonly remarks: readonly Diagnostic[];
  /** Words of each kind of piece, both ends included. */
  readonly sizes: Prose['sizes'];
}

/** What a document of a game is made of. */
export interface GameInput {
  readonly content: Content;
  /** The dealt boards, for documents that show them: one a page. */
  readonly deals?: readonly Deal[];
  /** Simulated Runs, for documents that show them. */
  readonly measured?: Measured;
  /** Remarks on the texts, for documents that show them. */
  readonly lint?: Lint;
  /** Where Outcomes stand; overleaf where nothing is said. */
  readonly veil?: Veil;
}

/** What a companion of a dice system is made of. */
export interface SystemInput {
  readonly system: System;
  readonly words: SystemContent;
  /** For the sheet of rolls made ahead. */
  readonly seed: string;
}

export type Request = Setup & GameInput;
export type SystemRequest = Setup & SystemInput;

/** What a document cannot be made without, beside the content: it is made, played or asked for only where it is needed. */
export type Need = 'deals' | 'measured' | 'lint' | 'seed';

/** One document of a list: how its pages are made, and what of. */
export interface Document<Input> {
  /** Its name on the command line; for a companion, what stands behind the system's name. */
  readonly id: string;
  readonly needs?: readonly Need[];
  /** Files of the template, the first that exists; none for a document without running text. */
  templates?(input: Input): readonly string[];
  compose(request: Setup & Input): Printed;
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
