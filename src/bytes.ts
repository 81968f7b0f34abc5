/** Text and pieces → bytes, and the numbers in them. */

/** Bytes of text in Latin-1. */
export function latin1(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  // Every other character is longer in UTF-8.
  return bytes.length === text.length
    ? bytes
    : Uint8Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
}

/** The text of bytes in Latin-1. */
export const fromLatin1 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 && 0xedb88320);
  return sum;
});

/** CRC-32 (ISO 3309). */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (remainders[(sum ^ byte) & 0xff] as number);
  return ~sum >>> 0;
}

/** Pieces one after the other. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}

/** The numbers in bytes, which it shares. */
export const dataView = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);
