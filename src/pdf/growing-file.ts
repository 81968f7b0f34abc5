/** Pieces, one behind the other → a file. */

/** A file that grows at its end. */
export interface GrowingFile {
  /** Its bytes so far: where the next piece begins. */
  readonly size: number;
  /** Adds text in Latin-1. */
  text(piece: string): void;
  /** Adds an object with a stream, whose dictionary is handed in. */
  streamObject(id: number, dictionary: string, stream: Uint8Array): void;
  /** All of it. */
  whole(): Buffer;
}

/** A version, and bytes that no text has: nobody takes the file for text (ISO 32000-1, 7.5.2). */
const header = '%PDF-1.7\n%\xFF\xFF\xFF\xFF\n';

/** Opens a PDF. */
export function growingFile(): GrowingFile {
  const chunks: Uint8Array[] = [];
  let size = header.length;
  let waiting = header;
  const text = (piece: string) => {
    waiting += piece;
    size += piece.length;
  };
  const endText = () => {
    chunks.push(Buffer.from(waiting, 'latin1'));
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
      return Buffer.concat(chunks);
    },
  };
}
