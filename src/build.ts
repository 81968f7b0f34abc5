/** Content → finished bytes, for a game and for a dice system alike. */

import {
  type Diagnostic,
  fileName,
  type Source,
  sortDiagnostics,
  warningAt,
  wholeFile,
} from './diagnostics/diagnostic.ts';
import { type Document, inStyle, type Texts } from './documents/document.ts';
import { type Catalogue, openCatalogue } from './language/catalogue.ts';
import { baseLanguage, languagesOf, patternName } from './language/patterns.ts';
import { glyphCoverage, unprintablePages, unprintableTemplate } from './load/printable.ts';
import type { Block } from './manuscript/block.ts';
import type { OpenTemplate } from './manuscript/fill.ts';
import { textOfBlocks } from './manuscript/plain-text.ts';
import type { Template } from './manuscript/template.ts';
import { TemplateFault, templateDiagnostic } from './manuscript/template-fault.ts';
import { memo } from './memo.ts';
import type { Imprint } from './model/imprint.ts';
import { drawPdf, type PenSupplies } from './pdf/draw.ts';
import { inAccent, inBlack } from './typeset/edition/accent.ts';
import {
  type Edition,
  type EditionForm,
  formatOf,
  layoutFor,
  type PageFormat,
  pageless,
} from './typeset/edition/edition.ts';
import { enlarged } from './typeset/edition/enlarge.ts';
import { impose, sheetsOf } from './typeset/edition/impose.ts';
import { inLowInk } from './typeset/edition/low-ink.ts';
import { inStrongInk } from './typeset/edition/strong-ink.ts';
import { checkAnchors } from './typeset/page/check-anchors.ts';
import { type Misfit, misfits } from './typeset/page/misfits.ts';
import type { Composed, Page } from './typeset/page/page.ts';
import { spanOf, writtenAt } from './typeset/page/written.ts';
import { coverageOf, type OpenFaces, openFaces } from './typeset/text/font.ts';
import type { FaceName, FontTable } from './typeset/text/font-table.ts';
import { hyphenator, type Patterns } from './typeset/text/hyphenate.ts';
import { openTypesetter, type Typesetter } from './typeset/text/typesetter.ts';

/** What printing needs beside the content. */
export interface Supplies extends PenSupplies {
  fontTable(face: FaceName): FontTable;
  patterns(name: string): Patterns;
  /** A built-in template by its language and file name, where there is one: `en/rule-book.md.hbs`. */
  template(name: string): Template | undefined;
  /** The messages of a language in Fluent syntax, where there are any. */
  messages(language: string): string | undefined;
}

export interface PrintOrder<Input> extends Edition {
  readonly document: Document<Input>;
  readonly input: Input;
  readonly imprint: Imprint;
  /** `YYYY-MM-DD` in place of the edition's date. */
  readonly date?: string;
  /** Reports progress in pages. */
  readonly onPage?: (drawn: number, of: number) => void;
}

/** A printed document. The same order gives the same bytes. */
export interface Finished {
  readonly bytes: Uint8Array;
  /** Pages of the file: sides of sheets if it is folded. */
  readonly pages: number;
  /** Sheets of each volume, where it is to be folded. */
  readonly volumes?: readonly number[];
  /** Pages before imposition; none if the template cannot be filled. */
  readonly unfolded: readonly Page[];
  /** Text that does not fit; with an error among it the file is not kept. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A document before it is drawn. */
export interface Typeset {
  /** Absent if its template cannot be filled. */
  readonly composed?: Composed;
  /** What does not fit the pages, sorted by place. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A workshop with its fonts open: prints orders in one language. */
export interface Workshop {
  readonly typesetter: Typesetter;
  readonly faces: OpenFaces;
  typeset<Input>(order: Omit<PrintOrder<Input>, 'date' | 'onPage'>): Typeset;
  /** Prints an order; undefined if its template cannot be filled. */
  print<Input>(order: PrintOrder<Input>): Finished;
}

/** The texts of a work in its language. */
export function catalogueFor(texts: Texts, language: string, supplies: Pick<Supplies, 'messages'>): Catalogue {
  const messages = languagesOf(language).flatMap((one) => supplies.messages(one) ?? []);
  return openCatalogue(language, [...messages, ...texts.ownMessages], texts.words, texts.untranslated);
}

/** What a document is written from, and its template if it is the game's own. */
function briefFor<Input>(
  { document, input, imprint, ...edition }: Omit<PrintOrder<Input>, 'date' | 'onPage'>,
  language: string,
  format: PageFormat,
  supplies: Pick<Supplies, 'messages' | 'template'>,
) {
  const { ownTemplate, ...found } = templateFor(document.templates?.(input) ?? [], languagesOf(language), supplies);
  const own: Texts = { words: {}, ownMessages: [], ...document.texts?.(input) };
  const texts = catalogueFor(own, language, supplies);
  return { ownTemplate, own, texts, brief: { ...input, ...texts, ...found, imprint, edition, format } };
}

/** The manuscript of a document that flows, and what it is written from: no blocks if its template cannot be filled. */
export function manuscriptOf<Input>(
  order: Omit<PrintOrder<Input>, 'date' | 'onPage'>,
  supplies: Pick<Supplies, 'messages' | 'template'>,
) {
  const { brief, ownTemplate } = briefFor(order, order.imprint.language, pageless, supplies);
  try {
    return { blocks: order.document.manuscript?.(brief) ?? [], brief, diagnostics: [] };
  } catch (error) {
    return { blocks: [], brief, diagnostics: [faultIn(ownTemplate, error)] };
  }
}

/** What is made of blocks without pages, by the ending of its files. */
const outputs = {
  txt: textOfBlocks,
} satisfies Readonly<Record<string, (blocks: readonly Block[]) => string>>;
/** The ending of a file without pages. */
export type OutputName = keyof typeof outputs;

/** A document as an output, made without fonts: absent if it has none, or if its template cannot be filled. */
export function outputOf<Input>(
  name: OutputName,
  order: Omit<PrintOrder<Input>, 'date' | 'onPage'>,
  supplies: Pick<Supplies, 'messages' | 'template'>,
): { readonly text?: string | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const { manuscript, text } = order.document;
  const { blocks, brief, diagnostics } = manuscriptOf(order, supplies);
  if (diagnostics.length > 0) return { diagnostics };
  const own = name === 'txt' ? text?.(brief) : undefined;
  return { text: manuscript ? outputs[name](blocks) : own, diagnostics };
}

/** A fault in a game's own template; one in a built-in template is ours. */
function faultIn(ownTemplate: Source | undefined, error: unknown): Diagnostic {
  if (!(error instanceof TemplateFault) || !ownTemplate) throw error;
  return templateDiagnostic(ownTemplate, error);
}

export function openWorkshop(language: string, supplies: Supplies): Workshop {
  const hyphenateIn = memo((one: string) => hyphenator(patternName(one), supplies.patterns));
  const opened = openTypesetter(openFaces(supplies.fontTable), (one = language) => hyphenateIn(one));
  // Needed for a game's own templates alone.
  const coverage = memo((faces: OpenFaces) => glyphCoverage(coverageOf(faces)));
  const typeset = <Input>(order: Omit<PrintOrder<Input>, 'date' | 'onPage'>): Typeset => {
    const { document, input, imprint, ...edition } = order;
    const diagnostics: Diagnostic[] = [];
    const report = (one: Diagnostic) => diagnostics.push(one);
    const { style } = layoutFor(edition, document.form);
    const { ownTemplate, own, texts, brief } = briefFor(order, language, formatOf(style), supplies);
    if (ownTemplate) unprintableTemplate(ownTemplate, coverage(opened.faces)).forEach(report);
    const typesetter = { ...opened, languagesIn: texts.passages.languagesIn };
    try {
      const blocks = document.manuscript?.(brief) ?? [];
      const composed = document.lay(blocks, inStyle(style, { ...brief, typesetter, report }));
      const unread = misfits(composed.pages, style);
      unprintablePages(unread.flatMap(missingIn), document.id).forEach(report);
      // An entry that is too long for its page is reported already.
      const isOverfull = diagnostics.some(({ severity }) => severity === 'error');
      for (const one of unread)
        if (one.kind !== 'missing' && !(isOverfull && one.kind !== 'small'))
          report(notFitting(one, document, texts, ownTemplate));
      if (ownTemplate) checkAnchors(composed.pages);
      const { accent } = imprint;
      const pages = inInk(composed.pages, order, style.grows);
      const foreign = (baseLanguage(language) !== 'en' || own.untranslated) && {
        languageOf: texts.passages.languageOf,
      };
      return { composed: { ...composed, pages, accent, ...foreign }, diagnostics: sortDiagnostics(diagnostics) };
    } catch (error) {
      return { diagnostics: sortDiagnostics([...diagnostics, faultIn(ownTemplate, error)]) };
    }
  };
  return {
    typesetter: opened,
    faces: opened.faces,
    typeset,
    print({ date, onPage, ...order }) {
      const { form = 'sheet' } = order.document;
      const { folded } = layoutFor(order, form);
      const { composed, diagnostics } = typeset(order);
      if (composed === undefined) return { bytes: new Uint8Array(), pages: 0, unfolded: [], diagnostics };
      const unfolded = composed.pages;
      const pages = folded ? impose(unfolded, folded) : unfolded;
      const of = pages.length;
      const shown = {
        ...composed,
        pages,
        ...(date && { date }),
        ...opening(composed, form, { isFolded: folded !== undefined }),
      };
      const bytes = drawPdf(shown, supplies, (drawn) => onPage?.(drawn, of));
      return { bytes, pages: of, ...(folded && { volumes: sheetsOf(unfolded) }), unfolded, diagnostics };
    },
  };
}

/** The pages of an order in the ink and size of its edition. */
function inInk<Input>(
  pages: readonly Page[],
  { document, imprint: { accent }, ...edition }: Omit<PrintOrder<Input>, 'date' | 'onPage'>,
  grows: number | undefined,
): readonly Page[] {
  const coloured = accent ? inAccent(pages, accent) : pages;
  const inked = edition.ink === 'black' ? inBlack(pages, edition) : coloured;
  const grown = grows ? enlarged(inked, grows) : inked;
  const seen = edition.largePrint && (grows || document.hasLargePrint) ? inStrongInk(grown) : grown;
  return edition.lowInk ? inLowInk(seen) : seen;
}

/** How viewers show pages at first, and print them: bound ones as a book, never with both sides of a leaf in sight. */
function opening({ fitsAnyView, leafSides }: Composed, form: EditionForm, { isFolded }: { isFolded: boolean }) {
  const view = isFolded || form === 'sheet' ? ('SinglePage' as const) : ('TwoPageRight' as const);
  const sides = form === 'book' ? 2 : leafSides;
  const flip = isFolded ? ('DuplexFlipShortEdge' as const) : ('DuplexFlipLongEdge' as const);
  const duplex = sides && (sides > 1 ? flip : ('Simplex' as const));
  return { duplex: duplex || undefined, ...(!fitsAnyView && { view }) };
}

/** The characters that a text lacks, and its place for CR304. */
function missingIn({ kind, mark, words: text, page }: Misfit) {
  const characters = mark.pieces.flatMap((piece) => (typeof piece === 'number' ? [] : (piece.missing ?? [])));
  const face = mark.face.startsWith('serif') ? ('serif' as const) : ('display' as const);
  return kind === 'missing' ? [{ face, characters: [...new Set(characters)], text, page }] : [];
}

/** CR302, CR307: a text that does not fit, at its message or its place in a file. */
function notFitting(
  { kind, mark, words, over = '' }: Misfit,
  { id: document, texts }: Pick<Document<never>, 'id' | 'texts'>,
  { idOf }: Catalogue,
  template?: Source,
): Diagnostic {
  const id = idOf(words);
  const isLine = mark.tooWide !== undefined;
  const isTable = isLine && words.includes(' | ');
  const what = isTable ? 'a table' : isLine ? 'a line' : (id ?? 'a text');
  const hint = isTable
    ? 'leave out a column'
    : isLine
      ? 'write a shorter word: it cannot be divided here'
      : 'shorten it';
  const fault = {
    missing: '',
    small: `is too long for its box in ${document}: ${words} (${mark.size.toFixed(1)} points)`,
    wide: `is too wide for its column in ${document}: ${words}`,
    off: `does not fit its page in ${document}: ${words}`,
    over: `is printed over ${idOf(over) ?? 'a text'} in ${document}: ${words} / ${over}`,
  }[kind];
  const own = template && { source: template, start: 0, end: template.text.length };
  const file = id ? 'templates/messages.ftl' : texts ? 'game.yaml' : document;
  const place = writtenAt(spanOf(mark.role) ?? ((!id && own) || wholeFile(file)), words);
  const warning = warningAt(isLine ? 'CR302' : 'CR307', `${what} ${fault}`, place, hint);
  return kind === 'off' ? { ...warning, severity: 'error' } : warning;
}

/** The first template that exists, with its file if it is the game's own, and the English one in another language. */
function templateFor(
  templates: readonly (string | Source)[],
  languages: readonly string[],
  supplies: Pick<Supplies, 'template'>,
): Omit<OpenTemplate, 'passages'> & { readonly ownTemplate?: Source } {
  for (const one of templates) {
    const name = typeof one === 'string' ? one : fileName(one);
    const found = languages.map((language) => supplies.template(`${language}/${name}`));
    const english = languages.length > 1 ? found[0] : undefined;
    if (typeof one !== 'string') return { template: one.text, ownTemplate: one, englishTemplate: english };
    const template = found.findLast((text) => text !== undefined);
    if (template !== undefined) return { template, englishTemplate: template === english ? english : undefined };
  }
  if (templates.length > 0) throw new Error(`there is no template ${templates.join(' or ')}`);
  return { template: '', englishTemplate: undefined };
}
