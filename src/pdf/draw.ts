/** Pages → bytes of a PDF. */

import { latin1 } from '../bytes.ts';
import { usualAccent } from '../colour.ts';
import { hasInk } from '../typeset/page/box.ts';
import {
  type AnchorMark,
  type Composed,
  type Mark,
  type Page,
  type Part,
  partAt,
  partsOf,
} from '../typeset/page/page.ts';
import type { FaceName } from '../typeset/text/font-table.ts';
import { contentOf } from './content-stream.ts';
import { fontEncoder } from './encode.ts';
import { openForm } from './form.ts';
import { openLinks } from './links.ts';
import { embedFont, openPen, type Pen } from './pdfkit.ts';
import { drawStamp, type PictureLookup } from './stamp.ts';
import { openStructure } from './structure.ts';

export interface PenSupplies {
  readonly fontFile: (face: FaceName) => Uint8Array;
  /** Deflates a stream of the file (RFC 1950). */
  readonly deflate: (bytes: Uint8Array) => Uint8Array;
  readonly picture?: PictureLookup;
}

/** Draws a document. The same pages give the same bytes. `onPage` is called with the number of pages drawn so far. */
export function drawPdf(
  composed: Composed,
  { fontFile, deflate, picture }: PenSupplies,
  onPage?: (drawn: number) => void,
): Uint8Array {
  const { doc, finish } = openPen(composed, deflate);
  const fonts = fontEncoder((face) => embedFont(doc, fontFile(face)));
  const stamps = drawStamp(doc, fonts, picture);
  const structure = openStructure(doc, composed);
  const form = openForm(doc, {
    structure,
    stamps,
    accent: composed.accent ?? usualAccent,
    fontFile: () => fontFile('display'),
  });
  const links = openLinks(doc, composed);
  const bookmarks: Bookmark[] = [];

  const place = (mark: Mark, page: Page, index: number, part: Part) => {
    if (mark.kind === 'field') form.add(mark, page, part);
    if (mark.kind === 'link') {
      const annotation = links.link(mark, page);
      const words = String(annotation.data.Contents);
      annotation.data.StructParent = structure.annotation(mark.role, annotation, part, words);
      annotation.end();
    }
    if (mark.kind !== 'anchor') return;
    links.anchor(mark, page);
    if (mark.bookmark) bookmarks.push({ ...mark.bookmark, anchor: mark, page, index, place: part.place });
  };

  for (const [index, page] of composed.pages.entries()) {
    onPage?.(index);
    doc.addPage({ size: [page.width, page.height], margin: 0 });
    const parts = partsOf(page, index);
    const content = contentOf(page.marks, { fonts, stamps }, structure.page(page, parts));
    doc.addContent(latin1(`${content.text}\n`));
    for (const font of content.fonts) doc.page.fonts[font.id] = font.ref();
    for (const { name, reference } of content.stamps) doc.page.xobjects[name] = reference;
    page.marks.forEach((mark, at) => {
      if (!hasInk(mark)) place(mark, page, index, partAt(parts, at));
    });
  }
  writeBookmarks(doc, bookmarks);
  labelPages(doc, composed.pages);
  links.write();
  form.write();
  structure.write();
  return finish();
}

interface Bookmark {
  readonly title: string;
  /** 1 is outermost. */
  readonly level: number;
  readonly anchor: AnchorMark;
  readonly page: Page;
  readonly index: number;
  /** Place of its part in reading order. */
  readonly place: number;
}

/** Adds bookmarks in reading order; a level without a parent goes below the nearest above it. */
function writeBookmarks(doc: Pen, bookmarks: readonly Bookmark[]): void {
  const parents = [doc.outline];
  for (const { title, level, anchor, page, index } of bookmarks.toSorted((a, b) => a.place - b.place)) {
    const parent = parents[Math.min(level, parents.length) - 1] ?? doc.outline;
    parents.length = Math.min(level, parents.length);
    // pdfkit measures the left edge from the right one.
    const place = { top: anchor.y, left: page.width - (anchor.x ?? 0), pageNumber: index };
    parents.push(parent.addItem(title, place as Parameters<typeof parent.addItem>[1]));
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
