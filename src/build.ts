/** From a content directory to finished files: the whole way on one screen. */

import { join } from 'node:path';
import { type Diagnostic, sortDiagnostics } from './diagnostics/diagnostic.ts';
import type { DocumentKind, Lint } from './documents/document.ts';
import type { Deal } from './game/deal.ts';
import type { Measured } from './game/measure/measure.ts';
import { readText } from './load/read.ts';
import type { Content } from './model/content.ts';
import { drawPdf, type FontFiles } from './pdf/draw.ts';
import { type PaperName, styleFor } from './typeset/page/style.ts';
import { openFaces } from './typeset/text/font.ts';
import { faceNames } from './typeset/text/font-table.ts';
import { hyphenator } from './typeset/text/hyphenate.ts';
import { openTypesetter } from './typeset/text/typesetter.ts';

/** Where the tool's own parts lie. */
export interface Installation {
  readonly templates: string;
  readonly fonts: string;
  readonly hyphenation: string;
}

/** One document to print. */
export interface Order {
  readonly document: DocumentKind;
  readonly paper: PaperName;
  /** For documents that show dealt boards: a page for each seed. */
  readonly deals?: readonly Deal[];
  /** For documents that show simulated Runs. */
  readonly measured?: Measured;
  /** For documents that show remarks on the texts. */
  readonly lint?: Lint;
  /** `YYYY-MM-DD` in place of the edition's date. */
  readonly date?: string;
  /** Told how many pages of how many are drawn. */
  readonly onPage?: (drawn: number, of: number) => void;
}

export interface Finished {
  readonly bytes: Buffer;
  readonly pages: number;
  /** What does not fit the pages; with an error among it the file is not worth keeping. */
  readonly complaints: readonly Diagnostic[];
}

/** A workshop with its fonts open: prints orders from one content. */
export interface Workshop {
  print(order: Order): Finished;
}

/** Opens what every document of a content needs. */
export function openWorkshop(content: Content, { templates, fonts, hyphenation }: Installation): Workshop {
  // Open the fonts and the dictionary of the book's language.
  const typesetter = openTypesetter(openFaces(fonts), hyphenator(content.game.language, hyphenation));
  const files = Object.fromEntries(faceNames.map((face) => [face, typesetter.faces[face].file])) as FontFiles;
  return {
    print({ document, paper, deals, measured, lint, date, onPage }) {
      // Read its template.
      const template = document.template === undefined ? '' : readTemplate(join(templates, document.template));
      // Compose, typeset and paginate.
      const complaints: Diagnostic[] = [];
      const request = {
        content,
        template,
        typesetter,
        style: styleFor(paper),
        complain: (one: Diagnostic) => complaints.push(one),
      };
      const shown = { ...(deals && { deals }), ...(measured && { measured }), ...(lint && { lint }) };
      const printed = document.compose({ ...request, ...shown });
      // Draw.
      const of = printed.pages.length;
      const bytes = drawPdf({ ...printed, ...(date && { date }) }, files, (drawn) => onPage?.(drawn, of));
      return { bytes, pages: printed.pages.length, complaints: sortDiagnostics(complaints) };
    },
  };
}

/** Templates are the tool's own: one that cannot be read is a broken installation. */
export function readTemplate(path: string): string {
  const read = readText(path);
  if ('text' in read) return read.text;
  throw new Error(`${path}: ${read.message}`);
}
