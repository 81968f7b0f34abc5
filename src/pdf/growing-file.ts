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

/** Opens a file of which some was written before. */
export function growingFile(begun: readonly Uint8Array[]): GrowingFile {
  const chunks: Uint8Array[] = [...begun];
  let size = begun.reduce((sum, { length }) => sum + length, 0);
  let waiting = '';
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
