/** Bytes of a PDF → what its form is filled in with, saved by any software (ISO 32000-1, 7.5 and 12.7). */

import { itemAt } from '../item-at.ts';

/** An object of a file; a stream has its dictionary and its bytes. */
type Thing =
  | { readonly kind: 'name' | 'text' | 'word'; readonly value: string }
  | { readonly kind: 'reference'; readonly id: number }
  | { readonly kind: 'list'; readonly items: readonly Thing[] }
  | { readonly kind: 'entries'; readonly entries: ReadonlyMap<string, Thing> };
type Entries = ReadonlyMap<string, Thing>;

/** The value of each field by its full name; `''` if it is empty or not ticked. */
export type FormValues = ReadonlyMap<string, string>;

/** Why a form cannot be read. */
export type NoForm = 'no PDF' | 'encrypted' | 'no form' | 'damaged';

const deepest = 30; // fields within fields, lists within lists: real files have three or four

/** The values of all fields, or the reason there are none. */
export function formValues(file: Buffer, inflate: (bytes: Uint8Array) => Uint8Array): FormValues | NoForm {
  const text = file.toString('latin1');
  if (!text.slice(0, 1024).includes('%PDF-')) return 'no PDF';
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/u.test(text)) return 'encrypted';
  try {
    const objects = objectsOf(text, inflate);
    const follow = (thing: Thing | undefined): Thing | undefined => {
      let found = thing;
      for (let step = 0; found?.kind === 'reference' && step < deepest; step++) found = objects.get(found.id);
      return found;
    };
    const entriesOf = (thing: Thing | undefined): Entries => {
      const found = follow(thing);
      return found?.kind === 'entries' ? found.entries : new Map();
    };
    const itemsOf = (thing: Thing | undefined): readonly Thing[] => {
      const found = follow(thing);
      return found?.kind === 'list' ? found.items : [];
    };
    const textOf = (thing: Thing | undefined): string => {
      const found = follow(thing);
      if (found?.kind === 'list') return textOf(found.items[0]);
      return found?.kind === 'name' || found?.kind === 'text' ? found.value : '';
    };
    const catalogue = [...objects.values()].findLast((one) => textOf(entriesOf(one).get('Type')) === 'Catalog');
    const fields = itemsOf(entriesOf(entriesOf(catalogue).get('AcroForm')).get('Fields'));
    if (fields.length === 0) return 'no form';
    const values = new Map<string, string>();
    const add = (field: Thing, above: string, value: Thing | undefined, depth: number) => {
      const entries = entriesOf(field);
      const own = entries.get('T');
      const name = own === undefined ? above : above === '' ? textOf(own) : `${above}.${textOf(own)}`;
      const fieldValue = entries.get('V') ?? value;
      const kids = itemsOf(entries.get('Kids'));
      if (kids.some((kid) => entriesOf(kid).has('T')) && depth < deepest)
        for (const kid of kids) add(kid, name, fieldValue, depth + 1);
      else {
        // Some software sets only the appearance of a box.
        const seen = [field, ...kids].map((one) => textOf(entriesOf(one).get('AS'))).find((state) => isOn(state));
        const said = textOf(fieldValue);
        values.set(name, isOn(said) ? said : (seen ?? ''));
      }
    };
    for (const field of fields) add(field, '', undefined, 0);
    return values;
  } catch {
    return 'damaged';
  }
}

const isOn = (state: string) => state !== '' && state !== 'Off';

/** Every object by its number. Later ones in a file win, as after an incremental update. */
function objectsOf(text: string, inflate: (bytes: Uint8Array) => Uint8Array): Map<number, Thing> {
  const objects = new Map<number, Thing>();
  const start = /(\d+)\s+\d+\s+obj\b/gu;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const [thing, end] = read(text, start.lastIndex);
    objects.set(Number(found[1]), thing);
    start.lastIndex = end;
    const opening = /\s*stream\r?\n/uy;
    opening.lastIndex = end;
    if (thing.kind !== 'entries' || !opening.test(text)) continue;
    const from = opening.lastIndex;
    const length = Number(wordOf(thing.entries.get('Length')));
    const isSaid = /^\s*endstream/u.test(text.slice(from + length, from + length + 20));
    const to = isSaid ? from + length : text.indexOf('endstream', from);
    if (to < 0) break;
    start.lastIndex = to;
    if (nameOf(thing.entries.get('Type')) === 'ObjStm')
      for (const [id, one] of packed(thing.entries, text.slice(from, to), inflate)) objects.set(id, one);
  }
  return objects;
}

const wordOf = (thing: Thing | undefined) => (thing?.kind === 'word' ? thing.value : '');
const nameOf = (thing: Thing | undefined) => (thing?.kind === 'name' ? thing.value : '');

function packed(entries: Entries, stream: string, inflate: (bytes: Uint8Array) => Uint8Array): [number, Thing][] {
  const text = entries.has('Filter') ? Buffer.from(inflate(Buffer.from(stream, 'latin1'))).toString('latin1') : stream;
  const first = Number(wordOf(entries.get('First')));
  const table = text.slice(0, first).trim().split(/\s+/u).map(Number);
  return Array.from({ length: Math.floor(table.length / 2) }, (_, index) => [
    itemAt(table, 2 * index),
    read(text, first + itemAt(table, 2 * index + 1))[0],
  ]);
}

const blank = /(?:[\s\0]|%[^\r\n]*)*/uy;
const token = /[^\s\0()<>[\]{}/%]+/uy;

/** The object at a place, and its end. @throws Error for anything else. */
function read(text: string, at: number, depth = 0): [Thing, number] {
  if (depth > deepest) throw new Error('lists within lists');
  const skip = (from: number) => after(blank, text, from);
  const begin = skip(at);
  const sign = text[begin];
  if (sign === '/') {
    const end = after(token, text, begin + 1);
    const name = text
      .slice(begin + 1, end)
      .replace(/#([\da-f]{2})/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    return [{ kind: 'name', value: name }, end];
  }
  if (sign === '(') return literal(text, begin);
  if (sign === '<' && text[begin + 1] !== '<') {
    const end = text.indexOf('>', begin);
    if (end < 0) throw new Error('no end of a text');
    const digits = text.slice(begin + 1, end).replace(/\s/gu, '');
    return [
      {
        kind: 'text',
        value: decoded(Buffer.from(digits.padEnd(digits.length + (digits.length % 2), '0'), 'hex').toString('latin1')),
      },
      end + 1,
    ];
  }
  if (sign === '[' || sign === '<') {
    const [close, width] = sign === '[' ? [']', 1] : ['>>', 2];
    const items: Thing[] = [];
    let here = skip(begin + width);
    while (!text.startsWith(close, here)) {
      const [item, end] = read(text, here, depth + 1);
      items.push(item);
      here = skip(end);
    }
    if (sign === '[') return [{ kind: 'list', items }, here + width];
    const entries = new Map<string, Thing>();
    for (let index = 0; index + 1 < items.length; index += 2)
      entries.set(nameOf(items[index]), itemAt(items, index + 1));
    return [{ kind: 'entries', entries }, here + width];
  }
  const reference = /(\d+)\s+\d+\s+R\b/uy;
  reference.lastIndex = begin;
  const id = reference.exec(text)?.[1];
  if (id !== undefined) return [{ kind: 'reference', id: Number(id) }, reference.lastIndex];
  const end = after(token, text, begin);
  if (end === begin) throw new Error('nothing there');
  return [{ kind: 'word', value: text.slice(begin, end) }, end];
}

function after(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A string in parentheses, which may nest. */
function literal(text: string, begin: number): [Thing, number] {
  let [bytes, open, at] = ['', 1, begin + 1];
  for (; ; at++) {
    const sign = text[at];
    if (sign === undefined) throw new Error('no end of a text');
    if (sign === '\\') {
      const [, octal, broken, other = ''] =
        /\\(?:([0-7]{1,3})|(\r\n?|\n)|([\s\S]))/uy.exec(text.slice(at, at + 4)) ?? [];
      if (octal !== undefined) bytes += String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
      else bytes += escapes[other] ?? other;
      at += (octal ?? broken ?? other).length;
      continue;
    }
    if (sign === '(') open++;
    else if (sign === ')' && --open === 0) return [{ kind: 'text', value: decoded(bytes) }, at + 1];
    bytes += sign;
  }
}

/** A text string: UTF-16 or UTF-8 with its mark, else Latin-1, which agrees for digits, letters and seeds. */
function decoded(bytes: string): string {
  const buffer = Buffer.from(bytes, 'latin1');
  if (bytes.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(buffer);
  if (bytes.startsWith('\xff\xfe')) return new TextDecoder('utf-16le').decode(buffer);
  return bytes.startsWith('\xef\xbb\xbf') ? new TextDecoder().decode(buffer) : bytes;
}
