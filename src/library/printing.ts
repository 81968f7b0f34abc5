/** A game and the name of a document → its PDF, or its pages as SVG. */

import { openWorkshop } from '../build.ts';
import { drawDiagnostic } from '../diagnostics/diagnostic.ts';
import type { GameDocumentId, Veil } from '../documents/catalogue.ts';
import { type GameDocument, type GameInput, type GameNeed, needs, type RatedChallenge } from '../documents/document.ts';
import { ofGames } from '../documents/index.ts';
import { supplies } from '../installation/supplies.ts';
import { gameImprint } from '../load/imprint.ts';
import { memo } from '../memo.ts';
import type { Content } from '../model/content.ts';
import { familyOf } from '../svg/characters.ts';
import { drawSvg } from '../svg/draw.ts';
import { webFont } from '../svg/web-font.ts';
import type { Edition } from '../typeset/edition/edition.ts';
import { faceNames } from '../typeset/text/font-table.ts';

/** A document that is made of a game and boards alone: the others are of files or of thousands of Runs. */
export type Printable = Exclude<GameDocumentId, 'balance-report' | 'print-me-first'>;

/** How a document is printed; each takes what it has a use for. */
export interface PrintSettings extends Partial<Edition> {
  /** The boards of `run-sheet`, one a page. */
  readonly boards?: readonly RatedChallenge[];
  /** Where the Event Book has its Outcomes; `overleaf` by default. */
  readonly veil?: Veil;
  /** Whether sheets have room for a punch. */
  readonly punch?: boolean;
  /** Whether the Tracking Sheet is a form. */
  readonly fillable?: boolean;
  /** `YYYY-MM-DD` in place of the edition's date. */
  readonly date?: string;
}

/** Fonts are opened once for each language. */
const workshopFor = memo((language: string) => openWorkshop(language, supplies));

/** Prints a document, by default on A4. The same game and settings give the same bytes. @throws Error with all that does not fit its pages */
export function printGame(content: Content, id: Printable, settings: PrintSettings = {}): Uint8Array {
  const { bytes, diagnostics } = workshopFor(content.game.language).print(orderFor(content, id, settings));
  requireFitting(diagnostics);
  return bytes;
}

/** Draws each page of a document as SVG, in the fonts of `svgFonts`. @throws Error as `printGame` does */
export function drawGame(content: Content, id: Printable, settings: PrintSettings = {}): string[] {
  const workshop = workshopFor(content.game.language);
  const { composed, diagnostics } = workshop.typeset(orderFor(content, id, settings));
  requireFitting(diagnostics);
  return (composed?.pages ?? []).map((page) => drawSvg(page, workshop.faces));
}

/** The fonts of SVG pages by their family, as TrueType files for `@font-face`. */
export const svgFonts = (): Readonly<Record<string, Uint8Array>> =>
  Object.fromEntries(
    faceNames.map((face) => [familyOf(face), webFont(supplies.fontFile(face), supplies.fontTable(face).glyphs)]),
  );

function orderFor(
  content: Content,
  id: Printable,
  { boards = [], veil = 'overleaf', punch = false, fillable = false, ...edition }: PrintSettings,
) {
  const document: GameDocument<GameNeed> = ofGames[id];
  const { orders } = content;
  if (needs(document, 'orders') && !orders) throw new Error('this game has no orders');
  if (id === 'papers' && content.papers.papers.length === 0) throw new Error('this game has no papers');
  if (needs(document, 'deals') && boards.length === 0) throw new Error(`${id} needs boards`);
  const given = { content, deals: boards, veil, punch, fillable, orders };
  return {
    document,
    input: given as GameInput<GameNeed>,
    imprint: gameImprint(content),
    paper: 'a4',
    ...edition,
  } as const;
}

function requireFitting(diagnostics: readonly Parameters<typeof drawDiagnostic>[0][]): void {
  const faults = diagnostics.filter(({ severity }) => severity === 'error');
  if (faults.length > 0) throw new Error(faults.map((one) => drawDiagnostic(one)).join('\n\n'));
}
