/** Pages → bytes of a PDF: the only place that knows pdfkit, which is used as a pen and lays nothing out. */

import PDFDocument from 'pdfkit';
import {
  type AnchorMark,
  type LinkMark,
  type Mark,
  type Page,
  type Part,
  type Printed,
  partsOf,
  type TextMark,
} from '../typeset/page/page.ts';
import type { FaceName } from '../typeset/text/font-table.ts';
import { contentOf, type StreamContent } from './content-stream.ts';
import { fontEncoder } from './encode.ts';
import { openForm } from './form.ts';
import { listObjects } from './list-objects.ts';
import { madeWith, xmpPacket } from './metadata.ts';
import { number } from './number.ts';
import { objectText } from './object-text.ts';
import { type Packer, packObjects } from './pack-objects.ts';
import { annotate, type Pen, type Reference } from './pen.ts';
import { drawStamp, type PictureLookup } from './stamp.ts';
import { openStructure } from './structure.ts';
import { openTrueType } from './true-type.ts';

/** What drawing needs beside the pages. */
export interface PenSupplies {
  /** The font file, to be embedded. */
  readonly fontFile: (face: FaceName) => Buffer;
  /** Bytes as zlib packs them (RFC 1950): what the streams of a file are. */
  readonly deflate: (bytes: Uint8Array) => Uint8Array;
  /** Pictures that are drawn and packed already. */
  readonly picture?: PictureLookup;
}

/** Draws a document. The same pages give the same bytes. `onPage` is told how many pages are drawn. */
export function drawPdf(
  printed: Printed,
  { fontFile, deflate, picture }: PenSupplies,
  onPage?: (drawn: number) => void,
): Buffer {
  const doc = openDocument(printed);
  const begun = header(doc);
  const finish = collect(doc, printed.packed ? packObjects(begun, deflate) : listObjects(begun));
  writeWith(doc, deflate);
  // One dictionary of fonts and art for all pages.
  const resources = doc.ref({});
  const fonts = fontEncoder((face) => {
    doc.font(openTrueType(fontFile(face)) as unknown as Parameters<typeof doc.font>[0]);
    return doc._font;
  }, printed.letters);
  const stamps = drawStamp(doc, fonts, picture);
  const structure = openStructure(doc);
  const form = openForm(doc, structure, () => fontFile('display'));
  const destinations = destinationNames(printed.pages);
  const places: Destination[] = [];
  const bookmarks: (Bookmark & { readonly place: number })[] = [];
  // Plain loops: a walker of a list makes objects at each step, and a file may have thousands of pages.
  for (let index = 0; index < printed.pages.length; index++) {
    const page = printed.pages[index] as Page;
    onPage?.(index);
    endPage(doc);
    doc.page = openPage(doc, page, doc.ref(), resources);
    const parts = partsOf(page, index);
    const tools = { fonts, stamps };
    const marker = structure.page(page, parts, doc.page.dictionary);
    const content = contentOf(page.marks, tools, marker);
    writeContent(doc.page, page, content);
    for (const font of content.fonts) resourcesOf(resources, 'Font')[font.id] ??= font.ref();
    for (const stamp of content.stamps) resourcesOf(resources, 'XObject')[stamp.name] ??= stamp.reference;
    // Files stay as they were when pdfkit ended their pages.
    resources.data.ColorSpace ??= {};
    for (let at = 0; at < page.marks.length; at++) {
      const mark = page.marks[at] as Mark;
      if (mark.kind !== 'anchor' && mark.kind !== 'link' && mark.kind !== 'field') continue;
      const part = partAt(parts, at);
      if (mark.kind === 'anchor') {
        const [x, y] = [mark.x ?? 0, page.height - mark.y];
        if (!Number.isFinite(x + y)) throw new Error(`anchor ${mark.id} at ${x} ${y}`);
        const target = destinations.get(mark.id);
        if (target) places.push([target.name, [doc.page.dictionary, 'XYZ', x, y, null]]);
        if (mark.bookmark) bookmarks.push({ anchor: mark, page, pageNumber: index, place: part.place });
      } else if (mark.kind === 'link') {
        const { name, label } = destinations.get(mark.to) as Target;
        const annotation = linkAnnotation(doc, mark, page, { name, words: linkWords(mark, page, label) });
        annotation.data.StructParent = structure.annotation(mark.role, annotation, part);
        annotation.end();
      } else form.add(mark, page, part);
    }
  }
  writeBookmarks(
    doc,
    bookmarks.sort((a, b) => a.place - b.place),
  );
  resources.end();
  labelPages(doc, printed.pages);
  writeDestinations(doc, places);
  form.write();
  structure.write();
  endPage(doc);
  return finish();
}

function openDocument(printed: Printed): Pen {
  const date = new Date(`${printed.date}T00:00:00Z`);
  const doc = new PDFDocument({
    autoFirstPage: false,
    // null keeps pdfkit from opening Helvetica, which nothing here is set in.
    font: null as unknown as string,
    pdfVersion: '1.7',
    lang: printed.language,
    displayTitle: true,
    info: {
      Title: printed.title,
      Subject: printed.subject,
      Creator: madeWith.creator,
      CreationDate: date,
      ModDate: date,
    },
  }) as unknown as Pen;
  doc.endMetadata = () => {
    const metadata = doc.ref({ Type: 'Metadata', Subtype: 'XML' });
    metadata.compress = false;
    metadata.end(Buffer.from(xmpPacket(printed)));
    doc._root.data.Metadata = metadata;
  };
  return doc;
}

/** Begins a page. pdfkit's own would bring margins, a matrix and resources for each of a thousand sheets. */
function openPage(doc: Pen, { width, height }: Page, content: Reference, resources: Reference): Pen['page'] {
  const { Pages } = doc._root.data;
  const dictionary = doc.ref({
    Type: 'Page',
    Parent: Pages,
    MediaBox: [0, 0, width, height],
    Contents: content,
    Resources: resources,
  });
  Pages.data.Kids.push(dictionary);
  Pages.data.Count++;
  return { dictionary, content };
}

/** Ends the page at hand, if there is one. */
function endPage({ page }: Pen): void {
  if (!page) return;
  page.dictionary.data.Tabs = 'S';
  page.dictionary.end();
  page.content.end();
}

/** The fonts or the art of shared resources. */
function resourcesOf({ data }: Reference, kind: 'Font' | 'XObject'): Record<string, unknown> {
  data[kind] ??= {};
  return data[kind] as Record<string, unknown>;
}

/** Writes the content of a page, down which coordinates run. */
function writeContent({ content }: Pen['page'], { height }: Page, { text }: StreamContent): void {
  content.write(Buffer.from(`1 0 0 -1 0 ${Math.round(height * 1e6) / 1e6} cm\n${text}`, 'latin1'));
}

/** Has every object written in one go, and its stream packed by a function that is handed in, in place of pdfkit's own. */
function writeWith(doc: Pen, deflate: PenSupplies['deflate']): void {
  const written = (reference: Reference): Reference => {
    reference.finalize = () => {
      const { data, buffer, compress } = reference;
      if (buffer.length === 0) return doc.writeObject(reference, objectText(data));
      const bytes = buffer.length === 1 ? (buffer[0] as Uint8Array) : Buffer.concat(buffer);
      reference.buffer = [];
      const stream = compress ? deflate(bytes) : bytes;
      data.Length = stream.length;
      doc.writeStream(reference, objectText(data), stream);
    };
    return reference;
  };
  const open = doc.ref.bind(doc);
  doc.ref = (data) => written(open(data));
  // What pdfkit opens a document with.
  for (const one of [doc._root, doc.outline.dictionary, ...Object.values(doc._root.data)])
    if (isReference(one)) written(one);
}

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'finalize' in value;

/** Where links lead: a name, and what the page is called. */
interface Target {
  readonly name: string;
  readonly label: string;
}

/**
 * Where links lead, by the ids of anchors; names are in the order of name trees, whatever the locale.
 * @throws Error for a link that leads nowhere, and for an anchor that stands twice.
 */
function destinationNames(pages: readonly Page[]): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>();
  const linked = new Set<string>();
  const anchors = new Set<string>();
  const eachMark = (see: (mark: Mark, page: number, at: number) => void) => {
    for (let page = 0; page < pages.length; page++) {
      const { marks } = pages[page] as Page;
      for (let at = 0; at < marks.length; at++) see(marks[at] as Mark, page, at);
    }
  };
  eachMark((mark) => {
    if (mark.kind === 'link') linked.add(mark.to);
  });
  eachMark((mark, page, at) => {
    if (mark.kind !== 'anchor') return;
    if (anchors.has(mark.id)) throw new Error(`anchor ${mark.id} stands twice`);
    if (linked.has(mark.id)) {
      const { label } = partAt(partsOf(pages[page] as Page, page), at);
      targets.set(mark.id, { name: `d${String(anchors.size).padStart(5, '0')}`, label });
    }
    anchors.add(mark.id);
  });
  for (const id of linked) if (!anchors.has(id)) throw new Error(`no anchor ${id}`);
  return targets;
}

/** The annotation of a link, printed with its page as PDF/UA asks. */
function linkAnnotation(
  doc: Pen,
  { x, y, width, height }: LinkMark,
  page: Page,
  { name, words }: { readonly name: string; readonly words: string },
): Reference {
  const corners = [x, page.height - y - height, x + width, page.height - y];
  const annotation = doc.ref({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: corners.map((corner) => Number(number(corner))),
    Border: [0, 0, 0],
    F: 4,
    Dest: new String(name),
    Contents: new String(words),
  });
  annotate(doc.page.dictionary, annotation);
  return annotation;
}

/** What a link says of itself: its text and the page it leads to, once where they are the same. */
function linkWords({ role }: LinkMark, page: Page, label: string): string {
  if (typeof role !== 'string' && role.words !== undefined) return role.words;
  const text = page.marks
    .map((mark) => (mark.kind === 'text' && mark.role === role ? textOf(mark) : ''))
    .join(' ')
    .replace(/\u00AD\s*/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return text === '' || text === label ? `page ${label}` : `${text}, page ${label}`;
}

/** The characters of a mark, as they are copied. */
function textOf({ pieces }: TextMark): string {
  return pieces.map((piece) => (typeof piece === 'number' ? '' : piece.clusters.join(''))).join('');
}

/** The part to which the mark at a place among those of its page belongs. */
function partAt(parts: readonly Part[], at: number): Part {
  return (parts.findLast(({ from }) => from <= at) ?? parts[0]) as Part;
}

interface Bookmark {
  readonly anchor: AnchorMark;
  readonly page: Page;
  /** Counted from 0. */
  readonly pageNumber: number;
}

/** Adds bookmarks in their order; a level without its parent hangs on the nearest above it. */
function writeBookmarks(doc: Pen, bookmarks: readonly Bookmark[]): void {
  const parents: PDFKit.PDFOutline[] = [doc.outline];
  for (const { anchor, page, pageNumber } of bookmarks) {
    if (anchor.bookmark === undefined) continue;
    const level = Math.min(anchor.bookmark.level, parents.length);
    const parent = parents[level - 1] as PDFKit.PDFOutline;
    // pdfkit measures the left edge from the right one.
    const options = { top: anchor.y, left: page.width - (anchor.x ?? 0), pageNumber } as Parameters<
      typeof parent.addItem
    >[1];
    parents.length = level;
    parents.push(parent.addItem(anchor.bookmark.title, options));
  }
}

function labelPages(doc: Pen, pages: readonly Page[]): void {
  const counted = (index: number) =>
    /^[1-9]\d{0,8}$/u.test(pages[index]?.label ?? '') ? Number(pages[index]?.label) : 0;
  const labels = pages.flatMap(({ label }, index): (number | object)[] => {
    const number = counted(index);
    // Pages that count on need no label of their own.
    if (number > 1 && counted(index - 1) === number - 1) return [];
    // pdfkit tells PDF strings from names by String objects.
    return [index, number > 0 ? { S: 'D', St: number } : { P: new String(label) }];
  });
  doc._root.data.PageLabels = { Nums: labels };
}

type Destination = readonly [name: string, view: readonly unknown[]];

/** The name tree of all destinations, in the order of their names; pdfkit would sort by the user's locale. */
function writeDestinations(doc: Pen, places: readonly Destination[]): void {
  const Names = places.flatMap(([name, view]) => [new String(name), view]);
  doc._root.data.Names.data.Dests = { Names };
}

/** Has a writer take what is written: nothing here waits, so there is no need for pdfkit's stream. */
function collect(doc: Pen, packer: Packer): () => Buffer {
  let trailer = '';
  doc.writeObject = (reference, text) => {
    packer.object(reference.id, text);
    doc._refEnd(reference);
  };
  doc.writeStream = (reference, text, stream) => {
    packer.stream(reference.id, text, stream);
    doc._refEnd(reference);
  };
  // The table of pdfkit's own is not needed.
  doc._write = (line) => {
    if (line.startsWith('<<')) trailer = line;
  };
  return () => {
    doc.end();
    return packer.finish(trailer);
  };
}

/** The header is in the stream already; Node hands it out in as many pieces as it likes. */
function header(doc: Pen): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  for (let piece = doc.read(); piece !== null; piece = doc.read()) chunks.push(piece);
  return chunks;
}
