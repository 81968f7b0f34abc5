/** Text → a QR code (ISO/IEC 18004). */

import { encode } from 'uqr';
import type { GridMark } from '../../typeset/page/page.ts';

type Bits = Pick<GridMark, 'side' | 'bits'>;

/** Draws codes of texts in `0-9A-Z -`, `size` points wide, their top left corners at a point. They are no part of the text. */
export type QrPen = (text: string, x: number, y: number, size: number) => GridMark;

/** From so many codes of one length on, they are put together from parts. */
const fewCodes = 3;

/** A pen for one document. */
export function qrPen(): QrPen {
  const counts = new Map<number, number>();
  const kits = new Map<number, (text: string) => Bits>();
  const bitsOf = (text: string): Bits => {
    const count = (counts.get(text.length) ?? 0) + 1;
    counts.set(text.length, count);
    if (count <= fewCodes) return encoded(text);
    const kit = kits.get(text.length) ?? kitFor(text.length) ?? encoded;
    kits.set(text.length, kit);
    return kit(text);
  };
  return (text, x, y, size) => ({ kind: 'grid', role: 'artifact', x, y, size, ...bitsOf(text) });
}

/**
 * A code with error correction M and the first of the masks: to look for the best one takes twenty times as long, and
 * readers take any.
 */
const squaresOf = (text: string) => encode(text, { ecc: 'M', border: 0, maskPattern: 0 });

function encoded(text: string): Bits {
  const { data, size: side } = squaresOf(text);
  const bits = emptyBits(side).fill(255);
  for (const [y, row] of data.entries()) for (const [x, isBlack] of row.entries()) if (isBlack) turn(bits, side, x, y);
  return { side, bits: digitsOf(bits) };
}

const rowBytes = (side: number) => Math.ceil(side / 8);

const digitsOf = (bits: Uint8Array) => Buffer.from(bits).toString('hex');

const emptyBits = (side: number) => new Uint8Array(rowBytes(side) * side);

function turn(bits: Uint8Array, side: number, x: number, y: number): void {
  const at = y * rowBytes(side) + (x >> 3);
  bits[at] = (bits[at] as number) ^ (128 >> (x & 7));
}

const alphanumeric = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** What every pair of a text of `AAA…` is worth, and a last character alone. A text of figures would be written in another way. */
const plain = { character: 'A', pair: 10 * 45 + 10, single: 10 };
/** Bits of a pair of characters, and of all that stands before the first: the kind of text and its length. */
const pairBits = 11;
const singleBits = 6;
const headBits = 13;

/** Check bytes of a block and blocks, by version, with error correction M: as far as all blocks are of one length (table 9). */
const blocksOfVersion = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
] as const;

/**
 * Codes of texts of one length. All that is done to the bits of a text on their way into a code is linear but for what is the
 * same in every code of that length, so a code is the one of `AAA…` with what each other bit of each pair of characters changes.
 */
function kitFor(length: number): ((text: string) => Bits) | undefined {
  const { size: side, types } = squaresOf(plain.character.repeat(length));
  const [checks, blocks] = blocksOfVersion[(side - 17) / 4 - 1] ?? [0, 0];
  if (blocks === 0) return undefined;
  const { bits: digits } = encoded(plain.character.repeat(length));
  const base = inOne(digits);
  const order = squaresInOrder(types);
  const bytes = (order.length >> 3) - checks * blocks;
  const inBlock = bytes / blocks;
  const remainder = remaindersBy(divisorOf(checks));
  /** What a bit of the text changes: itself, and the check bytes of its block. */
  const changeOfBit = (bit: number): bigint => {
    const [byte, value] = [bit >> 3, 128 >> (bit & 7)];
    const [block, place] = [Math.floor(byte / inBlock), byte % inBlock];
    const change = emptyBits(side);
    const turnByte = (at: number, changed: number) => {
      for (let one = 0; one < 8; one++) {
        if ((changed & (128 >> one)) === 0) continue;
        const square = order[at * 8 + one] as number;
        turn(change, side, square % side, Math.floor(square / side));
      }
    };
    turnByte(place * blocks + block, value);
    for (const [at, check] of remainder(value, inBlock - place).entries()) turnByte(bytes + at * blocks + block, check);
    return inOne(digitsOf(change));
  };
  const ofBits: bigint[] = [];
  /** What the bits of a pair change that are not those of `AA`. */
  const changeOfPair = (last: number, bits: number): bigint => {
    let change = 0n;
    for (let bit = 0; bits >> bit > 0; bit++) {
      if (((bits >> bit) & 1) === 0) continue;
      ofBits[last - bit] ??= changeOfBit(last - bit);
      change ^= ofBits[last - bit] as bigint;
    }
    return change;
  };
  const pairs = Array.from({ length: Math.ceil(length / 2) }, () => new Map<string, bigint>());
  return (text) => {
    let all = base;
    // A plain loop: it runs for every sheet of thousands.
    for (let pair = 0; pair < pairs.length; pair++) {
      const known = pairs[pair] as Map<string, bigint>;
      const characters = text.slice(pair * 2, pair * 2 + 2);
      let change = known.get(characters);
      if (change === undefined) {
        const [first = 0, second] = [...characters].map((character) => alphanumeric.indexOf(character));
        const bits = second === undefined ? first ^ plain.single : (first * 45 + second) ^ plain.pair;
        const last = headBits + pair * pairBits + (second === undefined ? singleBits : pairBits) - 1;
        change = changeOfPair(last, bits);
        known.set(characters, change);
      }
      all ^= change;
    }
    return { side, bits: all.toString(16).padStart(digits.length, '0') };
  };
}

/** All bits as one number: they are added without carrying, and all at once. */
const inOne = (digits: string): bigint => BigInt(`0x${digits}`);

/** The squares that hold bits, in their order: up and down in columns of two from the right, past all that is on every code alike. */
function squaresInOrder(types: readonly (readonly number[])[]): number[] {
  const side = types.length;
  const order: number[] = [];
  for (let [right, isUp] = [side - 1, true]; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5; // a column of the frame
    for (let step = 0; step < side; step++) {
      const y = isUp ? side - 1 - step : step;
      for (const x of [right, right - 1]) if (types[y]?.[x] === 0) order.push(y * side + x);
    }
  }
  return order;
}

/** The product of two bytes in the field of QR codes (Reed and Solomon 1960; x^8 = x^4 + x^3 + x^2 + 1). */
function product(a: number, b: number): number {
  let result = 0;
  for (let bit = 128; bit > 0; bit >>= 1) {
    result = result & 128 ? (result << 1) ^ 0b1_0001_1101 : result << 1;
    if (b & bit) result ^= a;
  }
  return result;
}

/** The polynomial that has the first powers of 2 for its roots, without its highest term, the highest first. */
function divisorOf(degree: number): number[] {
  let terms = [1];
  let root = 1;
  for (let one = 0; one < degree; one++) {
    terms = [...terms, 0].map((term, at) => term ^ product(terms[at - 1] ?? 0, root));
    root = product(root, 2);
  }
  return terms.slice(1);
}

/** The check bytes of blocks whose only byte that is not zero stands so many places, 1 and more, from their end. */
function remaindersBy(divisor: readonly number[]): (value: number, places: number) => readonly number[] {
  const known = new Map<number, number[][]>();
  return (value, places) => {
    // Each is the one before it, a place on.
    const all = known.get(value) ?? [divisor.map((term) => product(term, value))];
    known.set(value, all);
    while (all.length < places) {
      const [first = 0, ...left] = all.at(-1) as number[];
      all.push(divisor.map((term, at) => (left[at] ?? 0) ^ product(term, first)));
    }
    return all[places - 1] as number[];
  };
}
