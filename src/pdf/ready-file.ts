/** A file of which all but its pages' own marks was drawn when the tool was built → the file. */

import { type Page, type Printed, partsOf } from '../typeset/page/page.ts';
import type { OpenFaces } from '../typeset/text/font.ts';
import { contentOf, isLong, ownBytes } from './content-stream.ts';
import { fontEncoder } from './encode.ts';
import { listObjects } from './list-objects.ts';
import { fileId, xmpPacket } from './metadata.ts';
import type { Reference } from './pen.ts';
import { openStructure } from './structure.ts';

/** A drawn file, taken apart. */
export interface ReadyFile {
  /** Its first bytes, as Latin-1. */
  readonly begun: string;
  readonly objects: readonly ReadyObject[];
  readonly trailer: string;
  /** Its first bookmark, which its title ends in: another file has another. */
  readonly bookmark: string;
  readonly pages: readonly {
    readonly likeness: string;
    /** Marked content among its own. */
    readonly marked: readonly string[];
    /** Whether its own is long enough to be packed. */
    readonly packed: boolean;
  }[];
  /** All that stands in streams, one behind the other. */
  readonly streams: Uint8Array;
}

/** Number and text of an object; where it has a stream, how many bytes, or what of each file stands in it: its metadata, or the marks of a page, counted from 0. */
export type ReadyObject = readonly [id: number, text: string, stream?: number | 'metadata' | `own ${number}`];

/** What of marked content has a place in the tree of tags: that is drawn already, and what is drawn has to fit it. */
export const markedIn = (content: string): string[] => content.match(/\/\w+ <<\/MCID \d+>> BDC/gu) ?? [];

/** The first bookmark of a file whose pages have marks of their own. */
export const bookmarkOf = ({ pages }: Printed): string | undefined =>
  pages[0]?.own?.marks.flatMap((mark) => (mark.kind === 'anchor' && mark.bookmark ? mark.bookmark.title : []))[0];

/**
 * The bytes that `drawPdf` gives, without making or drawing any marks but those that pages have of their own. Undefined
 * where the file is another one in more than these: in their likeness, their tags, or the letters that its fonts hold.
 */
export function fillFile(
  ready: ReadyFile,
  printed: Printed,
  { faces, deflate }: { readonly faces: OpenFaces; readonly deflate: (bytes: Uint8Array) => Uint8Array },
): Buffer | undefined {
  const contents = ownContents(ready, printed, faces);
  const bookmark = bookmarkOf(printed);
  if (contents === undefined || bookmark === undefined) return undefined;
  const file = listObjects([Buffer.from(ready.begun, 'latin1')]);
  let behind = 0;
  const streamOf = (what: Exclude<ReadyObject[2], undefined>): Uint8Array => {
    if (what === 'metadata') return Buffer.from(xmpPacket(printed));
    if (typeof what !== 'number') {
      const bytes = contents[Number(what.slice(4))] as Buffer;
      return isLong(bytes) ? deflate(bytes) : bytes;
    }
    behind += what;
    return ready.streams.subarray(behind - what, behind);
  };
  for (const [id, text, what] of ready.objects) {
    if (what === undefined)
      file.object(
        id,
        text.replace(ready.bookmark, () => bookmark),
      );
    else
      file.stream(
        id,
        (length) => text.replace(/\/Length \d+/u, `/Length ${length}`),
        () => streamOf(what),
      );
  }
  return file.finish(ready.trailer.replace(/<\w{32}>/gu, `<${fileId(printed)}>`));
}

/** What stands in the streams that pages have of their own. */
function ownContents(ready: ReadyFile, printed: Printed, faces: OpenFaces): Buffer[] | undefined {
  if (printed.pages.length !== ready.pages.length) return undefined;
  const held: number[][] = [];
  const fonts = fontEncoder((face) => {
    const glyphs = [0];
    held.push(glyphs);
    const { advances } = faces[face];
    return {
      id: `F${held.length}`,
      ref: () => undefined,
      scale: 1,
      font: { getGlyph: (id) => ({ advanceWidth: advances[id] as number }) },
      subset: {
        glyphs,
        includeGlyph: (id) => (glyphs.includes(id) ? glyphs.indexOf(id) : glyphs.push(id) - 1),
      },
      widths: [],
      unicode: [],
    };
  }, printed.letters);
  const letters = held.flat().length;
  const isNone = () => {
    throw new Error('a page has no stamps of its own');
  };
  const contents: Buffer[] = [];
  for (const [index, page] of printed.pages.entries()) {
    const { likeness, marked, packed } = ready.pages[index] as ReadyFile['pages'][number];
    if (page.own?.likeness !== likeness) return undefined;
    const tools = { fonts, stamps: isNone, glyphs: { of: () => isNone } };
    const content = contentOf(page.own.marks, tools, markerBehind(marked, page, index));
    const bytes = ownBytes(content);
    const fits = markedIn(content.text).join() === marked.join() && isLong(bytes) === packed;
    if (!fits || held.flat().length !== letters) return undefined;
    contents.push(bytes);
  }
  return contents;
}

/** What stands around the own marks of a page, as in a tree that nobody writes. */
function markerBehind([first = '0']: readonly string[], page: Page, index: number) {
  const none = { data: {} } as Reference;
  const tree = { ref: () => none, writeObject() {}, _root: none };
  return openStructure(tree).page(page, partsOf(page, index), none, Number(/\d+/u.exec(first)));
}
