/** From content to finished bytes: the whole way on one screen, for a game and for a dice system alike. */

import { type Diagnostic, type Source, sortDiagnostics, wholeFile } from './diagnostics/diagnostic.ts';
import type { Document } from './documents/document.ts';
import { lackingFrom, unprintable, unprintableTemplate } from './load/printable.ts';
import type { Imprint } from './model/imprint.ts';
import { drawPdf } from './pdf/draw.ts';
import { missingGlyphs } from './typeset/page/missing-glyphs.ts';
import type { Page } from './typeset/page/page.ts';
import { type PaperName, styleFor } from './typeset/page/style.ts';
import { coverageOf, openFaces } from './typeset/text/font.ts';
import type { FaceName, FontTable } from './typeset/text/font-table.ts';
import { hyphenator, type PatternName } from './typeset/text/hyphenate.ts';
import type { Patterns } from './typeset/text/liang.ts';
import { openTypesetter } from './typeset/text/typesetter.ts';

/** What printing needs beside the content: data, each asked for when first it is needed. */
export interface Supplies {
  fontTable(face: FaceName): FontTable;
  /** The font file, to be embedded. */
  fontFile(face: FaceName): Buffer;
  patterns(name: PatternName): Patterns;
  /** A template by its file name, where there is one. */
  template(name: string): Source | undefined;
}

/** One document to print. */
export interface Order<Input> {
  readonly document: Document<Input>;
  readonly input: Input;
  readonly imprint: Imprint;
  readonly paper: PaperName;
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

/** A workshop with its fonts open: prints orders in one language. */
export interface Workshop {
  print<Input>(order: Order<Input>): Finished;
}

/** Opens what every document of a language needs. */
export function openWorkshop(language: string, supplies: Supplies): Workshop {
  const typesetter = openTypesetter(openFaces(supplies.fontTable), hyphenator(language, supplies.patterns));
  const lacking = lackingFrom(coverageOf(typesetter.faces));
  return {
    print({ document, input, imprint, paper, date, onPage }) {
      const complaints: Diagnostic[] = [];
      const complain = (one: Diagnostic) => complaints.push(one);
      // Find its template.
      const source = templateFor(document.templates?.(input) ?? [], supplies);
      if (source) unprintableTemplate(source, lacking).forEach(complain);
      const template = source?.text ?? '';
      // Compose, typeset and paginate.
      const printed = document.compose({ ...input, imprint, template, typesetter, style: styleFor(paper), complain });
      complainOfGlyphs(printed.pages, document.id, complain);
      // Draw.
      const of = printed.pages.length;
      const bytes = drawPdf({ ...printed, ...(date && { date }) }, supplies.fontFile, (drawn) => onPage?.(drawn, of));
      return { bytes, pages: of, complaints: sortDiagnostics(complaints) };
    },
  };
}

/** The first that exists; without any the installation is broken. */
function templateFor(names: readonly string[], { template }: Supplies): Source | undefined {
  for (const name of names) {
    const found = template(name);
    if (found !== undefined) return found;
  }
  if (names.length > 0) throw new Error(`there is no template ${names.join(' or ')}`);
  return undefined;
}

/** Complains of every glyph that stands in for another, whatever way its character came on the page. */
function complainOfGlyphs(pages: readonly Page[], document: string, complain: (one: Diagnostic) => void): void {
  // A title that stands on the back of its leaf once more is one fault.
  const told = new Set<string>();
  for (const { face, characters, text, page } of missingGlyphs(pages)) {
    const key = [face, ...characters, text].join('\n');
    if (told.has(key)) continue;
    told.add(key);
    const { message, ...fault } = unprintable(face, characters, text, wholeFile(`${document}, page ${page}`));
    complain({ ...fault, message: `${message} in “${text}”` });
  }
}
