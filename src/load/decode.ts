/** Bytes of a file → its text, or why they are none. */

import { fromLatin1 } from '../bytes.ts';
import { type Diagnostic, errorAt, wholeFile } from '../diagnostics/diagnostic.ts';
import { itemAt } from '../item-at.ts';
import { fault, type Read, sourceOf } from './sources.ts';

/** Max bytes of a file: a hundred times the longest Event. */
export const maxFileSize = 1024 * 1024;

/** Says that a file is larger. */
export const tooLarge = (path: string): Diagnostic => fault('CR003', path, 'must be smaller than 1 MiB');

/** The text of bytes that a file has, or is to have. */
export function textFrom(path: string, bytes: Uint8Array): Read {
  const read = utf8(bytes);
  return notText(path, bytes, read) ?? sourceOf(path, read);
}

const utf8 = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** First bytes of other formats, as Latin-1. */
const beginnings: readonly (readonly [bytes: string, kind: string])[] = [
  ['\x89PNG', 'a PNG picture'],
  ['\xFF\xD8\xFF', 'a JPEG picture'],
  ['GIF8', 'a GIF picture'],
  ['RIFF', 'a WebP picture or a sound'],
  ['%PDF', 'a PDF'],
  ['PK\x03\x04', 'a ZIP archive or an office document'],
  ['\x1F\x8B', 'a gzip archive'],
  ['{\\rtf', 'an RTF document'],
  ['<!DOC', 'a web page'],
  ['<html', 'a web page'],
];

/** Reports other formats, UTF-16, broken UTF-8 and NUL; undefined for text. `read` is the text of the bytes. */
function notText(path: string, bytes: Uint8Array, read: string): Diagnostic | undefined {
  const start = fromLatin1(bytes.subarray(0, 5));
  const [, kind] = beginnings.find(([begin]) => start.startsWith(begin)) ?? [];
  if (kind) return errorAt('CR002', `must be text, found ${kind}`, wholeFile(path), 'replace it with a text file');
  // Broken UTF-8 decodes to U+FFFD, which may also be in the text.
  if (!/[\uFFFD\0]/u.test(read)) return undefined;
  if (isUtf16(bytes, start))
    return errorAt('CR002', 'must be UTF-8 text, found UTF-16', wholeFile(path), 'save the file as UTF-8');
  const broken = firstBroken(bytes);
  // Shows the text as Latin-1 from the broken byte on.
  const at = broken ?? bytes.indexOf(0);
  if (at < 0) return undefined;
  const before = lines(utf8(bytes.subarray(0, at)).replace(/^\uFEFF/u, ''));
  const text = before + lines(fromLatin1(bytes.subarray(at)));
  const span = { source: { path, text }, start: before.length, end: before.length + 1 };
  if (broken === undefined) return errorAt('CR002', 'must be text, found the character NUL', span, 'delete it');
  const byte = itemAt(bytes, at);
  const letter = byte >= 0xa0 ? `it is ${String.fromCharCode(byte)} in Latin-1: ` : '';
  const message = `must be UTF-8 text, found the byte ${byte.toString(16).toUpperCase()}`;
  return errorAt('CR002', message, span, `${letter}save the file as UTF-8`);
}

const lines = (text: string) => text.replace(/\r\n?/gu, '\n');

/** A byte order mark, or many NUL bytes. */
function isUtf16(bytes: Uint8Array, start: string): boolean {
  if (/^(?:\xFF\xFE|\xFE\xFF)/u.test(start)) return true;
  const sample = bytes.subarray(0, 400);
  const nuls = sample.filter((byte) => byte === 0).length;
  return nuls > sample.length / 4 && nuls < sample.length;
}

/** Offset of the first byte that is not UTF-8 (RFC 3629). */
function firstBroken(bytes: Uint8Array): number | undefined {
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return undefined;
}

/** Bytes of the character at an offset; 0 if broken. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = itemAt(bytes, at);
  if (first < 0x80) return 1;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  const part = bytes.subarray(at, at + length);
  return part.length === length && !utf8(part).includes('\uFFFD') ? length : isReplacement(part) ? 3 : 0;
}

/** U+FFFD as a character of the text. */
const isReplacement = (part: Uint8Array) => part.join() === '239,191,189';
