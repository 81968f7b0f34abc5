/** What a document is asked for, and what it gives. */

import type { Diagnostic } from '../diagnostics.ts';
import type { Deal } from '../game/deal.ts';
import type { Measured } from '../game/measure.ts';
import type { Content } from '../load/content.ts';
import type { Printed } from '../typeset/page.ts';
import type { Style } from '../typeset/style.ts';
import type { Typesetter } from '../typeset/text-style.ts';

/** Everything a document is made of. */
export interface Request {
  readonly content: Content;
  /** Text of the document's template; empty for a document without one. */
  readonly template: string;
  readonly style: Style;
  readonly typesetter: Typesetter;
  /** The dealt boards, for documents that show them: one a page. */
  readonly deals?: readonly Deal[];
  /** Simulated Runs, for documents that show them. */
  readonly measured?: Measured;
  /** Complaints about lines and entries that do not fit. */
  readonly complain: (diagnostic: Diagnostic) => void;
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
  compose(request: Request): Printed;
}
