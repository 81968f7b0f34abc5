/** Bytes of a PDF → its objects: a reader of its own, which knows nothing of how the file was made (ISO 32000-1, 7.3). */

import { inflateSync } from 'node:zlib';
import { rowsOf } from './table-of-objects.ts';

/** Names begin with a slash; texts are their bytes. */
export type Value = null | boolean | number | string | Text | Ref | Dictionary | readonly Value[];
export interface Text {
  readonly bytes: string;
}
export interface Ref {
  readonly ref: number;
}
export type Dictionary = ReadonlyMap<string, Value>;

export interface Objects {
  readonly root: Dictionary;
  readonly trailer: Dictionary;
  /** How many objects there are. */
  readonly count: number;
  /** What a value means. */
  get(value: Value | undefined): Value | undefined;
  dictionary(value: Value | undefined): Dictionary;
  array(value: Value | undefined): readonly Value[];
  /** The unpacked stream of an object, in Latin-1. */
  stream(value: Value | undefined): string;
}

export const isRef = (value: Value | undefined): value is Ref =>
  typeof value === 'object' && value !== null && 'ref' in value;
export const isText = (value: Value | undefined): value is Text =>
  typeof value === 'object' && value !== null && 'bytes' in value;
export const isDictionary = (value: Value | undefined): value is Dictionary => value instanceof Map;

/** A text string as it reads. */
export function textOf(value: Value | undefined): string | undefined {
  if (!isText(value)) return undefined;
  const { bytes } = value;
  if (!bytes.startsWith('\xFE\xFF')) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}

const token =
  /[\s]*(?:(<<)|(>>)|(\[)|(\])|(\/[^\s/<>()[\]{}%]*)|\(|<([0-9A-Fa-f\s]*)>|([+-]?\d*\.?\d+)|([A-Za-z'"*][A-Za-z0-9'"*]*)|(%[^\r\n]*))/uy;
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** What a text is made of: values, and words that are none. */
export type Piece = { readonly value: Value } | { readonly word: string };

/** Reads pieces one after the other. */
export function reader(text: string, from = 0): { next(): Piece | undefined; at(): number } {
  let at = from;
  const literal = (): Text => {
    let bytes = '';
    for (let depth = 1; depth > 0; at++) {
      const sign = text[at];
      if (sign === undefined) throw new Error('a string does not end');
      if (sign === '\\') {
        const octal = /^[0-7]{1,3}/u.exec(text.slice(at + 1, at + 4))?.[0];
        const next = text[at + 1] ?? '';
        bytes += octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (escapes[next] ?? next);
        at += octal ? octal.length : 1;
        continue;
      }
      if (sign === '(') depth++;
      if (sign === ')') depth--;
      if (depth > 0) bytes += sign;
    }
    return { bytes };
  };
  const next = (): Piece | undefined => {
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) return undefined;
    at = token.lastIndex;
    const [whole, open, close, begin, end, name, hexadecimal, number, word, comment] = found;
    if (comment !== undefined) return next();
    if (open) return { value: dictionary() };
    if (close) return { word: '>>' };
    if (begin) return { value: items(']') };
    if (end) return { word: ']' };
    if (name !== undefined) return { value: name };
    if (hexadecimal !== undefined)
      return { value: { bytes: Buffer.from(hexadecimal.replace(/\s/gu, ''), 'hex').toString('latin1') } };
    if (number !== undefined) return { value: Number(number) };
    if (word === 'true' || word === 'false') return { value: word === 'true' };
    if (word === 'null') return { value: null };
    if (word === 'ID') {
      // What is between ID and EI is a picture.
      at = text.indexOf(' EI', at) + ' EI'.length;
      return { word: 'EI' };
    }
    if (word !== undefined) return { word };
    if (whole.endsWith('(')) return { value: literal() };
    return undefined;
  };
  const items = (until: string): Value[] => {
    const found: Value[] = [];
    for (;;) {
      const piece = next();
      if (piece === undefined) throw new Error(`${until} is missing`);
      if ('value' in piece) found.push(piece.value);
      else if (piece.word === until) return found;
      else if (piece.word === 'R') found.splice(-2, 2, { ref: found.at(-2) as number });
      else throw new Error(`${piece.word} among values`);
    }
  };
  const dictionary = (): Dictionary => {
    const found = items('>>');
    const entries = new Map<string, Value>();
    for (let index = 0; index < found.length; index += 2)
      entries.set((found[index] as string).slice(1), found[index + 1] as Value);
    return entries;
  };
  return { next, at: () => at };
}

/** Where an object is: at an offset of the file, or in a stream of objects. */
type Place = number | { readonly holder: number; readonly index: number };

interface Table {
  readonly offsets: readonly Place[];
  readonly trailer: Dictionary;
}

/** A table of twenty bytes a row, and the trailer after it (7.5.4). */
function tableAt(text: string, start: number): Table {
  const table = /^xref\s+0 \d+\s+/u.exec(text.slice(start, start + 40))?.[0] ?? '';
  const offsets: number[] = [];
  const entry = /(\d{10}) \d{5} [nf]\s{1,2}/uy;
  entry.lastIndex = start + table.length;
  let end = entry.lastIndex;
  for (let found = entry.exec(text); found; found = entry.exec(text)) {
    offsets.push(Number(found[1]));
    end = entry.lastIndex;
  }
  const trailer = reader(text, text.indexOf('trailer', end) + 'trailer'.length).next();
  if (!trailer || !('value' in trailer) || !isDictionary(trailer.value)) throw new Error('no trailer');
  return { offsets, trailer: trailer.value };
}

/** A table that is a stream, whose dictionary is the trailer (7.5.8). */
function packedTableAt(text: string, start: number): Table {
  const number = Number.parseInt(text.slice(start, start + 12), 10);
  const trailer = valueAt(text, number, start).value;
  if (!isDictionary(trailer) || trailer.get('Type') !== '/XRef') throw new Error('no table');
  const widths = trailer.get('W') as readonly number[];
  const columns = widths.reduce((sum, width) => sum + width, 0);
  const bytes = Buffer.concat(rowsOf(Buffer.from(unpacked(text, number, start).content, 'latin1'), columns));
  const offsets: Place[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [kind = 1, where = 0, index = 0] = widths.map((width) => {
      at += width;
      return bytes.readUIntBE(at - width, width);
    });
    if (kind === 2) offsets.push({ holder: where, index });
    else offsets.push(where);
  }
  return { offsets, trailer };
}

/** The values of a stream of objects, in their order (7.5.7). */
function objectsIn({ entries, content }: { readonly entries: Dictionary; readonly content: string }): Value[] {
  const first = Number(entries.get('First'));
  const table = content.slice(0, first).trim().split(/\s+/u).map(Number);
  return Array.from({ length: Number(entries.get('N')) }, (_, index) => {
    const piece = reader(content, first + (table[index * 2 + 1] ?? 0)).next();
    if (!piece || !('value' in piece)) throw new Error(`the ${index}th object of a stream has no value`);
    return piece.value;
  });
}

/** The value of an object at an offset, and where it ends. */
function valueAt(text: string, number: number, offset: number): { value: Value; at: number } {
  const head = `${number} 0 obj`;
  if (!text.startsWith(head, offset)) throw new Error(`no object ${number}`);
  const read = reader(text, offset + head.length);
  const piece = read.next();
  if (!piece || !('value' in piece)) throw new Error(`object ${number} has no value`);
  return { value: piece.value, at: read.at() };
}

/** The dictionary and the unpacked bytes of a stream whose length is in its own dictionary. */
function unpacked(text: string, number: number, offset: Place | undefined) {
  if (typeof offset !== 'number') throw new Error(`no object ${number}`);
  const { value, at } = valueAt(text, number, offset);
  if (!isDictionary(value)) throw new Error(`object ${number} is no stream`);
  const from = text.indexOf('stream\n', at) + 'stream\n'.length;
  const bytes = Buffer.from(text.slice(from, from + Number(value.get('Length'))), 'latin1');
  return { entries: value, content: inflateSync(bytes).toString('latin1') };
}

/** Opens a file by its own table of objects. */
export function openObjects(bytes: Uint8Array): Objects {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/u.exec(text)?.[1]);
  const { offsets, trailer } = text.startsWith('xref', start) ? tableAt(text, start) : packedTableAt(text, start);
  const known = new Map<number, { value: Value; at: number }>();
  /** Objects that lie in a stream, by the object that holds them. */
  const held = new Map<number, readonly Value[]>();
  const object = (number: number) => {
    let found = known.get(number);
    if (found === undefined) {
      found = objectAt(number);
      known.set(number, found);
    }
    return found;
  };
  const objectAt = (number: number) => {
    const place = offsets[number];
    if (place === undefined) throw new Error(`no object ${number}`);
    if (typeof place !== 'number') {
      let values = held.get(place.holder);
      if (values === undefined) {
        values = objectsIn(unpacked(text, place.holder, offsets[place.holder]));
        held.set(place.holder, values);
      }
      return { value: values[place.index] as Value, at: -1 };
    }
    return valueAt(text, number, place);
  };
  const get = (value: Value | undefined): Value | undefined => (isRef(value) ? get(object(value.ref).value) : value);
  const dictionary = (value: Value | undefined): Dictionary => {
    const found = get(value);
    return isDictionary(found) ? found : new Map();
  };
  return {
    trailer,
    root: dictionary(trailer.get('Root')),
    count: offsets.length,
    get,
    dictionary,
    array: (value) => {
      const found = get(value);
      return Array.isArray(found) ? found : [];
    },
    stream: (value) => {
      if (!isRef(value)) return '';
      const { at } = object(value.ref);
      const entries = dictionary(value);
      const from = text.indexOf('stream\n', at) + 'stream\n'.length;
      const packed = text.slice(from, from + Number(get(entries.get('Length'))));
      const whole = Buffer.from(packed, 'latin1');
      return entries.get('Filter') === '/FlateDecode' ? inflateSync(whole).toString('latin1') : packed;
    },
  };
}
