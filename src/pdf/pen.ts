/** pdfkit as a pen, in types. */

import type { EmbeddedFont } from './encode.ts';

/** pdfkit's own state that a pen needs and its types leave out. */
export interface Pen extends PDFKit.PDFDocument {
  _font: EmbeddedFont & { id: string; ref(): unknown };
  _write(data: string | Uint8Array): void;
  /** How many bytes are written. */
  _offset: number;
  _root: { data: Record<string, unknown> & { Names: { data: Record<string, unknown> } } };
  page: PDFKit.PDFPage & {
    dictionary: unknown;
    write(bytes: Buffer): void;
    fonts: Record<string, unknown>;
    xobjects: Record<string, unknown>;
  };
}
