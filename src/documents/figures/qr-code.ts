/** Text → a QR code (ISO/IEC 18004). */

import { encode } from 'uqr';
import type { GridMark } from '../../typeset/page/page.ts';

type Bits = Pick<GridMark, 'side' | 'bits'>;

/** Draws codes of texts in `0-9A-Z -`, `size` points wide, their top left corners at a point. They are no part of the text. */
export type QrPen = (text: string, x: number, y: number, size: number) => GridMark;

/** From so many codes of one length on, they are put together from parts. */
const fewCodes = 12;

/** A pen for one document. */
export function qrPen(): QrPen {
  const counts = new Map<number, number>();
  const kits = new Map<number, (text: string) => Bits>();
  const bitsOf = (text: string): Bits => {
    const count = (counts.get(text.length) ?? 0) + 1;
    counts.set(text.length, count);
    if (count <= fewCodes) return encoded(text);
    const kit = kits.get(text.length) ?? kitFor(text.length);
    kits.set(text.length, kit);
    return kit(text);
  };
  return (text, x, y, size) => ({ kind: 'grid', role: 'artifact', x, y, size, ...bitsOf(text) });
}

/**
 * A code with error correction M and the first of the masks: to look for the best one takes twenty times as long, and
 * readers take any.
 */
function encoded(text: string): Bits {
  const { data, size: side } = encode(text, { ecc: 'M', border: 0, maskPattern: 0 });
  const width = Math.ceil(side / 8);
  const bits = new Uint8Array(width * side);
  for (const [y, row] of data.entries())
    for (const [x, isBlack] of row.entries())
      if (isBlack) bits[y * width + (x >> 3)] = (bits[y * width + (x >> 3)] as number) | (128 >> (x & 7));
  return { side, bits };
}

const alphanumeric = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** What every pair of a text of `AAA…` is worth, and a last character alone. A text of figures would be written in another way. */
const plain = { character: 'A', pair: 10 * 45 + 10, single: 10 };

/**
 * Codes of texts of one length. All that is done to the bits of a text on their way into a code is linear but for what is the
 * same in every code of that length, so a code is the one of `AAA…` with what each other bit of each pair of characters changes.
 */
function kitFor(length: number): (text: string) => Bits {
  const base = encoded(plain.character.repeat(length));
  const changes: Uint8Array[][] = [];
  const changeOf = (pair: number, bit: number): Uint8Array => {
    const isSingle = pair * 2 + 1 === length;
    const value = (isSingle ? plain.single : plain.pair) ^ (1 << bit);
    const characters = `${isSingle ? '' : alphanumeric[Math.floor(value / 45)]}${alphanumeric[value % 45]}`;
    const text = plain.character.repeat(pair * 2) + characters;
    return encoded(text.padEnd(length, plain.character)).bits.map((byte, at) => byte ^ (base.bits[at] as number));
  };
  return (text) => {
    const bits = base.bits.slice();
    for (let pair = 0; pair * 2 < length; pair++) {
      const [a = '', b] = [text[pair * 2], text[pair * 2 + 1]];
      const first = alphanumeric.indexOf(a);
      const other = b === undefined ? first ^ plain.single : (first * 45 + alphanumeric.indexOf(b)) ^ plain.pair;
      changes[pair] ??= [];
      const known = changes[pair] as Uint8Array[];
      for (let bit = 0; other >> bit > 0; bit++) {
        if (((other >> bit) & 1) === 0) continue;
        known[bit] ??= changeOf(pair, bit);
        const change = known[bit] as Uint8Array;
        for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] as number) ^ (change[at] as number);
      }
    }
    return { side: base.side, bits };
  };
}
