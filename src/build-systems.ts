/** From a dice system and its words to finished files: the other way, as short as the first. */

import { join } from 'node:path';
import { checkedTemplate, complainOfGlyphs, type Finished, type Installation, readTemplate } from './build.ts';
import { type Diagnostic, sortDiagnostics } from './diagnostics/diagnostic.ts';
import type { System } from './dice/system.ts';
import { imprint, type SystemDocument } from './documents/system-document.ts';
import { type Lacking, lackingFrom } from './load/printable.ts';
import { readText } from './load/read.ts';
import type { SystemContent } from './load/system/content.ts';
import { drawPdf, type FontFiles } from './pdf/draw.ts';
import { type PaperName, styleFor } from './typeset/page/style.ts';
import { coverageOf, openFaces } from './typeset/text/font.ts';
import { faceNames } from './typeset/text/font-table.ts';
import { hyphenator } from './typeset/text/hyphenate.ts';
import { openTypesetter } from './typeset/text/typesetter.ts';

/** One companion to print. */
export interface SystemOrder {
  readonly system: System;
  readonly words: SystemContent;
  readonly document: SystemDocument;
  readonly paper: PaperName;
  readonly seed: string;
  /** `YYYY-MM-DD` in place of the edition's date. */
  readonly date?: string;
}

/** Opens what every companion needs, and prints orders. */
export function openSystemWorkshop(
  language: string,
  { templates, fonts, hyphenation }: Installation,
): { print(order: SystemOrder): Finished } {
  // Open the fonts and the dictionary.
  const typesetter = openTypesetter(openFaces(fonts), hyphenator(language, hyphenation));
  const lacking = lackingFrom(coverageOf(typesetter.faces));
  const files = Object.fromEntries(faceNames.map((face) => [face, typesetter.faces[face].file])) as FontFiles;
  return {
    print({ system, words, document, paper, seed, date }) {
      // Read its template.
      const complaints: Diagnostic[] = [];
      const complain = (one: Diagnostic) => complaints.push(one);
      const template = document.hasTemplate ? templateFor(templates, system, document, lacking, complain) : '';
      // Compose, typeset and paginate.
      const printed = document.compose({
        system,
        words,
        template,
        seed,
        content: imprint(words),
        style: styleFor(paper),
        typesetter,
        complain,
      });
      complainOfGlyphs(printed.pages, `${system.id}-${document.id}`, complain);
      // Draw.
      const bytes = drawPdf({ ...printed, ...(date && { date }) }, files);
      return { bytes, pages: printed.pages.length, complaints: sortDiagnostics(complaints) };
    },
  };
}

/** The system's own template, or the one that serves any system. */
function templateFor(
  templates: string,
  { id }: System,
  document: SystemDocument,
  lacking: Lacking,
  complain: (one: Diagnostic) => void,
): string {
  const own = readText(join(templates, `${id}-${document.id}.md.hbs`));
  if ('text' in own) return checkedTemplate(own, lacking, complain);
  return readTemplate(join(templates, `system-${document.id}.md.hbs`), lacking, complain);
}
