/** From a content directory to finished files: the whole way on one screen. */

import { join } from 'node:path';
import { type Diagnostic, type Source, sortDiagnostics, wholeFile } from './diagnostics/diagnostic.ts';
import type { DocumentKind, Lint } from './documents/document.ts';
import type { Deal } from './game/deal.ts';
import type { Measured } from './game/measure/measure.ts';
import { type Lacking, lackingFrom, unprintable, unprintableTemplate } from './load/printable.ts';
import { readText } from './load/read.ts';
import type { Content } from './model/content.ts';
import { drawPdf, type FontFiles } from './pdf/draw.ts';
import { missingGlyphs } from './typeset/page/missing-glyphs.ts';
import type { Page } from './typeset/page/page.ts';
import { type PaperName, styleFor } from './typeset/page/style.ts';
import { coverageOf, openFaces } from './typeset/text/font.ts';
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
  const lacking = lackingFrom(coverageOf(typesetter.faces));
  const files = Object.fromEntries(faceNames.map((face) => [face, typesetter.faces[face].file])) as FontFiles;
  return {
    print({ document, paper, deals, measured, lint, date, onPage }) {
      // Read its template.
      const complaints: Diagnostic[] = [];
      const complain = (one: Diagnostic) => complaints.push(one);
      const template =
        document.template === undefined ? '' : readTemplate(join(templates, document.template), lacking, complain);
      // Compose, typeset and paginate.
      const request = {
        content,
        template,
        typesetter,
        style: styleFor(paper),
        complain,
      };
      const shown = { ...(deals && { deals }), ...(measured && { measured }), ...(lint && { lint }) };
      const printed = document.compose({ ...request, ...shown });
      complainOfGlyphs(printed.pages, document.id, complain);
      // Draw.
      const of = printed.pages.length;
      const bytes = drawPdf({ ...printed, ...(date && { date }) }, files, (drawn) => onPage?.(drawn, of));
      return { bytes, pages: printed.pages.length, complaints: sortDiagnostics(complaints) };
    },
  };
}

/** Templates are the tool's own: one that cannot be read is a broken installation. What it cannot print is complained of. */
export function readTemplate(path: string, lacking: Lacking, complain: (one: Diagnostic) => void): string {
  const read = readText(path);
  if (!('text' in read)) throw new Error(`${path}: ${read.message}`);
  return checkedTemplate(read, lacking, complain);
}

/** The text of a template; what it has that cannot be printed is complained of. */
export function checkedTemplate(source: Source, lacking: Lacking, complain: (one: Diagnostic) => void): string {
  for (const fault of unprintableTemplate(source, lacking)) complain(fault);
  return source.text;
}

/** Complains of every glyph that stands in for another, whatever way its character came on the page. */
export function complainOfGlyphs(pages: readonly Page[], document: string, complain: (one: Diagnostic) => void): void {
  for (const { face, characters, text, page } of missingGlyphs(pages)) {
    const { message, ...fault } = unprintable(face, characters, text, wholeFile(`${document}, page ${page}`));
    complain({ ...fault, message: `${message} in “${text}”` });
  }
}
