/** Detects bytes that are not UTF-8 text. */

import { type Diagnostic, errorAt, type Source, wholeFile } from '../diagnostics/diagnostic.ts';
import { itemAt } from '../item-at.ts';

/** First bytes of other formats. */
const beginnings: readonly (readonly [bytes: string, kind: string])[] = [
  ['89504e47', 'a PNG picture'],
  ['ffd8ff', 'a JPEG picture'],
  ['47494638', 'a GIF picture'],
  ['52494646', 'a WebP picture or a sound'],
  ['25504446', 'a PDF'],
  ['504b0304', 'a ZIP archive or an office document'],
  ['1f8b', 'a gzip archive'],
  ['7b5c727466', 'an RTF document'],
  ['3c21444f43', 'a web page'],
  ['3c68746d6c', 'a web page'],
];

/** Reports other formats, UTF-16, broken UTF-8 and NUL; undefined for text. */
export function notText(path: string, bytes: Buffer): Diagnostic | undefined {
  const start = bytes.subarray(0, 5).toString('hex');
  const [, kind] = beginnings.find(([begin]) => start.startsWith(begin)) ?? [];
  if (kind) return errorAt('CR002', `must be text, found ${kind}`, wholeFile(path), 'put a text file in its place');
  if (isUtf16(bytes, start))
    return errorAt('CR002', 'must be UTF-8 text, found UTF-16', wholeFile(path), 'save the file as UTF-8');
  const broken = firstBroken(bytes);
  // Shows the text as Latin-1 from the broken byte on.
  const at = broken ?? bytes.indexOf(0);
  if (at < 0) return undefined;
  const before = lines(
    bytes
      .subarray(0, at)
      .toString('utf8')
      .replace(/^\uFEFF/u, ''),
  );
  const text = before + lines(bytes.subarray(at).toString('latin1'));
  const span = { source: { path, text }, start: before.length, end: before.length + 1 };
  if (broken === undefined) return errorAt('CR002', 'must be text, found the character NUL', span, 'delete it');
  const byte = itemAt(bytes, at).toString(16).toUpperCase().padStart(2, '0');
  return errorAt('CR002', `must be UTF-8 text, found the byte ${byte}`, span, hintFor(itemAt(bytes, at)));
}

/** UTF-8 that was read as Windows-1252 and saved again. */
const twice = /â€[\u009C\u009D\u0098\u0099\u0093\u0094œ™˜“”¦]?|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]/u;

/** Reports text that was decoded in a wrong encoding; undefined if none. */
export function readTwice(source: Source): Diagnostic | undefined {
  const found = /[âÃÂ]/u.test(source.text) ? twice.exec(source.text) : null;
  if (!found) return undefined;
  const span = { source, start: found.index, end: found.index + found[0].length };
  const count = source.text.match(new RegExp(twice, 'gu'))?.length ?? 1;
  const others = count > 1 ? `, and ${count - 1} more` : '';
  const hint = 'UTF-8 was read here as Latin-1 and saved: open the file as it was before, or write the marks anew';
  return errorAt('CR002', `must be as it was written, found ${found[0]}${others}`, span, hint);
}

const lines = (text: string) => text.replace(/\r\n?/gu, '\n');

function hintFor(byte: number): string {
  return byte >= 0xa0
    ? `as Latin-1 it is ${String.fromCharCode(byte)}: save the file as UTF-8`
    : 'save the file as UTF-8';
}

/** A byte order mark, or many NUL bytes. */
function isUtf16(bytes: Buffer, start: string): boolean {
  if (start.startsWith('fffe') || start.startsWith('feff')) return true;
  const sample = bytes.subarray(0, 400);
  return sample.length > 3 && sample.filter((byte) => byte === 0).length > sample.length / 4;
}

/** Offset of the first byte that is not UTF-8 (RFC 3629). */
function firstBroken(bytes: Buffer): number | undefined {
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return undefined;
}

/** Bytes of the character at an offset; 0 if broken. */
function sequenceLength(bytes: Buffer, at: number): number {
  const first = itemAt(bytes, at);
  if (first < 0x80) return 1;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  const part = bytes.subarray(at, at + length);
  return part.length === length && !part.toString('utf8').includes('\uFFFD') ? length : isReplacement(part) ? 3 : 0;
}

/** U+FFFD as a character of the text. */
const isReplacement = (part: Buffer) => part.toString('hex') === 'efbfbd';
