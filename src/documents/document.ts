/** What a document is asked for, and what it gives. */

import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Deal } from '../game/deal.ts';
import type { Measured } from '../game/measure/measure.ts';
import type { Style as Prose } from '../load/game/style.ts';
import type { Content, Game } from '../model/content.ts';
import type { Printed } from '../typeset/page/page.ts';
import type { Style } from '../typeset/page/style.ts';
import type { Typesetter } from '../typeset/text/typesetter.ts';

/** What any document is set with, and what its title page and its edition say. */
export interface Setup {
  readonly content: Pick<Content, 'sources'> & {
    readonly game: Pick<Game, 'title' | 'subtitle' | 'edition' | 'language'>;
  };
  readonly style: Style;
  readonly typesetter: Typesetter;
  /** Complaints about lines and entries that do not fit. */
  readonly complain: (diagnostic: Diagnostic) => void;
}

/** What is said of the content's texts, and what they are held to. */
export interface Lint {
  readonly remarks: readonly Diagnostic[];
  /** Words of each kind of piece, both ends included. */
  readonly sizes: Prose['sizes'];
}

/** Everything a document of the game is made of. */
export interface Request extends Setup {
  readonly content: Content;
  /** Text of the document's template; empty for a document without one. */
  readonly template: string;
  /** The dealt boards, for documents that show them: one a page. */
  readonly deals?: readonly Deal[];
  /** Simulated Runs, for documents that show them. */
  readonly measured?: Measured;
  /** Remarks on the texts, for documents that show them. */
  readonly lint?: Lint;
}

/** One document of the list: a name on the command line, a template if it has one, and how its pages are made. */
export interface DocumentKind {
  readonly id: string;
  /** One line for the command line's help. */
  readonly summary: string;
  /** File in `templates/`. */
  readonly template?: string;
  /** Whether it shows a dealt board, and so needs a seed. */
  readonly dealt: boolean;
  /** Whether it shows simulated Runs. */
  readonly simulated?: true;
  /** Whether it shows remarks on the texts. */
  readonly linted?: true;
  compose(request: Request): Printed;
}
