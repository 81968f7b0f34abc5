/** pdfkit as a pen, in types. */

import type { EmbeddedFont } from './encode.ts';

/** An object of the file. */
export interface Reference {
  readonly id: number;
  data: Record<string, unknown>;
  offset: number;
  compress: boolean;
  /** What is to stand in its stream, in pieces. */
  buffer: readonly Uint8Array[];
  finalize(): void;
  write(bytes: Uint8Array): void;
  end(bytes?: Uint8Array): void;
}

/** pdfkit's own state that a pen needs and its types leave out. */
export interface Pen extends Omit<PDFKit.PDFDocument, 'ref' | 'endAcroForm' | 'page' | 'outline'> {
  _font: EmbeddedFont & { id: string; ref(): unknown };
  /** Writes a line of its own, such as those of the table. */
  _write(line: string): void;
  /** Ours: writes an object whose text is Latin-1. */
  writeObject(reference: Reference, text: string): void;
  /** Ours: writes an object with a stream. */
  writeStream(reference: Reference, text: string, stream: Uint8Array): void;
  ref(data?: Record<string, unknown>): Reference;
  _refEnd(reference: Reference): void;
  readonly outline: PDFKit.PDFOutline & { readonly dictionary: Reference };
  endMetadata(): void;
  endAcroForm(): void;
  _root: {
    data: Record<string, unknown> & {
      Names: { data: Record<string, unknown> };
      Pages: { data: { Kids: Reference[]; Count: number } };
    };
  };
  /** The page at hand; pdfkit's own are not used. */
  page: { readonly dictionary: Reference; readonly content: Reference };
}

/** Puts an annotation on a page. */
export function annotate({ data }: Reference, annotation: Reference): void {
  data.Annots = [...((data.Annots as Reference[] | undefined) ?? []), annotation];
}
