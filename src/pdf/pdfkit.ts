/** pdfkit as a pen that lays nothing out: the inside of it that is used, and all that is replaced of it. */

import PDFDocument from 'pdfkit';
import { latin1 } from '../bytes.ts';
import type { Composed } from '../typeset/page/page.ts';
import type { EmbeddedFont } from './encode.ts';
import { listObjects } from './list-objects.ts';
import { madeWith, xmpPacket } from './metadata.ts';
import { type ObjectWriter, packObjects } from './pack-objects.ts';
import { openTrueType } from './true-type.ts';

/** An object of the file. */
export interface Reference {
  readonly id: number;
  /** Its entries; unknown unless the object is a dictionary. */
  data: Record<string, unknown>;
  write(bytes: Uint8Array): void;
  end(bytes?: Uint8Array): void;
}

/** pdfkit's internal state, which its types leave out. */
export interface Pen extends Omit<PDFKit.PDFDocument, 'ref' | 'endAcroForm' | 'page' | 'addContent'> {
  _font: EmbeddedFont;
  /** Takes a line, or the bytes of a stream. */
  _write(piece: string | Uint8Array): void;
  /** Opens an object: a dictionary, a list, or a `String`, which is a text string. */
  ref(data?: object): Reference;
  /** Adds operators to the page. pdfkit converts a text one character after the other. */
  addContent(operators: Uint8Array): void;
  endMetadata(): void;
  endAcroForm(): void;
  readonly _root: {
    readonly data: Record<string, unknown> & Readonly<Record<'Names' | 'ViewerPreferences', Reference>>;
  };
  readonly page: {
    readonly dictionary: Reference;
    readonly fonts: Record<string, unknown>;
    readonly xobjects: Record<string, unknown>;
    readonly annotations: Reference[];
  };
}

/** Opens a document; `finish` returns the file. */
export function openPen(
  file: Composed,
  deflate: (bytes: Uint8Array) => Uint8Array,
): { doc: Pen; finish(): Uint8Array } {
  const date = new Date(`${file.date}T00:00:00Z`);
  const doc = new PDFDocument({
    autoFirstPage: false,
    // null keeps pdfkit from opening Helvetica, which nothing here is set in.
    font: null as unknown as string,
    pdfVersion: '1.7',
    compress: false,
    lang: file.language,
    displayTitle: true,
    info: {
      Title: file.title,
      Subject: file.subject,
      ...(file.author !== undefined && { Author: file.author }),
      Creator: madeWith.creator,
      CreationDate: date,
      ModDate: date,
    },
  }) as unknown as Pen;
  // Printed as large as it is, on its own paper.
  const printing = { PrintScaling: 'None', PickTrayByPDFSize: true, Duplex: file.duplex };
  Object.assign(doc._root.data.ViewerPreferences.data, printing);
  if (file.view) doc._root.data.PageLayout = file.view;
  const finish = replaceWrite(doc, file.packed ? packObjects(deflate) : listObjects(), deflate);
  replaceMetadata(doc, file);
  // pdfkit ends its own form, and throws for one without its fonts.
  doc.endAcroForm = () => {};
  return { doc, finish };
}

/** Writes objects in streams, which pdfkit cannot do: an Event Book is a quarter smaller. */
function replaceWrite(doc: Pen, writer: ObjectWriter, deflate: (bytes: Uint8Array) => Uint8Array): () => Uint8Array {
  let pieces: (string | Uint8Array)[] = [];
  doc._write = (piece) => {
    pieces.push(piece);
    if (piece !== 'endobj') return;
    const [heading, dictionary, , stream] = pieces;
    pieces = [];
    const id = Number.parseInt(String(heading), 10);
    const text = String(dictionary);
    if (stream === undefined) writer.object(id, text);
    else if (typeof stream === 'string') throw new Error(`the stream of object ${id} is text`);
    else if (staysPlain.test(text)) writer.stream(id, text, stream);
    else {
      const deflated = deflate(stream);
      writer.stream(id, text.replace(/\/Length \d+/u, `/Filter /FlateDecode\n/Length ${deflated.length}`), deflated);
    }
  };
  return () => {
    doc.end();
    return writer.finish(String(pieces[pieces.indexOf('trailer') + 1]));
  };
}

/** Dictionaries of deflated streams, and of metadata, which all software must find. */
const staysPlain = /\/Filter |\/Type \/Metadata/u;

/** pdfkit writes titles into XML unescaped: one with `&` or `<` breaks PDF/UA. */
function replaceMetadata(doc: Pen, file: Composed): void {
  doc.endMetadata = () => {
    const metadata = doc.ref({ Type: 'Metadata', Subtype: 'XML' });
    metadata.end(new TextEncoder().encode(xmpPacket(file)));
    doc._root.data.Metadata = metadata;
  };
}

/** Embeds a font without pdfkit's font library of 0.8 MB. */
export function embedFont(doc: Pen, file: Uint8Array): EmbeddedFont {
  doc.font(openTrueType(file) as unknown as Parameters<typeof doc.font>[0]);
  return doc._font;
}

/** Ends an object with a stream; pdfkit leaves an empty one out. */
export function endStream(reference: Reference, bytes: Uint8Array): void {
  reference.end(bytes.length > 0 ? bytes : latin1('\n'));
}

/** An object that is complete, with or without a stream. */
export function objectOf(doc: Pen, data: object, stream?: Uint8Array): Reference {
  const reference = doc.ref(data);
  if (stream) endStream(reference, stream);
  else reference.end();
  return reference;
}
