/** Pieces, one after the other → a file. */

import { joined, latin1 } from '../bytes.ts';

export interface GrowingFile {
  /** Bytes so far, the offset of the next piece. */
  readonly size: number;
  /** Adds text in Latin-1. */
  text(piece: string): void;
  /** Adds a stream object with the given dictionary. */
  streamObject(id: number, dictionary: string, stream: Uint8Array): void;
  whole(): Uint8Array;
}

/** A version, and bytes that no text has, so that the file is not taken for text (ISO 32000-1, 7.5.2). */
const header = '%PDF-1.7\n%\xFF\xFF\xFF\xFF\n';

export function growingFile(): GrowingFile {
  const chunks: Uint8Array[] = [];
  let size = header.length;
  let waiting = header;
  const text = (piece: string) => {
    waiting += piece;
    size += piece.length;
  };
  const endText = () => {
    chunks.push(latin1(waiting));
    waiting = '';
  };
  return {
    get size() {
      return size;
    },
    text,
    streamObject(id, dictionary, stream) {
      text(`${id} 0 obj\n${dictionary}\nstream\n`);
      endText();
      chunks.push(stream);
      size += stream.length;
      text('\nendstream\nendobj\n');
    },
    whole() {
      endText();
      return joined(chunks);
    },
  };
}
